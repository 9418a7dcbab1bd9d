import type { Serve } from '../platform/contract.ts';
import { refuse } from '../platform/refusals.ts';
import { buyAgainRoutes } from './buy-again/routes.ts';
import type { BuyAgain } from './buy-again/buy-again.ts';
import { orderLookupRoutes } from './lookup/routes.ts';
import type { OrderLookupRouteDependencies } from './lookup/routes.ts';
import type { OrderFeed } from './order-feed.ts';
import type { Orders } from './orders.ts';
import {
  NO_ORDERS,
  parseCancelComment,
  parseDays,
  parseParcel,
  parseCancelReason,
  parseRejectionReason,
} from './rules.ts';
import type { StatusChanges } from './status-changes/status-changes.ts';

/** The dependencies of the routes of orders. */
export interface OrderRouteDependencies extends OrderLookupRouteDependencies {
  orders: Orders;
  statusChanges: StatusChanges;
  orderFeed: OrderFeed;
  buyAgain: BuyAgain;
}

/** Orders, for shoppers, for visitors with a mailed code, and for staff. */
export function orderRoutes(serve: Serve, parts: OrderRouteDependencies): void {
  shopperRoutes(serve, parts);
  buyAgainRoutes(serve, parts);
  orderLookupRoutes(serve, parts);
  staffRoutes(serve, parts);
}

function shopperRoutes(serve: Serve, { orders, statusChanges, orderFeed }: OrderRouteDependencies): void {
  serve('getOrders', async ({ shopperId, params: { status } }) => {
    const found = await orders.listNewest(shopperId, status === 'All' ? undefined : status);
    return found.length > 0 ? { orders: found } : refuse('NOT_FOUND', NO_ORDERS);
  });

  serve('getOrder', async ({ shopperId, params: { orderItemId } }) => ({
    orders: await orders.find({ shopperId }, orderItemId),
  }));

  serve('getOrderPage', ({ shopperId, query: { status, page = 1 } }) =>
    orders.listPage({ shopperId }, { status }, page),
  );

  serve('getPaidOrders', ({ shopperId, query: { page = 1 } }) => orders.listOrders(shopperId, page));

  serve('getPaidOrder', async ({ shopperId, params: { orderId } }) => ({
    order: await orders.findOrder(shopperId, orderId),
  }));

  serve('followOrders', (call) => orderFeed.follow(call));

  serve('cancelOrderItem', async ({ shopperId, body }) => {
    const request = {
      reason: parseCancelReason(body.canceled_reason),
      comment: parseCancelComment(body.additional_cancel_comment),
    };
    await statusChanges.cancel(shopperId, body.orderItemId, request);
    return { message: 'Order canceled successfully!' };
  });
}

function staffRoutes(serve: Serve, { orders, statusChanges }: OrderRouteDependencies): void {
  serve('getSales', ({ staff: { sellerId }, query: { page = 1, ...filter } }) =>
    orders.listPage({ sellerId }, { ...filter, ...parseDays(filter) }, page),
  );

  serve('getSale', async ({ staff, params: { orderItemId } }) => ({ orders: await orders.find(staff, orderItemId) }));

  serve('confirmOrderItem', async ({ staff, params: { orderItemId } }) => {
    await statusChanges.confirm(staff, orderItemId);
    return { orders: await orders.find(staff, orderItemId) };
  });

  serve('dispatchOrderItem', async ({ staff, params: { orderItemId }, body }) => {
    await statusChanges.dispatch(staff, orderItemId, parseParcel(body));
    return { orders: await orders.find(staff, orderItemId) };
  });

  serve('deliverOrderItem', async ({ staff, params: { orderItemId } }) => {
    await statusChanges.deliver(staff, orderItemId);
    return { orders: await orders.find(staff, orderItemId) };
  });

  serve('collectCash', async ({ staff, params: { orderItemId } }) => {
    await statusChanges.collect(staff, orderItemId);
    return { orders: await orders.find(staff, orderItemId) };
  });

  serve('refuseDelivery', async ({ staff, params: { orderItemId } }) => {
    await statusChanges.refuse(staff, orderItemId);
    return { orders: await orders.find(staff, orderItemId) };
  });

  serve('rejectOrderItem', async ({ staff, params: { orderItemId }, body: { reason } }) => {
    await statusChanges.reject(staff, orderItemId, parseRejectionReason(reason));
    return { orders: await orders.find(staff, orderItemId) };
  });
}
