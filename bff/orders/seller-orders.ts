import { parsePage } from '../catalog/search-input.ts';
import type { DispatchOrderItemInput, RejectOrderItemInput } from '../generated/resolvers.ts';
import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import type { Rest } from '../platform/rest.ts';
import { orderItemNode, type OrderItemNode, type RestOrder } from './nodes.ts';
import { NO_PAGES, orderPageNode, toPageQuery, type OrderPageArguments, type OrderPageNode } from './rich-client.ts';

/** The order item after a change of its status. */
type ChangedOrderItem = Promise<{ orderItem: OrderItemNode }>;

/** The orders as sellers and administrators see them. Every call throws FORBIDDEN for a shopper. */
export interface SellerOrders {
  /** A page of the sold items, the newest first. */
  readSales(args: OrderPageArguments): Promise<OrderPageNode>;
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
    readSales: async ({ status, page: requestedPage }) => {
      const page = parsePage(requestedPage);
      if (status === 'OTHER') return orderPageNode([], page, NO_PAGES);
      const { orders, ...pages } = await adminRest.rest()('getSales', toPageQuery(status, page));
      return orderPageNode(orders.map(orderItemNode), page, pages);
    },
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
