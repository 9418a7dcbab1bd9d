import { shoppersRepository } from '../account/repository.ts';
import { note } from '../orders/events.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { hashOf, randomId } from '../platform/secret.ts';
import { billFor } from './bill.ts';
import { swapHolds } from './holds/holds.ts';
import type { CheckoutHouse } from './house.ts';
import { checkPace } from './pace.ts';
import { ProviderFailure } from './provider/provider.ts';
import { checkoutRepository } from './repository.ts';
import { expiryOf, isOverdue, wishText } from './rules.ts';
import type { Wish } from './rules.ts';
import { closeOrder, closeRow } from './settling/decide.ts';
import type { Settle } from './settling/settle.ts';
import type { OrderRow } from './tables.ts';

/** How often a start begins anew because another tab was faster. */
const MOST_TURNS = 5;

/** Opens an order for what the shopper wants, with a payment at the provider; answers the same order for the same wish. */
export type Start = (shopperId: string, wish: Wish) => Promise<OrderRow>;

/** Makes what opens orders. */
export function startsIn(house: CheckoutHouse, settle: Settle): Start {
  return async (shopperId, wish) => {
    const order = await reaching(house, () => openedOrder(house, settle, shopperId, wish));
    if (order.state === 'closed' || order.state === 'refunded') return refuse('EXPIRED', { message: OVER });
    if (order.provider_order_id) return order;
    return openAtProvider(house, order);
  };
}

const OVER = 'This payment is over. Please start again.';

/**
 * The order for a wish: the one there is already, or a new one. An older one that it takes the place of, or that is
 * overdue, is first looked after at the provider, outside of any transaction: it may have been paid.
 */
async function openedOrder(house: CheckoutHouse, settle: Settle, shopperId: string, wish: Wish): Promise<OrderRow> {
  let asked: OrderRow | undefined;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const found = await shoppersRepository(house.db).alone(shopperId, (trx) =>
      find(house, trx, shopperId, wish, asked),
    );
    if ('order' in found) return found.order;
    asked = await settle(found.ask);
  }
  return refuse('UNAVAILABLE');
}

type Found = { order: OrderRow } | { ask: OrderRow };

async function find(
  house: CheckoutHouse,
  trx: Db,
  shopperId: string,
  wish: Wish,
  asked: OrderRow | undefined,
): Promise<Found> {
  const orders = checkoutRepository(trx);
  const hash = hashOf(wishText(wish));
  const [same, open] = [await orders.byAttempt(shopperId, wish.attempt), await orders.open(shopperId)];
  if (same && same.wish_hash !== hash) refuse('ALREADY_EXISTS', { field: 'receipt', message: TAKEN });
  const fitting = same ?? (open?.wish_hash === hash ? open : undefined);
  if (fitting && !isOverdue(fitting, house.now())) return { order: fitting };
  if (open && open.id !== asked?.id) return { ask: open };
  return { order: await add(house, trx, { shopperId, wish, hash }, open) };
}

const TAKEN = 'Another payment has been started under this name.';

interface Wished {
  shopperId: string;
  wish: Wish;
  hash: string;
}

async function add(house: CheckoutHouse, trx: Db, wished: Wished, open: OrderRow | undefined): Promise<OrderRow> {
  const { shopperId, wish, hash } = wished;
  const [orders, now] = [checkoutRepository(trx), house.now()];
  await checkPace(trx, shopperId, now);
  const { items, amounts } = await billFor(house, trx, shopperId, wish);
  // Only now, for until here the shopper's open order still counted as the shopper's own.
  if (open) await closeRow(trx, open, 'replaced', now);
  const order = await orders.add({
    order: {
      id: randomId('or'),
      shopper_id: shopperId,
      chain_id: (await orders.openChain(shopperId)) ?? randomId('ch'),
      attempt_id: wish.attempt,
      wish_hash: hash,
      ...amounts,
      promo_code: wish.promoCode,
      shipping: wish.shipping,
      billing: wish.billing,
      created_at: now,
      expires_at: expiryOf(now),
    },
    items,
  });
  await swapHolds(trx, { from: open, to: order }, now);
  await note(trx, { orderId: order.id, key: `${order.id} opened`, kind: 'opened', by: shopperId }, now);
  return order;
}

/**
 * Opens the order at the provider, or gives it up where the provider won't have it. Of several openings at once the first
 * one's id counts; nobody learns the others.
 */
async function openAtProvider(house: CheckoutHouse, order: OrderRow): Promise<OrderRow> {
  const { id: receipt, total: amount } = order;
  const made = await reaching(
    house,
    () => house.till.provider.createOrder({ amount, receipt }),
    async () => letGo(house, order),
  );
  const named = await checkoutRepository(house.db).nameAtProvider(order.id, made.id);
  return named.state === 'closed' ? refuse('EXPIRED', { message: OVER }) : named;
}

/** Gives back at once what an order has taken that the provider won't have, unless it was opened meanwhile. */
function letGo(house: CheckoutHouse, { id, shopper_id }: OrderRow): Promise<void> {
  return shoppersRepository(house.db).alone(shopper_id, async (trx) => {
    const order = await checkoutRepository(trx).lock(id);
    if (order.state !== 'awaiting' || order.provider_order_id) return;
    await closeOrder(trx, order, 'refused', house.now());
  });
}

/** Does what needs the provider; refuses when it can't be reached, or says no, and that only after `onNo`. */
async function reaching<T>(house: CheckoutHouse, work: () => Promise<T>, onNo?: () => Promise<void>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    house.log.warn(`A payment could not be started: ${error.message}`);
    if (error.kind !== 'refused') return refuse('UNAVAILABLE');
    await onNo?.();
    return refuse('PAYMENT_FAILED');
  }
}
