import { createHash } from 'node:crypto';
import type { HostResponse } from '../host/contract.ts';
import { orderItemNode, type OrderItemNode, type OrderNode } from './nodes.ts';

/** An order of a rich host. */
export type RestPaidOrder = HostResponse<'getPaidOrder'>['order'];

/** Converts a REST order; null for one without items. */
export function orderNode({ orderId, paymentOrderId, paid_at: paidAt, orders }: RestPaidOrder): OrderNode | null {
  return nodeOf(orderId, orders.map(orderItemNode), paymentOrderId, paidAt);
}

/**
 * Groups items, sorted the newest first, into orders; the newest order first. If the host does not send the order,
 * items with the same moment, address and promo code are one order.
 */
export function groupOrders(items: readonly OrderItemNode[]): OrderNode[] {
  const groups = Map.groupBy(items.toReversed(), orderIdOf);
  const orders = [...groups].flatMap(([id, group]) => nodeOf(id, group, undefined) ?? []);
  return orders.toReversed();
}

/** Returns the order of items that were paid together; null without items. */
export function orderOfItems(items: readonly OrderItemNode[], paymentOrderId: string | undefined): OrderNode | null {
  const [first] = items;
  return first ? nodeOf(orderIdOf(first), items, paymentOrderId) : null;
}

/** Returns the id of an item's order: the host's, else a digest that all items of the order share. */
export function orderIdOf({
  orderId,
  id,
  placedAt,
  promoCode,
  shippingAddress,
  billingAddress,
}: OrderItemNode): string {
  if (orderId !== undefined) return orderId;
  // Items with an unknown moment are separate orders.
  const moment = Date.parse(placedAt) === 0 ? id : placedAt;
  const shared = JSON.stringify([moment, promoCode ?? '', shippingAddress, billingAddress]);
  return createHash('sha256').update(shared).digest('hex').slice(0, 20);
}

function nodeOf(
  id: string,
  [first, ...rest]: readonly OrderItemNode[],
  paymentOrderId: string | undefined,
  paidAt?: string,
) {
  if (!first) return null;
  const items: OrderNode['items'] = [first, ...rest];
  return { id, placedAt: first.placedAt, items, paymentOrderId, paidAt };
}
