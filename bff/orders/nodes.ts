import { tidyPhone } from '../account/input.ts';
import type { VariantNode } from '../catalog/nodes.ts';
import { toldVariant } from '../catalog/told.ts';
import type { Address, Cancellation, OrderStatus, RefundStatus, Tracking, UserError } from '../generated/resolvers.ts';
import type { Has } from '../platform/additions.ts';
import { tidyEmail } from '../platform/email.ts';
import { Failure } from '../platform/failures.ts';
import { rupees, type Money } from '../platform/money.ts';
import type { Answer } from '../platform/upstream/contract.ts';
import { reasonOf, reasonTextOf, refundStatusOf, statusOf } from './words.ts';

/** An order item as REST hosts answer it. */
export type RestOrder = Answer<'getOrder'>['orders'];
type RestAddress = RestOrder['order']['shippingDetail'];

/** An order item in the schema's words and units. */
export interface OrderItemNode {
  id: string;
  orderId: string | undefined;
  status: OrderStatus;
  placedAt: string;
  confirmedAt: string | undefined;
  dispatchedAt: string | undefined;
  deliveredAt: string | undefined;
  quantity: number;
  variant: VariantNode;
  unitPrice: Money;
  subtotal: Money;
  /** What was taken off it in paise; undefined when the host doesn't tell. */
  off: number | undefined;
  /** What of that is for the first purchase, in paise. */
  offFirst: number;
  promoCode: string | undefined;
  shippingAddress: Address;
  billingAddress: Address;
  /** Who sells it; an older host tells no id. */
  sold: { by: string | undefined; shopName: string };
  tracking: Tracking | null;
  cancellation: Cancellation | null;
  isReviewed: boolean;
  refundStatus: RefundStatus;
}

/** What came of a change of a shopper's order item; the item itself is read when it is asked for. */
export interface ChangedItemNode {
  orderItemId: string;
  userErrors: UserError[];
}

/** The most that the schema's numbers tell. */
const MOST = 2 ** 31 - 1;
const SENT: ReadonlySet<OrderStatus> = new Set(['DISPATCHED', 'DELIVERED']);

/** An order item of a REST answer. Throws UPSTREAM_INVALID_RESPONSE for a state or an amount that can't be. */
export function orderItemNode(raw: RestOrder, has: Has): OrderItemNode {
  const { quantity, order, seller } = raw;
  const { showPrice } = raw.variant.product;
  if (quantity < 1 || showPrice < 0 || quantity * showPrice * 100 > MOST) {
    throw new Failure('UPSTREAM_INVALID_RESPONSE');
  }
  const status = statusOf(raw.status);
  const shippingAddress = addressNode(order.shippingDetail);
  return {
    id: raw.orderItemId,
    orderId: raw.orderId,
    status,
    placedAt: order.createdAt,
    confirmedAt: raw.confirmed_date,
    dispatchedAt: raw.dispatched_date,
    deliveredAt: status === 'DELIVERED' ? raw.delivered_date : undefined,
    quantity,
    variant: toldVariant({ ...raw.variant, sku: raw.sku, stock: raw.variant.stock ?? false }, has),
    unitPrice: rupees(showPrice),
    subtotal: rupees(showPrice * quantity),
    off: raw.discount === undefined ? undefined : Math.min(Math.max(0, raw.discount), showPrice * quantity * 100),
    offFirst: raw.first_purchase_discount ?? 0,
    promoCode: order.promoCode,
    shippingAddress,
    billingAddress: isEmpty(order.billingDetail) ? shippingAddress : addressNode(order.billingDetail),
    sold: { by: seller.sellerId, shopName: seller.shopName },
    tracking: SENT.has(status) ? trackingNode(raw) : null,
    cancellation: status === 'CANCELLED' ? cancellationNode(raw) : null,
    isReviewed: raw.review_done,
    refundStatus: refundStatusOf(raw.refund_status),
  };
}

function isEmpty(address: RestAddress | undefined): address is undefined {
  return address === undefined || [address.name, address.address, address.city].every((text) => text.trim() === '');
}

function addressNode({ name, address, city, state, pinCode, phone, email }: RestAddress): Address {
  return {
    name,
    address,
    city,
    state,
    pinCode,
    country: 'India',
    phone: tidyPhone(phone),
    email: tidyEmail(email),
  };
}

/** A page that isn't https is none. */
function trackingNode({ trackingId, trackingSite }: RestOrder): Tracking | null {
  if (trackingId === undefined) return null;
  const url = URL.parse(trackingSite ?? '');
  const isSafe = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return { id: trackingId, url: isSafe ? url.href : null };
}

function cancellationNode(raw: RestOrder): Cancellation {
  const byShopper = raw.is_canceled_by_user;
  return {
    cancelledAt: raw.cancel_date ?? null,
    byShopper,
    reason: byShopper ? reasonOf(raw.canceled_reason) : null,
    reasonText: reasonTextOf(raw.canceled_reason),
    comment: raw.additional_cancel_comment ?? null,
  };
}
