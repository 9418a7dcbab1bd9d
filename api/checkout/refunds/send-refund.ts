import { createOrderRepository } from '../../orders/repository.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { ProviderFailure } from '../provider/provider.ts';
import type { PaymentProvider, ProviderRefund } from '../provider/provider.ts';
import { givenUpMail } from '../money/mails.ts';
import { nextRefundCheck } from '../rules.ts';
import type { RefundRow } from '../tables.ts';
import { createRefundRepository } from './repository.ts';
import type { RefundProgress } from './repository.ts';
import { followMadeRefund } from './follow-made-refund.ts';

/**
 * Sends a refund, or reads what became of it; a second call moves no money. Of one that was given up it only looks whether the
 * provider has made it since.
 */
export type SendRefund = (refundId: string) => Promise<void>;

/** Creates the function that sends refunds. */
export function createRefundSender(dependencies: CheckoutDependencies): SendRefund {
  const { db, now, paymentAccount, log } = dependencies;
  return async (refundId) => {
    const refund = await createRefundRepository(db).findById(refundId);
    if (!refund || refund.state === 'processed') return;
    if (!refund.check_at) {
      await followMadeRefund(dependencies, refund);
      return;
    }
    const found = await sendOrRead(paymentAccount.provider, refund).catch(toFailure);
    if (found instanceof ProviderFailure) {
      log.warn(`The refund ${refund.id} is tried again: ${found.message}`);
      if (found.kind === 'refused' && (await isMadeByOthers(dependencies, refund))) return;
    }
    const read = found instanceof ProviderFailure ? undefined : found;
    await saveProgress(dependencies, refund, progressOf(refund, read, nextRefundCheck(refund, now())));
  };
}

/**
 * Sends a refund under its own idempotency key, or reads one that is on its way. A repeated call with the same key
 * gives the money back once. A refund that the provider has called failed gets a new key, made from that failure.
 */
function sendOrRead(provider: PaymentProvider, refund: RefundRow): Promise<ProviderRefund> {
  const { id, state, payment_id, amount, provider_refund_id } = refund;
  if (state === 'sent' && provider_refund_id) return provider.findRefund(provider_refund_id);
  return provider.refund(payment_id, amount, provider_refund_id ? `${id}-${provider_refund_id}` : id);
}

/** Whether less is left of the payment than the refund needs, and it now follows one of its sum that others have made. */
async function isMadeByOthers(dependencies: CheckoutDependencies, refund: RefundRow): Promise<boolean> {
  const payment = await dependencies.paymentAccount.provider.findPayment(refund.payment_id).catch(toFailure);
  if (payment instanceof ProviderFailure || payment.amount - payment.amountRefunded >= refund.amount) return false;
  return (await followMadeRefund(dependencies, refund).catch(toFailure)) === true;
}

function toFailure(error: unknown): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  throw error;
}

const STATES = { pending: 'sent', processed: 'processed', failed: 'failed' } as const;

function progressOf(refund: RefundRow, found: ProviderRefund | undefined, checkAt: Date | null): RefundProgress {
  const state = found ? STATES[found.status] : refund.state;
  if (state === 'processed') return { state, providerId: found?.id ?? null, checkAt: null };
  // After the last try an operator has to look at it; the shopper sees a failed refund.
  return { state: checkAt ? state : 'failed', providerId: found?.id ?? refund.provider_refund_id, checkAt };
}

function saveProgress(
  { db, now, log, mailQueue }: CheckoutDependencies,
  refund: RefundRow,
  progress: RefundProgress,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await createRefundRepository(trx).updateProgress(refund.id, progress)) || progress.checkAt) return;
    const kind = progress.state === 'processed' ? 'refunded' : 'refund given up';
    if (kind !== 'refunded') {
      log.error(`The refund ${refund.id} is given up: "npm run shop -- money refund ${refund.id}" tries it again.`);
      await mailQueue.send(trx, givenUpMail(refund));
    }
    const { order_id: orderId, order_item_id, amount, retried_at } = refund;
    if (orderId === null) return;
    const about = { orderId, orderItemId: order_item_id ?? undefined, details: { refundId: refund.id, amount } };
    const again = retried_at ? ` ${retried_at.getTime()}` : '';
    await createOrderRepository(trx).insertEvent({ ...about, key: `${refund.id} ${kind}${again}`, kind }, now());
  });
}
