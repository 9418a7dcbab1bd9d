import { browserStorage, parseStored } from '../../session/storage.ts';

/** The name under which the browser stores the texts. The end of a session removes it. */
const NAME = 'rangbandh.recentSearches';
/** The version of the stored format. A list of another version counts as empty. */
const VERSION = 1;
/** The maximum number of texts in the list. */
const MOST_SEARCHES = 5;
/** The maximum number of characters of a text. */
const MOST_CHARACTERS = 100;

/** The texts that were searched for in this browser, the last one first. Only this browser stores them. */
export function readRecentSearches(): string[] {
  const { version, texts }: Record<string, unknown> = Object(parseStored(browserStorage.get(NAME)));
  if (version !== VERSION || !Array.isArray(texts)) return [];
  return [...new Set(texts.filter(isText))].slice(0, MOST_SEARCHES);
}

/** Puts a text in the first place of the list; an empty one is no search. */
export function addRecentSearch(text: string): void {
  if (!isText(text)) return;
  const others = readRecentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());
  browserStorage.set(NAME, JSON.stringify({ version: VERSION, texts: [text, ...others].slice(0, MOST_SEARCHES) }));
}

/** Removes the list from this browser. */
export const clearRecentSearches = (): void => browserStorage.remove(NAME);

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= MOST_CHARACTERS;
