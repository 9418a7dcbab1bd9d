import { Failure } from './failures.ts';

const WINDOW_SECONDS = 10;
const MIN_CALLS = 10;
/** The part of the calls that must fail. */
const FAILED_PART = 0.5;
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

/** The clock of a breaker in milliseconds. */
interface BreakerOptions {
  now?: () => number;
}

/**
 * Stops calls to a failing host. If half of at least ten calls within ten seconds fail, the breaker refuses all calls
 * for a second. Then one probe per second is sent: the first success closes the circuit.
 */
export class CircuitBreaker {
  #second = 0;
  #calls = new Int32Array(WINDOW_SECONDS);
  #failures = new Int32Array(WINDOW_SECONDS);
  #openUntil = 0;
  #closings = 0;
  readonly #now: () => number;

  constructor({ now = () => performance.now() }: BreakerOptions = {}) {
    this.#now = now;
  }

  /** Whether calls are refused, except a probe. */
  get isOpen(): boolean {
    return this.#openUntil !== 0;
  }

  /** Returns the permit of a call. Throws a CircuitOpenFailure, with `retryAfterMs`, while the circuit is open. */
  acquire(): Permit {
    this.assertPermits();
    if (this.#openUntil === 0) return this.currentPermit();
    this.#openUntil = this.#now() + OPEN_MS;
    return { isProbe: true, closings: this.#closings };
  }

  /** Throws a CircuitOpenFailure if `acquire` would, and takes no permit. */
  assertPermits(): void {
    const left = this.#openUntil - this.#now();
    if (this.#openUntil !== 0 && left > 0) throw new CircuitOpenFailure(left);
  }

  /** Returns the permit of a call that was sent without one, and that is no probe. */
  currentPermit(): Permit {
    return { isProbe: false, closings: this.#closings };
  }

  /**
   * Records the result of a call, which counts `times`. A call that was sent before the circuit opened does not close
   * it. A call that was sent before it closed is ignored. A failure opens the circuit only if it `mayOpen` it.
   */
  record(result: CallResult, { isProbe, closings }: Permit, times = 1, mayOpen = true): void {
    if (closings !== this.#closings) return;
    if (isProbe) this.#recordProbe(result);
    else if (this.#openUntil === 0 && result !== 'cancelled') this.#count(result === 'failed', times);
    if (mayOpen && result === 'failed' && this.#openUntil === 0 && this.#exceedsThreshold())
      this.#openUntil = this.#now() + OPEN_MS;
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

  #count(hasFailed: boolean, times: number): void {
    const bucket = this.#currentSlot();
    this.#calls[bucket]! += times;
    if (hasFailed) this.#failures[bucket]! += times;
  }

  #exceedsThreshold(): boolean {
    const sum = (counts: Int32Array) => counts.reduce((total, count) => total + count, 0);
    const calls = sum(this.#calls);
    return calls >= MIN_CALLS && sum(this.#failures) >= calls * FAILED_PART;
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
