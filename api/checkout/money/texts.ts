import { rupees } from '../../../schema/money.ts';
import type { Discrepancy, DiscrepancyKind } from './discrepancies.ts';

const WHEN = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** A time for staff, in India's time zone. */
export const formatTime = (at: Date): string => WHEN.format(at);

/** An amount of a payment: in paise, or in the smallest unit of the given currency. */
export function formatSum(amount: number, foreignCurrency?: string): string {
  if (foreignCurrency === undefined) return rupees(amount);
  const format = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: foreignCurrency,
    currencyDisplay: 'code',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)).replaceAll('\u00a0', ' ');
}

/** The meaning of each kind of discrepancy, and the next step. */
const WORDS: Record<DiscrepancyKind, (discrepancy: Discrepancy) => string> = {
  unsettled: ({ orderId }) =>
    `paid for order ${orderId}, which has not recorded it. A repair places the order, or refunds the money if it can't be placed`,
  'unknown-order': ({ id, orderId }) =>
    `paid for order ${orderId}, which is not in this database: it was restored from an older backup. --repair refunds it; if the order was sent nevertheless, run first: money keep ${id} "<why>"`,
  'not-ours': ({ providerOrderId = 'no order' }) =>
    `for ${providerOrderId}, which this shop has not opened: another system uses the same account at the provider. No action`,
  'other-currency': ({ orderId }) =>
    `paid for order ${orderId} in another currency. It placed no order, and the shop can't refund it by itself: refund it on the provider's page`,
  'amount-differs': ({ orderId = 'its order', otherAmount = 0 }) =>
    `but ${orderId} has ${rupees(otherAmount)}. A person must check it`,
  'order-without-payment': () => 'is placed, and no payment of it was saved. Do not send it; a person must check it',
  'unknown-payment': ({ orderId = 'an unknown order' }) =>
    `of ${orderId}, and the provider does not know this payment. Do not send the order; a person must check it`,
  'outside-refund': ({ paymentId, orderId = 'an unknown order', rivalId }) =>
    `of ${paymentId} (${orderId}) was refunded at the provider, or before this database was restored. A repair saves it, so that it is not refunded twice; check whether the order must still be sent${rivalId === undefined ? '' : `. Our refund ${rivalId} was requested before: check whether both were made (money show ${rivalId})`}`,
  'failed-outside-refund': ({ paymentId, orderId = 'an unknown order' }) =>
    `of ${paymentId} (${orderId}) was refunded at the provider, and that refund has failed: the shop has the money again. A repair deletes it; check whether the shopper waits for it (money show)`,
  'unknown-refund': ({ paymentId }) =>
    `of ${paymentId}: the provider does not know this refund. A person must check it`,
  'given-up-refund': ({ id, paymentId }) =>
    `of ${paymentId} was given up. Try again: money refund ${id}; or, if its money was returned another way: money settle ${id} "<how>"`,
  'not-asked': () =>
    'of ours are not in the provider’s lists either, and were not requested one by one. Has the shop new keys?',
  unreadable: () => 'in the provider’s list can’t be read: check it on the provider’s page. No action',
};

/** A discrepancy in one line, with the outcome of its repair. */
export function formatDiscrepancy(discrepancy: Discrepancy, outcome?: string): string {
  const { kind, id, amount, foreignCurrency, at } = discrepancy;
  const facts = [
    kind,
    id,
    ...(amount > 0 ? [formatSum(amount, foreignCurrency)] : []),
    ...(at ? [formatTime(at)] : []),
  ].join('  ');
  return `${facts}: ${WORDS[kind](discrepancy)}.${outcome === undefined ? '' : ` → ${outcome}`}`;
}
