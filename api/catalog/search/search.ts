import { guessedWords, likeWords } from '../../../schema/matching.ts';
import type { Likeness } from '../../../schema/matching.ts';
import type { CatalogRepository } from '../repository.ts';
import type { FilterCount, Order, Page, Wanted } from './repository.ts';

/** What a search found, and the counts of filters' values where they were asked for. */
export type Found = Page & { counts?: FilterCount[] };

/** One page of what is wanted. A text that no name of the shop has is taken for words like those it has. */
export async function search(
  catalog: CatalogRepository,
  asked: { wanted: Wanted; order: Order; page: number; withCounts: boolean },
): Promise<Found> {
  const { order, page, withCounts } = asked;
  let { wanted } = asked;
  let found = await catalog.page(wanted, order, page);
  if (found.totalItems === 0 && wanted.text !== undefined) {
    const guessed = await guess(catalog, wanted.text);
    if (guessed) {
      wanted = { ...wanted, text: undefined, guessed };
      found = await catalog.page(wanted, order, page);
    }
  }
  return withCounts ? { ...found, counts: await catalog.filterCounts(wanted) } : found;
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
