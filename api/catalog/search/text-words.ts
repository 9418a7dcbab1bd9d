import { wordsOf } from '../../../schema/matching.ts';
import type { Likeness } from '../../../schema/matching.ts';

/** A run of letters and digits of a text, and what it is in the words of a name that has the text. */
export interface TextPart {
  run: string;
  is: 'the word' | 'its beginning' | 'its end' | 'within it';
}

/**
 * The parts of a text without letter case: each name that has the text has for each part a word of which the part is this. What stands
 * beside a run in the text bounds it; only at either end of the text the word may go on.
 */
export function partsOf(text: string): TextPart[] {
  const runs = wordsOf(text);
  const last = runs.length - 1;
  return runs.map((run, nth) => {
    const begins = nth > 0 || !text.startsWith(run);
    const ends = nth < last || !text.endsWith(run);
    return { run, is: begins ? (ends ? 'the word' : 'its beginning') : ends ? 'its end' : 'within it' };
  });
}

/** The words that are most like an asked one: several, when they are equally like it. */
export function mostAlikeOf(alike: readonly Likeness[]): Likeness[] {
  const best = Math.max(...alike.map(({ score }) => score));
  return alike.filter(({ score }) => score === best);
}
