import type { ProductNode } from '../catalog/nodes.ts';
import type { Shelves } from '../catalog/whole/shelves.ts';
import type { Has } from '../platform/additions.ts';
import { orNull } from '../platform/failures.ts';
import { keep, type Kept } from '../platform/kept.ts';
import { eachOf } from '../platform/keys.ts';
import type { Rest } from '../platform/rest.ts';
import type { Scope } from '../platform/upstream/scope.ts';
import { newestFirst, reviewNode, type ReviewNode } from './nodes.ts';

/** The newest reviews of the whole shop. */
export interface Latest {
  /** At most `first` of at least so many stars, the newest first: at most a few minutes old. */
  recent(asked: { minRating: number; first: number }): Promise<ReviewNode[]>;
}
/** What is kept of the newest reviews between requests, for everybody. */
export type LatestShelf = (has: Has, minRating: number) => Promise<ReviewNode[]>;

/** The most reviews that anyone gets at once. */
export const MOST_RECENT = 12;
const KEPT_MS = 60_000;
/** Reading them variant by variant is dear, so what was read is kept longer. */
const KEPT_MS_OF_EACH = 5 * 60_000;
/** Variants whose reviews are read on a host that has no call for the newest. */
const MOST_CALLS = 12;

/** Opens an empty shelf: it holds one list for each number of stars, or the reviews of a few variants where the host has no call. */
export function openLatestShelf(rest: Rest, shelves: Shelves): LatestShelf {
  const byRating = new Map<number, Kept<ReviewNode[]>>();
  const readOf = (minRating: number) => async () => {
    const { reviews } = await rest('getRecentReviews', { minRating, first: MOST_RECENT });
    return reviews.map(({ sku, review }) => reviewNode(review, sku)).sort(newestFirst);
  };
  const ofEach = keep(KEPT_MS_OF_EACH, async () => readEach(rest, (await shelves.catalogue()).products));

  return async (has, minRating) => {
    if (!has('recent-reviews')) return (await ofEach()).filter(({ rating }) => rating >= minRating);
    const kept = byRating.get(minRating) ?? keep(KEPT_MS, readOf(minRating));
    byRating.set(minRating, kept);
    return kept();
  };
}

/** Makes the newest reviews of one request. */
export function openLatest(shelf: LatestShelf, has: Has, scope: Scope): Latest {
  return {
    recent: async ({ minRating, first }) => (await scope.wait(shelf(has, minRating))).slice(0, first),
  };
}

/** The reviews of the best rated products' variants. Those that can't be read take nothing from the others, unless they are most. */
async function readEach(rest: Rest, products: readonly ProductNode[]): Promise<ReviewNode[]> {
  const best = products.toSorted((a, b) => b.rating - a.rating);
  const skus = best.flatMap(({ variants }) => variants.map(({ sku }) => sku)).slice(0, MOST_CALLS);
  const read = async (sku: string) => {
    const answer = await orNull(rest('getVariantReviews', { sku }));
    return (answer?.reviews ?? []).map((review) => reviewNode(review, sku));
  };
  const answers = await eachOf(skus, read);
  const failed = answers.filter((answer) => answer instanceof Error);
  if (failed[0] && failed.length * 2 > skus.length) throw failed[0];
  return answers.flatMap((answer) => (answer instanceof Error ? [] : answer)).sort(newestFirst);
}
