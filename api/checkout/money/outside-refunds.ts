import { REFUND_QUEUE } from '../../orders/refunds.ts';
import { createOrderRepository } from '../../orders/repository.ts';
import type { Db } from '../../platform/database.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { compareRecords, type Discrepancy } from './discrepancies.ts';
import { left, repaired, type RepairOutcome } from './repair-outcome.ts';
import { createMoneyRepository, type Period } from './repository.ts';
import { createTrailRepository } from './trail-repository.ts';

/**
 * Saves a refund that was made at the provider, by the provider's id; also that it has failed. Does nothing for a refund
 * that the shop has requested. No money moves. Throws a ProviderFailure, and while a refund of ours is undecided: call it
 * again later.
 */
export type RecordOutsideRefund = (providerRefundId: string) => Promise<void>;

/** Creates the function that saves such refunds at their webhook, by the rules of the nightly comparison. */
export function createOutsideRefundRecorder(dependencies: CheckoutDependencies): RecordOutsideRefund {
  const { db, jobs, log } = dependencies;
  return async (id) => {
    const { refund, ownRefunds, found } = await compareRefund(dependencies, id);
    const isSaved = ownRefunds.some((one) => one.provider_refund_id === id);
    const ours = ownRefunds.find((one) => one.is_open && one.amount === refund.amount);
    if (!found && !isSaved && ours) {
      if (!ours.is_given_up) throw new Error(`Not saved while ${ours.id} is undecided.`);
      // Its job links it to the one that was made.
      await jobs.enqueue(db, REFUND_QUEUE.name, { refundId: ours.id });
    }
    if (!found) return;
    const isFailed = found.kind === 'failed-outside-refund';
    const { words, isRepaired } = await (isFailed ? forgetOutsideRefund : saveOutsideRefund)(dependencies, found);
    if (found.rivalId !== undefined && !isRepaired) throw new Error(words);
    if (!isRepaired) log.warn(`The refund ${id} of ${refund.paymentId} at the provider: ${words}.`);
  };
}

/** Compares one refund at the provider with our rows of its payment. Throws a ProviderFailure. */
async function compareRefund({ db, paymentAccount: { provider } }: CheckoutDependencies, id: string) {
  const refund = await provider.findRefund(id);
  const { paymentId } = refund;
  // Read before our own rows: a refund of ours has its row before the provider makes it.
  const refunds = await provider.listRefunds(paymentId);
  const repository = createMoneyRepository(db);
  const ownRefunds = await repository.listRefunds([id], [paymentId], NEVER);
  const ownPayments = new Map((await repository.listPayments([paymentId], NEVER)).map((one) => [one.id, one]));
  const found = compareRecords({ ...NOTHING, refunds, ownPayments, ownRefunds }).find((one) => one.id === id);
  return { refund, ownRefunds, found };
}

const NEVER: Period = { from: new Date(0), to: new Date(0) };

const NOTHING = {
  payments: [],
  unreadable: [],
  orders: new Map<string, never>(),
  ordersById: new Map<string, never>(),
};

/**
 * Saves a refund that the shop did not request, and requests its credit note. No money moves. Does nothing while an
 * undecided refund of ours may include it: it would count twice, and reduce the refund of another item.
 */
export async function saveOutsideRefund(
  dependencies: CheckoutDependencies,
  { id, paymentId = '', amount, orderId, rivalId = '', isMade = false }: Discrepancy,
): Promise<RepairOutcome> {
  const { db, now } = dependencies;
  const rival = await createTrailRepository(db).findRefund(rivalId);
  if (rival && rival.state !== 'processed') return left(`not saved while ${rivalId} is undecided`);
  return db.transaction().execute(async (trx) => {
    const repository = createMoneyRepository(trx);
    await repository.lockPayment(paymentId);
    const isNew = await repository.insertOutsideRefund({ id, paymentId, amount }, now());
    const isCredited = isMade && (await requestNotes(dependencies, trx, { id, paymentId, orderId }));
    if (!isNew)
      return isCredited || (await repository.isOutsideRefund(id))
        ? repaired('saved')
        : left('not saved: by our rows less than that is left of the payment, a person must check it');
    const event = { key: `${id} outside`, kind: 'refunded outside', details: { refundId: id, amount } };
    if (orderId) await createOrderRepository(trx).insertEvent({ orderId, ...event }, now());
    return repaired('saved');
  });
}

/** Requests the credit notes of a saved refund that has none yet. Returns whether it did. */
async function requestNotes(
  { invoiceRequests, now }: CheckoutDependencies,
  trx: Db,
  { id, paymentId, orderId }: Pick<Discrepancy, 'id' | 'orderId'> & { paymentId: string },
): Promise<boolean> {
  const own = await createMoneyRepository(trx).listRefunds([id], [paymentId], NEVER);
  const refund = own.find((one) => one.provider_refund_id === id && one.lacks_note);
  if (!refund || orderId === undefined) return false;
  await invoiceRequests.requestGoodwillNotes(trx, { refundId: refund.id, orderId, amount: refund.amount }, now());
  return true;
}

/** Deletes such a refund after it has failed, unless it has a credit note: these have no gaps. No money moves. */
export async function forgetOutsideRefund(
  { db, now }: CheckoutDependencies,
  { id, paymentId = '', amount, orderId }: Discrepancy,
): Promise<RepairOutcome> {
  return db.transaction().execute(async (trx) => {
    const repository = createMoneyRepository(trx);
    await repository.lockPayment(paymentId);
    if (!(await repository.deleteOutsideRefund(id)))
      return left(
        (await repository.isOutsideRefund(id))
          ? 'not forgotten: it has a credit note, a person must refund it again'
          : 'forgotten before',
      );
    const event = { key: `${id} outside failed`, kind: 'refund outside failed', details: { refundId: id, amount } };
    if (orderId) await createOrderRepository(trx).insertEvent({ orderId, ...event }, now());
    return repaired('forgotten');
  });
}
