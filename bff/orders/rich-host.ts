import { ORDER_PAGE_SIZE } from '../../schema/vocabulary.ts';
import { parsePage } from '../catalog/search-input.ts';
import type { OrderStatus } from '../generated/schema-types.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import {
  listOfPages,
  pageConnection,
  parseWindow,
  sliceConnection,
  type ConnectionArguments,
  type ConnectionNode,
} from '../graphql/connections.ts';
import { nullIfNotFound, readArguments } from '../host/failures.ts';
import { STATUS_IN_REST, type KnownStatus } from './enum-maps.ts';
import { orderItemNode, type OrderItemNode, type OrderNode } from './nodes.ts';
import { orderNode } from './order-groups.ts';

/** One numbered page of a list of orders, and the number of all entries of the list. */
export interface OrderPage<T> {
  nodes: T[];
  total: number;
}
/** The arguments of a list of order items. */
export interface OrderItemArguments extends ConnectionArguments {
  status?: OrderStatus | null | undefined;
}

/** The order calls that have two implementations: rich host and basic host. */
export interface OrderCalls {
  /** Returns a page of the order items, the newest first. */
  readItemPage(status: OrderStatus | null, page: number): Promise<OrderPage<OrderItemNode>>;
  /** Returns a page of the orders, the newest first. */
  readOrderPage(page: number): Promise<OrderPage<OrderNode>>;
  /** Returns an order; null if the shopper has none with this id. */
  readOrder(orderId: string): Promise<OrderNode | null>;
  /**
   * Throws a UserErrorException for an item that cannot be cancelled, unless the host checks the status. For an item
   * that is already cancelled, it returns the refusal's message: the host may have a better one.
   */
  assertCancellable(orderItemId: string): Promise<string | undefined>;
}

/** The empty page of a status that a rich host never has. */
export const NO_ITEMS = { nodes: [], total: 0 };

/** The calls of a rich host: it pages its lists, and checks an item's status. */
export function createRichHostOrders(authenticated: AuthenticatedRest): OrderCalls {
  return {
    readItemPage: async (status, page) => {
      if (status === 'OTHER') return NO_ITEMS;
      const { orders, totalItems } = await authenticated.rest()('getOrderPage', toPageQuery(status, page));
      return { nodes: orders.map(orderItemNode), total: totalItems };
    },
    readOrderPage: async (page) => {
      const { orders, totalItems } = await authenticated.rest()('getPaidOrders', { page });
      return { nodes: orders.flatMap((order) => orderNode(order) ?? []), total: totalItems };
    },
    readOrder: async (orderId) => {
      const response = await nullIfNotFound(authenticated.rest()('getPaidOrder', { orderId }));
      return response && orderNode(response.order);
    },
    assertCancellable: async () => undefined,
  };
}

/** Returns the REST query of a page of order items. */
export function toPageQuery(status: KnownStatus | null, page: number) {
  return status ? { status: STATUS_IN_REST[status], page } : { page };
}

/** Returns part of a list of orders, the newest first, by a numbered page or by cursors. */
export async function readOrderList<T>(
  args: ConnectionArguments,
  readPage: (page: number) => Promise<OrderPage<T>>,
): Promise<ConnectionNode<T>> {
  const { window, page } = readArguments({
    window: () => parseWindow(args, { usualSize: ORDER_PAGE_SIZE, maxSize: 50 }),
    page: () => parsePage(args.page),
  });
  if (window) return sliceConnection({ ...listOfPages(ORDER_PAGE_SIZE, readPage), isNewestFirst: true }, window);
  const { nodes, total: totalItems } = await readPage(page);
  const offset = (page - 1) * ORDER_PAGE_SIZE;
  return pageConnection(nodes, { offset, page, totalItems, totalPages: Math.ceil(totalItems / ORDER_PAGE_SIZE) });
}
