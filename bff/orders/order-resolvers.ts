import type { Resolvers } from '../generated/resolvers.ts';
import { mutation } from '../graphql/mutations.ts';
import { moneyTrailOf, refundAmountOf } from './item-totals.ts';
import { timelineOf } from './timeline.ts';

const NO_PIECES = { pieces: [] };
const buyAgainErrors = {
  readBack: 'me.cart',
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 422: 'INVALID_INPUT' },
  subject: 'orderId',
} as const;

/** The timeline of an order, and buying it again. */
export const orderResolvers = {
  Shopper: {
    unpaidOrder: (_, __, { buyAgain, deadline }, info) => deadline.nullIfUnavailable(buyAgain.readUnpaid(), info),
  },
  Order: {
    timeline: async (order, _, { promotions }) => {
      const money = order.items.map(async (item) => ({
        item,
        trail: await moneyTrailOf(item, promotions),
        refund: await refundAmountOf(item, promotions),
      }));
      return timelineOf(order, await Promise.all(money));
    },
    canBuyAgain: (_, __, { capabilities }) => capabilities.has('buy-again'),
  },
  BuyAgainPayload: {
    cart: (_, __, { cart, deadline }, info) => deadline.nullIfUnavailable(cart.readCart(), info),
  },
  Mutation: {
    buyAgain: mutation('buyAgain', buyAgainErrors, NO_PIECES, ({ orderId }, { buyAgain }) =>
      buyAgain.buyAgain(orderId),
    ),
  },
} satisfies Resolvers;
