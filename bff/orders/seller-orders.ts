import type { DispatchOrderItemInput, RejectOrderItemInput } from '../generated/resolvers.ts';
import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import type { Rest } from '../platform/rest.ts';
import { orderItemNode, type OrderItemConnectionNode, type OrderItemNode, type RestOrder } from './nodes.ts';
import { NO_ITEMS, readOrderList, toPageQuery, type OrderItemArguments } from './rich-client.ts';

/** The order item after a change of its status. */
type ChangedOrderItem = Promise<{ orderItem: OrderItemNode }>;

/** The orders as sellers and administrators see them. Every call throws FORBIDDEN for a shopper. */
export interface SellerOrders {
  /** Part of the sold items, the newest first. */
  readSales(args: OrderItemArguments): Promise<OrderItemConnectionNode>;
  confirmOrderItem(orderItemId: string): ChangedOrderItem;
  dispatchOrderItem(input: DispatchOrderItemInput): ChangedOrderItem;
  deliverOrderItem(orderItemId: string): ChangedOrderItem;
  rejectOrderItem(input: RejectOrderItemInput): ChangedOrderItem;
}

/** Makes the seller's orders of one request. Runs `onChange` after each change, also after a failed one. */
export function createSellerOrders(adminRest: AuthenticatedRest, onChange: () => void): SellerOrders {
  const change = async (send: (calls: Rest) => Promise<{ orders: RestOrder }>) => {
    const answer = await send(adminRest.rest()).finally(onChange);
    return { orderItem: orderItemNode(answer.orders) };
  };

  return {
    readSales: ({ status = null, ...args }) =>
      readOrderList(args, async (page) => {
        if (status === 'OTHER') return NO_ITEMS;
        const { orders, totalItems } = await adminRest.rest()('getSales', toPageQuery(status, page));
        return { nodes: orders.map(orderItemNode), total: totalItems };
      }),
    confirmOrderItem: (orderItemId) => change((calls) => calls('confirmOrderItem', { orderItemId })),
    dispatchOrderItem: ({ orderItemId, trackingId, trackingUrl }) => {
      const id = trackingId?.trim() ? { trackingId: trackingId.trim() } : {};
      const body = { ...id, ...(trackingUrl ? { trackingSite: trackingUrl } : {}) };
      return change((calls) => calls('dispatchOrderItem', { orderItemId, body }));
    },
    deliverOrderItem: (orderItemId) => change((calls) => calls('deliverOrderItem', { orderItemId })),
    rejectOrderItem: ({ orderItemId, reason }) =>
      change((calls) => calls('rejectOrderItem', { orderItemId, body: { reason: reason.trim() } })),
  };
}
