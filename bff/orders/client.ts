import { MAX_CANCEL_COMMENT, MAX_REVIEW_TEXT, ORDER_PAGE_SIZE } from '../../schema/vocabulary.ts';
import { checkPage } from '../catalog/ask.ts';
import type { CancelOrderItemInput, OrderStatus, PageInfo, ReviewOrderItemInput } from '../generated/resolvers.ts';
import type { Has } from '../platform/additions.ts';
import { Failure, orNull } from '../platform/failures.ts';
import type { Personal } from '../platform/personal.ts';
import { Refused } from '../platform/user-errors.ts';
import { CANCELLABLE_NODES } from './bill.ts';
import { orderItemNode, type OrderItemNode, type RestOrder } from './nodes.ts';
import { REASON_IN_REST, STATUS_IN_REST } from './words.ts';

/** One numbered page of order items. */
export interface OrderPageNode {
  nodes: OrderItemNode[];
  pageInfo: PageInfo;
}
/** Which page of which order items. */
export interface OrdersAsked {
  status?: OrderStatus | null | undefined;
  page?: number | null | undefined;
}

/** The orders of the shopper who sent a request. Changes throw what the host refuses with, or a Refused of our own. */
export interface Orders {
  /** A page of the order items, the newest first. Throws UNAUTHENTICATED for a visitor. */
  readOrders(asked: OrdersAsked): Promise<OrderPageNode>;
  /** All order items that an older host tells of, the newest first: one call for a request, however often it is asked. */
  readAll(status: OrderStatus | null): Promise<OrderItemNode[]>;
  /** An order item; null when there is none of the shopper's. Asked once for a request, and anew after a change. */
  readOrder(orderItemId: string): Promise<OrderItemNode | null>;
  cancelOrderItem(input: CancelOrderItemInput): Promise<void>;
  reviewOrderItem(input: ReviewOrderItemInput): Promise<void>;
  /** Makes the next readings new ones: something else than this has changed the orders. */
  forgetOrders(): void;
}

/** Makes the orders of one request. */
export function openOrders(personal: Personal, has: Has): Orders {
  const reading = openReading(personal, has);
  const { readOrder, forgetOrders } = reading;
  return {
    ...reading,
    cancelOrderItem: async (input) => {
      const body = cancelBody(input);
      // An older host may not look at the state itself.
      if (!has('order-pages')) checkCancellable(await readOrder(input.orderItemId));
      await personal.rest()('cancelOrderItem', { body }).finally(forgetOrders);
    },
    reviewOrderItem: async (input) => {
      checkReview(input);
      const { variant } = checkReviewable(await readOrder(input.orderItemId));
      const { orderItemId, rating, comment } = input;
      const body = { orderItemId, sku: variant.sku, rating, comment: comment.trim() };
      await personal.rest()('reviewOrderItem', { body }).finally(forgetOrders);
    },
  };
}

type Reading = Pick<Orders, 'readOrders' | 'readAll' | 'readOrder' | 'forgetOrders'>;

function openReading(personal: Personal, has: Has): Reading {
  const lists = new Map<OrderStatus | null, Promise<OrderItemNode[]>>();
  const items = new Map<string, Promise<OrderItemNode | null>>();
  const node = (raw: RestOrder) => orderItemNode(raw, has);
  const readAll = memo(lists, async (status) => {
    const answer = await orNull(personal.rest()('getOrders', { status: status ? STATUS_IN_REST[status] : 'All' }));
    return (answer?.orders ?? []).map(node).toReversed();
  });
  const readOrder = memo(items, async (orderItemId) => {
    const answer = await orNull(personal.rest()('getOrder', { orderItemId }));
    return answer && node(answer.orders);
  });

  return {
    readAll,
    readOrder,
    forgetOrders: () => {
      lists.clear();
      items.clear();
    },
    readOrders: async ({ status = null, page: asked }) => {
      const page = checkPage(asked);
      if (!has('order-pages')) return cut(await readAll(status), page);
      const query = status ? { status: STATUS_IN_REST[status], page } : { page };
      const { orders, ...pages } = await personal.rest()('getOrderPage', query);
      return orderPage(orders.map(node), page, pages);
    },
  };
}

/** One page of order items; `totalItems` and `totalPages` are of all pages. */
export function orderPage(
  nodes: OrderItemNode[],
  page: number,
  { totalPages, totalItems }: { totalPages: number; totalItems: number },
): OrderPageNode {
  const hasPreviousPage = page > 1 && totalPages > 0;
  return { nodes, pageInfo: { page, totalPages, totalItems, hasNextPage: page < totalPages, hasPreviousPage } };
}

function memo<K, V>(made: Map<K, Promise<V>>, make: (key: K) => Promise<V>): (key: K) => Promise<V> {
  return async (key) => {
    const answer = made.get(key) ?? make(key);
    made.set(key, answer);
    return answer;
  };
}

function cut(all: OrderItemNode[], page: number): OrderPageNode {
  const nodes = all.slice((page - 1) * ORDER_PAGE_SIZE, page * ORDER_PAGE_SIZE);
  return orderPage(nodes, page, { totalPages: Math.ceil(all.length / ORDER_PAGE_SIZE), totalItems: all.length });
}

function cancelBody({ orderItemId, reason, comment }: CancelOrderItemInput) {
  const text = comment?.trim() ?? '';
  if (text.length > MAX_CANCEL_COMMENT) {
    throw new Refused('INVALID_INPUT', 'comment', `Please write at most ${MAX_CANCEL_COMMENT} characters.`);
  }
  return { orderItemId, canceled_reason: REASON_IN_REST[reason], additional_cancel_comment: text };
}

function checkReview({ rating, comment }: ReviewOrderItemInput): void {
  if (rating < 1 || rating > 5) throw new Refused('INVALID_INPUT', 'rating', 'Please give 1 to 5 stars.');
  const { length } = comment.trim();
  if (length >= 1 && length <= MAX_REVIEW_TEXT) return;
  throw new Refused('INVALID_INPUT', 'comment', `Please write 1 to ${MAX_REVIEW_TEXT} characters.`);
}

function checkCancellable(item: OrderItemNode | null): void {
  if (!item) throw new Failure('NOT_FOUND');
  if (!CANCELLABLE_NODES.has(item.status)) throw new Refused('NOT_ALLOWED_IN_STATUS', null);
}

function checkReviewable(item: OrderItemNode | null): OrderItemNode {
  if (!item) throw new Failure('NOT_FOUND');
  if (item.status !== 'DELIVERED') throw new Refused('NOT_ALLOWED_IN_STATUS', null);
  if (item.isReviewed) throw new Refused('ALREADY_EXISTS', null);
  return item;
}
