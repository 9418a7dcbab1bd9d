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
} from '../generated/schema-types.ts';
import { serviceNodes, type PieceServiceNode } from '../catalog/services.ts';
import { normalizeEmail, normalizePhone } from '../graphql/contact-details.ts';
import type { ConnectionNode } from '../graphql/connections.ts';
import { Money, moneyOfRupees } from '../host/money.ts';
import type { HostResponse } from '../host/contract.ts';
import type { UserErrorNode } from '../graphql/user-errors.ts';

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
import { invoiceNode, type InvoiceNode } from './invoice-nodes.ts';
import { returningNode, type RefundTimes, type ReturningNode } from './return-nodes.ts';

/** An order item as REST hosts send it. */
export type RestOrder = HostResponse<'getOrder'>['orders'];
type RestAddress = RestOrder['order']['shippingDetail'];

/** An order item of the schema. */
export interface OrderItemNode extends ReturningNode {
  /** Its invoice and its credit notes; empty on a host without invoices. */
  invoices: InvoiceNode[];
  id: string;
  orderId: string | undefined;
  status: OrderStatus;
  statusText: string;
  placedAt: string;
  confirmedAt: string | undefined;
  dispatchedAt: string | undefined;
  deliveredAt: string | undefined;
  quantity: number;
  /** The piece at the time of the order. */
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
  /** The discount in paise; undefined if the host does not send it. */
  discountPaise: number | undefined;
  /** The part of the discount for the first purchase, in paise. */
  firstPurchaseDiscountPaise: number;
  promoCode: string | undefined;
  /** Reads the items of its order, including itself, on a host that sends neither the discount nor the order. */
  readTogether?: () => Promise<OrderItemNode[]>;
  shippingAddress: Address;
  billingAddress: Address;
  /** The seller. A basic host sends no id. */
  seller: { id: string | undefined; shopName: string };
  deliveryWindow: DeliveryWindowNode | null;
  tracking: Tracking | null;
  cancellation: Cancellation | null;
  isReviewed: boolean;
  refundStatus: RefundStatus;
  /** The refund after a cancellation, in paise; undefined if the host does not send it: then the whole paid price. */
  refundPaise: number | undefined;
  paymentMethod: PaymentMethod | null;
  /** The location of its cash; null if it was paid online. */
  cash: CashStatus | null;
  /** When its cash was collected. */
  cashCollectedAt: string | undefined;
}

/** An order: the items that were paid together. */
export interface OrderNode {
  /** The host's id, or the gateway's. */
  id: string;
  placedAt: string;
  /** In the order of the cart. At least one. */
  items: [OrderItemNode, ...OrderItemNode[]];
  /** The payment provider's order; undefined if the host does not send it. */
  paymentOrderId: string | undefined;
  /** When its payment arrived; undefined for a cash order, and if the host does not send it. */
  paidAt: string | undefined;
}
/** Part of a list of orders. */
export type OrderConnectionNode = ConnectionNode<OrderNode>;
/** The refund of one item of an order, or of one return. */
export interface OrderRefundNode extends RefundTimes {
  orderItem: OrderItemNode;
  amount: Money;
  status: RefundStatus;
}
/** The amounts of an order or an item by where they are. */
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

/** The contract's value of a moment that a host doesn't send. */
const UNKNOWN_MOMENT = new Date(0).toISOString();

/** Converts a REST order item. */
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
    // If no refund is left, all was refunded before.
    refundStatus: raw.refund_amount === 0 ? 'PROCESSED' : refundStatusOf(raw.refund_status),
    refundPaise: raw.refund_amount,
    paymentMethod: paymentMethodOf(raw.payment_method),
    ...returningNode(raw),
    cashCollectedAt: raw.cash_collected_at,
    invoices: (raw.invoices ?? []).map(invoiceNode),
    cash: raw.cash_status ? CASH_STATUS_IN_SCHEMA[raw.cash_status] : null,
  };
}

/** The ordered piece, as the order has it: later catalogue changes do not change it. */
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

/** The time of the order; if it is unknown, the first known time of the item, else the start of 1970. */
function placedAtOf({ order, ...raw }: RestOrder): string {
  if (order.createdAt !== UNKNOWN_MOMENT) return order.createdAt;
  const later = [raw.confirmed_date, raw.dispatched_date, raw.delivered_date, raw.cancel_date];
  return later.filter((moment) => moment !== undefined).toSorted()[0] ?? UNKNOWN_MOMENT;
}

/** The progress of an order item, for the message of a refusal. */
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

/** A host name and an optional path, as people write an address without its scheme. */
const SCHEMELESS_PAGE = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d{1,5})?(?:[/?#]|$)/i;
const WEB_PROTOCOLS: ReadonlySet<string> = new Set(['https:', 'http:']);

/** Returns the tracking data: a tracking id can be followed in any status. Leaves out a page that is not a web address. */
function trackingNode({ trackingId, trackingSite = '', carrier }: RestOrder): Tracking | null {
  if (!trackingId) return null;
  const site = trackingSite.trim();
  const url = URL.parse(SCHEMELESS_PAGE.test(site) ? `https://${site}` : site);
  const isSafe = url !== null && WEB_PROTOCOLS.has(url.protocol) && url.username === '' && url.password === '';
  return { id: trackingId, url: isSafe ? url.href : null, carrier: carrier || null };
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
