import { cancelOrderItemLimits, reviewOrderItemLimits } from '../../schema/generated/limits.ts';
import { REVIEWED_ALREADY, whyNotReviewable } from '../../schema/order-refusals.ts';
import type { CancelOrderItemInput, OrderStatus, ReviewOrderItemInput } from '../generated/schema-types.ts';
import type { AuthenticatedRest } from '../host/authenticated-rest.ts';
import { memoizeByKey } from '../host/cache.ts';
import type { ConnectionArguments } from '../graphql/connections.ts';
import { assertFound, Failure, nullIfNotFound } from '../host/failures.ts';
import { chooseByCapability, type HasCapability } from '../host/capabilities.ts';
import { UpstreamFailure } from '../host/host-errors.ts';
import { readAll, UserErrorException } from '../graphql/user-errors.ts';
import { REASON_IN_REST, STATUS_IN_REST } from './enum-maps.ts';
import { createBasicHostOrders, type OrderReads } from './basic-host.ts';
import { followOrders } from './following.ts';
import {
  orderItemNode,
  progressOf,
  type OrderConnectionNode,
  type OrderItemConnectionNode,
  type OrderItemNode,
  type OrderNode,
  type RestOrder,
} from './nodes.ts';
import { createRichHostOrders, readOrderList, type OrderItemArguments } from './rich-host.ts';
import { withItsOrder } from './shared-discount.ts';

/**
 * The orders of the shopper who sent a request. Reads throw UNAUTHENTICATED without a token. Changes throw the host's
 * failure or a UserErrorException.
 */
export interface OrdersClient extends OrderReads {
  /** Part of the order items, the newest first. */
  readOrderItems(args: OrderItemArguments): Promise<OrderItemConnectionNode>;
  /** Part of the orders, the newest first. */
  readOrders(args: ConnectionArguments): Promise<OrderConnectionNode>;
  /** Returns an order; null if the shopper has none with this id. Read once per request. */
  readOrder(orderId: string): Promise<OrderNode | null>;
  cancelOrderItem(input: CancelOrderItemInput): Promise<void>;
  reviewOrderItem(input: ReviewOrderItemInput): Promise<void>;
  /** Notifies whenever the shopper's orders may have changed, until the iterator is ended. */
  follow(): AsyncIterableIterator<undefined>;
  /** Makes the next reads read again, after a change that this client did not make. */
  invalidateOrders(): void;
}

/**
 * Creates the orders of one request. Runs `onStockChange` after each cancellation. Polls for changes every `pollMs`
 * milliseconds on a host without events.
 */
export function createOrders(
  authenticated: AuthenticatedRest,
  has: HasCapability,
  { onStockChange, pollMs }: { onStockChange: () => void; pollMs: number },
): OrdersClient {
  const lists = new Map<OrderStatus | null, Promise<OrderItemNode[]>>();
  const items = new Map<string, Promise<OrderItemNode | null>>();
  const orders = new Map<string, Promise<OrderNode | null>>();
  const nodeOf = (raw: RestOrder) => withItsOrder(orderItemNode(raw), () => readAllItems(null));
  const readAllItems: OrderReads['readAllItems'] = memoizeByKey(lists, async (status) => {
    if (status === 'OTHER') return (await readAllItems(null)).filter((item) => item.status === status);
    const query = { status: status ? STATUS_IN_REST[status] : ('All' as const) };
    const response = await nullIfNotFound(authenticated.rest()('getOrders', query));
    return (response?.orders ?? []).map(nodeOf).toReversed();
  });
  const readOrderItem = memoizeByKey(items, async (orderItemId) => {
    const response = await nullIfNotFound(authenticated.rest()('getOrder', { orderItemId }));
    return response && nodeOf(response.orders);
  });
  const invalidateOrders = () => {
    lists.clear();
    items.clear();
    orders.clear();
  };
  const calls = chooseByCapability(
    has,
    {
      readItemPage: 'order-pages',
      readOrderPage: 'paid-orders',
      readOrder: 'paid-orders',
      assertCancellable: 'order-pages',
    },
    createRichHostOrders(authenticated),
    createBasicHostOrders({ readAllItems, readOrderItem }),
  );

  return {
    readOrders: (args) => readOrderList(args, (page) => calls.readOrderPage(page)),
    readOrder: memoizeByKey(orders, (id) => calls.readOrder(id)),
    readOrderItems: (args) => readOrderList(args, (page) => calls.readItemPage(args.status ?? null, page)),
    readAllItems,
    readOrderItem,
    follow: () => followOrders(authenticated, has, pollMs),
    invalidateOrders,
    cancelOrderItem: async (input) => {
      const body = toCancelBody(input);
      const refusal = await calls.assertCancellable(input.orderItemId);
      const cancelled = authenticated.rest()('cancelOrderItem', { body }).finally(invalidateOrders);
      await (refusal === undefined ? cancelled : refuse(cancelled, refusal));
      onStockChange();
    },
    reviewOrderItem: async (input) => {
      assertReview(input);
      const { orderItemId, rating, comment, pictureIds } = input;
      const item = assertFound(await readOrderItem(orderItemId));
      assertReviewable(item);
      const pictures = has('review-details') && pictureIds?.length ? { pictureIds } : {};
      const body = { orderItemId, sku: item.sku, rating, comment: comment.trim(), ...pictures };
      await authenticated.rest()('reviewOrderItem', { body }).finally(invalidateOrders);
    },
  };
}

const MAX_CANCEL_COMMENT = cancelOrderItemLimits.additional_cancel_comment.maxLength;
const MAX_REVIEW_TEXT = reviewOrderItemLimits.comment.maxLength;

/** Throws the host's refusal of a change, with the host's message, else with `words`. */
async function refuse(response: Promise<unknown>, words: string): Promise<never> {
  try {
    await response;
  } catch (error) {
    const hasWords = error instanceof UpstreamFailure && error.errorBody.message !== undefined;
    if (hasWords || (error instanceof Failure && error.code.startsWith('UPSTREAM_'))) throw error;
  }
  throw new UserErrorException('NOT_ALLOWED_IN_STATUS', null, words);
}

function toCancelBody({ orderItemId, reason, comment }: CancelOrderItemInput) {
  const text = comment?.trim() ?? '';
  if (text.length > MAX_CANCEL_COMMENT) {
    const message = `Please write at most ${MAX_CANCEL_COMMENT} characters.`;
    throw new UserErrorException('INVALID_INPUT', 'comment', message);
  }
  return { orderItemId, canceled_reason: REASON_IN_REST[reason], additional_cancel_comment: text };
}

function assertReview({ rating, comment }: ReviewOrderItemInput): void {
  const { length } = comment.trim();
  const assert = (isRight: boolean, field: string, message: string) => () => {
    if (!isRight) throw new UserErrorException('INVALID_INPUT', field, message);
  };
  readAll({
    rating: assert(rating >= 1 && rating <= 5, 'rating', 'Please give 1 to 5 stars.'),
    comment: assert(
      length >= 1 && length <= MAX_REVIEW_TEXT,
      'comment',
      `Please write 1 to ${MAX_REVIEW_TEXT} characters.`,
    ),
  });
}

function assertReviewable(item: OrderItemNode): void {
  if (item.status !== 'DELIVERED') {
    throw new UserErrorException('NOT_ALLOWED_IN_STATUS', null, whyNotReviewable(progressOf(item)));
  }
  if (item.isReviewed) throw new UserErrorException('ALREADY_EXISTS', null, REVIEWED_ALREADY);
}
