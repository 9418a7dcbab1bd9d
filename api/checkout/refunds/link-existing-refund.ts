import { REFUND_QUEUE } from '../../orders/refunds.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import type { ProviderRefund } from '../provider/provider.ts';
import type { RefundRow } from '../tables.ts';
import { createRefundRepository } from './repository.ts';

/**
 * Links a refund of ours to one that the provider has already made. A person has refunded the money on the provider's
 * page, or it went back after our refund was given up. No money moves. Without `candidates`, searches all processed
 * refunds. Returns whether one was found. Throws a ProviderFailure.
 */
export async function linkExistingRefund(
  { db, jobs, now, paymentAccount }: CheckoutDependencies,
  refund: Pick<RefundRow, 'id' | 'payment_id' | 'amount'>,
  candidates?: readonly ProviderRefund[],
): Promise<boolean> {
  const processed = async () =>
    (await paymentAccount.provider.listRefunds(refund.payment_id)).filter(({ status }) => status === 'processed');
  const made = (candidates ?? (await processed())).filter(({ amount }) => amount === refund.amount);
  return db.transaction().execute(async (trx) => {
    for (const { id } of made) {
      if (!(await createRefundRepository(trx).updateFollowed(refund.id, id, now()))) continue;
      await jobs.enqueue(trx, REFUND_QUEUE.name, { refundId: refund.id });
      return true;
    }
    return false;
  });
}
