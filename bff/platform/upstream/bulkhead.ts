import pLimit from 'p-limit';
import { Failure } from '../failures.ts';
import { CircuitBreaker, type CallResult } from './circuit-breaker.ts';

const MAX_CONCURRENT = 32;
const MAX_QUEUED = 2_000;

/** The calls of one group: they share a circuit breaker and at most 32 concurrent calls. */
export interface Bulkhead {
  /**
   * Sends a call when there is room, and records its result. Throws without sending while the circuit is open, when the
   * queue is full, and when the call is abandoned before its turn.
   */
  run<T>(send: () => Promise<T>, isAbandoned: () => boolean): Promise<T>;
}

/** Makes a bulkhead for each group of calls, at its first use. */
export function createBulkheads(): { of(group: string): Bulkhead } {
  const bulkheads = new Map<string, Bulkhead>();
  return {
    of: (group) => {
      const bulkhead = bulkheads.get(group) ?? createBulkhead();
      bulkheads.set(group, bulkhead);
      return bulkhead;
    },
  };
}

function createBulkhead(): Bulkhead {
  const breaker = new CircuitBreaker();
  const limit = pLimit(MAX_CONCURRENT);
  return {
    run: async (send, isAbandoned) => {
      if (limit.pendingCount >= MAX_QUEUED) {
        throw new Failure('UPSTREAM_UNAVAILABLE', undefined, { retryAfterMs: 1_000 });
      }
      return limit(async () => {
        if (isAbandoned()) throw new Failure('UPSTREAM_TIMEOUT');
        const permit = breaker.acquire();
        try {
          const answer = await send();
          breaker.record('succeeded', permit);
          return answer;
        } catch (error) {
          breaker.record(isAbandoned() ? 'cancelled' : resultOf(error), permit);
          throw error;
        }
      });
    },
  };
}

/** A host that refuses a call works. */
function resultOf(error: unknown): CallResult {
  return error instanceof Failure && error.code.startsWith('UPSTREAM_') ? 'failed' : 'succeeded';
}
