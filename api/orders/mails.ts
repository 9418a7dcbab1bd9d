import { dayWords } from '../../schema/days.ts';
import { rupees } from '../../schema/money.ts';
import { rangeText, type KnownSettings } from '../../schema/settings.ts';
import { SHOP } from '../../schema/shop.ts';
import type { CashStatusName } from '../../schema/vocabulary.ts';
import type { Mail } from '../platform/mail/mail-queue.ts';
import { renderMail } from '../platform/mail/mail-template.ts';
import type { BillRow, MailSection } from '../platform/mail/mail-template.ts';
import { paidTotalOf } from './rules.ts';
import type { PaidItem } from './rules.ts';
import type { Address, RefundReason } from './tables.ts';

/** An order item in a mail. Money is whole paise. */
export interface MailedItem extends PaidItem {
  id: string;
  name: string;
  color: string;
  size: string | null;
  services: readonly { name: string; price: number }[];
  /** The promised delivery day; null without a promise. */
  promised_until?: string | null;
  /** The cash status; null for a prepaid item. */
  cash: CashStatusName | null;
}

/** An order in its first mail. */
export interface MailedOrder {
  items: readonly MailedItem[];
  /** The first-purchase discount, in paise. */
  first_purchase_discount: number;
  promo_discount: number;
  /** The sum that was paid, or is due in cash, in paise. */
  total: number;
  /** Whether it is paid in cash at the door. */
  pays_cash: boolean;
  shipping: Address;
}

/** How a parcel is tracked; the carrier's page is https. */
export interface MailedTracking {
  trackingId: string | undefined;
  trackingSite: string | undefined;
}

/** A cancellation: who cancelled, a seller's reason, and the refund in paise. The mail does not repeat a shopper's reason. */
export interface MailedCancellation {
  by: 'shopper' | 'seller';
  reason: string;
  amount: number;
}

/** Why a payment places no order: it came too late, its order was already paid, or its amount or currency is wrong. */
export type ReturnReason = Extract<RefundReason, 'late' | 'duplicate' | 'amount'> | 'currency';

/** The mails about orders, each a function of its content. */
export interface OrderMails {
  /** The order was received and paid. */
  received(to: string, order: MailedOrder): Mail;
  /** The code that confirms a cash order of `total` paise for a PIN code. */
  cashCode(to: string, code: string, order: { total: number; pinCode: string | undefined }): Mail;
  /** An item is on its way. */
  dispatched(to: string, item: MailedItem, tracking: MailedTracking): Mail;
  /** An item was delivered; the mail links to its review. */
  delivered(to: string, item: MailedItem): Mail;
  /** An item was cancelled, and its payment is refunded. */
  cancelled(to: string, item: MailedItem, cancellation: MailedCancellation): Mail;
  /** An item was refused at the door and is cancelled; nothing was paid for it. */
  refusedAtDoor(to: string, item: MailedItem): Mail;
  /** A payment of an amount, such as ₹1,299.00, placed no order and is refunded. */
  returned(to: string, sum: string, reason: ReturnReason): Mail;
}

/** Creates the orders' mails; their links start with `shopUrl`, which has no slash at its end. */
export function createOrderMails({ shopUrl, settings }: { shopUrl: string; settings: KnownSettings }): OrderMails {
  const refundNotice = (sum: string) =>
    `${sum} will be refunded to your original payment method in ${rangeText(settings.current().policies.cancelRefundDays)} business days.`;
  const refundSections = (amount: number): MailSection[] =>
    amount === 0 ? [] : [{ words: refundNotice(rupees(amount)) }];
  const itemAt = ({ id }: MailedItem) => `${shopUrl}/myorders/${id}`;
  return {
    received: (to, { items, first_purchase_discount, promo_discount, total, pays_cash, shipping }) =>
      renderMail(to, 'We have received your order', [
        { words: `Namaste, and thank you! Your order is ${pays_cash ? 'confirmed' : 'paid'} and with us.` },
        {
          rows: [
            ...items.map(itemRow),
            ...discountRow('First purchase discount', first_purchase_discount),
            ...discountRow('Discount', promo_discount),
            { words: pays_cash ? 'Pay on delivery' : 'Paid', amount: rupees(total), isSum: true },
          ],
        },
        ...(pays_cash ? [{ words: 'You pay in cash when it is delivered. Please keep the amount ready.' }] : []),
        { words: `Delivering to ${[shipping.name, shipping.address, shipping.city, shipping.pinCode].join(', ')}.` },
        ...arrivalSections(items),
        { button: 'View your orders', link: `${shopUrl}/myorders?status=All` },
        { note: 'We will email you when it is dispatched. You can cancel it there until then.' },
      ]),
    cashCode: (to, code, { total, pinCode }) =>
      renderMail(to, `Your ${SHOP.name} order OTP`, [
        {
          words: `Enter this OTP to confirm your order of ${rupees(total)}, to be paid in cash on delivery${pinCode ? ` at PIN code ${pinCode}` : ''}:`,
        },
        { code },
        { words: 'It is valid for 10 minutes and works once.' },
        { note: 'If you did not place this order, ignore this email. Never share your OTP with anyone.' },
      ]),
    dispatched: (to, item, tracking) =>
      renderMail(to, 'Your order is on its way', [
        { words: 'It has been handed to the courier:' },
        { rows: [itemRow(item)] },
        ...(item.cash === 'due'
          ? [{ words: `Please keep ${rupees(paidTotalOf(item))} ready, to pay in cash on delivery.` }]
          : []),
        ...trackingSections(tracking, itemAt(item)),
      ]),
    delivered: (to, item) =>
      renderMail(to, 'Your order has arrived', [
        { words: 'It has been delivered:' },
        { rows: [itemRow(item)] },
        { words: 'How do you like it? Your review helps other shoppers.' },
        { button: 'Write a review', link: itemAt(item) },
        { note: 'If you have not received it, tell us at once through Contact Support on that page.' },
      ]),
    cancelled: (to, item, cancellation) =>
      renderMail(to, 'Your order has been cancelled', [
        {
          words: cancellation.by === 'shopper' ? 'You have cancelled:' : 'We are sorry, we couldn’t ship this item:',
        },
        { rows: [itemRow(item), ...discountRow('Discount', item.discount)] },
        ...(cancellation.by === 'seller' ? [{ words: `Reason given by the seller: ${cancellation.reason}` }] : []),
        ...(item.cash === null ? refundSections(cancellation.amount) : [{ words: 'You were not charged for it.' }]),
        { button: 'View your order', link: itemAt(item) },
      ]),
    refusedAtDoor: (to, item) =>
      renderMail(to, 'Your parcel has come back to us', [
        { words: 'The parcel was not accepted at delivery, so this order has been cancelled:' },
        { rows: [itemRow(item)] },
        { words: 'You were not charged for it. If that was a mistake, you can order it again.' },
        { button: 'View your order', link: itemAt(item) },
      ]),
    returned: (to, sum, reason) => {
      const { why, ending } = RETURNED[reason];
      return renderMail(to, 'Your payment is being refunded', [
        { words: `We received your payment of ${sum}, but couldn’t place your order: ${why}.` },
        { words: refundNotice(sum) },
        { words: ending },
        reason === 'duplicate'
          ? { button: 'View your orders', link: `${shopUrl}/myorders?status=All` }
          : { button: 'Go to your cart', link: `${shopUrl}/cart` },
      ]);
    },
  };
}

const IN_CART = 'If you still want the items, they may be in your cart.';
const RETURNED: Record<ReturnReason, { why: string; ending: string }> = {
  late: { why: 'it reached us too late', ending: IN_CART },
  duplicate: {
    why: 'the order had already been paid for',
    ending: 'Your order is placed, and only this extra payment is refunded.',
  },
  currency: { why: 'it is not in Indian rupees', ending: IN_CART },
  amount: { why: 'it does not match the order total', ending: IN_CART },
};

/** The row of an item in a mail: its pieces, its services and its price. */
export function itemRow({ id, name, color, size, services, unit_price, quantity }: MailedItem): BillRow {
  const words = `${quantity} × ${[name, color, size].filter(Boolean).join(', ')}`;
  const extras = services.map((service) => `with ${service.name} (${rupees(service.price)} each)`);
  return { words, note: [...extras, `order ${id.slice(-8)}`].join(', '), amount: rupees(unit_price * quantity) };
}

/** The day by which all items arrive; no section if one of them has no such day. */
function arrivalSections(items: readonly MailedItem[]): MailSection[] {
  // An item without a day has an empty text, which sorts before all days.
  const days = items.map(({ promised_until: day }) => day ?? '').toSorted();
  const [earliest, latest] = [days.at(0), days.at(-1)];
  return earliest && latest ? [{ words: `Delivery by ${dayWords(latest)}.` }] : [];
}

/** The row of a discount; no row for a discount of zero. */
const discountRow = (words: string, amount: number): BillRow[] =>
  amount === 0 ? [] : [{ words, amount: `−${rupees(amount)}` }];

/** The parcel's tracking, and the link to the order; one of them is the button. */
function trackingSections({ trackingId, trackingSite }: MailedTracking, link: string): MailSection[] {
  const order = 'View your order';
  return [
    ...(trackingId ? [{ words: `Tracking number: ${trackingId}` }] : []),
    ...(trackingSite
      ? [
          { button: 'Track your parcel', link: trackingSite },
          { aside: order, link },
        ]
      : [{ button: order, link }]),
  ];
}
