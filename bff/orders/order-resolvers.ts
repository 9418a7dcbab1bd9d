import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { normalizeEmail, parseEmail } from '../graphql/contact-details.ts';
import { mutation } from '../graphql/mutations.ts';
import { moneyTrailOf, refundAmountOf } from './item-totals.ts';
import type { OrderNode } from './nodes.ts';
import { ordersResolvers } from './resolvers.ts';
import { timelineOf } from './timeline.ts';

const NO_PIECES = { pieces: [] };
const buyAgainErrors = {
  readBack: 'me.cart',
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 422: 'INVALID_INPUT' },
  subject: 'orderId',
} as const;

const NO_LOOKUP = { lookupId: null, otpLength: null };
const NO_ORDER = { token: null, expiresAt: null, order: null };
const requestErrors = { statuses: { 400: 'INVALID_INPUT', 422: 'INVALID_INPUT' } } as const;
const openErrors = { statuses: { 400: 'INVALID_OTP', 422: 'INVALID_OTP' } } as const;
const readErrors = { statuses: { 400: 'EXPIRED', 422: 'EXPIRED' } } as const;

const { number, itemCount, subtotal, discount, total, shippingAddress } = ordersResolvers.Order;

async function timeline(order: OrderNode, _: unknown, { promotions }: Pick<Context, 'promotions'>) {
  const money = order.items.map(async (item) => ({
    item,
    trail: await moneyTrailOf(item, promotions),
    refund: await refundAmountOf(item, promotions),
  }));
  return timelineOf(order, await Promise.all(money));
}

/** The timeline of an order, buying it again, and looking it up without a login. */
export const orderResolvers = {
  Shopper: {
    unpaidOrder: (_, __, { buyAgain, deadline }, info) => deadline.nullIfUnavailable(buyAgain.readUnpaid(), info),
  },
  Order: {
    timeline,
    canBuyAgain: (_, __, { capabilities }) => capabilities.has('buy-again'),
  },
  TrackedOrder: { number, itemCount, subtotal, discount, total, shippingAddress, timeline },
  BuyAgainPayload: {
    cart: (_, __, { cart, deadline }, info) => deadline.nullIfUnavailable(cart.readCart(), info),
  },
  Mutation: {
    buyAgain: mutation('buyAgain', buyAgainErrors, NO_PIECES, ({ orderId }, { buyAgain }) =>
      buyAgain.buyAgain(orderId),
    ),
    requestOrderLookup: mutation(
      'requestOrderLookup',
      requestErrors,
      NO_LOOKUP,
      ({ orderNumber, email }, { orderLookup }) => orderLookup.request(orderNumber, parseEmail(normalizeEmail(email))),
    ),
    openOrderLookup: mutation('openOrderLookup', openErrors, NO_ORDER, ({ lookupId, otp }, { orderLookup }) =>
      orderLookup.open(lookupId, otp),
    ),
    readOrderLookup: mutation('readOrderLookup', readErrors, NO_ORDER, ({ token }, { orderLookup }) =>
      orderLookup.read(token),
    ),
  },
} satisfies Resolvers;
