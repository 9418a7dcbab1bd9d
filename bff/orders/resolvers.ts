import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { asksOnly } from '../platform/graphql/selection.ts';
import { Money } from '../platform/money.ts';
import { outcome } from '../platform/user-errors.ts';
import { CANCELLABLE_NODES, discountOf, firstPurchasePartOf, promoPartOf, totalOf } from './bill.ts';
import type { OrderItemNode } from './nodes.ts';
import { READINGS } from './readings.ts';

const NOT_MOVED = { orderItem: null };
const NAME_ALONE: ReadonlySet<string> = new Set(['shopName']);

/** Orders: what was bought and what becomes of it, for shoppers and for the shop's people. */
export const ordersResolvers: Resolvers = {
  Shopper: {
    orders: (_, asked, { orders }) => orders.readOrders(asked),
    order: (_, { id }, { orders }) => orders.readOrder(id),
    sales: (_, asked, { sales }) => sales.readSales(asked),
  },
  OrderItem: {
    shortId: ({ id }) => id.slice(-8),
    discount: (item, _, { promotions }) => discountOf(item, promotions),
    firstPurchaseDiscount: (item, _, { promotions }) => firstPurchasePartOf(item, promotions),
    promoDiscount: (item, _, { promotions }) => promoPartOf(item, promotions),
    delivery: () => new Money(0),
    total: (item, _, { promotions }) => totalOf(item, promotions),
    seller: async (item, _, { load }, info) => {
      const { by, shopName } = item.sold;
      const id = by ?? (asksOnly(info, NAME_ALONE) ? '' : await sellerOf(item, load));
      return { id, shopName };
    },
    canCancel: ({ status }) => CANCELLABLE_NODES.has(status),
    canReview: ({ status, isReviewed }) => status === 'DELIVERED' && !isReviewed,
    refund: async (item, _, { promotions }) =>
      item.status === 'CANCELLED' ? { amount: await totalOf(item, promotions), status: item.refundStatus } : null,
  },
  CancelOrderItemPayload: { orderItem: ({ orderItemId }, _, { orders }) => orders.readOrder(orderItemId) },
  ReviewOrderItemPayload: { orderItem: ({ orderItemId }, _, { orders }) => orders.readOrder(orderItemId) },
  Mutation: {
    cancelOrderItem: (_, { input }, { orders }) => {
      const { orderItemId } = input;
      return outcome(READINGS.cancelOrderItem, { orderItemId }, async () => {
        await orders.cancelOrderItem(input);
        return {};
      });
    },
    reviewOrderItem: (_, { input }, { orders, forgetCatalog }) => {
      const { orderItemId } = input;
      return outcome(READINGS.reviewOrderItem, { orderItemId }, async () => {
        await orders.reviewOrderItem(input);
        forgetCatalog();
        return {};
      });
    },
    confirmOrderItem: (_, { input: { orderItemId } }, { sales }) =>
      outcome(READINGS.moving, NOT_MOVED, () => sales.confirmOrderItem(orderItemId)),
    dispatchOrderItem: (_, { input }, { sales }) =>
      outcome(READINGS.moving, NOT_MOVED, () => sales.dispatchOrderItem(input)),
    deliverOrderItem: (_, { input: { orderItemId } }, { sales }) =>
      outcome(READINGS.moving, NOT_MOVED, () => sales.deliverOrderItem(orderItemId)),
    rejectOrderItem: (_, { input }, { sales }) =>
      outcome(READINGS.moving, NOT_MOVED, () => sales.rejectOrderItem(input)),
  },
};

/**
 * The seller's id, which an older host tells with the product alone; where the product is no more, one that stays the
 * same for the shop's name.
 */
async function sellerOf({ variant, sold }: OrderItemNode, load: Context['load']): Promise<string> {
  const found = await load.variant.load(variant.sku);
  const product = found?.product ?? (await load.product.load(variant.productId));
  return product?.seller.id ?? createHash('sha256').update(`seller ${sold.shopName}`).digest('base64url').slice(0, 22);
}
