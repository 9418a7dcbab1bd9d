import type { Context } from '../context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { UserErrorCode } from '../generated/schema-types.ts';
import { edgesOf } from '../graphql/connections.ts';
import { digestId } from '../host/list-ids.ts';
import { globalIdOf, personal, type NodeReader } from '../graphql/ids.ts';
import { selectsOnly } from '../graphql/selection.ts';
import { Money } from '../host/money.ts';
import { mutation } from '../graphql/mutations.ts';
import { shopperNow } from '../account/shopper-after-change.ts';
import {
  boughtItemsOf,
  CANCELLABLE_STATUSES,
  discountOf,
  firstPurchasePartOf,
  moneyTrailOf,
  orderTrailOf,
  promoPartOf,
  refundAmountOf,
  totalOf,
  orderTotalOf,
} from './item-totals.ts';
import type { OrderItemNode, OrderNode } from './nodes.ts';
import { orderIdOf, orderOfItems } from './order-groups.ts';

const NO_ITEM = { orderItem: null };
const IDS_ONLY: ReadonlySet<string> = new Set(['id', 'orderId', 'number']);
const NAME_ONLY: ReadonlySet<string> = new Set(['shopName']);

const subject = 'orderItemId';
/** The mapping of host errors. The statuses and messages are for a host without error codes. */
const cancelErrors = {
  failed: 'Failed to cancel order.',
  readBack: 'me.orderItem',
  // The gateway checks the input before the call, so a host's 400 can only be about the status.
  statuses: { 400: 'NOT_ALLOWED_IN_STATUS', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS', 422: 'INVALID_INPUT' },
  renames: { canceled_reason: 'reason', additional_cancel_comment: 'comment' },
  subject,
} as const;
const reviewErrors = {
  failed: 'Failed to submit review.',
  readBack: 'me.orderItem',
  statuses: { 400: 'NOT_ALLOWED_IN_STATUS', 404: 'NOT_FOUND', 409: 'ALREADY_EXISTS', 422: 'INVALID_INPUT' },
  renames: { sku: null, pictureIds: 'pictureIds' },
  subject,
  codeOfMessage(message: string): UserErrorCode | undefined {
    return /already review|review(ed)? already|duplicate/i.test(message) ? 'ALREADY_EXISTS' : undefined;
  },
} as const;
/** The errors of a status change of a sold item. Only a rich host has calls for it. */
const statusErrors = {
  readBack: 'me.sales',
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS', 422: 'INVALID_INPUT' },
  subject,
} as const;

/** Orders, for shoppers and for sellers. */
export const ordersResolvers = {
  Shopper: {
    orders: (_, args, { orders }) => orders.readOrders(args),
    ordersOrNull: (_, args, { orders }) => orders.readOrders(args),
    order: (_, { id }, { orders }) => orders.readOrder(id),
    orderItems: (_, args, { orders }) => orders.readOrderItems(args),
    orderItemsOrNull: (_, args, { orders }) => orders.readOrderItems(args),
    orderItem: (_, { id }, { orders }) => orders.readOrderItem(id),
    sales: (_, args, { sellerOrders }) => sellerOrders.readSales(args),
    sale: (_, { id }, { sellerOrders }) => sellerOrders.readSale(id),
  },
  // Each notification runs the whole operation again, with a new context.
  Subscription: {
    order: {
      subscribe: (_, __, { orders }) => orders.follow(),
      resolve: (_: unknown, { id }: { id: string }, { orders }: Context) => orders.readOrder(id),
    },
    orderItem: {
      subscribe: (_, __, { orders }) => orders.follow(),
      resolve: (_: unknown, { id }: { id: string }, { orders }: Context) => orders.readOrderItem(id),
    },
  },
  OrderConnection: { edges: edgesOf },
  OrderItemConnection: { edges: edgesOf },
  Order: {
    id: globalIdOf('Order'),
    orderId: ({ id }) => id,
    number: ({ id }) => id.slice(-8).toUpperCase(),
    itemCount: (order) => boughtItemsOf(order).reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: async (order, _, { promotions }) => (await orderTrailOf(order, promotions)).subtotal,
    discount: async (order, _, { promotions }) => (await orderTrailOf(order, promotions)).discountShare,
    firstPurchaseDiscount: (order, _, { promotions }) => sumOf(order, (item) => firstPurchasePartOf(item, promotions)),
    promoDiscount: (order, _, { promotions }) => sumOf(order, (item) => promoPartOf(item, promotions)),
    delivery: () => new Money(0),
    total: (order, _, { promotions }) => orderTotalOf(order, promotions),
    paymentMethod: ({ items: [first] }) => first.paymentMethod,
    moneyTrail: (order, _, { promotions }) => orderTrailOf(order, promotions),
    promoCode: ({ items: [first] }) => first.promoCode,
    shippingAddress: ({ items: [first] }) => first.shippingAddress,
    billingAddress: ({ items: [first] }) => first.billingAddress,
    refunds: async ({ items }, _, { promotions }) => {
      const refunds = items.map(async (orderItem) => {
        const cancelled = await refundOf(orderItem, promotions);
        const all = [cancelled, ...orderItem.returns.map(({ refund }) => refund)];
        return all.flatMap((refund) => (refund ? [{ ...refund, orderItem }] : []));
      });
      return (await Promise.all(refunds)).flat();
    },
  },
  OrderItem: {
    id: globalIdOf('OrderItem'),
    orderItemId: ({ id }) => id,
    order: (item, _, { orders, deadline }, info) => {
      const known = selectsOnly(info, IDS_ONLY) ? orderOfItems([item], undefined) : null;
      return known ?? deadline.nullIfUnavailable(orders.readOrder(orderIdOf(item)), info);
    },
    moneyTrail: (item, _, { promotions }) => moneyTrailOf(item, promotions),
    shortId: ({ id }) => id.slice(-8),
    variant: ({ sku }, _, { load, deadline }, info) => deadline.nullIfUnavailable(load.variant.load(sku), info),
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
    // An item that replaces pieces of a cash order has no payment to refund.
    canCancel: ({ status, isReplacement, paymentMethod }) =>
      CANCELLABLE_STATUSES.has(status) && !(isReplacement && paymentMethod === 'CASH_ON_DELIVERY'),
    canReview: ({ status, isReviewed }) => status === 'DELIVERED' && !isReviewed,
    refund: (item, _, { promotions }) => refundOf(item, promotions),
  },
  CancelOrderItemPayload: {
    orderItem: ({ orderItemId }, _, { orders }) => orders.readOrderItem(orderItemId),
    order: ({ orderItemId }, _, { orders, deadline }, info) =>
      deadline.nullIfUnavailable(readOrderOfItem(orderItemId, orders), info),
    shopper: shopperNow,
  },
  ReviewOrderItemPayload: {
    orderItem: ({ orderItemId }, _, { orders }) => orders.readOrderItem(orderItemId),
    shopper: shopperNow,
  },
  Mutation: {
    cancelOrderItem: mutation('cancelOrderItem', cancelErrors, toChange, async (input, { orders }) => {
      await orders.cancelOrderItem(input);
      return {};
    }),
    reviewOrderItem: mutation('reviewOrderItem', reviewErrors, toChange, async (input, context) => {
      await context.orders.reviewOrderItem(input);
      context.expireCatalog();
      return {};
    }),
    confirmOrderItem: mutation('confirmOrderItem', statusErrors, NO_ITEM, ({ orderItemId }, { sellerOrders }) =>
      sellerOrders.confirmOrderItem(orderItemId),
    ),
    dispatchOrderItem: mutation(
      'dispatchOrderItem',
      { ...statusErrors, renames: { trackingSite: 'trackingUrl' } },
      NO_ITEM,
      (input, { sellerOrders }) => sellerOrders.dispatchOrderItem(input),
    ),
    deliverOrderItem: mutation('deliverOrderItem', statusErrors, NO_ITEM, ({ orderItemId }, { sellerOrders }) =>
      sellerOrders.deliverOrderItem(orderItemId),
    ),
    rejectOrderItem: mutation('rejectOrderItem', statusErrors, NO_ITEM, (input, { sellerOrders }) =>
      sellerOrders.rejectOrderItem(input),
    ),
  },
} satisfies Resolvers;

/** Returns the sum of one amount over all items that were bought. */
async function sumOf(order: OrderNode, part: (item: OrderItemNode) => Promise<Money>): Promise<Money> {
  const parts = await Promise.all(boughtItemsOf(order).map(part));
  return new Money(parts.reduce((sum, { amount }) => sum + amount, 0));
}

/** The order with this item; null when the shopper has no such item. */
async function readOrderOfItem(orderItemId: string, orders: Context['orders']): Promise<OrderNode | null> {
  const item = await orders.readOrderItem(orderItemId);
  return item && orders.readOrder(orderIdOf(item));
}

/** Returns the refund of an item; null unless it was cancelled, and for a cash order. */
async function refundOf(item: OrderItemNode, promotions: Context['promotions']) {
  return item.status === 'CANCELLED' && item.cash === null
    ? { amount: await refundAmountOf(item, promotions), status: item.refundStatus, ...item.refundTimes }
    : null;
}

/** Returns the result of every order-item change, for the resolver that reads the item. */
function toChange({ orderItemId }: { orderItemId: string }) {
  return { orderItemId };
}

/**
 * Returns the seller's id, for a host that sends it only with the product. If the product no longer exists, it is a
 * stable digest of the shop's name.
 */
async function sellerIdOf({ sku, productId, seller: sold }: OrderItemNode, load: Context['load']): Promise<string> {
  const found = await load.variant.load(sku);
  const product = found?.product ?? (await load.product.load(productId));
  return product?.seller.id ?? digestId('seller', sold.shopName);
}

/** The `node` readers of the shopper's orders. */
export const orderNodeReaders = {
  Order: personal((id, { orders }) => orders.readOrder(id)),
  OrderItem: personal((id, { orders }) => orders.readOrderItem(id)),
} satisfies Record<string, NodeReader<Context>>;
