import { note } from '../../orders/events.ts';
import type { CheckoutHouse } from '../house.ts';
import { ProviderFailure } from '../provider/provider.ts';
import type { PaymentProvider, ProviderRefund } from '../provider/provider.ts';
import { nextTry } from '../rules.ts';
import type { RefundRow } from '../tables.ts';
import { refundsRepository } from './repository.ts';
import type { Progress } from './repository.ts';

/** Brings a refund further: sends it, or asks what became of it; called again, no money moves twice. */
export type Refund = (refundId: string) => Promise<void>;

/** Makes what gives money back. */
export function refundsIn(house: CheckoutHouse): Refund {
  const { db, now, till, log } = house;
  return async (refundId) => {
    const refund = await refundsRepository(db).byId(refundId);
    if (!refund?.check_at) return;
    const seen = await send(till.provider, refund).catch((error: unknown) => {
      if (!(error instanceof ProviderFailure)) throw error;
      log.warn(`The refund ${refund.id} is tried again: ${error.message}`);
      return undefined;
    });
    await keep(house, refund, progressOf(refund, seen, nextTry(refund, now())));
  };
}

/**
 * Sends a refund under a key of its own, by which the provider gives it once however often it is asked: whoever doesn't
 * know what came of it asks again. Only one that the provider has called failed gets another key, made of that failure.
 */
function send(provider: PaymentProvider, refund: RefundRow): Promise<ProviderRefund> {
  const { id, state, payment_id, amount, provider_refund_id } = refund;
  if (state === 'sent' && provider_refund_id) return provider.refundById(provider_refund_id);
  return provider.refund(payment_id, amount, provider_refund_id ? `${id}-${provider_refund_id}` : id);
}

const STATES = { pending: 'sent', processed: 'processed', failed: 'failed' } as const;

function progressOf(refund: RefundRow, seen: ProviderRefund | undefined, checkAt: Date | null): Progress {
  const state = seen ? STATES[seen.status] : refund.state;
  if (state === 'processed') return { state, providerId: seen?.id ?? null, checkAt: null };
  // Given up: a person has to look at it, and whoever asks is told that it failed.
  return { state: checkAt ? state : 'failed', providerId: seen?.id ?? refund.provider_refund_id, checkAt };
}

function keep({ db, now, log }: CheckoutHouse, refund: RefundRow, progress: Progress): Promise<void> {
  return db.transaction().execute(async (trx) => {
    if (!(await refundsRepository(trx).progress(refund.id, progress)) || progress.checkAt) return;
    const kind = progress.state === 'processed' ? 'refunded' : 'refund given up';
    if (kind !== 'refunded') log.error(`The refund ${refund.id} is given up: it must be made by hand.`);
    const { order_id: orderId, order_item_id, amount } = refund;
    const about = { orderId, orderItemId: order_item_id ?? undefined, details: { refundId: refund.id, amount } };
    await note(trx, { ...about, key: `${refund.id} ${kind}`, kind }, now());
  });
}
