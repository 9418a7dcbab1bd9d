import { REVIEWS_SIZE } from '../../schema/vocabulary.ts';
import type { CatalogRepository } from '../catalog/repository.ts';
import type { CatalogResponses } from '../catalog/responses.ts';
import type { Serve } from '../platform/contract.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { reviewDetailRoutes } from './details-routes.ts';
import type { ReviewRepository } from './repository.ts';
import type { ReviewResponses } from './responses.ts';
import { parseComment, parseRating, parseCursor } from './rules.ts';
import { staffReviewRoutes } from './staff-routes.ts';
import { writeReview } from './write-review.ts';

/** The dependencies of the routes of reviews. */
export interface ReviewRouteDependencies {
  db: Db;
  reviews: ReviewRepository;
  catalog: Pick<CatalogRepository, 'listProducts'>;
  responses: Pick<CatalogResponses, 'product'>;
  reviewResponses: ReviewResponses;
  orders: {
    /**
     * Saves the review that `write` inserts (it returns the id) with the shopper's order item, in one transaction.
     * Refuses with NOT_FOUND, NOT_ALLOWED_IN_STATUS and ALREADY_EXISTS.
     */
    review: (
      shopperId: string,
      target: { orderItemId: string; sku: string },
      write: (trx: Db) => Promise<string>,
    ) => Promise<void>;
  };
  now: () => Date;
}

/** Reviews of variants, and ratings of products. */
export function reviewsRoutes(serve: Serve, parts: ReviewRouteDependencies): void {
  reviewDetailRoutes(serve, parts);
  staffReviewRoutes(serve, parts);
  const { reviews, catalog, responses, reviewResponses } = parts;
  serve('getVariantReviews', async ({ params: { sku } }) => ({
    reviews: (await reviews.listOfVariant(sku)).map((row) => reviewResponses.review(row)),
  }));

  serve('getReviews', async ({ query: { sku, first = REVIEWS_SIZE, after, before, backward = false } }) => {
    const from = backward ? parsePlace('before', before) : parsePlace('after', after);
    const pages = await reviews.listPart(sku, { size: first, isBackward: backward, from });
    return { reviews: pages.map(reviewResponses.ofVariant) };
  });

  serve('getReviewedProduct', async ({ params: { productId }, query }) => {
    const [[row], pages] = await Promise.all([
      catalog.listProducts([productId]),
      reviews.listNewestOfProduct(productId, query.reviews),
    ]);
    return {
      product: responses.product(row ?? refuse('PRODUCT_NOT_FOUND')),
      reviews: pages.map(reviewResponses.ofVariant),
    };
  });

  serve('getRecentReviews', async ({ query: { minRating = 4, first = 9 } }) => {
    const recent = await reviews.listRecent(minRating, first);
    return { reviews: recent.map(({ sku, ...row }) => ({ sku, review: reviewResponses.review(row) })) };
  });

  serve('getRatings', async ({ query: { productId } }) => {
    const ratings = await reviews.listRatings(productId);
    return {
      ratings: ratings.map(({ id, rating, review_count, variants }) => ({
        productId: id,
        rating,
        reviewCount: review_count,
        variants: variants.map(([sku, reviewCount]) => ({ sku, reviewCount })),
      })),
    };
  });
  writingRoutes(serve, parts);
}

/** The writing of a review. */
function writingRoutes(serve: Serve, { orders, now }: Pick<ReviewRouteDependencies, 'orders' | 'now'>): void {
  serve('reviewOrderItem', async ({ shopperId, body: { orderItemId, sku, rating, comment, pictureIds = [] } }) => {
    const input = { sku, pictureIds, rating: parseRating(rating), comment: parseComment(comment) };
    await orders.review(shopperId, { orderItemId, sku }, (trx) => writeReview(trx, shopperId, input, now()));
    return { message: 'Thanks For Submitting Review' };
  });
}

function parsePlace(field: string, text: string | undefined) {
  if (text === undefined) return undefined;
  return parseCursor(text) ?? refuse('BAD_INPUT', { field, message: `${field} is not well formed` });
}
