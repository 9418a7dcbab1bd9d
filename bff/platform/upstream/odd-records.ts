import { LRUCache } from 'lru-cache';

/** A part of an answer that is not what the contract says, and that the gateway left out. */
export interface OddPart {
  /** Where it is, for example `products.3.price`. */
  path: string;
  /** The id of the record that has it; undefined when the record has none that a log may have. */
  id: string | undefined;
  /** What would be right, for example `a number`. */
  expected: string;
}

const MINUTE_MS = 60_000;
const MAX_REMEMBERED = 10_000;
const NONE: readonly never[] = [];
const oddPartsByAnswer = new WeakMap<object, readonly OddPart[]>();

/** Takes note of what was left out of an answer. */
export function noteOddParts(answer: unknown, parts: readonly OddPart[]): void {
  if (typeof answer === 'object' && answer !== null && parts.length > 0) oddPartsByAnswer.set(answer, parts);
}

/** What was left out of an answer. */
export function oddPartsOf(answer: unknown): readonly OddPart[] {
  return (typeof answer === 'object' && answer !== null ? oddPartsByAnswer.get(answer) : undefined) ?? NONE;
}

/** The records of an answer that were left out, wholly or in part: each once, by its id, else by its place. */
export function oddRecordsIn(answer: unknown): readonly string[] {
  const parts = oddPartsOf(answer);
  return parts.length === 0 ? NONE : [...new Set(parts.map(({ id, path }) => id ?? path))];
}

/** Whether something has not happened in the last minute, as far as is remembered. It counts as happening now. */
export function createOncePerMinute(now: () => number = () => performance.now()): (what: string) => boolean {
  const last = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  return (what) => {
    if (now() - (last.get(what) ?? -Infinity) < MINUTE_MS) return false;
    last.set(what, now());
    return true;
  };
}
