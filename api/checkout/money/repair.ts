import { LEAST_REFUND } from '../../orders/rules.ts';
import type { Db } from '../../platform/database.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { linkExistingRefund } from '../refunds/link-existing-refund.ts';
import { createCheckoutRepository } from '../repository.ts';
import { createSettlementRepository } from '../settlement/repository.ts';
import type { SettleOrder } from '../settlement/settle.ts';
import type { Discrepancy, DiscrepancyKind } from './discrepancies.ts';
import { forgetOutsideRefund, saveOutsideRefund } from './outside-refunds.ts';
import { left, repaired, type RepairOutcome } from './repair-outcome.ts';
import { createMoneyRepository } from './repository.ts';

/**
 * The discrepancies that may be repaired, and the limits. Above a limit, no discrepancy that moves money is repaired.
 */
export interface RepairLimits {
  kinds: readonly DiscrepancyKind[];
  /** The maximum number of discrepancies that may move money. */
  mostDiscrepancies: number;
  /** Their maximum sum in paise. */
  mostAmount: number;
}

/** Discrepancies whose repair may refund money. */
const MOVES_MONEY: ReadonlySet<DiscrepancyKind> = new Set(['unsettled', 'unknown-order']);

/**
 * Repairs discrepancies one after the other; a second repair changes nothing. Returns the outcome of each requested
 * one. Logs failures.
 */
export async function repairDiscrepancies(
  dependencies: CheckoutDependencies,
  settle: SettleOrder,
  discrepancies: readonly Discrepancy[],
  limits: RepairLimits,
): Promise<Map<Discrepancy, RepairOutcome>> {
  const outcomes = new Map<Discrepancy, RepairOutcome>();
  const wanted = discrepancies.filter(({ kind }) => limits.kinds.includes(kind));
  const moving = wanted.filter(({ kind }) => MOVES_MONEY.has(kind));
  const sum = moving.reduce((total, { amount }) => total + amount, 0);
  const isTooMuch = moving.length > limits.mostDiscrepancies || sum > limits.mostAmount;
  for (const discrepancy of wanted) {
    if (isTooMuch && MOVES_MONEY.has(discrepancy.kind)) outcomes.set(discrepancy, TOO_MUCH);
    else outcomes.set(discrepancy, await repairOrExplain(dependencies, settle, discrepancy));
  }
  return outcomes;
}

const TOO_MUCH = left('not repaired: too much for one run, a person must check it first');

async function repairOrExplain(
  dependencies: CheckoutDependencies,
  settle: SettleOrder,
  discrepancy: Discrepancy,
): Promise<RepairOutcome> {
  try {
    if (discrepancy.kind === 'unsettled') return await settleOrder(dependencies, settle, discrepancy);
    if (discrepancy.kind === 'unknown-order') return await returnPayment(dependencies, discrepancy);
    if (discrepancy.kind === 'given-up-refund') return await followGivenUp(dependencies, discrepancy);
    if (discrepancy.kind === 'failed-outside-refund') return await forgetOutsideRefund(dependencies, discrepancy);
    return await saveOutsideRefund(dependencies, discrepancy);
  } catch (error) {
    dependencies.log.error(`${discrepancy.kind} ${discrepancy.id} could not be repaired: ${String(error)}`);
    return left('could not be repaired now, and is tried again the next time');
  }
}

/** Settles the order of a payment by the normal rules. */
async function settleOrder(
  { db }: CheckoutDependencies,
  settle: SettleOrder,
  { id, orderId = '', providerOrderId }: Discrepancy,
): Promise<RepairOutcome> {
  const orders = createCheckoutRepository(db);
  const known = await orders.findOrder(orderId);
  if (!known) return left('its order no longer exists');
  const order =
    known.provider_order_id === null && providerOrderId
      ? await orders.updateProviderOrderId(known.id, providerOrderId)
      : known;
  const { state } = await settle(order);
  if (!(await createSettlementRepository(db).hasPayment(id))) return left(`not settled yet: the order is ${state}`);
  return repaired((await isPlacedBy(db, id)) ? 'placed' : 'given back, because it could not place the order');
}

async function isPlacedBy(db: Db, paymentId: string): Promise<boolean> {
  const [payment] = await createMoneyRepository(db).listPayments([paymentId], { from: NEVER, to: NEVER });
  return payment?.fulfils === true;
}

const NEVER = new Date(0);

/** Refunds the rest of a payment whose order is not in the database. */
async function returnPayment(
  { db, paymentAccount, requestRefund, now, securityLog }: CheckoutDependencies,
  { id, providerOrderId = '', orderId = '' }: Discrepancy,
): Promise<RepairOutcome> {
  const { amount, amountRefunded, status } = await paymentAccount.provider.findPayment(id);
  const rest = amount - amountRefunded;
  if (status !== 'captured' || rest < LEAST_REFUND)
    return left('too little of it is left for a refund by the provider');
  return db.transaction().execute(async (trx) => {
    const repository = createMoneyRepository(trx);
    if ((await repository.listOrders([providerOrderId], [orderId])).length > 0)
      return left('its order is known by now');
    if (!(await repository.insertUnknownPayment({ id, amount, keptBecause: null }, now()))) return left('known by now');
    await requestRefund(trx, { paymentId: id, amount: rest, reason: 'unknown' }, now());
    securityLog.write('refund-by-staff', { what: id });
    return repaired('given back');
  });
}

/** A refund that the provider has made although it was given up counts as made. No money moves. */
async function followGivenUp(
  dependencies: CheckoutDependencies,
  { id, paymentId = '', amount }: Discrepancy,
): Promise<RepairOutcome> {
  const isMade = await linkExistingRefund(dependencies, { id, payment_id: paymentId, amount });
  return isMade ? repaired('the provider has made it since') : left('the provider has not made it');
}
