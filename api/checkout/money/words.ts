import { rupees } from '../../../schema/money.ts';
import type { Finding, FindingKind } from './findings.ts';

const WHEN = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/** A time for the shop's people, in India. */
export const formatTime = (at: Date): string => WHEN.format(at);

/** An amount of a payment: paise, or where a currency is named the smallest units of that one. */
export function formatSum(amount: number, foreignCurrency?: string): string {
  if (foreignCurrency === undefined) return rupees(amount);
  const format = new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: foreignCurrency,
    currencyDisplay: 'code',
  });
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)).replaceAll('\u00a0', ' ');
}

/** What each kind of finding means, and what becomes of it. */
const WORDS: Record<FindingKind, (finding: Finding) => string> = {
  unsettled: ({ orderId }) =>
    `paid for order ${orderId}, which does not know of it. Mending places the order, or gives the money back when it can't be placed`,
  'unknown-order': ({ id, orderId }) =>
    `paid for order ${orderId}, which this database does not have: it was restored from an older backup. --mend gives it back; if the order was sent nevertheless, first: money keep ${id} "<why>"`,
  'not-ours': ({ providerOrderId = 'no order' }) =>
    `for ${providerOrderId}, which this shop has not opened: somebody else uses the same account of the provider. Nothing is done`,
  'other-currency': ({ orderId }) =>
    `paid for order ${orderId} in another currency. It placed no order, and the shop can't give it back by itself: do so on the provider's page`,
  'amount-differs': ({ orderId = 'its order', otherAmount = 0 }) =>
    `but ${orderId} says ${rupees(otherAmount)}. A person has to look`,
  'order-without-payment': () => 'is placed, and no payment of it was saved. Do not send it; a person has to look',
  'unknown-payment': ({ orderId = 'an unknown order' }) =>
    `of ${orderId}, and the provider does not know this payment. Do not send the order; a person has to look`,
  'outside-refund': ({ paymentId, orderId = 'an unknown order', rivalId }) =>
    `of ${paymentId} (${orderId}) was given back at the provider, or before this database was restored. Mending saves it, so that it is not given back twice; look whether the order is still to be sent${rivalId === undefined ? '' : `. Our refund ${rivalId} had been asked for before: see whether both went back (money show ${rivalId})`}`,
  'failed-outside-refund': ({ paymentId, orderId = 'an unknown order' }) =>
    `of ${paymentId} (${orderId}) was given back at the provider, and that has failed: the money is here again. Mending forgets it; look whether the shopper waits for it (money show)`,
  'unknown-refund': ({ paymentId }) => `of ${paymentId}: the provider does not know this refund. A person has to look`,
  'given-up-refund': ({ id, paymentId }) =>
    `of ${paymentId} was given up. Try again: money refund ${id}; or, once its money went back another way: money settle ${id} "<how>"`,
  'not-asked': () =>
    'of ours are not in the provider’s lists either, and were not asked for one by one. Has the shop other keys than before?',
  unreadable: () => 'in the provider’s list can’t be read: look at it on its page. Nothing is done',
};

/** A finding in one line, with what was done about it. */
export function formatFinding(finding: Finding, outcome?: string): string {
  const { kind, id, amount, foreignCurrency, at } = finding;
  const facts = [
    kind,
    id,
    ...(amount > 0 ? [formatSum(amount, foreignCurrency)] : []),
    ...(at ? [formatTime(at)] : []),
  ].join('  ');
  return `${facts}: ${WORDS[kind](finding)}.${outcome === undefined ? '' : ` → ${outcome}`}`;
}
