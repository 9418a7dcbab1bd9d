import { FairSemaphore } from '../../server-kit/fair-semaphore.ts';
import type { CallResult } from './breaker.ts';
import { Failure } from './failures.ts';
import { GroupCircuit, type CallPermit } from './group-circuit.ts';
import { isProviderAway } from './host-errors.ts';
import type { InFlightCall } from './public-cache.ts';

const MAX_CONCURRENT = 32;
const MAX_QUEUED = 2_000;

/** The calls of one group: they share a circuit and at most 32 concurrent calls, which clients share fairly. */
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
  path: string;
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
  const circuit = new GroupCircuit();
  const semaphore = new FairSemaphore({ most: MAX_CONCURRENT });
  return {
    state: () => ({ group, underWay: semaphore.underWay, waiting: semaphore.waiting, isOpen: circuit.isOpen }),
    // One function: each await between a call and its response slows all calls.
    run: async (send, call) => {
      // A client without waiting calls never pays for the calls of others.
      if (semaphore.waiting >= MAX_QUEUED && semaphore.isWaiting(call.client))
        throw new Failure('UPSTREAM_UNAVAILABLE', undefined, { retryAfterMs: 1_000 });
      const { inFlight, isPersonal, client, path } = call;
      circuit.assertClosedFor(call);
      const release = await semaphore.acquire(client);
      let permit: CallPermit | undefined;
      try {
        if (inFlight.isAbandoned) throw new Failure('UPSTREAM_TIMEOUT');
        permit = circuit.acquire({ client, path, waiting: inFlight.waiting });
        const response = await send();
        circuit.record('succeeded', permit, Math.max(1, inFlight.waiting));
        return response;
      } catch (error) {
        const result = inFlight.isAbandoned ? 'cancelled' : resultOf(error, isPersonal);
        if (permit) circuit.record(result, permit, Math.max(1, inFlight.waiting));
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
