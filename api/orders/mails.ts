import { rupees } from '../../schema/money.ts';
import { PROMISES } from '../../schema/shop.ts';
import type { Mail } from '../platform/mail/mail-queue.ts';
import { renderMail } from '../platform/mail/mail-template.ts';
import type { BillRow, MailSection } from '../platform/mail/mail-template.ts';
import { paidTotalOf } from './rules.ts';
import type { PaidItem } from './rules.ts';
import type { Address } from './tables.ts';

/** An order item in a mail. Money is whole paise. */
export interface MailedItem extends PaidItem {
  id: string;
  name: string;
  color: string;
}

/** An order in its first mail. */
export interface MailedOrder {
  items: readonly MailedItem[];
  /** What was taken off the items, in paise. */
  first_purchase_discount: number;
  promo_discount: number;
  /** What was paid, in paise. */
  total: number;
  shipping: Address;
}

/** How a parcel is tracked; the carrier's page is https. */
export interface MailedTracking {
  trackingId: string | undefined;
  trackingSite: string | undefined;
}

/** Who cancelled an item, and the seller's reason. The mail does not repeat the shopper's own reason. */
export type MailedCancellation = { by: 'shopper' } | { by: 'seller'; reason: string };

/** The mails about orders, each a function of its content. */
export interface OrderMails {
  /** The order has come in and is paid. */
  received(to: string, order: MailedOrder): Mail;
  /** An item is on its way. */
  dispatched(to: string, item: MailedItem, tracking: MailedTracking): Mail;
  /** An item has arrived; the mail links to its review. */
  delivered(to: string, item: MailedItem): Mail;
  /** An item is cancelled, and its payment goes back. */
  cancelled(to: string, item: MailedItem, cancellation: MailedCancellation): Mail;
  /** A payment of `amount` paise came too late or twice, placed no order, and goes back. */
  returned(to: string, amount: number): Mail;
}

/** Creates the orders' mails; their links start with `shopUrl`, which has no slash at its end. */
export function createOrderMails({ shopUrl }: { shopUrl: string }): OrderMails {
  const itemAt = ({ id }: MailedItem) => `${shopUrl}/myorders/${id}`;
  return {
    received: (to, { items, first_purchase_discount, promo_discount, total, shipping }) =>
      renderMail(to, 'Your order has come in', [
        { words: 'Namaste, and thank you! Your order is paid and with us.' },
        {
          rows: [
            ...items.map(itemRow),
            ...discountRow('First purchase discount', first_purchase_discount),
            ...discountRow('Discount', promo_discount),
            { words: 'Paid', amount: rupees(total), isSum: true },
          ],
        },
        { words: `It goes to ${[shipping.name, shipping.address, shipping.city, shipping.pinCode].join(', ')}.` },
        { button: 'View your orders', link: `${shopUrl}/myorders?status=All` },
        { note: 'We write again when it is on its way. Until then you can cancel it there.' },
      ]),
    dispatched: (to, item, tracking) =>
      renderMail(to, 'Your order is on its way', [
        { words: 'It has been handed to the carrier:' },
        { rows: [itemRow(item)] },
        ...trackingSections(tracking, itemAt(item)),
      ]),
    delivered: (to, item) =>
      renderMail(to, 'Your order has arrived', [
        { words: 'It has been delivered:' },
        { rows: [itemRow(item)] },
        { words: 'How do you like it? A few words help others to choose.' },
        { button: 'Write a review', link: itemAt(item) },
        { note: 'If you have not received it, tell us at once: that page has Contact Support.' },
      ]),
    cancelled: (to, item, cancellation) =>
      renderMail(to, 'Your order is cancelled', [
        { words: cancellation.by === 'shopper' ? 'You have cancelled:' : 'We are sorry: this cannot be sent to you.' },
        { rows: [itemRow(item), ...discountRow('Discount', item.discount)] },
        ...(cancellation.by === 'seller' ? [{ words: `The seller's reason: ${cancellation.reason}` }] : []),
        ...refundSections(paidTotalOf(item)),
        { button: 'View your order', link: itemAt(item) },
      ]),
    returned: (to, amount) =>
      renderMail(to, 'Your payment goes back', [
        {
          words: `We have your payment of ${rupees(amount)}, but could not place an order for it: most likely it reached us too late, or twice.`,
        },
        ...refundSections(amount),
        { words: 'If you still want the pieces, they may be in your cart.' },
        { button: 'Go to your cart', link: `${shopUrl}/cart` },
        {
          note: 'If you paid twice, your order stands: only what was too much goes back.',
        },
      ]),
  };
}

function itemRow({ id, name, color, unit_price, quantity }: MailedItem): BillRow {
  const words = `${quantity} × ${name}, ${color}`;
  return { words, note: `order ${id.slice(-8)}`, amount: rupees(unit_price * quantity) };
}

/** The row of a discount; none for a discount of nothing. */
const discountRow = (words: string, amount: number): BillRow[] =>
  amount === 0 ? [] : [{ words, amount: `−${rupees(amount)}` }];

/** How the parcel is tracked, and the link to the order; one of them is the button. */
function trackingSections({ trackingId, trackingSite }: MailedTracking, link: string): MailSection[] {
  const order = 'View your order';
  return [
    ...(trackingId ? [{ words: `Tracking number: ${trackingId}` }] : []),
    ...(trackingSite
      ? [
          { button: 'Follow the parcel', link: trackingSite },
          { aside: order, link },
        ]
      : [{ button: order, link }]),
  ];
}

function refundSections(amount: number): MailSection[] {
  if (amount === 0) return [];
  const words = `${rupees(amount)} goes back the way you paid; it takes ${PROMISES.cancelRefundDays} business days.`;
  return [{ words }];
}
