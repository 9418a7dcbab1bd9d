import { createShopperRepository } from '../account/repository.ts';
import { logOrderEvent } from '../orders/order-log.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { hashOf, randomId } from '../platform/secrets.ts';
import { calculateBill } from './bill.ts';
import { swapHolds } from './holds/holds.ts';
import type { CheckoutDependencies } from './dependencies.ts';
import { assertOrderRate } from './order-rate-limit.ts';
import { ProviderFailure } from './provider/provider.ts';
import { createCheckoutRepository } from './repository.ts';
import { expiryOf, isOverdue, fingerprintOf } from './rules.ts';
import type { PaymentRequest } from './rules.ts';
import { closeOrder, closeRow } from './settlement/apply-payments.ts';
import type { SettleOrder } from './settlement/settle.ts';
import type { OrderRow } from './tables.ts';

/** How often a start begins anew because another tab was faster. */
const MAX_TURNS = 5;

/** Opens an order for what the shopper wants, with a payment at the provider; answers the same order for the same wish. */
export type OpenOrder = (shopperId: string, request: PaymentRequest) => Promise<OrderRow>;

/** Makes what opens orders. */
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
 * The order for a wish: the one there is already, or a new one. An older one that it takes the place of, or that is
 * overdue, is first looked after at the provider, outside of any transaction: it may have been paid.
 */
async function findOrOpenOrder(
  dependencies: CheckoutDependencies,
  settle: SettleOrder,
  shopperId: string,
  request: PaymentRequest,
): Promise<OrderRow> {
  let asked: OrderRow | undefined;
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const found = await createShopperRepository(dependencies.db).withShopperLock(shopperId, (trx) =>
      findOrOpenInTransaction(dependencies, trx, shopperId, request, asked),
    );
    if ('order' in found) return found.order;
    asked = await settle(found.ask);
  }
  return refuse('UNAVAILABLE');
}

type OpenResult = { order: OrderRow } | { ask: OrderRow };

async function findOrOpenInTransaction(
  dependencies: CheckoutDependencies,
  trx: Db,
  shopperId: string,
  request: PaymentRequest,
  asked: OrderRow | undefined,
): Promise<OpenResult> {
  const orders = createCheckoutRepository(trx);
  const hash = hashOf(fingerprintOf(request));
  const [same, open] = [await orders.findByAttempt(shopperId, request.attempt), await orders.findAwaiting(shopperId)];
  if (same && same.wish_hash !== hash) refuse('ALREADY_EXISTS', { field: 'receipt', message: RECEIPT_TAKEN });
  const fitting = same ?? (open?.wish_hash === hash ? open : undefined);
  if (fitting && !isOverdue(fitting, dependencies.now())) return { order: fitting };
  if (open && open.id !== asked?.id) return { ask: open };
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
  wished: NewOrderRequest,
  open: OrderRow | undefined,
): Promise<OrderRow> {
  const { shopperId, request, hash } = wished;
  const [orders, now] = [createCheckoutRepository(trx), dependencies.now()];
  await assertOrderRate(trx, shopperId, now);
  const { items, amounts } = await calculateBill(dependencies, trx, shopperId, request);
  // Only now, for until here the shopper's open order still counted as the shopper's own.
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
  await logOrderEvent(trx, { orderId: order.id, key: `${order.id} opened`, kind: 'opened', by: shopperId }, now);
  return order;
}

/**
 * Opens the order at the provider, or gives it up where the provider won't have it. Of several openings at once the first
 * one's id counts; nobody learns the others.
 */
async function openAtProvider(dependencies: CheckoutDependencies, order: OrderRow): Promise<OrderRow> {
  const { id: receipt, total: amount } = order;
  const made = await withProvider(
    dependencies,
    () => dependencies.paymentAccount.provider.createOrder({ amount, receipt }),
    async () => closeRefusedOrder(dependencies, order),
  );
  const named = await createCheckoutRepository(dependencies.db).updateProviderOrderId(order.id, made.id);
  return named.state === 'closed' ? refuse('EXPIRED', { message: PAYMENT_OVER }) : named;
}

/** Gives back at once what an order has taken that the provider won't have, unless it was opened meanwhile. */
function closeRefusedOrder(dependencies: CheckoutDependencies, { id, shopper_id }: OrderRow): Promise<void> {
  return createShopperRepository(dependencies.db).withShopperLock(shopper_id, async (trx) => {
    const order = await createCheckoutRepository(trx).lockOrder(id);
    if (order.state !== 'awaiting' || order.provider_order_id) return;
    await closeOrder(trx, order, 'refused', dependencies.now());
  });
}

/** Does what needs the provider; refuses when it can't be reached, or says no, and that only after `onNo`. */
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
