import { createShopperRepository } from '../account/repository.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { hashOf } from '../platform/secrets.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { insertOrder, type NewOrderRequest } from './insert-order.ts';
import { ProviderFailure } from './provider/provider.ts';
import { createCheckoutRepository } from './repository.ts';
import { isOverdue, fingerprintOf } from './rules.ts';
import { RECEIPT_REUSED, type PaymentRequest } from './rules.ts';
import { closeOrder } from './settlement/apply-payments.ts';
import { retryAfterSettling, type OrderTurn } from './settlement/retry-after-settling.ts';
import type { SettleOrder } from './settlement/settle.ts';
import type { OrderRow } from './tables.ts';

/**
 * Opens an order for a payment request from a client's address, here and at the provider. The same request gets the
 * same order, and its attempt id continues to identify that order.
 */
export type OpenOrder = (shopperId: string, request: PaymentRequest, address: string) => Promise<OrderRow>;

/** Creates the function that opens orders. */
export function createOrderOpener(dependencies: CheckoutDependencies, settle: SettleOrder): OpenOrder {
  return async (shopperId, request, address) => {
    const client = { shopperId, clientHash: dependencies.hashClient(address) };
    const order = await withProvider(dependencies, () => findOrOpenOrder(dependencies, settle, client, request));
    if (order.state === 'closed' || order.state === 'refunded') return refuse('EXPIRED', { message: PAYMENT_OVER });
    if (order.provider_order_id) return order;
    return openAtProvider(dependencies, order);
  };
}

/** The client that opens an order. */
type OrderClient = Pick<NewOrderRequest, 'shopperId' | 'clientHash'>;

/** The maximum number of further attempt ids stored for a shopper, so that ids cannot fill the database. */
const MAX_FURTHER_ATTEMPTS = 1_000;
const PAYMENT_OVER = 'This payment has ended. Please start again.';

/**
 * Finds the order of a request, or opens a new one. First settles an older order of the shopper, outside of any
 * transaction, because it may have been paid.
 */
async function findOrOpenOrder(
  dependencies: CheckoutDependencies,
  settle: SettleOrder,
  client: OrderClient,
  request: PaymentRequest,
): Promise<OrderRow> {
  return retryAfterSettling(dependencies, settle, client.shopperId, (trx, settled) =>
    findOrOpenInTransaction(dependencies, trx, client, request, settled),
  );
}

async function findOrOpenInTransaction(
  dependencies: CheckoutDependencies,
  trx: Db,
  client: OrderClient,
  request: PaymentRequest,
  settled: OrderRow | undefined,
): Promise<OrderTurn> {
  const [orders, { shopperId }] = [createCheckoutRepository(trx), client];
  const hash = hashOf(fingerprintOf(request));
  const [same, open] = [await orders.findByAttempt(shopperId, request.attempt), await orders.findAwaiting(shopperId)];
  if (same && same.wish_hash !== hash) refuse('ALREADY_EXISTS', RECEIPT_REUSED);
  const [usable, now] = [same ?? findSameWish(hash, open, settled), dependencies.now()];
  if (usable && !isOverdue(usable, now)) {
    if (!same) await orders.insertAttempt(usable, request.attempt, now, MAX_FURTHER_ATTEMPTS);
    return { order: usable };
  }
  if (open && open.id !== settled?.id) return { settleFirst: open };
  return { order: await insertOrder(dependencies, trx, { ...client, request, hash, paysCash: false }, open) };
}

/**
 * An order with the same content under another attempt id: the open one, or the one that has just turned out to be
 * paid.
 */
function findSameWish(hash: string, open: OrderRow | undefined, settled: OrderRow | undefined): OrderRow | undefined {
  return [open, settled?.state === 'paid' ? settled : undefined].find((order) => order?.wish_hash === hash);
}

/**
 * Opens the order at the provider, and closes it here if the provider refuses it. If several calls open it at once,
 * only the first id is saved.
 */
async function openAtProvider(dependencies: CheckoutDependencies, order: OrderRow): Promise<OrderRow> {
  const { id: receipt, total: amount } = order;
  const opened = await withProvider(
    dependencies,
    () => dependencies.paymentAccount.provider.createOrder({ amount, receipt }),
    async () => closeRefusedOrder(dependencies, order),
  );
  const saved = await createCheckoutRepository(dependencies.db).updateProviderOrderId(order.id, opened.id);
  return saved.state === 'closed' ? refuse('EXPIRED', { message: PAYMENT_OVER }) : saved;
}

/** Closes an order that the provider has refused and releases its holds, unless another call has opened it meanwhile. */
function closeRefusedOrder(dependencies: CheckoutDependencies, { id, shopper_id }: OrderRow): Promise<void> {
  return createShopperRepository(dependencies.db).withShopperLock(shopper_id, async (trx) => {
    const order = await createCheckoutRepository(trx).lockOrder(id);
    if (order.state !== 'awaiting' || order.provider_order_id) return;
    await closeOrder(trx, order, 'refused', dependencies.now());
  });
}

/**
 * Runs `work`, which calls the provider. Refuses with PROVIDER_UNAVAILABLE if the provider does not respond. If the
 * provider refuses, runs `onNo` and refuses with PAYMENT_FAILED.
 */
async function withProvider<T>(
  dependencies: CheckoutDependencies,
  work: () => Promise<T>,
  onNo?: () => Promise<void>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    dependencies.log.warn(`A payment could not be started: ${error.message}`);
    if (error.kind !== 'refused') return refuse('PROVIDER_UNAVAILABLE');
    await onNo?.();
    return refuse('PAYMENT_FAILED');
  }
}
