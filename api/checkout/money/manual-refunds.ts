import { rupees } from '../../../schema/money.ts';
import { createOrderRepository } from '../../orders/repository.ts';
import { REFUND_QUEUE } from '../../orders/refunds.ts';
import { LEAST_REFUND } from '../../orders/rules.ts';
import { refuse } from '../../platform/refusals.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { ProviderFailure, type ProviderRefund } from '../provider/provider.ts';
import { linkExistingRefund } from '../refunds/link-existing-refund.ts';
import { listExternalRefunds } from '../refunds/external-refunds.ts';
import { createMoneyRepository } from './repository.ts';
import { createTrailRepository, type TrailPayment, type TrailRefund, type TrailRows } from './trail-repository.ts';

/** The operator's money commands. Each returns a sentence, and refuses a second refund of the same money. */
export interface ManualRefunds {
  /**
   * Refunds money. A refund that was given up is tried again. For a delivered item or a payment, refunds `amount`
   * paise, or everything that may go back. Refuses with NOT_FOUND, INVALID_INPUT, NOT_ALLOWED_IN_STATUS and
   * UNAVAILABLE.
   */
  refund(id: string, amount: number | undefined): Promise<string>;
  /**
   * Retains a payment whose order the database does not know, with a reason. Refuses with NOT_FOUND and
   * NOT_ALLOWED_IN_STATUS.
   */
  keep(paymentId: string, because: string): Promise<string>;
  /**
   * Ends a refund that was given up and whose money was returned another way, such as a bank transfer. No money moves.
   * Refuses with NOT_FOUND, NOT_ALLOWED_IN_STATUS and UNAVAILABLE.
   */
  settle(refundId: string, how: string): Promise<string>;
}

/** The amount to refund of a payment: a number of paise, or everything that may go back, at most `most`. */
interface Gift {
  payment: TrailPayment;
  items: TrailRows['items'];
  wanted: number | undefined;
  most: number;
}

/** Minutes within which the same amount of the same payment counts as a repeated command. */
const SAME_COMMAND_MINUTES = 10;

/** Creates the operator's money commands. */
export function createManualRefunds(dependencies: CheckoutDependencies): ManualRefunds {
  const trails = createTrailRepository(dependencies.db);
  const retryWhole = (refund: TrailRefund, own: readonly TrailRefund[], wanted: number | undefined) =>
    wanted === undefined
      ? retry(dependencies, refund, own)
      : refuse('INVALID_INPUT', { field: 'amount', message: WHOLE });
  const refundItem = (id: string, rows: TrailRows, wanted: number | undefined): Promise<string> => {
    const item = rows.items.find((one) => one.id === id) ?? refuse('NOT_FOUND');
    const cancelled = rows.refunds.find((one) => one.order_item_id === id);
    if (cancelled) return retryWhole(cancelled, rows.refunds, wanted);
    const payment =
      rows.payments.find(({ fulfils }) => fulfils) ?? refuseNow('Nothing was paid for this order online.');
    if (item.status !== 'Delivered') refuseNow(NOT_DELIVERED);
    if (item.is_returning) refuseNow(RETURNING);
    return giveBack(dependencies, { payment, items: rows.items, wanted, most: item.paid - item.returned });
  };
  const refundPayment = async (id: string, rows: TrailRows | undefined, wanted: number | undefined) => {
    const { payment, refunds } = (await trails.findPayment(id)) ?? refuseNow(NOT_SAVED);
    const givenUp = refunds.find(isGivenUp);
    if (givenUp && wanted === undefined) return retry(dependencies, givenUp, refunds);
    if (!payment.fulfils || !rows) return refuseNow('No order was placed by it: nothing more of it can be given back.');
    return giveBack(dependencies, { payment, items: rows.items, wanted, most: Infinity });
  };
  const findRefund = async (id: string) =>
    (await trails.findRefund(id)) ?? refuse('NOT_FOUND', { message: `There is no refund ${id}.` });
  return {
    refund: async (id, amount) => {
      if (id.startsWith('rf-')) {
        const refund = await findRefund(id);
        return retryWhole(refund, (await trails.findPayment(refund.payment_id))?.refunds ?? [], amount);
      }
      const orderId = await trails.findOrderId(id);
      const rows = orderId === undefined ? undefined : await trails.read(orderId);
      if (id.startsWith('pay_')) return refundPayment(id, rows, amount);
      if (!rows || !id.startsWith('oi-')) return refuse('NOT_FOUND', { message: NOT_A_THING });
      return refundItem(id, rows, amount);
    },
    keep: (id, because) => keep(dependencies, id, because),
    settle: async (id, how) =>
      settle(dependencies, await findRefund(id), { how, orderId: await trails.findOrderId(id) }),
  };
}

const NOT_A_THING = 'Name an item (oi-…), a payment (pay_…) or a refund that was given up (rf-…).';
const WHOLE = 'A refund that was given up is retried unchanged: give no amount.';
const NOT_GIVEN_UP = 'This refund has not been given up.';
const NOT_DELIVERED = 'It is not delivered yet: "orders reject" cancels it, and its money goes back.';
const RETURNING = 'A return of it is on its way: "returns receive" refunds its pieces, "returns decline" ends it.';
const NOT_SAVED = 'The shop has not saved this payment: "money check --repair" places or gives back what it can.';
const SAME_COMMAND = `The same was given back within the last ${SAME_COMMAND_MINUTES} minutes. Wait, if it is meant to go back twice.`;

/** Retries a refund that was given up. If the provider has made it since, it counts as made and no money moves. */
async function retry(
  dependencies: CheckoutDependencies,
  refund: TrailRefund,
  ownRefunds: readonly TrailRefund[],
): Promise<string> {
  const { db, jobs, now, paymentAccount, securityLog } = dependencies;
  const { id, payment_id, amount } = refund;
  if (isGivenUp(refund) && (await refuseIfUnreachable(linkExistingRefund(dependencies, refund))))
    return madeAlready(refund);
  const made = await refuseIfUnreachable(paymentAccount.provider.listRefunds(payment_id));
  const others = ownRefunds.filter((one) => one.id !== id && one.state !== 'failed');
  if (sumOf(unexplainedOf(made, others)) >= amount)
    refuseNow(`${rupees(amount)} of ${payment_id} have gone back already.`);
  await db.transaction().execute(async (trx) => {
    if (!(await createMoneyRepository(trx).updateRetried(id, now()))) refuseNow(NOT_GIVEN_UP);
    await jobs.enqueue(trx, REFUND_QUEUE.name, { refundId: id });
  });
  securityLog.write('refund-by-staff', { what: id });
  return `The refund ${id} of ${rupees(amount)} is tried again.`;
}

/** Ends a refund that was given up, unless the provider has made it since. */
async function settle(
  dependencies: CheckoutDependencies,
  refund: TrailRefund,
  { how, orderId }: { how: string; orderId: string | undefined },
): Promise<string> {
  const { db, now, returns, securityLog } = dependencies;
  const { id, payment_id, about_item_id, amount } = refund;
  if (!isGivenUp(refund)) refuseNow(NOT_GIVEN_UP);
  if (await refuseIfUnreachable(linkExistingRefund(dependencies, refund))) return madeAlready(refund);
  const others = await refuseIfUnreachable(listExternalRefunds(dependencies, refund));
  await db.transaction().execute(async (trx) => {
    if (!(await createMoneyRepository(trx).updateSettled(id, now()))) refuseNow(NOT_GIVEN_UP);
    for (const made of partsOf(amount, others.slice(0, MOST_PARTS)))
      await createMoneyRepository(trx).insertPartOfSettled(id, made, now());
    await returns.mailRefunded(trx, id);
    if (orderId === undefined) return;
    const about = { orderId, orderItemId: about_item_id ?? undefined, details: { refundId: id, amount, how } };
    const event = { ...about, key: `${id} refunded by hand`, kind: 'refunded', by: 'operator' };
    await createOrderRepository(trx).insertEvent(event, now());
  });
  securityLog.write('refund-by-staff', { what: id });
  return `${rupees(amount)} of ${payment_id} went back another way: the refund ${id} counts as made.`;
}

/** The maximum number of refunds that are checked as parts of another. */
const MOST_PARTS = 12;

/**
 * The refunds whose sum is nearest to the amount without exceeding it. Refunds beyond the amount belong to something
 * else.
 */
function partsOf(amount: number, [made, ...others]: readonly ProviderRefund[]): ProviderRefund[] {
  if (!made) return [];
  const without = partsOf(amount, others);
  if (made.amount > amount) return without;
  const parts = [made, ...partsOf(amount - made.amount, others)];
  return sumOf(parts) > sumOf(without) ? parts : without;
}

const madeAlready = ({ id, payment_id, amount }: TrailRefund): string =>
  `${rupees(amount)} of ${payment_id} have gone back already: the refund ${id} counts as made.`;

/**
 * The provider's refunds that match none of our other refunds. A refund of ours without a response may be any one of
 * its amount.
 */
function unexplainedOf(made: readonly ProviderRefund[], others: readonly TrailRefund[]): ProviderRefund[] {
  const known = new Set(others.map((one) => one.provider_refund_id));
  const unanswered = others.filter((one) => one.may_be_made && one.state !== 'processed' && !one.provider_refund_id);
  return made.filter(({ id, status, amount }) => {
    if (status === 'failed' || known.has(id)) return false;
    const nth = unanswered.findIndex((one) => one.amount === amount);
    return nth < 0 || unanswered.splice(nth, 1).length === 0;
  });
}

const isGivenUp = ({ state, check_at }: TrailRefund): boolean => state === 'failed' && check_at === null;

/** Refunds a part of a payment that placed an order, or everything that may go back. */
async function giveBack(
  { db, now, paymentAccount, requestRefund, invoiceRequests, securityLog }: CheckoutDependencies,
  { payment: { id: paymentId, order_id }, items, wanted, most }: Gift,
): Promise<string> {
  const { amount, amountRefunded } = await refuseIfUnreachable(paymentAccount.provider.findPayment(paymentId));
  return db.transaction().execute(async (trx) => {
    await createMoneyRepository(trx).lockPayment(paymentId);
    const fresh = (await createTrailRepository(trx).findPayment(paymentId)) ?? refuse('NOT_FOUND');
    const left = Math.max(0, Math.min(leftOf(fresh.payment, items), amount - amountRefunded));
    const sum = wanted ?? Math.min(left, most);
    const message = `At most ${rupees(left)} can be given back, and at least ₹1.`;
    if (sum < LEAST_REFUND || sum > left) refuse('INVALID_INPUT', { field: 'amount', message });
    if (fresh.refunds.some((refund) => isSame(refund, sum, now()))) refuseNow(SAME_COMMAND);
    const refundId = await requestRefund(trx, { paymentId, amount: sum, reason: 'goodwill' }, now());
    if (order_id && refundId !== undefined)
      await invoiceRequests.requestGoodwillNotes(trx, { refundId, orderId: order_id, amount: sum }, now());
    const event = { key: `${paymentId} goodwill ${fresh.refunds.length}`, kind: 'goodwill', by: 'operator' };
    const details = { paymentId, amount: sum };
    if (order_id) await createOrderRepository(trx).insertEvent({ orderId: order_id, ...event, details }, now());
    securityLog.write('refund-by-staff', { what: paymentId });
    return `${rupees(sum)} of ${paymentId} goes back.`;
  });
}

async function keep({ db, now, paymentAccount }: CheckoutDependencies, id: string, keptBecause: string) {
  const repository = createMoneyRepository(db);
  const {
    amount,
    foreignCurrency,
    status,
    orderId = '',
  } = await refuseIfUnreachable(paymentAccount.provider.findPayment(id));
  if (status !== 'captured') refuseNow('The shop does not have this money.');
  if (foreignCurrency !== undefined) refuseNow('It is in another currency: give it back on the provider’s page.');
  const isKnown = (await repository.listOrders([orderId], [])).length > 0;
  if (isKnown) refuseNow('The shop knows its order: "money check --repair" settles it.');
  const isNew = await repository.insertUnknownPayment({ id, amount, keptBecause }, now());
  if (!isNew) refuseNow('The shop knows this payment.');
  return `${rupees(amount)} of ${id} stays.`;
}

function isSame({ reason, amount, created_at: at }: TrailRefund, sum: number, now: Date): boolean {
  return reason === 'goodwill' && amount === sum && now.getTime() - at.getTime() < SAME_COMMAND_MINUTES * 60_000;
}

/**
 * The amount of a payment that may be refunded manually. The amount of items that can still be cancelled is reserved.
 */
function leftOf({ amount, refunded }: TrailPayment, items: TrailRows['items']): number {
  return amount - refunded - items.filter(isOpen).reduce((sum, { paid }) => sum + paid, 0);
}

const isOpen = ({ status }: { status: string | null }): boolean => status !== 'Delivered' && status !== 'Cancelled';

/** The provider's response; refuses with UNAVAILABLE or NOT_FOUND without one. */
async function refuseIfUnreachable<T>(response: Promise<T>): Promise<T> {
  return response.catch((error: unknown) => {
    if (!(error instanceof ProviderFailure)) throw error;
    const message = `The payment provider: ${error.message}`;
    return refuse(error.kind === 'refused' ? 'NOT_FOUND' : 'UNAVAILABLE', { message });
  });
}

const refuseNow = (message: string): never => refuse('NOT_ALLOWED_IN_STATUS', { message });

const sumOf = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);
