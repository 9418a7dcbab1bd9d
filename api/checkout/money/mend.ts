import { createOrderRepository } from '../../orders/repository.ts';
import { LEAST_REFUND } from '../../orders/rules.ts';
import type { Db } from '../../platform/database.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { followMadeRefund } from '../refunds/follow-made-refund.ts';
import { createCheckoutRepository } from '../repository.ts';
import { createSettlementRepository } from '../settlement/repository.ts';
import type { SettleOrder } from '../settlement/settle.ts';
import type { Finding, FindingKind } from './findings.ts';
import { createMoneyRepository } from './repository.ts';
import { createTrailRepository } from './trail-repository.ts';

/** What may be mended, and how much of it: above the limits nothing of that kind is. */
export interface MendLimits {
  kinds: readonly FindingKind[];
  /** Findings that may move money. */
  mostFindings: number;
  /** Paise of these. */
  mostAmount: number;
}

/** What was done about a finding. */
export interface MendOutcome {
  words: string;
  isMended: boolean;
}

const mended = (words: string): MendOutcome => ({ words, isMended: true });
const left = (words: string): MendOutcome => ({ words, isMended: false });

/** Findings by which money may go back. */
const MOVES_MONEY: ReadonlySet<FindingKind> = new Set(['unsettled', 'unknown-order']);

/**
 * Mends findings one after the other; each a second time changes nothing. Answers what was done about each that was
 * wanted. The log hears of failures.
 */
export async function mendFindings(
  dependencies: CheckoutDependencies,
  settle: SettleOrder,
  findings: readonly Finding[],
  limits: MendLimits,
): Promise<Map<Finding, MendOutcome>> {
  const outcomes = new Map<Finding, MendOutcome>();
  const wanted = findings.filter(({ kind }) => limits.kinds.includes(kind));
  const moving = wanted.filter(({ kind }) => MOVES_MONEY.has(kind));
  const sum = moving.reduce((total, { amount }) => total + amount, 0);
  const isTooMuch = moving.length > limits.mostFindings || sum > limits.mostAmount;
  for (const finding of wanted) {
    if (isTooMuch && MOVES_MONEY.has(finding.kind)) outcomes.set(finding, TOO_MUCH);
    else outcomes.set(finding, await mendOrExplain(dependencies, settle, finding));
  }
  return outcomes;
}

const TOO_MUCH = left('not mended: too much for one time, a person has to look at it first');

async function mendOrExplain(
  dependencies: CheckoutDependencies,
  settle: SettleOrder,
  finding: Finding,
): Promise<MendOutcome> {
  try {
    if (finding.kind === 'unsettled') return await settleOrder(dependencies, settle, finding);
    if (finding.kind === 'unknown-order') return await returnPayment(dependencies, finding);
    if (finding.kind === 'given-up-refund') return await followGivenUp(dependencies, finding);
    if (finding.kind === 'failed-outside-refund') return await forgetOutsideRefund(dependencies, finding);
    return await saveOutsideRefund(dependencies, finding);
  } catch (error) {
    dependencies.log.error(`${finding.kind} ${finding.id} could not be mended: ${String(error)}`);
    return left('could not be mended now, and will be tried again the next time');
  }
}

/** Settles the order of a payment by the same rules as always. */
async function settleOrder(
  { db }: CheckoutDependencies,
  settle: SettleOrder,
  { id, orderId = '', providerOrderId }: Finding,
): Promise<MendOutcome> {
  const orders = createCheckoutRepository(db);
  const known = await orders.findOrder(orderId);
  if (!known) return left('its order has gone');
  const order =
    known.provider_order_id === null && providerOrderId
      ? await orders.updateProviderOrderId(known.id, providerOrderId)
      : known;
  const { state } = await settle(order);
  if (!(await createSettlementRepository(db).hasPayment(id))) return left(`not settled yet: the order is ${state}`);
  return mended((await isPlacedBy(db, id)) ? 'placed' : 'given back, for the order could not be placed by it');
}

async function isPlacedBy(db: Db, paymentId: string): Promise<boolean> {
  const [payment] = await createMoneyRepository(db).listPayments([paymentId], { from: NEVER, to: NEVER });
  return payment?.fulfils === true;
}

const NEVER = new Date(0);

/** Gives back what is left of a payment of an order that the database does not have. */
async function returnPayment(
  { db, paymentAccount, requestRefund, now, securityLog }: CheckoutDependencies,
  { id, providerOrderId = '', orderId = '' }: Finding,
): Promise<MendOutcome> {
  const { amount, amountRefunded, status } = await paymentAccount.provider.findPayment(id);
  const rest = amount - amountRefunded;
  if (status !== 'captured' || rest < LEAST_REFUND) return left('nothing of it is left that the provider gives back');
  return db.transaction().execute(async (trx) => {
    const repository = createMoneyRepository(trx);
    if ((await repository.listOrders([providerOrderId], [orderId])).length > 0)
      return left('its order is known by now');
    if (!(await repository.insertUnknownPayment({ id, amount, keptBecause: null }, now()))) return left('known by now');
    await requestRefund(trx, { paymentId: id, amount: rest, reason: 'unknown' }, now());
    securityLog.write('refund-by-staff', { what: id });
    return mended('given back');
  });
}

/** A refund that the provider has made although it was given up counts as made; the money does not move. */
async function followGivenUp(
  dependencies: CheckoutDependencies,
  { id, paymentId = '', amount }: Finding,
): Promise<MendOutcome> {
  const isMade = await followMadeRefund(dependencies, { id, payment_id: paymentId, amount });
  return isMade ? mended('the provider has made it since') : left('the provider has not made it');
}

/**
 * Saves a refund that the shop did not ask for; the money does not move. Not while one of ours is undecided of which it may be a part: it
 * would count twice, and another item's refund would be cut by it.
 */
async function saveOutsideRefund(
  { db, now }: CheckoutDependencies,
  { id, paymentId = '', amount, orderId, rivalId = '' }: Finding,
): Promise<MendOutcome> {
  const rival = await createTrailRepository(db).findRefund(rivalId);
  if (rival && rival.state !== 'processed') return left(`not saved before it is decided what becomes of ${rivalId}`);
  return db.transaction().execute(async (trx) => {
    if (!(await createMoneyRepository(trx).insertOutsideRefund({ id, paymentId, amount }, now())))
      return left('not saved: by our rows less than that is left of the payment, a person has to look');
    const event = { key: `${id} outside`, kind: 'refunded outside', details: { refundId: id, amount } };
    if (orderId) await createOrderRepository(trx).insertEvent({ orderId, ...event }, now());
    return mended('saved');
  });
}

/** Forgets such a refund once it has failed; the money does not move. */
async function forgetOutsideRefund(
  { db, now }: CheckoutDependencies,
  { id, amount, orderId }: Finding,
): Promise<MendOutcome> {
  return db.transaction().execute(async (trx) => {
    if (!(await createMoneyRepository(trx).deleteOutsideRefund(id))) return left('forgotten before');
    const event = { key: `${id} outside failed`, kind: 'refund outside failed', details: { refundId: id, amount } };
    if (orderId) await createOrderRepository(trx).insertEvent({ orderId, ...event }, now());
    return mended('forgotten');
  });
}
