import type { ShopperMutation } from '../apollo/useShopperMutation.ts';
import type {
  CancelOrderItemMutation,
  CancelOrderItemMutationVariables,
  ReviewOrderItemMutation,
  ReviewOrderItemMutationVariables,
} from './orders.graphql.generated.ts';

type Cancelled = ShopperMutation<CancelOrderItemMutation, CancelOrderItemMutationVariables>;
type Reviewed = ShopperMutation<ReviewOrderItemMutation, ReviewOrderItemMutationVariables>;

/** Cancels an order item. The form says why that failed. */
export const cancelled: Cancelled = {
  done: 'Order canceled successfully!',
  toast: { area: 'order' },
};

/** Reviews the product of an order item. The product's rating and reviews are read again. The form says why it failed. */
export const reviewed = (productId: string): Reviewed => ({
  done: 'Thanks For Submitting Review',
  toast: { area: 'order' },
  update(cache, { reviewOrderItem: { userErrors } }) {
    if (userErrors.length > 0) return;
    const id = cache.identify({ __typename: 'Product', id: productId });
    for (const fieldName of ['rating', 'reviewCount', 'reviews']) cache.evict({ id, fieldName });
  },
});
