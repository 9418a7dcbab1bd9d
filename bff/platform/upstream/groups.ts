import { setTimeout as pause } from 'node:timers/promises';
import pLimit from 'p-limit';
import { Failure } from '../failures.ts';
import { Breaker, type Outcome } from './breaker.ts';
import type { RawAnswer } from './outcome.ts';

const IN_FLIGHT = 32;
const WAITING = 2_000;
const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 150;
const WORTH_A_RETRY = new Set([502, 503, 504]);

/** Calls that fail together: they share a breaker and the right to 32 calls under way. */
export interface Group {
  /**
   * Runs the call when there is room, and notes how it went; refuses it unsent while the breaker is open, while too many
   * wait, and when nobody wants it any longer.
   */
  run<T>(call: () => Promise<T>, isUnwanted: () => boolean): Promise<T>;
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
      await pause(SHORTEST_PAUSE_MS + Math.random() * (LONGEST_PAUSE_MS - SHORTEST_PAUSE_MS));
      return again();
    },
  };
}

function isWorthARetry({ status, failure, retryAfter }: RawAnswer): boolean {
  if (failure) return failure.code === 'UPSTREAM_UNAVAILABLE';
  if (status === 429 && retryAfter) return Number(retryAfter) * 1_000 <= LONGEST_PAUSE_MS;
  return WORTH_A_RETRY.has(status);
}

function openGroup(): Group {
  const breaker = new Breaker();
  const limit = pLimit(IN_FLIGHT);
  return {
    run: async (call, isUnwanted) => {
      if (limit.pendingCount >= WAITING) throw new Failure('UPSTREAM_UNAVAILABLE', undefined, { retryAfterMs: 1_000 });
      return limit(async () => {
        if (isUnwanted()) throw new Failure('UPSTREAM_TIMEOUT');
        const pass = breaker.admit();
        try {
          const answer = await call();
          breaker.note('fine', pass);
          return answer;
        } catch (error) {
          breaker.note(isUnwanted() ? 'cancelled' : outcomeOf(error), pass);
          throw error;
        }
      });
    },
  };
}

/** A refusal tells that the host is well. */
function outcomeOf(error: unknown): Outcome {
  return error instanceof Failure && error.code.startsWith('UPSTREAM_') ? 'failed' : 'fine';
}
