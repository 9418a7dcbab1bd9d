import { createShopperRepository } from '../account/repository.ts';
import { createOrderRepository } from '../orders/repository.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { hashOf, randomId } from '../platform/secrets.ts';
import { calculateBill } from './bill.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { swapHolds } from './holds/holds.ts';
import { assertOrderRate } from './order-rate-limit.ts';
import { ProviderFailure } from './provider/provider.ts';
import { createCheckoutRepository } from './repository.ts';
import { expiryOf, isOverdue, fingerprintOf } from './rules.ts';
import type { PaymentRequest } from './rules.ts';
import { closeOrder, closeRow } from './settlement/apply-payments.ts';
import type { SettleOrder } from './settlement/settle.ts';
import type { OrderRow } from './tables.ts';

/** The number of tries while other tabs of the shopper open orders too. */
const MAX_TURNS = 5;

/** Opens an order for a payment request, here and at the provider. The same request gets the same order. */
export type OpenOrder = (shopperId: string, request: PaymentRequest) => Promise<OrderRow>;

/** Creates the function that opens orders. */
export function createOrderOpener(dependencies: CheckoutDependencies, settle: SettleOrder): OpenOrder {
  return async (shopperId, request) => {
    const order = await withProvider(dependencies, () => findOrOpenOrder(dependencies, settle, shopperId, request));
    if (order.state === 'closed' || order.state === 'refunded') return refuse('EXPIRED', { message: PAYMENT_OVER });
    if (order.provider_order_id) return order;
    return openAtProvider(dependencies, order);
  };
}

const PAYMENT_OVER = 'This payment is over. Please start again.';

/**
 * Finds the order of a request, or opens a new one. An older order of the shopper is settled first, outside of any
 * transaction: it may have been paid.
 */
async function findOrOpenOrder(
  dependencies: CheckoutDependencies,
  settle: SettleOrder,
  shopperId: string,
  request: PaymentRequest,
): Promise<OrderRow> {
  let settled: OrderRow | undefined;
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const found = await createShopperRepository(dependencies.db).withShopperLock(shopperId, (trx) =>
      findOrOpenInTransaction(dependencies, trx, shopperId, request, settled),
    );
    if ('order' in found) return found.order;
    settled = await settle(found.settleFirst);
  }
  return refuse('UNAVAILABLE');
}

type OpenResult = { order: OrderRow } | { settleFirst: OrderRow };

async function findOrOpenInTransaction(
  dependencies: CheckoutDependencies,
  trx: Db,
  shopperId: string,
  request: PaymentRequest,
  settled: OrderRow | undefined,
): Promise<OpenResult> {
  const orders = createCheckoutRepository(trx);
  const hash = hashOf(fingerprintOf(request));
  const [same, open] = [await orders.findByAttempt(shopperId, request.attempt), await orders.findAwaiting(shopperId)];
  if (same && same.wish_hash !== hash) refuse('ALREADY_EXISTS', { field: 'receipt', message: RECEIPT_TAKEN });
  const usable = same ?? (open?.wish_hash === hash ? open : undefined);
  if (usable && !isOverdue(usable, dependencies.now())) return { order: usable };
  if (open && open.id !== settled?.id) return { settleFirst: open };
  return { order: await insertOrder(dependencies, trx, { shopperId, request, hash }, open) };
}

const RECEIPT_TAKEN = 'Another payment has been started under this name.';

interface NewOrderRequest {
  shopperId: string;
  request: PaymentRequest;
  hash: string;
}

async function insertOrder(
  dependencies: CheckoutDependencies,
  trx: Db,
  newOrder: NewOrderRequest,
  open: OrderRow | undefined,
): Promise<OrderRow> {
  const { shopperId, request, hash } = newOrder;
  const [orders, now] = [createCheckoutRepository(trx), dependencies.now()];
  await assertOrderRate(trx, shopperId, now);
  const { items, amounts } = await calculateBill(dependencies, trx, shopperId, request);
  // The cart's prices are read before this line: until here, the shopper's open order still counts as the shopper's
  // own.
  if (open) await closeRow(trx, open, 'replaced', now);
  const order = await orders.insertOrder({
    order: {
      id: randomId('or'),
      shopper_id: shopperId,
      chain_id: (await orders.findUnpaidChain(shopperId)) ?? randomId('ch'),
      attempt_id: request.attempt,
      wish_hash: hash,
      ...amounts,
      promo_code: request.promoCode,
      shipping: request.shipping,
      billing: request.billing,
      created_at: now,
      expires_at: expiryOf(now),
    },
    items,
  });
  await swapHolds(trx, { from: open, to: order }, now);
  await createOrderRepository(trx).insertEvent(
    { orderId: order.id, key: `${order.id} opened`, kind: 'opened', by: shopperId },
    now,
  );
  return order;
}

/**
 * Opens the order at the provider, and closes it here when the provider refuses it. When several calls open it at once,
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
 * Runs `work`, which calls the provider. Refuses with UNAVAILABLE when the provider does not answer. When the provider
 * says no, runs `onNo` and refuses with PAYMENT_FAILED.
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
    if (error.kind !== 'refused') return refuse('UNAVAILABLE');
    await onNo?.();
    return refuse('PAYMENT_FAILED');
  }
}
