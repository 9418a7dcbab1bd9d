import { LRUCache } from 'lru-cache';
import { InFlightMap } from '../in-flight.ts';
import type { RequestDeadline } from '../upstream/request-deadline.ts';

/** An answer without errors. */
export interface PlainAnswer {
  /** JSON, a short one as a text, a long one as its bytes. */
  body: string | Buffer;
  cacheControl: string;
}

/** An answer that is kept for requests to come. */
export interface KeptAnswer extends PlainAnswer {
  /** Whole seconds since it was made. */
  age: number;
  /** Its tag for `ETag`; undefined until it is made. */
  tag: string | undefined;
  /** Its bytes by `Content-Encoding`, as they were compressed for the first who took it. */
  encoded: Map<string, Buffer>;
}

/** Which answers are shared. */
export interface SharingOptions {
  /** Whether requests wait for the same operation that is under way. */
  joins: boolean;
  /** Whether answers are kept for as long as their `Cache-Control` says. */
  keeps: boolean;
  /** Whether an answer is sent again as long as the host, asked for each request, says what it was made of. */
  reuses: boolean;
  /** The time in milliseconds. */
  now?: () => number;
}

/** The answers of public operations, which any request may have. Everything else must not come here. */
export interface SharedAnswers {
  /** The answer that is kept under a key; undefined when there is none, or it is too old. */
  find(key: string): KeptAnswer | undefined;
  /**
   * Runs an operation, or waits for the run under the same key. A run without an answer is nobody else's: then each that waited
   * runs its own. Says whether the answer is another's.
   */
  join<T extends PlainAnswer>(
    key: string,
    deadline: Pick<RequestDeadline, 'race'>,
    run: () => Promise<T | undefined>,
  ): Promise<{ answer: PlainAnswer | KeptAnswer | undefined; isJoined: boolean }>;
  /** Drops all answers, after a change of what they tell. Who comes now joins no run that began before. */
  clear(): void;
}

/** The most bytes of all kept answers. */
const MAX_BYTES = 32_000_000;
/** What a kept answer takes at the most for each character or byte of its body: two for a text, and as much for what is compressed. */
export const BYTES_PER_UNIT = 4;

/** Milliseconds for which anybody may keep an answer; 0 for one that is not for everybody. */
export function freshMsOf({ cacheControl }: Pick<PlainAnswer, 'cacheControl'>): number {
  return 1_000 * Number(/^max-age=(\d+), public$/.exec(cacheControl)?.[1] ?? 0);
}

/** Makes the shared answers of one gateway. */
export function createSharedAnswers({
  joins,
  keeps,
  now = () => performance.now(),
}: Omit<SharingOptions, 'reuses'>): SharedAnswers {
  const kept = new LRUCache<string, { answer: Omit<KeptAnswer, 'age'>; madeAt: number; freshMs: number }>({
    maxSize: MAX_BYTES,
    // A client makes the key as long as its variables.
    sizeCalculation: ({ answer: { body } }, { length }) => 1_000 + 2 * length + BYTES_PER_UNIT * body.length,
  });
  const underWay = new InFlightMap<Promise<PlainAnswer | undefined>>();
  let generation = 0;
  const keep = (key: string, { body, cacheControl }: PlainAnswer, madeAt: number) => {
    const freshMs = freshMsOf({ cacheControl });
    const answer = { body, cacheControl, tag: undefined, encoded: new Map() };
    if (keeps && freshMs > 0) kept.set(key, { answer, madeAt, freshMs });
  };
  const runFirst = async <T extends PlainAnswer>(key: string, run: () => Promise<T | undefined>) => {
    const [begunIn, madeAt] = [generation, now()];
    const mine = run();
    const forOthers = mine.catch(() => undefined);
    const end = joins ? underWay.add(key, forOthers) : undefined;
    try {
      const answer = await mine;
      if (answer && begunIn === generation) keep(key, answer, madeAt);
      return { answer, isJoined: false };
    } finally {
      end?.();
    }
  };
  return {
    find: (key) => {
      const found = keeps ? kept.get(key) : undefined;
      const ms = found ? now() - found.madeAt : 0;
      if (!found || ms >= found.freshMs) return undefined;
      return Object.assign(found.answer, { age: Math.floor(ms / 1_000) });
    },
    join: async (key, deadline, run) => {
      const other = underWay.find(key);
      if (!other) return runFirst(key, run);
      // A request whose time is over answers so by its own run.
      const answer = await deadline.race(other).catch(() => undefined);
      return answer ? { answer, isJoined: true } : { answer: await run(), isJoined: false };
    },
    clear: () => {
      generation++;
      underWay.clear();
      kept.clear();
    },
  };
}
