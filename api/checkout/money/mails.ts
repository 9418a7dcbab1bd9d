import { rupees } from '../../../schema/money.ts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { renderMail } from '../../platform/mail/mail-template.ts';
import type { ProviderRefund } from '../provider/provider.ts';
import type { RefundRow } from '../tables.ts';

/* The mails to staff about money, each to the shop's address `to`. They contain ids and amounts, and no data of the shopper. */

/** A refund that the provider did not make within ten days. */
export function givenUpMail(to: string, { id, payment_id, amount, order_id }: RefundRow): Mail {
  const order = order_id ?? 'an order that the shop does not know';
  return renderMail(to, `A refund of ${rupees(amount)} has failed`, [
    { words: `The payment provider has not made the refund ${id} of ${rupees(amount)}, and the shop has given it up.` },
    { words: `It belongs to payment ${payment_id} of ${order}. The shopper still waits for this money.` },
    { words: `See what the provider says of it: npm run shop -- money show ${payment_id}` },
    { words: `When its reason is gone, try again: npm run shop -- money refund ${id}` },
    { note: 'This mail comes once for each refund that is given up.' },
  ]);
}

/** A refund that is not sent, because a person has meanwhile refunded another amount of the payment. */
export function heldMail(
  to: string,
  { id, payment_id, amount, order_id }: RefundRow,
  others: readonly ProviderRefund[],
): Mail {
  const made = others.map((one) => `${one.id} of ${rupees(one.amount)}`).join(', ');
  const order = order_id ?? 'an order that the shop does not know';
  return renderMail(to, `A refund of ${rupees(amount)} needs your decision`, [
    {
      words: `While the refund ${id} of ${rupees(amount)} waited at the payment provider, this was given back on its page: ${made}.`,
    },
    {
      words: `It belongs to payment ${payment_id} of ${order}. The shop does not send its own refund, or both might go back.`,
    },
    { words: `If both are meant: npm run shop -- money refund ${id}` },
    {
      words: `If it was a part of the shop's refund: give back the rest on the provider's page, and then: npm run shop -- money settle ${id} "<how>"`,
    },
    { note: 'This mail comes once; the shopper reads that the refund is delayed.' },
  ]);
}

/** A payment in another currency than rupees, which the shop can't refund by itself. */
export function foreignPaymentMail(
  to: string,
  {
    paymentId,
    orderId,
    sum,
  }: {
    paymentId: string;
    orderId: string;
    sum: string;
  },
): Mail {
  return renderMail(to, `A payment in another currency: ${sum}`, [
    { words: `The payment ${paymentId} of order ${orderId} is ${sum}, and the shop takes rupees. It placed no order.` },
    {
      words:
        'The shopper has been informed of the refund. Please refund it in full on the payment provider’s page now.',
    },
    { words: `See what the provider says of it: npm run shop -- money show ${orderId}` },
    { note: 'This mail comes once; the nightly comparison reports the payment until it has been refunded.' },
  ]);
}

/** The discrepancies of the nightly comparison, one line each. */
export function discrepanciesMail(to: string, lines: readonly string[]): Mail {
  const subject = lines.length === 1 ? 'Money: 1 thing to look at' : `Money: ${lines.length} things to look at`;
  const shown = lines.slice(0, MOST_LINES);
  const hidden = lines.length - shown.length;
  return renderMail(to, subject, [
    { words: 'The provider’s list of payments and refunds differs from the shop’s orders:' },
    ...shown.map((words) => ({ words })),
    ...(hidden > 0 ? [{ words: `And ${hidden} more.` }] : []),
    {
      words: 'See all of it, and repair what can be repaired: npm run shop -- money check, and the same with --repair',
    },
    { note: 'docs/operations.md says what each line means. This mail comes each night until nothing differs.' },
  ]);
}

const MOST_LINES = 50;
