import type { OrderProgress } from '../../schema/order-refusals.ts';
import { toDeliveryWindow, type DeliveryWindowNode } from '../catalog/delivery.ts';
import { discountPercentOf, pathOf, type ImageNode } from '../catalog/nodes.ts';
import type {
  Address,
  Cancellation,
  CashStatus,
  OrderStatus,
  PaymentMethod,
  RefundStatus,
  Tracking,
} from '../generated/resolvers.ts';
import { serviceNodes, type PieceServiceNode } from '../catalog/services.ts';
import { normalizeEmail, normalizePhone } from '../platform/contact-details.ts';
import type { ConnectionNode } from '../platform/connections.ts';
import { Money, moneyOfRupees } from '../platform/money.ts';
import type { Answer } from '../platform/upstream/contract.ts';
import type { UserErrorNode } from '../platform/user-errors.ts';
import {
  CASH_STATUS_IN_SCHEMA,
  STATUS_IN_REST,
  paymentMethodOf,
  reasonOf,
  reasonTextOf,
  refundStatusOf,
  statusOf,
  statusTextOf,
} from './enum-maps.ts';

/** An order item as REST hosts send it. */
export type RestOrder = Answer<'getOrder'>['orders'];
type RestAddress = RestOrder['order']['shippingDetail'];

/** An order item as the schema has it. */
export interface OrderItemNode {
  id: string;
  orderId: string | undefined;
  status: OrderStatus;
  statusText: string;
  placedAt: string;
  confirmedAt: string | undefined;
  dispatchedAt: string | undefined;
  deliveredAt: string | undefined;
  quantity: number;
  /** What was ordered, as it was then. */
  name: string;
  category: string;
  color: string | undefined;
  size: string | undefined;
  image: ImageNode;
  sku: string;
  productId: string;
  path: string;
  services: PieceServiceNode[];
  unitPrice: Money;
  listPrice: Money;
  discountPercent: number;
  subtotal: Money;
  /** The discount in paise; undefined when the host does not send it. */
  discountPaise: number | undefined;
  /** The part of the discount for the first purchase, in paise. */
  firstPurchaseDiscountPaise: number;
  promoCode: string | undefined;
  /** Reads the items of its order, itself among them, on a host that tells neither the discount nor the order. */
  readTogether?: () => Promise<OrderItemNode[]>;
  shippingAddress: Address;
  billingAddress: Address;
  /** The seller. A host without additions sends no id. */
  seller: { id: string | undefined; shopName: string };
  deliveryWindow: DeliveryWindowNode | null;
  tracking: Tracking | null;
  cancellation: Cancellation | null;
  isReviewed: boolean;
  refundStatus: RefundStatus;
  /** What goes back once it is cancelled, in paise; undefined where the host does not say: all that was paid. */
  refundPaise: number | undefined;
  paymentMethod: PaymentMethod | null;
  /** Where its cash is; null for what was paid before. */
  cash: CashStatus | null;
}

/** What was paid together. */
export interface OrderNode {
  /** The host's own id, or the gateway's. */
  id: string;
  placedAt: string;
  /** In the order of the cart. At least one. */
  items: [OrderItemNode, ...OrderItemNode[]];
  /** The payment provider's order; undefined when the host does not tell. */
  paymentOrderId: string | undefined;
}
/** Part of a list of orders. */
export type OrderConnectionNode = ConnectionNode<OrderNode>;
/** Money that goes back for one item of an order. */
export interface OrderRefundNode {
  orderItem: OrderItemNode;
  amount: Money;
  status: RefundStatus;
}
/** Where the money of an order or an item is. */
export type MoneyTrailNode = Record<
  'subtotal' | 'discountShare' | 'paid' | 'refundDue' | 'refundSent' | 'kept' | 'toCollect',
  Money
>;

/** Part of a list of order items. */
export type OrderItemConnectionNode = ConnectionNode<OrderItemNode>;

/** The result of a change of a shopper's order item. A resolver reads the item itself. */
export interface OrderItemChangeNode {
  orderItemId: string;
  userErrors: UserErrorNode[];
}

/** What the contract has for a moment that a host doesn't tell. */
const UNKNOWN_MOMENT = new Date(0).toISOString();

/** The node of a REST order item. */
export function orderItemNode(raw: RestOrder): OrderItemNode {
  const { quantity, order, seller } = raw;
  const piece = pieceOf(raw);
  const { unitPrice } = piece;
  const subtotal = new Money(unitPrice.amount * quantity);
  const status = statusOf(raw.status);
  const shippingAddress = addressNode(order.shippingDetail);
  return {
    id: raw.orderItemId,
    orderId: raw.orderId,
    status,
    statusText: statusTextOf(raw.status),
    placedAt: placedAtOf(raw),
    confirmedAt: raw.confirmed_date,
    dispatchedAt: raw.dispatched_date,
    deliveredAt: status === 'DELIVERED' ? raw.delivered_date : undefined,
    quantity,
    ...piece,
    services: serviceNodes(raw.services),
    subtotal,
    discountPaise: raw.discount === undefined ? undefined : Math.min(Math.max(0, raw.discount), subtotal.amount),
    firstPurchaseDiscountPaise: raw.first_purchase_discount ?? 0,
    promoCode: order.promoCode,
    shippingAddress,
    billingAddress: isEmpty(order.billingDetail) ? shippingAddress : addressNode(order.billingDetail),
    seller: { id: seller.sellerId, shopName: seller.shopName },
    deliveryWindow: toDeliveryWindow(raw.promised_from, raw.promised_until),
    tracking: trackingNode(raw),
    cancellation: status === 'CANCELLED' ? cancellationNode(raw) : null,
    isReviewed: raw.review_done,
    // Where nothing is left to go back, all has gone back before.
    refundStatus: raw.refund_amount === 0 ? 'PROCESSED' : refundStatusOf(raw.refund_status),
    refundPaise: raw.refund_amount,
    paymentMethod: paymentMethodOf(raw.payment_method),
    cash: raw.cash_status ? CASH_STATUS_IN_SCHEMA[raw.cash_status] : null,
  };
}

/** What was ordered, as the order has it: nothing here changes with the catalogue. */
function pieceOf({ sku, variant }: RestOrder) {
  const { color, size, productId, product } = variant;
  const { name, category, showPrice, price = showPrice, discount } = product;
  return {
    name,
    category,
    color,
    size,
    image: { sourceUrl: variant.image, showsWholePiece: true, color, productName: name, productId },
    sku,
    productId,
    path: pathOf({ category, name, id: productId }),
    unitPrice: moneyOfRupees(showPrice),
    listPrice: moneyOfRupees(price > 0 ? price : showPrice),
    discountPercent: discountPercentOf(price, showPrice, discount),
  };
}

/** When it was ordered; when nobody knows that, the first that is known of it, else the beginning of 1970. */
function placedAtOf({ order, ...raw }: RestOrder): string {
  if (order.createdAt !== UNKNOWN_MOMENT) return order.createdAt;
  const later = [raw.confirmed_date, raw.dispatched_date, raw.delivered_date, raw.cancel_date];
  return later.filter((moment) => moment !== undefined).toSorted()[0] ?? UNKNOWN_MOMENT;
}

/** How far an order item is, for the words of a refusal. */
export function progressOf({ status, statusText, cancellation, ...item }: OrderItemNode): OrderProgress {
  const moments: Partial<Record<OrderStatus, string | null | undefined>> = {
    DISPATCHED: item.dispatchedAt,
    DELIVERED: item.deliveredAt,
    CANCELLED: cancellation?.cancelledAt,
  };
  const since = moments[status];
  return { status: status === 'OTHER' ? statusText : STATUS_IN_REST[status], since: since ? new Date(since) : null };
}

function isEmpty(address: RestAddress | undefined): address is undefined {
  return address === undefined || [address.name, address.address, address.city].every((text) => text.trim() === '');
}

function addressNode({ name, address, landmark, city, state, pinCode, phone, email, ...more }: RestAddress): Address {
  const { alternatePhone } = more;
  return {
    name,
    address,
    city,
    state,
    pinCode,
    country: 'India',
    phone: normalizePhone(phone),
    email: normalizeEmail(email),
    landmark: landmark || null,
    alternatePhone: alternatePhone ? normalizePhone(alternatePhone) : null,
  };
}

/** A host name with what may follow it, as people write the address of a page without its scheme. */
const SCHEMELESS_PAGE = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#]|$)/i;
const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:']);

/** Whoever has a tracking id can follow the parcel, whatever its status. Leaves out a page that is none of the web. */
function trackingNode({ trackingId, trackingSite = '' }: RestOrder): Tracking | null {
  if (!trackingId) return null;
  const site = trackingSite.trim();
  const url = URL.parse(SCHEMELESS_PAGE.test(site) ? `https://${site}` : site);
  const isSafe = url !== null && WEB_PROTOCOLS.has(url.protocol) && url.username === '' && url.password === '';
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
