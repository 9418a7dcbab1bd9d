import type { Generated } from 'kysely';
import type { components } from '../../schema/generated/rest.ts';
import type { OrderStatusName } from '../../schema/vocabulary.ts';
import type { ClothRow, ColourRow } from '../catalog/tables.ts';

/** A shipping or billing address, as the contract has it and as an order saves it. */
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
  };
  order_items: OrderItemsTable;
  stock_holds: { order_id: string; sku: string; quantity: number };
  payments: {
    id: string;
    order_id: string;
    amount: number;
    fulfils: boolean;
    refunded: Generated<number>;
    created_at: Date;
  };
  refunds: {
    id: string;
    payment_id: string;
    order_item_id: string | null;
    amount: number;
    reason: RefundReason;
    state: RefundState;
    provider_refund_id: string | null;
    created_at: Date;
    check_at: Date | null;
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

/** The state of an order: it awaits its payment, is paid, was closed without a payment, or its payment went back. */
export type OrderState = 'awaiting' | 'paid' | 'closed' | 'refunded';
/** Why an order was closed without a payment; `refused`: the payment provider did not accept it. */
export type ClosedBecause = 'expired' | 'cancelled' | 'replaced' | 'refused';
/** Why money goes back: an item was cancelled, or a payment came too late, twice, or with a wrong amount. */
export type RefundReason = 'cancelled' | 'late' | 'duplicate' | 'amount';
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
  list_price: number;
  unit_price: number;
  quantity: number;
  discount: number;
  status: OrderStatusName | null;
  placed_at: Date | null;
  confirmed_at: Date | null;
  dispatched_at: Date | null;
  delivered_at: Date | null;
  cancelled_at: Date | null;
  tracking_id: string | null;
  tracking_site: string | null;
  cancelled_by: 'shopper' | 'seller' | null;
  cancel_reason: string | null;
  cancel_comment: string | null;
  review_id: string | null;
  /** How the piece looked when it was ordered. */
  cloth: ClothRow & ColourRow;
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
};

/** A row of a paid order item, with the payment provider's id of its order. */
export type PaidItemRow = ItemRow & { provider_order_id: string | null };
