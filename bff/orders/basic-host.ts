import { whyNotCancellable } from '../../schema/order-refusals.ts';
import { ORDER_PAGE_SIZE } from '../../schema/vocabulary.ts';
import type { OrderStatus } from '../generated/schema-types.ts';
import { assertFound } from '../host/failures.ts';
import { UserErrorException } from '../graphql/user-errors.ts';
import { CANCELLABLE_STATUSES } from './item-totals.ts';
import { progressOf, type OrderItemNode } from './nodes.ts';
import { groupOrders } from './order-groups.ts';
import type { OrderCalls } from './rich-host.ts';

/** The reads by the specification's calls. */
export interface OrderReads {
  /** Returns all order items, the newest first. Read once per request. */
  readAllItems(status: OrderStatus | null): Promise<OrderItemNode[]>;
  /** Returns an order item; null if the shopper has none with this id. Read once per request, and again after a change. */
  readOrderItem(orderItemId: string): Promise<OrderItemNode | null>;
}

/** The calls of a basic host: the gateway cuts pages out of the whole list, and checks an item's status. */
export function createBasicHostOrders(reads: OrderReads): OrderCalls {
  return {
    readItemPage: async (status, page) => {
      const all = await reads.readAllItems(status);
      return { nodes: all.slice((page - 1) * ORDER_PAGE_SIZE, page * ORDER_PAGE_SIZE), total: all.length };
    },
    readOrderPage: async (page) => {
      const all = groupOrders(await reads.readAllItems(null));
      return { nodes: all.slice((page - 1) * ORDER_PAGE_SIZE, page * ORDER_PAGE_SIZE), total: all.length };
    },
    readOrder: async (orderId) => groupOrders(await reads.readAllItems(null)).find(({ id }) => id === orderId) ?? null,
    assertCancellable: async (orderItemId) => {
      const item = assertFound(await reads.readOrderItem(orderItemId));
      if (CANCELLABLE_STATUSES.has(item.status)) return undefined;
      const words = whyNotCancellable(progressOf(item));
      if (item.status === 'CANCELLED') return words;
      throw new UserErrorException('NOT_ALLOWED_IN_STATUS', null, words);
    },
  };
}
