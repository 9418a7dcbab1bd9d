import type { DispatchOrderItemInput, RejectOrderItemInput, SalePaymentKind } from '../generated/schema-types.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { nullIfNotFound } from '../host/failures.ts';
import type { Rest } from '../host/rest.ts';
import { orderItemNode, type OrderItemConnectionNode, type OrderItemNode, type RestOrder } from './nodes.ts';
import { NO_ITEMS, readOrderList, toPageQuery, type OrderItemArguments } from './rich-host.ts';

/** The order item after a change of its status. */
type ChangedOrderItem = Promise<{ orderItem: OrderItemNode }>;

/** The arguments of the list of sold items. */
type SaleArguments = OrderItemArguments & {
  search?: string | null | undefined;
  paidBy?: SalePaymentKind | null | undefined;
  placedFrom?: string | null | undefined;
  placedUntil?: string | null | undefined;
};

/** The orders of sellers and administrators. Every call throws FORBIDDEN for a shopper. */
export interface SellerOrders {
  /** Part of the sold items, the newest first. */
  readSales(args: SaleArguments): Promise<OrderItemConnectionNode>;
  /** Returns one sold item; null if the seller has none with this id. */
  readSale(orderItemId: string): Promise<OrderItemNode | null>;
  confirmOrderItem(orderItemId: string): ChangedOrderItem;
  dispatchOrderItem(input: DispatchOrderItemInput): ChangedOrderItem;
  deliverOrderItem(orderItemId: string): ChangedOrderItem;
  rejectOrderItem(input: RejectOrderItemInput): ChangedOrderItem;
  /** Marks cash as collected; throws FORBIDDEN on a host without cash on delivery. */
  collectCash(orderItemId: string): ChangedOrderItem;
  /** Cancels an item whose parcel was refused at the door; throws FORBIDDEN on a host without cash on delivery. */
  refuseDelivery(orderItemId: string): ChangedOrderItem;
}

/** Creates the seller's orders of one request; `cashRest` is for cash on delivery. Runs `onChange` after each change, even a failed one. */
export function createSellerOrders(
  adminRest: AuthenticatedRest,
  cashRest: AuthenticatedRest,
  onChange: () => void,
): SellerOrders {
  const change = async (send: (calls: Rest) => Promise<{ orders: RestOrder }>, by = adminRest) => {
    const response = await send(by.rest()).finally(onChange);
    return { orderItem: orderItemNode(response.orders) };
  };

  return {
    readSales: ({ status = null, search, paidBy, placedFrom, placedUntil, ...args }) =>
      readOrderList(args, async (page) => {
        if (status === 'OTHER') return NO_ITEMS;
        const query = {
          ...toPageQuery(status, page),
          ...(search?.trim() ? { search: search.trim() } : {}),
          ...(paidBy ? { paidBy: PAID_BY_IN_REST[paidBy] } : {}),
          ...(placedFrom ? { from: placedFrom } : {}),
          ...(placedUntil ? { until: placedUntil } : {}),
        };
        const { orders, totalItems } = await adminRest.rest()('getSales', query);
        return { nodes: orders.map(orderItemNode), total: totalItems };
      }),
    readSale: async (orderItemId) => {
      const response = await nullIfNotFound(adminRest.rest()('getSale', { orderItemId }));
      return response && orderItemNode(response.orders);
    },
    confirmOrderItem: (orderItemId) => change((calls) => calls('confirmOrderItem', { orderItemId })),
    dispatchOrderItem: ({ orderItemId, trackingId, trackingUrl, carrier }) => {
      const id = trackingId?.trim() ? { trackingId: trackingId.trim() } : {};
      const body = { ...id, ...(trackingUrl ? { trackingSite: trackingUrl } : {}), ...(carrier ? { carrier } : {}) };
      return change((calls) => calls('dispatchOrderItem', { orderItemId, body }));
    },
    deliverOrderItem: (orderItemId) => change((calls) => calls('deliverOrderItem', { orderItemId })),
    collectCash: (orderItemId) => change((calls) => calls('collectCash', { orderItemId }), cashRest),
    refuseDelivery: (orderItemId) => change((calls) => calls('refuseDelivery', { orderItemId }), cashRest),
    rejectOrderItem: ({ orderItemId, reason }) =>
      change((calls) => calls('rejectOrderItem', { orderItemId, body: { reason: reason.trim() } })),
  };
}

const PAID_BY_IN_REST = { ONLINE: 'online', CASH: 'cash' } as const satisfies Record<SalePaymentKind, string>;
