import type { CheckoutDependencies } from '../dependencies.ts';
import { ProviderFailure, type PaymentProvider, type ProviderPayment } from '../provider/provider.ts';
import { compareRecords, listPaymentsWithoutOrder, type PaymentRecords, type Discrepancy } from './discrepancies.ts';
import { createMoneyRepository, type Period } from './repository.ts';

/** The numbers of compared records, and the differences. */
export interface Comparison {
  payments: number;
  refunds: number;
  discrepancies: Discrepancy[];
}

/**
 * The maximum number of our payments, and of our refunds, that one comparison requests one by one from the provider.
 */
const MOST_QUESTIONS = 500;
/** The shop's order ids, which the provider stores as receipts. */
const ORDER_ID = /^or-[a-z2-7]{16}$/;

/** Compares the provider's lists of a period with the shop's rows. Changes nothing. Throws a ProviderFailure. */
export async function compare(dependencies: CheckoutDependencies, period: Period): Promise<Comparison> {
  const books = await readRecords(dependencies, period);
  const discrepancies = [
    ...compareRecords(books),
    ...(await fetchOwners(dependencies, listPaymentsWithoutOrder(books))),
    ...(await findUnknownToProvider(dependencies, books, period)),
    ...(await findInOwnRows(dependencies, period)),
  ];
  return { payments: books.payments.length, refunds: books.refunds.length, discrepancies };
}

async function readRecords({ db, paymentAccount }: CheckoutDependencies, period: Period): Promise<PaymentRecords> {
  const { provider } = paymentAccount;
  const payments = await provider.listPaymentsBetween(period.from, period.to);
  const refunds = await provider.listRefundsBetween(period.from, period.to);
  const [paymentIds, refundIds] = [idsOf(payments.items), idsOf(refunds.items)];
  const repository = createMoneyRepository(db);
  const refundedIds = refunds.items.map(({ paymentId }) => paymentId);
  const ownPayments = await repository.listPayments([...paymentIds, ...refundedIds], period);
  const orders = await repository.listOrders(
    payments.items.flatMap(({ orderId }) => orderId ?? []),
    ownPayments.flatMap(({ order_id }) => order_id ?? []),
  );
  return {
    payments: payments.items,
    refunds: refunds.items,
    unreadable: [...payments.unreadable, ...refunds.unreadable],
    ownPayments: new Map(ownPayments.map((payment) => [payment.id, payment])),
    orders: new Map(orders.flatMap((order) => (order.provider_order_id ? [[order.provider_order_id, order]] : []))),
    ordersById: new Map(orders.map((order) => [order.id, order])),
    ownRefunds: await repository.listRefunds(refundIds, refundedIds, period),
  };
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** Requests the provider's orders of these payments, to read their receipts: other systems may use the same account. */
async function fetchOwners(
  { db, paymentAccount }: CheckoutDependencies,
  payments: readonly ProviderPayment[],
): Promise<Discrepancy[]> {
  const discrepancies: Discrepancy[] = [];
  for (const { id, amount, foreignCurrency, createdAt: at, orderId: providerOrderId } of payments) {
    const receipt = providerOrderId && (await findReceipt(paymentAccount.provider, providerOrderId));
    const about = { id, amount, foreignCurrency, at, providerOrderId };
    if (!receipt || !ORDER_ID.test(receipt)) {
      discrepancies.push({ ...about, kind: 'not-ours' });
      continue;
    }
    if (foreignCurrency !== undefined) {
      discrepancies.push({ ...about, kind: 'other-currency', orderId: receipt });
      continue;
    }
    // A dump may have been made between the insert of the order's row and the provider's response.
    const [order] = await createMoneyRepository(db).listOrders([], [receipt]);
    const isOpening = order !== undefined && order.provider_order_id === null;
    discrepancies.push({ ...about, kind: isOpening ? 'unsettled' : 'unknown-order', orderId: receipt });
  }
  return discrepancies;
}

/** The receipt of an order at the provider; undefined for an unreadable order. */
async function findReceipt(provider: PaymentProvider, providerOrderId: string): Promise<string | undefined> {
  return provider.findOrder(providerOrderId).then(
    ({ receipt }) => receipt,
    (error: unknown) => {
      // The response is valid but unusable for this shop: another currency.
      if (error instanceof ProviderFailure && error.details.status === 200) return undefined;
      throw error;
    },
  );
}

/** Payments and refunds of ours that the provider does not list and, on request, does not know. */
async function findUnknownToProvider(
  { paymentAccount: { provider } }: CheckoutDependencies,
  { payments, refunds, ownPayments, ownRefunds }: PaymentRecords,
  { from, to }: Period,
): Promise<Discrepancy[]> {
  const isOf = ({ created_at: at }: { created_at: Date }) => at >= from && at <= to;
  const [listed, listedRefunds] = [new Set(idsOf(payments)), new Set(idsOf(refunds))];
  const discrepancies: Discrepancy[] = [];
  const unlisted = [...ownPayments.values()].filter((own) => isOf(own) && !listed.has(own.id));
  for (const { id, amount, created_at: at, order_id } of unlisted.slice(0, MOST_QUESTIONS)) {
    if (await isKnown(provider.findPayment(id))) continue;
    discrepancies.push({ kind: 'unknown-payment', id, amount, at, orderId: order_id ?? undefined });
  }
  const sent = ownRefunds.filter(
    (own) => isOf(own) && own.provider_refund_id !== null && !listedRefunds.has(own.provider_refund_id),
  );
  for (const own of sent.slice(0, MOST_QUESTIONS)) {
    const { id, provider_refund_id, payment_id: paymentId, amount, created_at: at, order_id } = own;
    if (provider_refund_id === null || (await isKnown(provider.findRefund(provider_refund_id)))) continue;
    discrepancies.push({ kind: 'unknown-refund', id, paymentId, amount, at, orderId: order_id ?? undefined });
  }
  const more = Math.max(0, unlisted.length - MOST_QUESTIONS) + Math.max(0, sent.length - MOST_QUESTIONS);
  if (more > 0) discrepancies.push({ kind: 'not-asked', id: `${more} more`, amount: 0 });
  return discrepancies;
}

/** Whether the provider knows the entity; false if it responds that there is none. Throws every other failure. */
async function isKnown(response: Promise<unknown>): Promise<boolean> {
  try {
    await response;
    return true;
  } catch (error) {
    if (error instanceof ProviderFailure && error.kind === 'refused' && !isKeyRefused(error)) return false;
    throw error;
  }
}

const isKeyRefused = ({ details: { status } }: ProviderFailure): boolean => status === 401 || status === 403;

/** The discrepancies within the shop's own rows. */
async function findInOwnRows({ db }: CheckoutDependencies, period: Period): Promise<Discrepancy[]> {
  const repository = createMoneyRepository(db);
  const [orders, refunds] = [await repository.listOrdersWithoutPayment(period), await repository.listGivenUp()];
  return [
    ...orders.map(({ id, total: amount, paid_at }) => {
      const at = paid_at ?? undefined;
      return { kind: 'order-without-payment' as const, id, orderId: id, amount, at };
    }),
    ...refunds.map(({ id, payment_id: paymentId, amount, created_at: at, order_id }) => {
      const orderId = order_id ?? undefined;
      return { kind: 'given-up-refund' as const, id, paymentId, amount, at, orderId };
    }),
  ];
}
