import { parsePage } from '../catalog/search-input.ts';
import type { OrderStatus, PageInfo } from '../generated/resolvers.ts';
import type { AuthenticatedRest } from '../platform/authenticated-rest.ts';
import { STATUS_IN_REST, type KnownStatus } from './enum-maps.ts';
import { orderItemNode, type OrderItemNode } from './nodes.ts';

/** One numbered page of order items. */
export interface OrderPageNode {
  nodes: OrderItemNode[];
  pageInfo: PageInfo;
}
/** The arguments of a list of order items. */
export interface OrderPageArguments {
  status?: OrderStatus | null | undefined;
  page?: number | null | undefined;
}

/** The calls for orders that have two implementations: by the host's addition, or by the specification's calls. */
export interface OrderCalls {
  /** A page of the order items, the newest first. */
  readOrders(args: OrderPageArguments): Promise<OrderPageNode>;
  /**
   * Throws a UserErrorException for an item that cannot be cancelled, unless the host itself checks the status. For an item
   * that is cancelled already, the words of the refusal: the host may have better ones.
   */
  assertCancellable(orderItemId: string): Promise<string | undefined>;
}

/** A host with additions has no statuses of its own. */
export const NO_PAGES = { totalPages: 0, totalItems: 0 };

/** The calls of a host with additions: it pages its lists, and checks an item's status itself. */
export function createRichOrders(authenticated: AuthenticatedRest): OrderCalls {
  return {
    readOrders: async ({ status, page: requestedPage }) => {
      const page = parsePage(requestedPage);
      if (status === 'OTHER') return orderPageNode([], page, NO_PAGES);
      const { orders, ...pages } = await authenticated.rest()('getOrderPage', toPageQuery(status, page));
      return orderPageNode(orders.map(orderItemNode), page, pages);
    },
    assertCancellable: async () => undefined,
  };
}

/** The REST query of a page of order items. */
export function toPageQuery(status: KnownStatus | null | undefined, page: number) {
  return status ? { status: STATUS_IN_REST[status], page } : { page };
}

/** One page of order items. `totalItems` and `totalPages` are those of all pages. */
export function orderPageNode(
  nodes: OrderItemNode[],
  page: number,
  { totalPages, totalItems }: { totalPages: number; totalItems: number },
): OrderPageNode {
  const hasPreviousPage = page > 1 && totalPages > 0;
  return { nodes, pageInfo: { page, totalPages, totalItems, hasNextPage: page < totalPages, hasPreviousPage } };
}
