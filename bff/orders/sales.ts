import { checkPage } from '../catalog/ask.ts';
import type { DispatchOrderItemInput, RejectOrderItemInput } from '../generated/resolvers.ts';
import type { Has } from '../platform/additions.ts';
import { Failure } from '../platform/failures.ts';
import type { Personal } from '../platform/personal.ts';
import type { Rest } from '../platform/rest.ts';
import { orderPage, type OrderPageNode, type OrdersAsked } from './client.ts';
import { orderItemNode, type OrderItemNode, type RestOrder } from './nodes.ts';
import { STATUS_IN_REST } from './words.ts';

/** The moved item. */
type Moved = Promise<{ orderItem: OrderItemNode }>;

/** What the shop's people do with order items. Everything throws FORBIDDEN for a shopper, and on a host that has no such calls. */
export interface Sales {
  /** A page of what is to be sent, the newest first. */
  readSales(asked: OrdersAsked): Promise<OrderPageNode>;
  confirmOrderItem(orderItemId: string): Moved;
  dispatchOrderItem(input: DispatchOrderItemInput): Moved;
  deliverOrderItem(orderItemId: string): Moved;
  rejectOrderItem(input: RejectOrderItemInput): Moved;
}

/** Makes the sales of one request; `changed` is told of each change. */
export function openSales(personal: Personal, has: Has, changed: () => void): Sales {
  const rest = (): Rest => {
    const calls = personal.rest();
    if (!has('admin')) throw new Failure('FORBIDDEN');
    return calls;
  };
  const moved = async (move: (calls: Rest) => Promise<{ orders: RestOrder }>) => {
    const answer = await move(rest()).finally(changed);
    return { orderItem: orderItemNode(answer.orders, has) };
  };

  return {
    readSales: async ({ status, page: asked }) => {
      const page = checkPage(asked);
      const query = status ? { status: STATUS_IN_REST[status], page } : { page };
      const { orders, ...pages } = await rest()('getSales', query);
      return orderPage(
        orders.map((raw) => orderItemNode(raw, has)),
        page,
        pages,
      );
    },
    confirmOrderItem: (orderItemId) => moved((calls) => calls('confirmOrderItem', { orderItemId })),
    dispatchOrderItem: ({ orderItemId, trackingId, trackingUrl }) => {
      const id = trackingId?.trim() ? { trackingId: trackingId.trim() } : {};
      const body = { ...id, ...(trackingUrl ? { trackingSite: trackingUrl } : {}) };
      return moved((calls) => calls('dispatchOrderItem', { orderItemId, body }));
    },
    deliverOrderItem: (orderItemId) => moved((calls) => calls('deliverOrderItem', { orderItemId })),
    rejectOrderItem: ({ orderItemId, reason }) =>
      moved((calls) => calls('rejectOrderItem', { orderItemId, body: { reason: reason.trim() } })),
  };
}
