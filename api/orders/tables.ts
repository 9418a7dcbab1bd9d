import type { Generated } from 'kysely';
import type { components } from '../../schema/generated/rest.ts';
import type { CashStatusName, OrderStatusName } from '../../schema/vocabulary.ts';
import type { ClothRow, ColourRow } from '../catalog/tables.ts';
import type { InvoiceRow } from './invoices/tables.ts';
import type { ReturnRow } from './returns/tables.ts';

/** A shipping or billing address, in the contract's form, which an order also saves. */
export type Address = components['schemas']['Address'];

/** The tables of orders, holds, payments and refunds. Money is whole paise. */
export type OrdersTables = {
  orders: {
    id: string;
    shopper_id: string;
    chain_id: string;
    attempt_id: string;
    wish_hash: string;
    state: OrderState;
    closed_because: ClosedBecause | null;
    provider_order_id: string | null;
    subtotal: number;
    promo_discount: number;
    first_purchase_discount: number;
    total: number;
    promo_code: string | null;
    shipping: Address;
    billing: Address | null;
    created_at: Date;
    expires_at: Date;
    paid_at: Date | null;
    closed_at: Date | null;
    check_at: Date | null;
    /** Whether it is paid in cash at the door; its state is `paid` once it is placed. */
    pays_cash: Generated<boolean>;
    /** Whether its shopper had never bought when it was opened. */
    first_time: Generated<boolean>;
    /** Whether the shopper's address was unverified then. */
    unproven: Generated<boolean>;
    /** The keyed hash of the client's address. */
    client_hash: string | null;
  };
  order_attempts: { shopper_id: string; attempt_id: string; order_id: string; created_at: Date };
  order_items: OrderItemsTable;
  stock_holds: { order_id: string; sku: string; quantity: number };
  payments: {
    id: string;
    /** Null if the order is not in the database. */
    order_id: string | null;
    amount: number;
    fulfils: boolean;
    refunded: Generated<number>;
    /** Why a payment without an order is retained; null for all others. */
    kept_because: string | null;
    /** The payment method, as the provider names it. */
    method: string | null;
    created_at: Date;
  };
  refunds: {
    id: string;
    payment_id: string;
    order_item_id: string | null;
    /** The return that it is for; null for any other refund. */
    return_id: string | null;
    amount: number;
    reason: RefundReason;
    state: RefundState;
    provider_refund_id: string | null;
    created_at: Date;
    check_at: Date | null;
    /** The time at which the provider had made it; null before, and for older refunds. */
    processed_at: Date | null;
    /** The time at which it was retried after it was given up. */
    retried_at: Date | null;
    /** Our refund of which this outside refund was a part; null for any other. */
    part_of: string | null;
    /** Whether the provider may have made it under an unknown id: it was requested, and not refused. */
    may_be_made: Generated<boolean>;
  };
  order_events: {
    position: Generated<number>;
    order_id: string;
    order_item_id: string | null;
    key: string;
    kind: string;
    by: string | null;
    details: object | null;
    created_at: Date;
  };
  provider_events: { id: string; created_at: Date };
};

/** The state of an order: it awaits its payment, is paid, was closed without a payment, or its payment is refunded. */
export type OrderState = 'awaiting' | 'paid' | 'closed' | 'refunded';
/**
 * Why an order was closed without a payment. `refused`: the payment provider did not accept it, or the paid amount or
 * currency was wrong.
 */
export type ClosedBecause = 'expired' | 'cancelled' | 'replaced' | 'refused';
/**
 * Why money is refunded: an item was cancelled, pieces were returned, or a payment came too late, twice, or with a wrong amount. Or its order
 * is unknown here; it was refunded at the provider, outside of the shop; or a person refunds it out of goodwill.
 */
export type RefundReason =
  | 'cancelled'
  | 'returned'
  | 'late'
  | 'duplicate'
  | 'amount'
  | 'unknown'
  | 'outside'
  | 'goodwill';
/** The state of a refund. */
export type RefundState = 'waiting' | 'sent' | 'processed' | 'failed';

type OrderItemsTable = {
  id: string;
  order_id: string;
  position: number;
  shopper_id: string;
  sku: string;
  seller_id: string;
  name: string;
  category: string;
  color: string;
  size: string | null;
  list_price: number;
  unit_price: number;
  quantity: number;
  discount: number;
  /** The promo code's part of the discount; null if the item shares both discounts of its order as one. */
  promo_share: number | null;
  status: OrderStatusName | null;
  placed_at: Date | null;
  confirmed_at: Date | null;
  dispatched_at: Date | null;
  delivered_at: Date | null;
  cancelled_at: Date | null;
  tracking_id: string | null;
  tracking_site: string | null;
  /** The code of its carrier; null for another carrier, and in older orders. */
  carrier: string | null;
  cancelled_by: 'shopper' | 'seller' | null;
  cancel_reason: string | null;
  cancel_comment: string | null;
  review_id: string | null;
  /** The cash status; null for a prepaid item. */
  cash: CashStatusName | null;
  collected_at: Date | null;
  /** The promised delivery days; null in older orders. */
  promised_from: string | null;
  promised_until: string | null;
  /** The services, in paise at the prices of the order; part of the unit price. */
  services: { code: string; name: string; price: number }[];
  /** The look of the piece when it was ordered. Its sku is the one that names its pictures. */
  cloth: ClothRow & Omit<ColourRow, 'picture_sku'>;
  /** The return whose pieces the item replaces; null for any other item. */
  replaces: string | null;
};

/** The owner of items: a shopper, a seller, or (without a seller) everybody, for staff who see everything. */
export type ItemOwner = { shopperId: string } | { sellerId: string | undefined };

/** A row of a paid order item, with parts of its order, its variant and its refund. */
export type ItemRow = Omit<OrderItemsTable, 'status' | 'placed_at' | 'shopper_id' | 'position'> & {
  status: OrderStatusName;
  placed_at: Date;
  promo_code: string | null;
  promo_discount: number;
  first_purchase_discount: number;
  shipping: Address;
  billing: Address | null;
  shop_name: string;
  product_id: string;
  stock: number;
  refund_state: RefundState | null;
  /** The paise of its refund; null without one. */
  refund_amount: number | null;
  /** When its refund was requested, and when the provider had made it. */
  refund_at: Date | null;
  refund_processed_at: Date | null;
  /** Whether its order is paid in cash at the door. */
  pays_cash: boolean;
  /** The returns of its pieces, the oldest first. */
  returns: ReturnRow[];
  /** Its invoice and the credit notes for its refunds, the oldest first. */
  invoices: InvoiceRow[];
  /** The payment method of its order, as the provider names it. */
  payment_method: string | null;
};

/** A row of a paid order item, with the payment provider's id of its order, and when the order was paid. */
export type PaidItemRow = ItemRow & { provider_order_id: string | null; paid_at: Date | null };
