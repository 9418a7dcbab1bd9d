import { wordsOf } from '../../../schema/matching.ts';
import type { Likeness } from '../../../schema/matching.ts';

/** A run of letters and digits of a text, and its position in the words of a matching name. */
export interface TextPart {
  run: string;
  is: 'the word' | 'its beginning' | 'its end' | 'within it';
}

/**
 * The parts of a text in lower case. Each name that contains the text has, for each part, a word that contains the
 * part. Text next to a run marks a word boundary. Only at either end of the text the word may continue.
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

/** The words most similar to a searched one; several if they are equally similar. */
export function mostAlikeOf(alike: readonly Likeness[]): Likeness[] {
  const best = Math.max(...alike.map(({ score }) => score));
  return alike.filter(({ score }) => score === best);
}
