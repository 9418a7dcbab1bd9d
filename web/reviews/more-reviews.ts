import type { ApolloClient } from '@apollo/client';
import { settled } from '../shopper/user-errors.ts';
import type { ReviewedProduct } from './loaders.ts';
import { ProductReviewsDocument, type ProductReviewsQueryVariables } from './reviews.graphql.generated.ts';

type Reviews = NonNullable<ReviewedProduct['reviews']>;

/** Returns pages of a product's reviews as one: the reviews of all in order, each once, and the end of the last page. */
export function mergePages([first, ...later]: readonly [Reviews, ...Reviews[]]): Reviews {
  return later.reduce((merged, page) => {
    const known = new Set(merged.nodes.map(({ id }) => id));
    return { ...page, nodes: [...merged.nodes, ...page.nodes.filter(({ id }) => !known.has(id))] };
  }, first);
}

/** Fetches the page of reviews after those that are shown. Returns all of them; null if the gateway fails. */
export async function fetchMore(
  client: ApolloClient,
  shown: Reviews,
  wanted: Omit<ProductReviewsQueryVariables, 'after'>,
): Promise<Reviews | null> {
  const variables = { ...wanted, after: shown.pageInfo.endCursor };
  const { data } = await settled(client.query({ query: ProductReviewsDocument, variables }));
  const next = data?.product?.reviews;
  return next ? mergePages([shown, next]) : null;
}
