import { logOrderEvent } from '../../orders/order-log.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { ProviderFailure } from '../provider/provider.ts';
import type { PaymentProvider, ProviderRefund } from '../provider/provider.ts';
import { nextRefundCheck } from '../rules.ts';
import type { RefundRow } from '../tables.ts';
import { createRefundRepository } from './repository.ts';
import type { RefundProgress } from './repository.ts';

/** Brings a refund further: sends it, or asks what became of it; called again, no money moves twice. */
export type SendRefund = (refundId: string) => Promise<void>;

/** Makes what gives money back. */
export function createRefundSender(dependencies: CheckoutDependencies): SendRefund {
  const { db, now, paymentAccount, log } = dependencies;
  return async (refundId) => {
    const refund = await createRefundRepository(db).findById(refundId);
    if (!refund?.check_at) return;
    const seen = await sendOrRead(paymentAccount.provider, refund).catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn(`The refund ${refund.id} is tried again: ${error.message}`);
      return undefined;
    });
    await saveProgress(dependencies, refund, progressOf(refund, seen, nextRefundCheck(refund, now())));
  };
}

/**
 * Sends a refund under a key of its own, by which the provider gives it once however often it is asked: whoever doesn't
 * know what came of it asks again. Only one that the provider has called failed gets another key, made of that failure.
 */
function sendOrRead(provider: PaymentProvider, refund: RefundRow): Promise<ProviderRefund> {
  const { id, state, payment_id, amount, provider_refund_id } = refund;
  if (state === 'sent' && provider_refund_id) return provider.findRefund(provider_refund_id);
  return provider.refund(payment_id, amount, provider_refund_id ? `${id}-${provider_refund_id}` : id);
}

const STATES = { pending: 'sent', processed: 'processed', failed: 'failed' } as const;

function progressOf(refund: RefundRow, seen: ProviderRefund | undefined, checkAt: Date | null): RefundProgress {
  const state = seen ? STATES[seen.status] : refund.state;
  if (state === 'processed') return { state, providerId: seen?.id ?? null, checkAt: null };
  // Given up: a person has to look at it, and whoever asks is told that it failed.
  return { state: checkAt ? state : 'failed', providerId: seen?.id ?? refund.provider_refund_id, checkAt };
}

function saveProgress(
  { db, now, log }: CheckoutDependencies,
  refund: RefundRow,
  progress: RefundProgress,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await createRefundRepository(trx).updateProgress(refund.id, progress)) || progress.checkAt) return;
    const kind = progress.state === 'processed' ? 'refunded' : 'refund given up';
    if (kind !== 'refunded') log.error(`The refund ${refund.id} is given up: it must be made by hand.`);
    const { order_id: orderId, order_item_id, amount } = refund;
    const about = { orderId, orderItemId: order_item_id ?? undefined, details: { refundId: refund.id, amount } };
    await logOrderEvent(trx, { ...about, key: `${refund.id} ${kind}`, kind }, now());
  });
}
