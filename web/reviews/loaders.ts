import type { LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';
import { pageSource } from '../data/page-source.ts';
import { loadShopFacts } from '../shop/shop-facts.ts';
import type { ProductReviewsQuery } from './reviews.graphql.generated.ts';

/**
 * Fetches the reviews if the address requests more than the product's page fetches; otherwise undefined. Never
 * throws: a product whose reviews fail to load still has its page.
 */
export async function loadReviews({
  params: { productId = '' },
  request,
  context,
}: LoaderFunctionArgs<RouterContextProvider>): Promise<{ reviewed?: ReviewedProduct | null }> {
  const source = context.get(pageSource);
  const { pageSizes } = await loadShopFacts(source);
  const first = parseReviewCount(new URL(request.url).searchParams, pageSizes.reviews);
  if (first <= pageSizes.reviews) return {};
  // Few addresses request more.
  const { ProductReviewsDocument } = await import('./reviews.graphql.generated.ts');
  const { data } = await source.query(ProductReviewsDocument, { id: productId, first });
  return { reviewed: data?.product ?? null };
}

/** A product with its reviews. */
export type ReviewedProduct = NonNullable<ProductReviewsQuery['product']>;

/** The maximum number of reviews in a response of the gateway, and thus of an address. */
export const MAX_REVIEWS = 50;

/** The number of reviews that an address requests, `?reviews=20`: rounded up to whole pages of `size`; one page for an invalid number. */
export function parseReviewCount(search: URLSearchParams, size: number): number {
  const text = search.get('reviews') ?? '';
  const count = /^\d{1,9}$/.test(text) ? Number(text) : size;
  return Math.min(Math.max(Math.ceil(count / size), 1) * size, MAX_REVIEWS);
}
