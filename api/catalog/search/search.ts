import { LRUCache } from 'lru-cache';
import { guessedWords, likeWords } from '../../../schema/matching.ts';
import type { Likeness } from '../../../schema/matching.ts';
import type { CatalogRepository } from '../repository.ts';
import type { FilterCount, Order, Page, Wanted } from './repository.ts';

/** What a search found, and the counts of filters' values where they were asked for. */
export type Found = Page & { counts?: FilterCount[] };

/** A search for one page. */
export interface Asked {
  wanted: Wanted;
  order: Order;
  page: number;
  withCounts: boolean;
}

/** From so many products on it is dear to count them. */
const VERY_MANY = 500;
/** How long the number of very many products is kept: as long as the gateway may keep a page. */
const KEPT_MS = 30_000;
/** Pages that are found sooner by reading on than by cutting them out of all that matches. */
const FIRST_PAGES = 5;

/**
 * Makes the search: one page of what is wanted. A text that no name of the shop has is taken for words like those it
 * has. Where very many products match, how many they are may be half a minute old; which they are never is.
 */
export function openSearch(catalog: CatalogRepository): (asked: Asked) => Promise<Found> {
  const totals = new LRUCache<string, Omit<Page, 'products'>>({ max: 2_000, ttl: KEPT_MS });
  const page = async (wanted: Wanted, order: Order, page: number): Promise<Page> => {
    if (wanted.text === undefined || page > FIRST_PAGES) return catalog.page(wanted, order, page);
    const key = JSON.stringify([wanted, order === 'relevance']);
    const known = totals.get(key);
    const enough = order === 'relevance' ? known?.wholeWords : known?.totalItems;
    if (known && enough !== undefined && enough >= VERY_MANY) {
      return { ...known, products: await catalog.firstOf(wanted, order, page) };
    }
    const { products, ...counted } = await catalog.page(wanted, order, page);
    if (counted.totalItems >= VERY_MANY) totals.set(key, counted);
    return { products, ...counted };
  };
  const kept = new LRUCache<string, FilterCount[]>({ max: 500, ttl: KEPT_MS });
  const counts = async (wanted: Wanted, totalItems: number): Promise<FilterCount[]> => {
    const key = JSON.stringify(wanted);
    const counted = kept.get(key) ?? (await catalog.filterCounts(wanted));
    if (totalItems >= VERY_MANY && !kept.has(key)) kept.set(key, counted);
    return counted;
  };
  return async ({ wanted, order, page: number, withCounts }) => {
    let meant = wanted;
    let found = await page(wanted, order, number);
    if (found.totalItems === 0 && wanted.text !== undefined) {
      const guessed = await guess(catalog, wanted.text);
      if (guessed) meant = { ...wanted, text: undefined, guessed };
      if (guessed) found = await page(meant, order, number);
    }
    return withCounts ? { ...found, counts: await counts(meant, found.totalItems) } : found;
  };
}

/** For each of the text's words those that it may mean; undefined when one of them can't mean any. */
async function guess(catalog: CatalogRepository, text: string): Promise<Likeness[][] | undefined> {
  const asked = guessedWords(text);
  if (asked.length === 0) return undefined;
  const near = Map.groupBy(await catalog.guesses(text, asked), (row) => row.asked);
  if (near.size === 0) return undefined;
  const alike = asked.map((one) => likeWords(one, near.get(one)?.flatMap(({ word }) => word ?? []) ?? []));
  return alike.every((words) => words.length > 0) ? alike : undefined;
}
