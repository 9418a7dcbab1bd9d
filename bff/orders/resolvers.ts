import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { selectsOnly } from '../platform/graphql/selection.ts';
import { Money } from '../platform/money.ts';
import { withUserErrors } from '../platform/user-errors.ts';
import { CANCELLABLE_STATUSES, discountOf, firstPurchasePartOf, promoPartOf, totalOf } from './item-totals.ts';
import type { OrderItemNode } from './nodes.ts';
import { ERROR_MAPPINGS } from './error-mapping.ts';

const NO_ITEM = { orderItem: null };
const NAME_ONLY: ReadonlySet<string> = new Set(['shopName']);

/** Orders, for shoppers and for sellers. */
export const ordersResolvers: Resolvers = {
  Shopper: {
    orders: (_, args, { orders }) => orders.readOrders(args),
    order: (_, { id }, { orders }) => orders.readOrder(id),
    sales: (_, args, { sellerOrders }) => sellerOrders.readSales(args),
  },
  OrderItem: {
    shortId: ({ id }) => id.slice(-8),
    discount: (item, _, { promotions }) => discountOf(item, promotions),
    firstPurchaseDiscount: (item, _, { promotions }) => firstPurchasePartOf(item, promotions),
    promoDiscount: (item, _, { promotions }) => promoPartOf(item, promotions),
    delivery: () => new Money(0),
    total: (item, _, { promotions }) => totalOf(item, promotions),
    seller: async (item, _, { load }, info) => {
      const { id: knownId, shopName } = item.seller;
      const id = knownId ?? (selectsOnly(info, NAME_ONLY) ? '' : await sellerIdOf(item, load));
      return { id, shopName };
    },
    canCancel: ({ status }) => CANCELLABLE_STATUSES.has(status),
    canReview: ({ status, isReviewed }) => status === 'DELIVERED' && !isReviewed,
    refund: async (item, _, { promotions }) =>
      item.status === 'CANCELLED' ? { amount: await totalOf(item, promotions), status: item.refundStatus } : null,
  },
  CancelOrderItemPayload: { orderItem: ({ orderItemId }, _, { orders }) => orders.readOrder(orderItemId) },
  ReviewOrderItemPayload: { orderItem: ({ orderItemId }, _, { orders }) => orders.readOrder(orderItemId) },
  Mutation: {
    cancelOrderItem: (_, { input }, { orders }) => {
      const { orderItemId } = input;
      return withUserErrors(ERROR_MAPPINGS.cancelOrderItem, { orderItemId }, async () => {
        await orders.cancelOrderItem(input);
        return {};
      });
    },
    reviewOrderItem: (_, { input }, { orders, invalidateCatalog }) => {
      const { orderItemId } = input;
      return withUserErrors(ERROR_MAPPINGS.reviewOrderItem, { orderItemId }, async () => {
        await orders.reviewOrderItem(input);
        invalidateCatalog();
        return {};
      });
    },
    confirmOrderItem: (_, { input: { orderItemId } }, { sellerOrders }) =>
      withUserErrors(ERROR_MAPPINGS.changeStatus, NO_ITEM, () => sellerOrders.confirmOrderItem(orderItemId)),
    dispatchOrderItem: (_, { input }, { sellerOrders }) =>
      withUserErrors(ERROR_MAPPINGS.changeStatus, NO_ITEM, () => sellerOrders.dispatchOrderItem(input)),
    deliverOrderItem: (_, { input: { orderItemId } }, { sellerOrders }) =>
      withUserErrors(ERROR_MAPPINGS.changeStatus, NO_ITEM, () => sellerOrders.deliverOrderItem(orderItemId)),
    rejectOrderItem: (_, { input }, { sellerOrders }) =>
      withUserErrors(ERROR_MAPPINGS.changeStatus, NO_ITEM, () => sellerOrders.rejectOrderItem(input)),
  },
};

/**
 * The seller's id, for a host that sends it with the product only. When the product no longer exists, a stable digest of
 * the shop's name.
 */
async function sellerIdOf({ variant, seller: sold }: OrderItemNode, load: Context['load']): Promise<string> {
  const found = await load.variant.load(variant.sku);
  const product = found?.product ?? (await load.product.load(variant.productId));
  return product?.seller.id ?? createHash('sha256').update(`seller ${sold.shopName}`).digest('base64url').slice(0, 22);
}
