import type { Serve } from '../platform/contract.ts';
import type { Moves } from './moves/moves.ts';
import type { Orders } from './orders.ts';
import { commentFrom, parcelFrom, reasonFrom, rejectionFrom } from './rules.ts';

/** What the routes of orders work with. */
export interface OrderRoutes {
  orders: Orders;
  moves: Moves;
}

/** What was bought, for shoppers and for the shop's people. */
export function orderRoutes(serve: Serve, parts: OrderRoutes): void {
  shopperRoutes(serve, parts);
  staffRoutes(serve, parts);
}

function shopperRoutes(serve: Serve, { orders, moves }: OrderRoutes): void {
  serve('getOrders', async ({ shopperId, params: { status } }) => ({
    orders: await orders.all(shopperId, status === 'All' ? undefined : status),
  }));

  serve('getOrder', async ({ shopperId, params: { orderItemId } }) => ({
    orders: await orders.one({ shopperId }, orderItemId),
  }));

  serve('getOrderPage', ({ shopperId, query: { status, page = 1 } }) => orders.page({ shopperId }, status, page));

  serve('cancelOrderItem', async ({ shopperId, body }) => {
    const wish = { reason: reasonFrom(body.canceled_reason), comment: commentFrom(body.additional_cancel_comment) };
    await moves.cancel(shopperId, body.orderItemId, wish);
    return { message: 'Order canceled successfully!' };
  });
}

function staffRoutes(serve: Serve, { orders, moves }: OrderRoutes): void {
  serve('getSales', ({ staff: { sellerId }, query: { status, page = 1 } }) => orders.page({ sellerId }, status, page));

  serve('confirmOrderItem', async ({ staff, params: { orderItemId } }) => {
    await moves.confirm(staff, orderItemId);
    return { orders: await orders.one(staff, orderItemId) };
  });

  serve('dispatchOrderItem', async ({ staff, params: { orderItemId }, body }) => {
    await moves.dispatch(staff, orderItemId, parcelFrom(body));
    return { orders: await orders.one(staff, orderItemId) };
  });

  serve('deliverOrderItem', async ({ staff, params: { orderItemId } }) => {
    await moves.deliver(staff, orderItemId);
    return { orders: await orders.one(staff, orderItemId) };
  });

  serve('rejectOrderItem', async ({ staff, params: { orderItemId }, body: { reason } }) => {
    await moves.reject(staff, orderItemId, rejectionFrom(reason));
    return { orders: await orders.one(staff, orderItemId) };
  });
}
