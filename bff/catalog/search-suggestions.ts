import { foldText } from '../../schema/matching.ts';
import { usualWordsWith } from '../../schema/spellings.ts';

/** Suggestions for a search box, with the text in it; empty for none. */
export interface SearchSuggestionsNode {
  text: string;
}

/** The fewest letters of a word that name something. */
const FEWEST_LETTERS = 2;
const SPACES = /\s+/u;

/** Those of which a word of the text begins the name, in any known spelling; all for an empty text. */
export function named<Named extends { name: string }>(text: string, all: readonly Named[]): Named[] {
  if (text === '') return [...all];
  const words = foldText(text)
    .split(SPACES)
    .filter(({ length }) => length >= FEWEST_LETTERS);
  const beginnings = words.concat(words.flatMap(usualWordsWith));
  return all.filter(({ name }) => beginnings.some((one) => foldText(name).startsWith(one)));
}
