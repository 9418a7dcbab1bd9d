import { Failure } from '../failures.ts';
import { CircuitBreaker, type CallResult, type Permit } from './circuit-breaker.ts';
import { FairQueue } from './fair-queue.ts';
import type { InFlightCall } from './request-coalescing.ts';
import { isProviderAway } from './upstream-errors.ts';

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
/** The calls of one group as they are now. */
export interface BulkheadState {
  group: string;
  underWay: number;
  waiting: number;
  /** Whether the circuit is open: all calls but a probe are refused. */
  isOpen: boolean;
}

/** What a bulkhead needs to know of a call. */
export interface BulkheadCall {
  inFlight: Readonly<InFlightCall>;
  /** Whether the call belongs to one shopper. */
  isPersonal: boolean;
  /** For whom the call is made: clients take turns. */
  client: string;
}

/** The bulkheads of all groups. */
interface Bulkheads {
  of(group: string): Bulkhead;
  /** The groups that were used so far. */
  list(): BulkheadState[];
}

/** Makes a bulkhead for each group of calls, at its first use. */
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
  const queue = new FairQueue(MAX_CONCURRENT);
  return {
    state: () => ({ group, underWay: queue.underWay, waiting: queue.waiting, isOpen: breaker.isOpen }),
    // As one function: each await between a call and its answer costs all calls.
    run: async (send, call) => {
      if (queue.waiting >= MAX_QUEUED) throw new Failure('UPSTREAM_UNAVAILABLE', undefined, { retryAfterMs: 1_000 });
      const { inFlight, isPersonal } = call;
      const turn = queue.enter(call.client);
      if (turn) await turn;
      let permit: Permit | undefined;
      try {
        if (inFlight.isAbandoned) throw new Failure('UPSTREAM_TIMEOUT');
        permit = breaker.acquire();
        const answer = await send();
        breaker.record('succeeded', permit, Math.max(1, inFlight.waiting));
        return answer;
      } catch (error) {
        const result = inFlight.isAbandoned ? 'cancelled' : resultOf(error, isPersonal);
        // Once for each request that waits for it.
        if (permit) breaker.record(result, permit, Math.max(1, inFlight.waiting));
        throw error;
      } finally {
        queue.leave(call.client);
      }
    },
  };
}

/**
 * Only a host that cannot be reached, is late or has too much to do has failed: an answer that makes no sense says nothing
 * about other addresses, and a payment provider that is away nothing about the host. A refusal of one shopper's call for too many says nothing about other shoppers.
 */
function resultOf(error: unknown, isPersonal: boolean): CallResult {
  if (!(error instanceof Failure) || isProviderAway(error)) return 'succeeded';
  if (error.code === 'RATE_LIMITED') return isPersonal ? 'succeeded' : 'failed';
  return error.code === 'UPSTREAM_UNAVAILABLE' || error.code === 'UPSTREAM_TIMEOUT' ? 'failed' : 'succeeded';
}
