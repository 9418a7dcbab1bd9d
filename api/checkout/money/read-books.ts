import type { CheckoutDependencies } from '../dependencies.ts';
import { ProviderFailure } from '../provider/provider.ts';
import type { PaymentProvider, ProviderPayment } from '../provider/provider.ts';
import { compareBooks, listPaymentsWithoutOrder } from './findings.ts';
import type { Books, Finding } from './findings.ts';
import { createMoneyRepository } from './repository.ts';
import type { Period } from './repository.ts';

/** The numbers of what was compared, and what differs. */
export interface Comparison {
  payments: number;
  refunds: number;
  findings: Finding[];
}

/** How many of our own payments, and of our refunds, the provider is asked for one by one in a comparison. */
const MOST_QUESTIONS = 500;
/** The shop's ids of orders, which the provider has as receipts. */
const ORDER_ID = /^or-[a-z2-7]{16}$/;

/** Compares the provider's lists of a period with the shop's rows; changes nothing. Throws a ProviderFailure. */
export async function compare(dependencies: CheckoutDependencies, period: Period): Promise<Comparison> {
  const books = await readBooks(dependencies, period);
  const findings = [
    ...compareBooks(books),
    ...(await askForOwners(dependencies, listPaymentsWithoutOrder(books))),
    ...(await findUnknownToProvider(dependencies, books, period)),
    ...(await findInOwnRows(dependencies, period)),
  ];
  return { payments: books.payments.length, refunds: books.refunds.length, findings };
}

async function readBooks({ db, paymentAccount }: CheckoutDependencies, period: Period): Promise<Books> {
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

/** Asks the provider what the orders of these payments are called: others may use the same account. */
async function askForOwners(
  { db, paymentAccount }: CheckoutDependencies,
  payments: readonly ProviderPayment[],
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { id, amount, foreignCurrency, createdAt: at, orderId: providerOrderId } of payments) {
    const receipt = providerOrderId && (await findReceipt(paymentAccount.provider, providerOrderId));
    const about = { id, amount, foreignCurrency, at, providerOrderId };
    if (!receipt || !ORDER_ID.test(receipt)) {
      findings.push({ ...about, kind: 'not-ours' });
      continue;
    }
    if (foreignCurrency !== undefined) {
      findings.push({ ...about, kind: 'other-currency', orderId: receipt });
      continue;
    }
    // A dump may be of the moment between the order's row and the provider's answer.
    const [order] = await createMoneyRepository(db).listOrders([], [receipt]);
    const isOpening = order !== undefined && order.provider_order_id === null;
    findings.push({ ...about, kind: isOpening ? 'unsettled' : 'unknown-order', orderId: receipt });
  }
  return findings;
}

/** What its owner has called an order at the provider; undefined for one that can't be read. */
async function findReceipt(provider: PaymentProvider, providerOrderId: string): Promise<string | undefined> {
  return provider.findOrder(providerOrderId).then(
    ({ receipt }) => receipt,
    (error: unknown) => {
      // An answer came, and it makes no sense to this shop: another currency.
      if (error instanceof ProviderFailure && error.details.status === 200) return undefined;
      throw error;
    },
  );
}

/** Payments and refunds of ours that the provider does not list and, asked for each, does not know. */
async function findUnknownToProvider(
  { paymentAccount: { provider } }: CheckoutDependencies,
  { payments, refunds, ownPayments, ownRefunds }: Books,
  { from, to }: Period,
): Promise<Finding[]> {
  const isOf = ({ created_at: at }: { created_at: Date }) => at >= from && at <= to;
  const [listed, listedRefunds] = [new Set(idsOf(payments)), new Set(idsOf(refunds))];
  const findings: Finding[] = [];
  const unlisted = [...ownPayments.values()].filter((own) => isOf(own) && !listed.has(own.id));
  for (const { id, amount, created_at: at, order_id } of unlisted.slice(0, MOST_QUESTIONS)) {
    if (await isKnown(provider.findPayment(id))) continue;
    findings.push({ kind: 'unknown-payment', id, amount, at, orderId: order_id ?? undefined });
  }
  const sent = ownRefunds.filter(
    (own) => isOf(own) && own.provider_refund_id !== null && !listedRefunds.has(own.provider_refund_id),
  );
  for (const own of sent.slice(0, MOST_QUESTIONS)) {
    const { id, provider_refund_id, payment_id: paymentId, amount, created_at: at, order_id } = own;
    if (provider_refund_id === null || (await isKnown(provider.findRefund(provider_refund_id)))) continue;
    findings.push({ kind: 'unknown-refund', id, paymentId, amount, at, orderId: order_id ?? undefined });
  }
  const more = Math.max(0, unlisted.length - MOST_QUESTIONS) + Math.max(0, sent.length - MOST_QUESTIONS);
  if (more > 0) findings.push({ kind: 'not-asked', id: `${more} more`, amount: 0 });
  return findings;
}

/** Whether the provider answers, and not that there is no such thing. Throws every other failure. */
async function isKnown(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (error) {
    if (error instanceof ProviderFailure && error.kind === 'refused' && !isKeyRefused(error)) return false;
    throw error;
  }
}

const isKeyRefused = ({ details: { status } }: ProviderFailure): boolean => status === 401 || status === 403;

/** What the shop's rows say by themselves. */
async function findInOwnRows({ db }: CheckoutDependencies, period: Period): Promise<Finding[]> {
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
