import type { ApolloClient } from '@apollo/client';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { ProductReviewsDocument } from './reviews.graphql.generated.ts';
import { PORTION, parseReviewCount } from './review-pages.ts';

/**
 * Fetches the reviews where the address asks for more than the product's page brings along. Never throws: a product
 * is sold also when its reviews can't be told.
 */
export const loadReviews =
  (client: ApolloClient) =>
  async ({ params: { productId = '' }, request }: LoaderFunctionArgs) => {
    const first = parseReviewCount(new URL(request.url).searchParams);
    if (first > PORTION) await client.query({ query: ProductReviewsDocument, variables: { id: productId, first } });
    return null;
  };
