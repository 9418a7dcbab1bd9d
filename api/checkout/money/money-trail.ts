import { rupees } from '../../../schema/money.ts';
import { refuse } from '../../platform/refusals.ts';
import type { CheckoutDependencies } from '../dependencies.ts';
import { PAYMENT_ID } from '../provider/entities.ts';
import { ProviderFailure } from '../provider/provider.ts';
import type { PaymentProvider, ProviderPayment } from '../provider/provider.ts';
import { createTrailRepository } from './trail-repository.ts';
import type { TrailPayment, TrailRefund, TrailReturn, TrailRows } from './trail-repository.ts';
import { formatSum, formatTime } from './texts.ts';

/**
 * All movements of an order's money in lines for staff: the shop's rows, and the provider's current state. The id is of
 * the order, an item, a payment or a refund. Refuses with NOT_FOUND. The lines contain no data of the shopper.
 */
export type ReadMoneyTrail = (id: string) => Promise<string[]>;

/** Creates the function that reads the movements. */
export function createMoneyTrail({ db, paymentAccount: { provider } }: CheckoutDependencies): ReadMoneyTrail {
  const repository = createTrailRepository(db);
  return async (id) => {
    const orderId = await repository.findOrderId(id);
    if (orderId !== undefined) {
      const rows = await repository.read(orderId);
      const providerOrderId = rows.order?.provider_order_id;
      const atProvider = providerOrderId
        ? await describeProvider(provider, () => provider.listPayments(providerOrderId))
        : [];
      return [...orderLines(rows), ...atProvider];
    }
    const known = await repository.findPayment(id);
    if (!known && !PAYMENT_ID.test(id)) refuse('NOT_FOUND', { message: `Nothing here is called ${id}.` });
    const own = known ? [paymentLine(known.payment), ...known.refunds.map(refundLine)] : ['The shop does not know it.'];
    return [...own, ...(await describeProvider(provider, async () => [await provider.findPayment(id)]))];
  };
}

function orderLines({ order, items, returns, holds, payments, refunds, events }: TrailRows): string[] {
  if (!order) return [];
  const { id, state, closed_because, total, provider_order_id, pays_cash, created_at, check_at } = order;
  const why = closed_because ? ` (${closed_because})` : '';
  const how = pays_cash ? 'in cash' : (provider_order_id ?? 'not opened at the provider');
  return [
    `order ${id}  ${state}${why}  ${rupees(total)}  ${how}  opened ${formatTime(created_at)}${nextLook(check_at)}`,
    ...items.map((item) => `item ${item.id}  ${item.status ?? 'not placed'}  ${rupees(item.paid)}`),
    ...returns.map(returnLine),
    ...holds.map(({ sku, quantity }) => `hold ${quantity} × ${sku}`),
    ...payments.map(paymentLine),
    ...refunds.map(refundLine),
    ...events.map(({ kind, by, details, created_at: at }) => {
      const more = details ? `  ${JSON.stringify(details)}` : '';
      return `event ${formatTime(at)}  ${kind}${by ? `  by ${by}` : ''}${more}`;
    }),
  ];
}

const nextLook = (at: Date | null): string => (at ? `  next look ${formatTime(at)}` : '');

function paymentLine({ id, amount, fulfils, refunded, kept_because: why, created_at: at }: TrailPayment): string {
  const use = fulfils ? 'placed the order' : 'placed nothing';
  const kept = why === null ? '' : `  kept: ${why}`;
  return `payment ${id}  ${rupees(amount)}  ${use}  ${rupees(refunded)} of it goes back${kept}  saved ${formatTime(at)}`;
}

function returnLine({ id, order_item_id, quantity, kind, state, amount, payout_reference: reference }: TrailReturn) {
  const sum = amount === null ? '' : `  ${rupees(amount)}`;
  const paid = reference === null ? '' : `  paid as ${reference}`;
  return `return ${id}  ${quantity} of ${order_item_id}  ${kind}  ${state}${sum}${paid}`;
}

function refundLine(refund: TrailRefund): string {
  const {
    id,
    payment_id,
    order_item_id,
    return_id,
    amount,
    reason,
    state,
    provider_refund_id,
    created_at: at,
    check_at,
  } = refund;
  const about = order_item_id || return_id ? ` for ${order_item_id ?? return_id}` : '';
  const stage = state === 'failed' && check_at === null ? 'given up' : state;
  const there = provider_refund_id ? `  ${provider_refund_id}` : '';
  return `refund ${id}  ${rupees(amount)} of ${payment_id}${about}  ${reason}  ${stage}${there}  asked ${formatTime(at)}${nextLook(check_at)}`;
}

async function describeProvider(provider: PaymentProvider, read: () => Promise<ProviderPayment[]>): Promise<string[]> {
  try {
    const payments = await read();
    const lines: string[] = payments.length === 0 ? ['provider: no payment'] : [];
    for (const { id, amount, foreignCurrency, status, amountRefunded, method = '', createdAt } of payments) {
      const back = amountRefunded > 0 ? `  ${formatSum(amountRefunded, foreignCurrency)} of it given back` : '';
      lines.push(
        `provider: payment ${id}  ${formatSum(amount, foreignCurrency)}  ${status}  ${method}${back}  ${formatTime(createdAt)}`,
      );
      if (amountRefunded === 0) continue;
      for (const refund of await provider.listRefunds(id))
        lines.push(
          `provider: refund ${refund.id}  ${formatSum(refund.amount, foreignCurrency)} of ${id}  ${refund.status}`,
        );
    }
    return lines;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return [`provider: ${error.message}`];
  }
}
