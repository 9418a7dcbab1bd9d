import type { OrderShop } from '../../orders/gateway/order-shop.ts';
import { insertReview } from './mutation-inputs.ts';

type Shop = Pick<OrderShop, 'api'>;
const REVIEW = 'review { review { id } hiddenAt }';
/** A hidden review leaves the rating of its product. */
const WITH_RATING = 'review { review { id variant { id product { id rating reviewCount } } } hiddenAt }';

/** How each mutation of reviews by staff is tried. */
export const REVIEW_TRIALS = {
  answerReview: {
    by: 'admin',
    input: async (shop: Shop) => ({ reviewId: await insertReview(shop), text: 'Thank you!' }),
    payload: REVIEW,
  },
  hideReview: {
    by: 'admin',
    input: async (shop: Shop) => ({ reviewId: await insertReview(shop), reason: 'It names a person.' }),
    payload: WITH_RATING,
  },
  showReview: {
    by: 'admin',
    input: async (shop: Shop) => ({ reviewId: await insertReview(shop) }),
    payload: WITH_RATING,
  },
} as const;
