import type { Unmasked } from '@apollo/client/masking';
import type { ProductReviewsQuery } from './reviews.graphql.generated.ts';

/** The most reviews that the gateway answers at once, and so the most that an address can ask for. */
const MAX_REVIEWS = 50;

/** How many reviews an address asks for, `?reviews=20`: rounded up to whole pages of `size`; one page for a text that is no number. */
export function parseReviewCount(search: URLSearchParams, size: number): number {
  const text = search.get('reviews') ?? '';
  const count = /^\d{1,9}$/.test(text) ? Number(text) : size;
  return Math.min(Math.max(Math.ceil(count / size), 1) * size, MAX_REVIEWS);
}

/**
 * The query of an address that asks for one page of `size` more than the `shown`; null where no address can. Other parameters
 * stay.
 */
export function nextPageSearch(search: URLSearchParams, shown: number, size: number): string | null {
  if (shown >= MAX_REVIEWS) return null;
  const next = new URLSearchParams(search);
  next.set('reviews', String(Math.min(shown + size, MAX_REVIEWS)));
  return `?${next.toString()}`;
}

type ReviewsPage = Unmasked<ProductReviewsQuery>;

/** Two pages of a product's reviews as one: the reviews of both in order, each once, and the end of the later page. */
export function mergePages(
  before: ReviewsPage,
  { fetchMoreResult: after }: { fetchMoreResult: ReviewsPage },
): ReviewsPage {
  const [former, later] = [before.product?.reviews, after.product?.reviews];
  if (!before.product || !former || !later) return before;
  const known = new Set(former.nodes.map(({ id }) => id));
  const nodes = [...former.nodes, ...later.nodes.filter(({ id }) => !known.has(id))];
  return { product: { ...before.product, reviews: { ...later, nodes } } };
}
