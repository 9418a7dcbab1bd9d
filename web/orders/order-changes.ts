import type { ChangeOf } from '../apollo/useShopperMutation.ts';
import type { CancelOrderItemDocument, ReviewOrderItemDocument } from './orders.graphql.generated.ts';
import * as ordersWords from '../words/orders.ts';

/** Cancels an order item. The form says why that failed. */
export const cancelled: ChangeOf<typeof CancelOrderItemDocument> = {
  done: ordersWords.cancelDone,
  toast: { area: 'order' },
};

/** Reviews the product of an order item. The product's rating and reviews are read again. The form says why it failed. */
export const reviewed: ChangeOf<typeof ReviewOrderItemDocument> = {
  done: ordersWords.reviewDone,
  toast: { area: 'order' },
  update(cache, { reviewOrderItem: { orderItem, userErrors } }) {
    const product = orderItem?.variant?.product;
    if (userErrors.length > 0 || !product) return;
    const id = cache.identify(product);
    for (const fieldName of ['rating', 'reviewCount', 'reviews']) cache.evict({ id, fieldName });
  },
};
