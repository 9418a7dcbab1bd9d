import { Failure } from './failures.ts';
import { FairSemaphore } from '../../server-kit/fair-semaphore.ts';
import type { InFlightCall } from './public-cache.ts';
import { isProviderAway } from './host-errors.ts';

const WINDOW_SECONDS = 10;
const MIN_CALLS = 10;
/** Milliseconds between two probes, even if the previous one hangs. A recovered host is noticed at most this much later. */
const OPEN_MS = 1_000;

/** The failure of a call that was not sent because its circuit is open. */
export class CircuitOpenFailure extends Failure {
  constructor(leftMs: number) {
    super('UPSTREAM_UNAVAILABLE', undefined, { retryAfterMs: Math.max(leftMs, 1_000) });
  }
}
/** The permission to send a call. */
export interface Permit {
  /** Whether the call is the probe that tests whether the host has recovered. */
  isProbe: boolean;
  /** The number of times that the circuit had closed before. */
  closings: number;
}
/** The result of a call. */
export type CallResult = 'succeeded' | 'failed' | 'cancelled';

/**
 * Stops calls to a failing host. If half of at least ten calls within ten seconds fail, the breaker refuses all calls
 * for a second. A call counts once for each request that waits for it. Then one probe per second is sent: the first
 * success closes the circuit.
 */
export class CircuitBreaker {
  #second = 0;
  #calls = new Int32Array(WINDOW_SECONDS);
  #failures = new Int32Array(WINDOW_SECONDS);
  #openUntil = 0;
  #closings = 0;
  #now: () => number;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether calls are refused, except a probe. */
  get isOpen(): boolean {
    return this.#openUntil !== 0;
  }

  /** Returns the permit of a call. Throws a CircuitOpenFailure, with `retryAfterMs`, while the circuit is open. */
  acquire(): Permit {
    if (this.#openUntil === 0) return { isProbe: false, closings: this.#closings };
    const left = this.#openUntil - this.#now();
    if (left > 0) throw new CircuitOpenFailure(left);
    this.#openUntil = this.#now() + OPEN_MS;
    return { isProbe: true, closings: this.#closings };
  }

  /**
   * Records the result of a call. A call that was sent before the circuit opened does not close it. A call that was
   * sent before it closed is ignored.
   */
  record(result: CallResult, { isProbe, closings }: Permit, waiting = 1): void {
    if (closings !== this.#closings) return;
    if (isProbe) this.#recordProbe(result);
    else if (this.#openUntil === 0 && result !== 'cancelled') this.#count(result === 'failed', waiting);
  }

  #recordProbe(result: CallResult): void {
    if (result === 'failed') this.#openUntil = this.#now() + OPEN_MS;
    if (result === 'cancelled') this.#openUntil = this.#now();
    if (result !== 'succeeded') return;
    this.#openUntil = 0;
    this.#closings += 1;
    this.#calls.fill(0);
    this.#failures.fill(0);
  }

  #count(hasFailed: boolean, waiting: number): void {
    const bucket = this.#currentSlot();
    this.#calls[bucket]! += waiting;
    if (!hasFailed) return;
    this.#failures[bucket]! += waiting;
    if (this.#exceedsThreshold()) this.#openUntil = this.#now() + OPEN_MS;
  }

  #exceedsThreshold(): boolean {
    const sum = (counts: Int32Array) => counts.reduce((total, count) => total + count, 0);
    const calls = sum(this.#calls);
    return calls >= MIN_CALLS && sum(this.#failures) * 2 >= calls;
  }

  /** Returns this second's index in the ring of counters. Resets the counters of the seconds since the last call. */
  #currentSlot(): number {
    const second = Math.floor(this.#now() / 1_000);
    const elapsed = Math.min(second - this.#second, WINDOW_SECONDS);
    for (let back = 0; back < elapsed; back++) {
      this.#calls[(second - back) % WINDOW_SECONDS] = 0;
      this.#failures[(second - back) % WINDOW_SECONDS] = 0;
    }
    this.#second = second;
    return second % WINDOW_SECONDS;
  }
}

const MAX_CONCURRENT = 32;
const MAX_QUEUED = 2_000;

/** The calls of one group: they share a circuit breaker and at most 32 concurrent calls, which clients share fairly. */
export interface Bulkhead {
  /**
   * Sends a call when there is room, and records its result. Throws without sending while the circuit is open, when the
   * queue is full, and when the call is abandoned before its turn.
   */
  run<T>(send: () => Promise<T>, call: BulkheadCall): Promise<T>;
  state(): BulkheadState;
}
/** The current state of a group of calls. */
export interface BulkheadState {
  group: string;
  underWay: number;
  waiting: number;
  /** Whether the circuit is open: all calls except a probe are refused. */
  isOpen: boolean;
}

/** The facts about a call that a bulkhead needs. */
export interface BulkheadCall {
  inFlight: Readonly<InFlightCall>;
  /** Whether the call belongs to one shopper. */
  isPersonal: boolean;
  /** The client of the call: clients take turns. */
  client: string;
}

/** The bulkheads of all groups. */
interface Bulkheads {
  of(group: string): Bulkhead;
  /** The groups that were used so far. */
  list(): BulkheadState[];
}

/** Creates a bulkhead for each group of calls, at its first use. */
export function createBulkheads(): Bulkheads {
  const bulkheads = new Map<string, Bulkhead>();
  return {
    of: (group) => {
      const bulkhead = bulkheads.get(group) ?? createBulkhead(group);
      bulkheads.set(group, bulkhead);
      return bulkhead;
    },
    list: () => [...bulkheads.values()].map((bulkhead) => bulkhead.state()),
  };
}

function createBulkhead(group: string): Bulkhead {
  const breaker = new CircuitBreaker();
  const semaphore = new FairSemaphore({ most: MAX_CONCURRENT });
  return {
    state: () => ({ group, underWay: semaphore.underWay, waiting: semaphore.waiting, isOpen: breaker.isOpen }),
    // One function: each await between a call and its response slows all calls.
    run: async (send, call) => {
      // A client without waiting calls never pays for the calls of others.
      if (semaphore.waiting >= MAX_QUEUED && semaphore.isWaiting(call.client))
        throw new Failure('UPSTREAM_UNAVAILABLE', undefined, { retryAfterMs: 1_000 });
      const { inFlight, isPersonal } = call;
      const release = await semaphore.acquire(call.client);
      let permit: Permit | undefined;
      try {
        if (inFlight.isAbandoned) throw new Failure('UPSTREAM_TIMEOUT');
        permit = breaker.acquire();
        const response = await send();
        breaker.record('succeeded', permit, Math.max(1, inFlight.waiting));
        return response;
      } catch (error) {
        const result = inFlight.isAbandoned ? 'cancelled' : resultOf(error, isPersonal);
        // Once for each request that waits for it.
        if (permit) breaker.record(result, permit, Math.max(1, inFlight.waiting));
        throw error;
      } finally {
        release?.();
      }
    },
  };
}

/**
 * Only an unreachable, late or overloaded host has failed. An invalid response is no evidence about other addresses,
 * and an unavailable payment provider none about the host. One shopper's rate limit is no evidence about other
 * shoppers.
 */
function resultOf(error: unknown, isPersonal: boolean): CallResult {
  if (!(error instanceof Failure) || isProviderAway(error)) return 'succeeded';
  if (error.code === 'RATE_LIMITED') return isPersonal ? 'succeeded' : 'failed';
  return error.code === 'UPSTREAM_UNAVAILABLE' || error.code === 'UPSTREAM_TIMEOUT' ? 'failed' : 'succeeded';
}
