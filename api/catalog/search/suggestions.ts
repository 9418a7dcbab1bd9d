import { foldText, wordsOf } from '../../../schema/matching.ts';
import { usualWordsWith } from '../../../schema/spellings.ts';
import type { SuggestionsRepository } from './suggestions-repository.ts';

/** The most words of a text that count. */
const MOST_WORDS = 6;
const SPACES = /\s+/u;

/** The searches that a search box suggests for the beginning of a text; the most popular ones for none. */
export function suggestSearches(suggestions: SuggestionsRepository, text: string): Promise<string[]> {
  const words = foldText(text).split(SPACES).filter(Boolean).slice(0, MOST_WORDS);
  if (words.length === 0) return suggestions.listPopular();
  const beginnings = words.map((word) => wordsOf(word).concat(usualWordsWith(word)));
  return beginnings.every((list) => list.length > 0) ? suggestions.listWith(beginnings) : Promise.resolve([]);
}
