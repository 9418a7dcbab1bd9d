import type { LoaderClient } from '../apollo/loader-client.ts';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadShopFacts } from '../shop/shop-facts.ts';
import { parseReviewCount } from './review-pages.ts';

/**
 * Fetches the reviews where the address asks for more than the product's own page fetches. Never throws: a product whose
 * reviews the gateway can't answer has its page all the same.
 */
export const loadReviews =
  (client: LoaderClient) =>
  async ({ params: { productId = '' }, request }: LoaderFunctionArgs) => {
    const { pageSizes } = await loadShopFacts(client);
    const first = parseReviewCount(new URL(request.url).searchParams, pageSizes.reviews);
    if (first > pageSizes.reviews) {
      // Few addresses ask for more.
      const { ProductReviewsDocument } = await import('./reviews.graphql.generated.ts');
      await client.query({ query: ProductReviewsDocument, variables: { id: productId, first } });
    }
    return null;
  };
