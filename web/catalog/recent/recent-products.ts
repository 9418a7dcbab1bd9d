import { browserStorage, parseStored } from '../../session/storage.ts';

/** The name under which the browser stores the ids. The end of a session removes it. */
const NAME = 'rangbandh.recentProducts';
/** The version of the stored format. A list of another version counts as empty. */
const VERSION = 1;
/** The maximum number of products in the list. */
const MOST_PRODUCTS = 12;
/** The maximum number of characters of an id. */
const MOST_CHARACTERS = 200;

/** The ids of the products whose pages this browser has shown, the last one first. Only this browser stores them. */
export function readRecentProducts(): string[] {
  const { version, ids }: Record<string, unknown> = Object(parseStored(browserStorage.get(NAME)));
  if (version !== VERSION || !Array.isArray(ids)) return [];
  return [...new Set(ids.filter(isId))].slice(0, MOST_PRODUCTS);
}

/** Puts a product in the first place of the list. */
export function addRecentProduct(id: string): void {
  const ids = [id, ...readRecentProducts().filter((other) => other !== id)].slice(0, MOST_PRODUCTS);
  browserStorage.set(NAME, JSON.stringify({ version: VERSION, ids }));
}

/** Removes the list from this browser. */
export const clearRecentProducts = (): void => browserStorage.remove(NAME);

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MOST_CHARACTERS;
