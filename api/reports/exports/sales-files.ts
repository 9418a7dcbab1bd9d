import type { CsvCell } from '../../platform/csv.ts';
import { indianTimeOf } from './times.ts';
import type { RefundedRow, SoldItemRow } from './sales-repository.ts';

/** The head of the file of orders. */
export const ORDERS_HEAD = [
  'Order',
  'Order item',
  'Placed at',
  'Status',
  'SKU',
  'Product',
  'Category',
  'Seller',
  'Quantity',
  'Unit price',
  'Discount',
  'Amount',
  'Way to pay',
  'Payment',
  'Payment method',
  'Promo code',
  'State',
  'Replaces returned pieces',
  'Invoice',
  'Cancelled at',
  'Cash collected at',
];

/** The line of a sold item. */
export const orderCells = (item: SoldItemRow): CsvCell[] => [
  item.order_id,
  item.id,
  indianTimeOf(item.at),
  STATUS_WORDS.get(item.status) ?? item.status,
  item.sku,
  item.name,
  item.category,
  item.shop_name,
  item.quantity,
  { paise: item.unit_price },
  { paise: item.discount },
  { paise: item.amount },
  item.pays_cash ? 'Cash on delivery' : 'Online',
  item.payment_id,
  item.method,
  item.promo_code,
  item.state,
  item.is_replacement ? 'Yes' : '',
  item.invoice,
  indianTimeOf(item.cancelled_at),
  indianTimeOf(item.collected_at),
];

const STATUS_WORDS: ReadonlyMap<string, string> = new Map([['Confirm', 'Confirmed']]);

/** The head of the file of refunds. */
export const REFUNDS_HEAD = [
  'Refund',
  'Requested at',
  'Order',
  'Order item',
  'Return',
  'Reason',
  'Way',
  'Payment',
  'Amount',
  'State',
  "Provider's refund",
  'Made at',
  'Reference',
  'Credit note',
];

/** The line of a refund. */
export const refundCells = (refund: RefundedRow): CsvCell[] => [
  refund.id,
  indianTimeOf(refund.at),
  refund.order_id,
  refund.order_item_id,
  refund.return_id,
  refund.reason,
  refund.by_hand ? 'By hand' : 'Payment provider',
  refund.payment_id,
  { paise: refund.amount },
  refund.state,
  refund.provider_refund_id,
  indianTimeOf(refund.made_at),
  refund.reference,
  refund.credit_note,
];
