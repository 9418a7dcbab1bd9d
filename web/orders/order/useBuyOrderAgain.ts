import { useShopperMutation, type ChangeOf } from '../../shopper/useShopperMutation.ts';
import * as orderWords from '../../words/whole-order.ts';
import { BuyAgainDocument } from './order.graphql.generated.ts';

/** Puts the pieces of an order into the cart, once for a double click. */
const buyAgainChange: ChangeOf<typeof BuyAgainDocument> = {
  failed: orderWords.failedToBuyAgain,
  once: ({ input: { orderId } }) => `buy again ${orderId}`,
  // The payload has the cart's badge, but not its costs.
  isComplete: () => false,
};

/** Buys the pieces of an order again. */
export const useBuyOrderAgain = () => useShopperMutation(BuyAgainDocument, buyAgainChange);
