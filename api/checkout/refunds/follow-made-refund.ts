import { REFUND_QUEUE } from '../../orders/refunds.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import type { ProviderRefund } from '../provider/provider.ts';
import type { RefundRow } from '../tables.ts';
import { createRefundRepository } from './repository.ts';

/**
 * Follows what the provider has made in place of a refund of ours: a person has given the money back on the provider's page, or
 * it went back after the refund was given up. The money does not move. Without
 * `candidates` it is looked for among all that are processed. Answers whether there is such a one. Throws a ProviderFailure.
 */
export async function followMadeRefund(
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
