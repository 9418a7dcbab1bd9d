import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Failure } from '../failures.ts';
import { Breaker } from './breaker.ts';
import type { RawAnswer } from './outcome.ts';

const IN_FLIGHT = 32;
const WAITING = 2_000;
const WORTH_A_RETRY = new Set([502, 503, 504]);

/** Calls that fail together: they share a breaker and the right to 32 calls under way. */
export interface Group {
  breaker: Breaker;
  /** Runs the call when there is room; refuses while the breaker is open, while too many wait, and for nobody's call. */
  run(call: () => Promise<RawAnswer>, isUnwanted: () => boolean): Promise<RawAnswer>;
  noteFailure(error: unknown, wasCancelled: boolean): void;
}
/** All groups, and the allowance of second tries that they share. */
export interface Groups {
  of(name: string): Group;
  /** Whether an answer is worth a second try, within a tenth of the traffic. */
  mayRetry(answer: RawAnswer): boolean;
  afterPause<T>(again: () => Promise<T>): Promise<T>;
}

/** Makes groups as they are asked for. */
export function openGroups(): Groups {
  const groups = new Map<string, Group>();
  let allowance = 10;
  return {
    of: (name) => {
      const group = groups.get(name) ?? openGroup();
      groups.set(name, group);
      return group;
    },
    mayRetry: (answer) => {
      allowance = Math.min(allowance + 0.1, 10);
      if (!isWorthARetry(answer) || allowance < 1) return false;
      allowance -= 1;
      return true;
    },
    afterPause: async (again) => {
      await pause(50 + Math.random() * 100);
      return again();
    },
  };
}

function isWorthARetry({ status, failure }: RawAnswer): boolean {
  return failure ? failure.code === 'UPSTREAM_UNAVAILABLE' : WORTH_A_RETRY.has(status);
}

function openGroup(): Group {
  const breaker = new Breaker();
  const limit = pLimit(IN_FLIGHT);
  /** Refusals of calls that were never sent: they tell nothing of the host. */
  const unsent = new WeakSet<Failure>();
  const refuse = (failure: Failure): never => {
    unsent.add(failure);
    throw failure;
  };
  return {
    breaker,
    run: async (call, isUnwanted) => {
      if (limit.pendingCount >= WAITING) {
        return refuse(new Failure('UPSTREAM_UNAVAILABLE', undefined, { retryAfterMs: 1_000 }));
      }
      return limit(async () => {
        if (isUnwanted()) return refuse(new Failure('UPSTREAM_TIMEOUT'));
        const resting = breaker.check();
        if (resting) return refuse(resting);
        return call();
      });
    },
    noteFailure: (error, wasCancelled) => {
      if (error instanceof Failure && unsent.has(error)) return;
      const code = error instanceof Failure ? error.code : undefined;
      if (wasCancelled) breaker.note('cancelled');
      else breaker.note(code?.startsWith('UPSTREAM_') ? 'failed' : 'fine');
    },
  };
}
