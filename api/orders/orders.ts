import { REVIEWED_ALREADY, whyNotReviewable } from '../../schema/order-refusals.ts';
import { ORDER_PAGE_SIZE } from '../../schema/vocabulary.ts';
import type { OrderStatusName } from '../../schema/vocabulary.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import type { OrderDependencies } from './dependencies.ts';
import { createOrderRepository } from './repository.ts';
import type { ItemFilter } from './repository.ts';
import { forParcel, toOrderItem, toPaidOrder } from './responses.ts';
import type { OrderItem, PaidOrder } from './responses.ts';
import { NO_ORDER } from './rules.ts';
import { createStatusRepository } from './status-changes/repository.ts';
import type { ItemStatus } from './status-changes/repository.ts';
import type { ItemRow, ItemOwner } from './tables.ts';

/** One page of order items, the newest first. */
export interface OrderPage {
  orders: OrderItem[];
  totalPages: number;
  totalItems: number;
}

/** The delivered item of a review. */
export interface ReviewTarget {
  orderItemId: string;
  sku: string;
}

/** The orders, item by item, as the contract states them. */
export interface Orders {
  /** The items of one of the shopper's orders, in the cart's order; none before it is paid. */
  listOfOrder(shopperId: string, orderId: string): Promise<OrderItem[]>;
  /** The newest 1,000 of the shopper's items, the oldest first; of one status when it is given. */
  listNewest(shopperId: string, status: OrderStatusName | undefined): Promise<OrderItem[]>;
  /** One item; refuses with NOT_FOUND. */
  find(owner: ItemOwner, id: string): Promise<OrderItem>;
  /** One page of the shopper's orders, the newest first. */
  listOrders(shopperId: string, page: number): Promise<{ orders: PaidOrder[]; totalPages: number; totalItems: number }>;
  /** One of the shopper's orders; refuses with NOT_FOUND. */
  findOrder(shopperId: string, orderId: string): Promise<PaidOrder>;
  /** One page of the owner's items. */
  listPage(owner: ItemOwner, filter: ItemFilter, page: number): Promise<OrderPage>;
  /**
   * Saves the review that `write` inserts (it returns the id) with the shopper's item, in one transaction. Refuses with
   * NOT_FOUND, with NOT_ALLOWED_IN_STATUS before delivery, and with ALREADY_EXISTS the second time.
   */
  review: (shopperId: string, reviewed: ReviewTarget, write: (trx: Db) => Promise<string>) => Promise<void>;
}

/** Creates the orders. An order is visible once it is paid. */
export function createOrders(dependencies: OrderDependencies): Orders {
  const { db, now } = dependencies;
  const orders = createOrderRepository(db);
  const toItemOf = (owner: ItemOwner, row: ItemRow) =>
    toOrderItem('sellerId' in owner && owner.sellerId !== undefined ? forParcel(row) : row, dependencies, now());
  const toItemsOf = (owner: ItemOwner, rows: ItemRow[]) => rows.map((row) => toItemOf(owner, row));
  return {
    listOfOrder: async (shopperId, orderId) => toItemsOf({ shopperId }, await orders.listOfOrder(shopperId, orderId)),
    listNewest: async (shopperId, status) =>
      toItemsOf({ shopperId }, await orders.listNewest(shopperId, status)).toReversed(),
    find: async (owner, id) => toItemOf(owner, (await orders.find(owner, id)) ?? refuse('NOT_FOUND', NO_ORDER)),
    listOrders: async (shopperId, page) => {
      const { ids, total } = await orders.listOrderIds(shopperId, page);
      const rows = Map.groupBy(await orders.listOrders(shopperId, ids), ({ order_id: orderId }) => orderId);
      const found = ids.map((orderId) => toPaidOrder(orderId, rows.get(orderId) ?? [], dependencies, now()));
      return { orders: found, totalPages: Math.ceil(total / ORDER_PAGE_SIZE), totalItems: total };
    },
    findOrder: async (shopperId, orderId) => {
      const rows = await orders.listOrders(shopperId, [orderId]);
      return rows.length > 0 ? toPaidOrder(orderId, rows, dependencies, now()) : refuse('NOT_FOUND', NO_ORDER);
    },
    listPage: async (owner, filter, page) => {
      const { rows, total } = await orders.listPage(owner, filter, page);
      return { orders: toItemsOf(owner, rows), totalPages: Math.ceil(total / ORDER_PAGE_SIZE), totalItems: total };
    },
    review: (shopperId, { orderItemId: id, sku }, write) =>
      db.transaction().execute(async (trx) => {
        const { order_id: orderId } = await lockReviewable(trx, shopperId, id, sku);
        await createStatusRepository(trx).updateReview(shopperId, id, await write(trx));
        const event = { orderId, orderItemId: id, key: `${id} reviewed`, kind: 'reviewed', by: shopperId };
        await createOrderRepository(trx).insertEvent(event, now());
      }),
  };
}

/** The shopper's delivered item without a review, locked until the transaction ends. */
async function lockReviewable(trx: Db, shopperId: string, id: string, sku: string): Promise<ItemStatus> {
  const item = await createStatusRepository(trx).lockStatus({ shopperId }, id);
  if (item?.sku !== sku) return refuse('NOT_FOUND', NO_ORDER);
  if (item.status !== 'Delivered') refuse('NOT_ALLOWED_IN_STATUS', { message: whyNotReviewable(item) });
  if (item.review_id) refuse('ALREADY_EXISTS', { message: REVIEWED_ALREADY });
  return item;
}
