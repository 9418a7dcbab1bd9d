import { createOrderRepository } from '../../orders/repository.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { ProviderFailure } from '../provider/provider.ts';
import type { ProviderRefund } from '../provider/provider.ts';
import { givenUpMail, heldMail } from '../money/mails.ts';
import { isOlderThanFirstTry, nextRefundCheck } from '../rules.ts';
import type { RefundRow } from '../tables.ts';
import { createRefundRepository } from './repository.ts';
import type { RefundProgress } from './repository.ts';
import { linkExistingRefund } from './link-existing-refund.ts';
import { listExternalRefunds } from './external-refunds.ts';

/**
 * Sends a refund, or reads its state; a second call moves no money. For a refund that was given up, only checks whether
 * the provider has made it since.
 */
export type SendRefund = (refundId: string) => Promise<void>;

/** Creates the function that sends refunds. */
export function createRefundSender(dependencies: CheckoutDependencies): SendRefund {
  const { db, now, log } = dependencies;
  return async (refundId) => {
    const refund = await createRefundRepository(db).findById(refundId);
    if (!refund || refund.state === 'processed') return;
    if (!refund.check_at) {
      await linkExistingRefund(dependencies, refund);
      return;
    }
    const others = await replaceOrHold(dependencies, refund).catch(toFailure);
    if (others === true) return;
    const found = others || (await sendOrRead(dependencies, refund).catch(toFailure));
    if (found instanceof ProviderFailure) {
      log.warn(`The refund ${refund.id} is retried: ${found.message}`);
      if (found.kind === 'refused' && (await isMadeByOthers(dependencies, refund))) return;
    }
    const read = found instanceof ProviderFailure ? undefined : found;
    await saveProgress(dependencies, refund, progressOf(refund, read, nextRefundCheck(refund, now())));
  };
}

/**
 * Before a retry, checks what a person has meanwhile refunded on the provider's page. A refund of the same amount
 * replaces this one. After another amount this refund is not sent, because both might go back. It is given up, and a
 * person decides. Returns whether there is nothing to send. Throws a ProviderFailure.
 */
async function replaceOrHold(dependencies: CheckoutDependencies, refund: RefundRow): Promise<boolean> {
  const { id, state, provider_refund_id: providerId } = refund;
  if ((state === 'sent' && providerId) || !isOlderThanFirstTry(refund, dependencies.now())) return false;
  const others = await listExternalRefunds(dependencies, refund);
  if (others.length === 0) return false;
  if (others.some(({ amount }) => amount === refund.amount)) return linkExistingRefund(dependencies, refund, others);
  dependencies.log.error(
    `The refund ${id} is not sent: others were made of ${refund.payment_id} on the provider's page.`,
  );
  await saveProgress(
    dependencies,
    refund,
    { state: 'failed', providerId, checkAt: null },
    heldMail(dependencies.settings.current().contact.email, refund, others),
  );
  return true;
}

/**
 * Sends a refund under its own idempotency key, or reads one in progress. A repeated call with the same key refunds the
 * money once. A refund that the provider reports as failed gets a new key, derived from that failure.
 */
async function sendOrRead(
  { db, paymentAccount: { provider } }: CheckoutDependencies,
  refund: RefundRow,
): Promise<ProviderRefund> {
  const { id, state, payment_id, amount, provider_refund_id, may_be_made: wasAsked } = refund;
  if (state === 'sent' && provider_refund_id) return provider.findRefund(provider_refund_id);
  const repository = createRefundRepository(db);
  if (!wasAsked) await repository.updateMayBeMade(id, true);
  try {
    return await provider.refund(payment_id, amount, provider_refund_id ? `${id}-${provider_refund_id}` : id);
  } catch (error) {
    const hasSaidNo = error instanceof ProviderFailure && error.kind !== 'unknown';
    if (hasSaidNo && !wasAsked) await repository.updateMayBeMade(id, false);
    throw error;
  }
}

/**
 * Whether less is left of the payment than the refund needs, and it now follows a refund of its amount that others have
 * made.
 */
async function isMadeByOthers(dependencies: CheckoutDependencies, refund: RefundRow): Promise<boolean> {
  const payment = await dependencies.paymentAccount.provider.findPayment(refund.payment_id).catch(toFailure);
  if (payment instanceof ProviderFailure || payment.amount - payment.amountRefunded >= refund.amount) return false;
  return (await linkExistingRefund(dependencies, refund).catch(toFailure)) === true;
}

function toFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  throw error;
}

const STATES = { pending: 'sent', processed: 'processed', failed: 'failed' } as const;

function progressOf(refund: RefundRow, found: ProviderRefund | undefined, checkAt: Date | null): RefundProgress {
  const state = found ? STATES[found.status] : refund.state;
  if (state === 'processed') return { state, providerId: found?.id ?? null, checkAt: null };
  // After the last try an operator must check it; the shopper sees a failed refund.
  return { state: checkAt ? state : 'failed', providerId: found?.id ?? refund.provider_refund_id, checkAt };
}

function saveProgress(
  { db, now, log, mailQueue, returns, settings }: CheckoutDependencies,
  refund: RefundRow,
  progress: RefundProgress,
  mail = givenUpMail(settings.current().contact.email, refund),
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await createRefundRepository(trx).updateProgress(refund.id, progress, now())) || progress.checkAt) return;
    const kind = progress.state === 'processed' ? 'refunded' : 'refund given up';
    if (kind !== 'refunded') {
      log.error(`The refund ${refund.id} is given up: "npm run shop -- money refund ${refund.id}" retries it.`);
      await mailQueue.send(trx, mail);
    }
    if (kind === 'refunded') await returns.mailRefunded(trx, refund.id);
    const { order_id: orderId, about_item_id, amount, retried_at } = refund;
    if (orderId === null) return;
    const about = { orderId, orderItemId: about_item_id ?? undefined, details: { refundId: refund.id, amount } };
    const again = retried_at ? ` ${retried_at.getTime()}` : '';
    await createOrderRepository(trx).insertEvent({ ...about, key: `${refund.id} ${kind}${again}`, kind }, now());
  });
}
