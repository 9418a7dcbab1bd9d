import { PROMISES } from '../../schema/shop.ts';
import { letter } from '../platform/mail/letter.ts';
import type { LetterPart } from '../platform/mail/letter.ts';
import type { Mail } from '../platform/mail/post.ts';
import { rupees, totalOf } from './rules.ts';
import type { PaidItem } from './rules.ts';
import type { Address } from './tables.ts';

/** What a mail tells of an order item. Money is whole paise. */
export interface MailedItem extends PaidItem {
  id: string;
  name: string;
  color: string;
}

/** What the first mail tells of an order. */
export interface MailedOrder {
  items: readonly MailedItem[];
  /** What was paid, in paise. */
  total: number;
  shipping: Address;
}

/** Where a parcel is followed; the carrier's page is https. */
export interface MailedTracking {
  trackingId: string | undefined;
  trackingSite: string | undefined;
}

/** Who cancelled an item, and with which words; those of the shopper need not be told back. */
export type MailedCancellation = { by: 'shopper' } | { by: 'seller'; reason: string };

/** The mails about orders, each as a function of what it says. */
export interface OrderMails {
  /** The order has come in and is paid. */
  received(to: string, order: MailedOrder): Mail;
  /** An item is on its way. */
  dispatched(to: string, item: MailedItem, tracking: MailedTracking): Mail;
  /** An item has arrived; leads to where it is reviewed. */
  delivered(to: string, item: MailedItem): Mail;
  /** An item is cancelled, and what was paid for it goes back. */
  cancelled(to: string, item: MailedItem, cancellation: MailedCancellation): Mail;
  /** A payment of `amount` paise came too late or twice, placed no order, and goes back. */
  returned(to: string, amount: number): Mail;
}

/** The words of the orders' mails; links lead to `shopUrl`, without a slash at its end. */
export function orderMails({ shopUrl }: { shopUrl: string }): OrderMails {
  const itemAt = ({ id }: MailedItem, button: string) => ({ button, link: `${shopUrl}/myorders/${id}` });
  return {
    received: (to, { items, total, shipping }) =>
      letter(to, 'Your order has come in', [
        { words: 'Namaste, and thank you! Your order is paid and with us.' },
        ...items.map(lineOf),
        ...discounted(items.reduce((sum, { discount }) => sum + discount, 0)),
        { words: `Paid: ${rupees(total)}` },
        { words: `It goes to ${[shipping.name, shipping.address, shipping.city, shipping.pinCode].join(', ')}.` },
        { button: 'View your orders', link: `${shopUrl}/myorders?status=All` },
        { note: 'We write again when it is on its way. Until then you can cancel it there.' },
      ]),
    dispatched: (to, item, tracking) =>
      letter(to, 'Your order is on its way', [
        { words: 'It has been handed to the carrier:' },
        lineOf(item),
        ...followed(tracking),
        itemAt(item, 'View your order'),
      ]),
    delivered: (to, item) =>
      letter(to, 'Your order has arrived', [
        { words: 'It has been delivered:' },
        lineOf(item),
        { words: 'How do you like it? A few words help others to choose.' },
        itemAt(item, 'Write a review'),
        { note: 'If you have not received it, tell us at once: that page has Contact Support.' },
      ]),
    ...sadMails(itemAt),
  };
}

function sadMails(
  itemAt: (item: MailedItem, button: string) => LetterPart,
): Pick<OrderMails, 'cancelled' | 'returned'> {
  return {
    cancelled: (to, item, cancellation) =>
      letter(to, 'Your order is cancelled', [
        { words: cancellation.by === 'shopper' ? 'You have cancelled:' : 'We are sorry: this can not be sent to you.' },
        lineOf(item),
        ...discounted(item.discount),
        ...(cancellation.by === 'seller' ? [{ words: `The seller's reason: ${cancellation.reason}` }] : []),
        ...refunded(totalOf(item)),
        itemAt(item, 'View your order'),
      ]),
    returned: (to, amount) =>
      letter(to, 'Your payment goes back', [
        { words: `A payment of ${rupees(amount)} reached us for an order that could no longer be placed for it.` },
        ...refunded(amount),
        { note: 'Nothing was ordered by it. If you still want the pieces, they may be in the shop.' },
      ]),
  };
}

function lineOf(item: MailedItem): LetterPart {
  const amount = rupees(item.unit_price * item.quantity);
  return { words: `${item.quantity} × ${item.name}, ${item.color}: ${amount} (order ${item.id.slice(-8)})` };
}

/** Why less was paid than the pieces cost. */
const discounted = (amount: number): LetterPart[] => (amount === 0 ? [] : [{ words: `Discount: −${rupees(amount)}` }]);

function followed({ trackingId, trackingSite }: MailedTracking): LetterPart[] {
  return [
    ...(trackingId ? [{ words: `Tracking number: ${trackingId}` }] : []),
    ...(trackingSite ? [{ button: 'Follow the parcel', link: trackingSite }] : []),
  ];
}

function refunded(amount: number): LetterPart[] {
  if (amount === 0) return [];
  const words = `${rupees(amount)} goes back the way you paid; it takes ${PROMISES.cancelRefundDays} business days.`;
  return [{ words }];
}
