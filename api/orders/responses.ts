import { carrierOf } from '../../schema/carriers.ts';
import type { components } from '../../schema/generated/rest.ts';
import { CASH_METHOD } from '../../schema/vocabulary.ts';
import type { CatalogResponses } from '../catalog/responses.ts';
import { discountPercent } from '../catalog/rules.ts';
import type { OrderDependencies } from './dependencies.ts';
import { toInvoice } from './invoices/responses.ts';
import { forSeller, toReturn } from './returns/responses.ts';
import { creditDayOf, lastReturnDay, returnableOf } from './returns/rules.ts';
import { firstPurchasePartOf } from './rules.ts';
import type { ItemRow, PaidItemRow } from './tables.ts';

/** An order item as the contract states it. */
export type OrderItem = components['schemas']['OrderItem'];

/** An order as the contract states it. */
export type PaidOrder = components['schemas']['PaidOrder'];

const REFUND_STATUS = { waiting: undefined, sent: undefined, processed: 'Processed', failed: 'Failed' } as const;

/** A seller's view of an item: the parcel's address and phone number, without email, billing address and the account of a refund. */
export function forParcel(row: ItemRow): ItemRow {
  return { ...row, shipping: { ...row.shipping, email: '' }, billing: null, returns: row.returns.map(forSeller) };
}

/** The addresses of pictures, and the promises of the shop. */
type ResponseParts = Pick<OrderDependencies, 'responses' | 'uploads' | 'settings'>;

/** An order item as the contract states it: name, picture and prices of the order, current stock. */
export function toOrderItem(row: ItemRow, parts: ResponseParts, now: Date): OrderItem {
  return {
    orderItemId: row.id,
    orderId: row.order_id,
    status: row.status,
    quantity: row.quantity,
    sku: row.sku,
    discount: row.discount,
    first_purchase_discount: firstPurchasePartOf(row, row),
    variant: toVariant(row, parts.responses),
    services: row.services.map(({ code, name, price }) => ({ code, name, price: price / 100 })),
    order: {
      createdAt: row.placed_at.toISOString(),
      promoCode: row.promo_code ?? undefined,
      shippingDetail: row.shipping,
      billingDetail: row.billing ?? undefined,
    },
    seller: { shopName: row.shop_name, sellerId: row.seller_id },
    ...toProgress(row, parts),
    ...toReturns(row, parts, now),
    ...(row.invoices.length > 0 ? { invoices: row.invoices.map(toInvoice) } : {}),
  };
}

/** An order as the contract states it, from its items. */
export function toPaidOrder(orderId: string, rows: readonly PaidItemRow[], parts: ResponseParts, now: Date): PaidOrder {
  return {
    orderId,
    paymentOrderId: rows[0]?.provider_order_id ?? undefined,
    paid_at: rows[0]?.pays_cash ? undefined : rows[0]?.paid_at?.toISOString(),
    orders: rows.map((row) => toOrderItem(row, parts, now)),
  };
}

function toVariant(row: ItemRow, responses: CatalogResponses): OrderItem['variant'] {
  const { product_id, stock, size } = row;
  const { image } = responses.variant({ ...row.cloth, picture_sku: null, size, stock, product_id });
  const [price, showPrice] = [Math.round(row.list_price / 100), Math.round(row.unit_price / 100)];
  const discount = discountPercent(price, showPrice);
  const product = { name: row.name, category: row.category, price, showPrice, discount };
  const variant = { sku: row.sku, productId: product_id, image, color: row.color, stock, product };
  return size === null ? variant : { ...variant, size };
}

function toProgress(row: ItemRow, { settings }: ResponseParts) {
  return {
    trackingId: row.tracking_id ?? undefined,
    trackingSite: row.tracking_site ?? undefined,
    carrier: row.carrier === null ? undefined : (carrierOf(row.carrier)?.name ?? row.carrier),
    confirmed_date: row.confirmed_at?.toISOString(),
    dispatched_date: row.dispatched_at?.toISOString(),
    delivered_date: row.delivered_at?.toISOString(),
    cancel_date: row.cancelled_at?.toISOString(),
    is_canceled_by_user: row.cancelled_by === 'shopper',
    canceled_reason: row.cancel_reason ?? undefined,
    additional_cancel_comment: row.cancel_comment ?? undefined,
    review_done: row.review_id !== null,
    payment_method: row.pays_cash ? CASH_METHOD : (row.payment_method ?? undefined),
    cash_status: row.cash ?? undefined,
    cash_collected_at: row.collected_at?.toISOString(),
    promised_from: row.promised_from ?? undefined,
    promised_until: row.promised_until ?? undefined,
    refund_status: row.refund_state ? REFUND_STATUS[row.refund_state] : undefined,
    refund_amount: row.status === 'Cancelled' && row.cash === null ? (row.refund_amount ?? 0) : undefined,
    refund_initiated_at: row.refund_at?.toISOString(),
    refund_processed_at: row.refund_processed_at?.toISOString(),
    refund_expected_by: row.refund_processed_at
      ? creditDayOf(row.refund_processed_at, settings.current().policies)
      : undefined,
    replaces: row.replaces ?? undefined,
  };
}

/** The returns of an item, and until its delivery nothing else. */
function toReturns(row: ItemRow, parts: ResponseParts, now: Date) {
  const returns = row.returns.map((one) => toReturn(one, parts));
  if (row.status !== 'Delivered' || !row.delivered_at) return returns.length > 0 ? { returns } : {};
  const active = row.returns.filter(({ state }) => state !== 'declined' && state !== 'withdrawn');
  const { returnDays: return_days } = parts.settings.policiesAt(row.placed_at);
  return {
    returnable_quantity: returnableOf(
      { ...row, return_days },
      active.reduce((sum, { quantity }) => sum + quantity, 0),
      now,
    ),
    return_until: lastReturnDay(row.delivered_at, return_days),
    returns,
  };
}
