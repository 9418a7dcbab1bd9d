import type { CheckoutDependencies } from '../dependencies.ts';
import type { ProviderRefund } from '../provider/provider.ts';
import type { RefundRow } from '../tables.ts';
import { createRefundRepository } from './repository.ts';

/**
 * The refunds of the same payment that a person has made on the provider's page since this refund was requested or
 * manually retried. One of the same amount may also be this refund, if its response was lost. Throws a ProviderFailure.
 */
export async function listExternalRefunds(
  { db, paymentAccount }: CheckoutDependencies,
  refund: Pick<RefundRow, 'id' | 'payment_id' | 'created_at' | 'retried_at'>,
): Promise<ProviderRefund[]> {
  const made = await paymentAccount.provider.listRefunds(refund.payment_id);
  const own = await createRefundRepository(db).listOwn(refund.payment_id);
  const since = refund.retried_at ?? refund.created_at;
  const isOwn = ({ id, amount }: ProviderRefund) =>
    own.some(
      (one) => one.provider_refund_id === id || (one.id !== refund.id && one.isUnanswered && one.amount === amount),
    );
  return made.filter((one) => one.status !== 'failed' && one.createdAt >= since && !isOwn(one));
}
