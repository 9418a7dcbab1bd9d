import { LRUCache } from 'lru-cache';
import type { Rest, RestHost } from '../rest.ts';
import type { PublicReads, PublicSource } from '../upstream/public-reads.ts';
import type { RequestDeadline } from '../upstream/request-deadline.ts';
import { BYTES_PER_UNIT, freshMsOf, type KeptAnswer, type PlainAnswer } from './shared-answers.ts';

/** What the context of a request tells of the reads that its answer rests on. */
export interface ReusingContext {
  deadline: Pick<RequestDeadline, 'servedStale'>;
  /** Public calls of the request. */
  rest: Rest;
  reads: PublicReads;
  /** What the host offers: another object as soon as it offers something else. */
  capabilities: object;
}

/**
 * The answers of public operations, each with what the host said when it was made. The host is asked again for each request; as
 * long as it says the same, the answer is the same, and nothing of it has to be computed.
 */
export interface ReusableAnswers {
  /** The answer that is kept under a key, where the host says again what it was made of; undefined where the operation must run. */
  find(key: string, context: ReusingContext): Promise<KeptAnswer | undefined>;
  /** Takes the answer of an operation that has run. Answers it as it is kept; as it was given where it can't be made sure of again. */
  keep(key: string, answer: PlainAnswer, context: ReusingContext): PlainAnswer | KeptAnswer;
}

interface Entry {
  answer: KeptAnswer;
  sources: readonly PublicSource[];
  capabilities: object;
  /** The operation runs again then, whatever the host says: an answer may also tell of the time. */
  usableUntil: number;
}

/** The most bytes of all these answers, with what they were made of. */
const MAX_BYTES = 16_000_000;
/** What the host's answers, parsed, take for each byte of ours. */
const SOURCE_BYTES_PER_UNIT = 10;
/** The most reads that are repeated for an answer: to ask for more costs as much as to answer anew. */
const MAX_SOURCES = 60;

/** Makes the reusable answers of one gateway. */
export function createReusableAnswers(
  host: Pick<RestHost, 'keeps'>,
  now: () => number = () => performance.now(),
): ReusableAnswers {
  const entries = new LRUCache<string, Entry>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ answer: { body }, sources }, { length }) =>
      1_000 + 2 * length + (BYTES_PER_UNIT + SOURCE_BYTES_PER_UNIT) * body.length + 500 * sources.length,
  });
  const isPossible = ({ sources, capabilities, usableUntil }: Entry, context: ReusingContext) =>
    now() < usableUntil && capabilities === context.capabilities && sources.every((source) => host.keeps(source));
  return {
    find: async (key, context) => {
      const entry = entries.get(key);
      if (!entry) return undefined;
      const isSame = isPossible(entry, context) && (await context.reads.repeat(context.rest, entry.sources));
      if (isSame && !context.deadline.servedStale) return entry.answer;
      entries.delete(key);
      return undefined;
    },
    keep: (key, answer, context) => {
      const { sources } = context.reads;
      const freshMs = freshMsOf(answer);
      const canRepeat = sources && sources.length <= MAX_SOURCES && sources.every((source) => host.keeps(source));
      if (!canRepeat || freshMs === 0) return answer;
      const kept: KeptAnswer = { ...answer, age: 0, tag: undefined, encoded: new Map() };
      const usableUntil = now() + freshMs;
      entries.set(key, { answer: kept, sources, capabilities: context.capabilities, usableUntil });
      return kept;
    },
  };
}
