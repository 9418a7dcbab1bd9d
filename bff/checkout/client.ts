import type { Account } from '../account/client.ts';
import type { Cart } from '../cart/client.ts';
import type { CartNode } from '../cart/nodes.ts';
import { subtotalOf } from '../cart/totals.ts';
import type { CatalogLoaders } from '../catalog/loaders.ts';
import type { StartPaymentInput, VerifyPaymentInput } from '../generated/resolvers.ts';
import type { Orders } from '../orders/client.ts';
import type { OrderItemNode } from '../orders/nodes.ts';
import type { Has } from '../platform/additions.ts';
import { Failure, orNull } from '../platform/failures.ts';
import { Money } from '../platform/money.ts';
import type { Rest } from '../platform/rest.ts';
import type { Personal } from '../platform/personal.ts';
import { Refused } from '../platform/user-errors.ts';
import { fitsId } from '../platform/upstream/address.ts';
import type { Scope } from '../platform/upstream/scope.ts';
import type { Promotions } from '../promotions/client.ts';
import { totalOf } from '../orders/bill.ts';
import type { PaymentMemory } from './memory.ts';
import { paymentNode, paymentOrderNode, type PaymentNode, type PaymentOrderNode, type Widget } from './nodes.ts';
import { orUnknown } from './unknown.ts';
import { bodyOf, checkCart, checkTotal, checkTyped, priceChanged, type SellerOf } from './wish.ts';

/** Paying, for the shopper who sent a request. Everything throws UNAUTHENTICATED for a visitor, or a Refused of our own. */
export interface Checkout {
  /** Opens a payment for the cart. An outcome that isn't known is UPSTREAM_TIMEOUT: the same attempt may be made again. */
  startPayment(input: StartPaymentInput): Promise<{ payment: PaymentOrderNode }>;
  /** Tells what the widget has handed out. An outcome that isn't known is UPSTREAM_TIMEOUT: it may be told again. */
  verifyPayment(input: VerifyPaymentInput): Promise<{ payment: PaymentNode; orderItems: OrderItemNode[] }>;
  /** Ends a payment that won't be made; null where the host has no call for it, and then nothing happens. */
  cancelPayment(paymentOrderId: string): Promise<{ payment: PaymentNode | null }>;
  /** A payment as it stands; null when there is none of the shopper's, and where the host can't tell. */
  readPayment(paymentOrderId: string): Promise<PaymentNode | null>;
}

/** What paying needs of a request. */
export interface CheckoutParts {
  personal: Personal;
  has: Has;
  scope: Scope;
  account: Account;
  cart: Cart;
  promotions: Promotions;
  orders: Orders;
  load: CatalogLoaders;
  widget: Widget;
  memory: PaymentMemory;
  /** Milliseconds that a request about a payment may take. */
  deadlineMs: number;
}

const MAYBE_OPENED =
  'It is not known yet whether the payment was opened. Nothing was charged. Please try again: the same attempt is never made twice.';
const MAYBE_PAID = 'It is not known yet whether the payment has come in. Asking again does no harm.';
const LONGEST_ID = 100;
const LONGEST_SIGNATURE = 200;

/** Makes the checkout of one request. */
export function openCheckout(parts: CheckoutParts): Checkout {
  const { personal, has, scope, deadlineMs } = parts;
  const rest = () => {
    scope.allow(deadlineMs);
    return personal.rest();
  };
  const known = async <T>(answer: Promise<T>) => orUnknown(answer, MAYBE_PAID).finally(() => forgetAll(parts));

  return {
    startPayment: (input) => startPayment(parts, rest(), input),
    verifyPayment: async (input) => {
      const calls = rest();
      const answer = await known(calls('verifyPayment', { body: verifyBody(input) }));
      if (!answer.success) throw new Refused('PAYMENT_FAILED', null);
      const payment = answer.payment
        ? paymentNode(answer.payment, has)
        : await paidPlainly(parts, input.paymentOrderId);
      return { payment, orderItems: payment.orderItems };
    },
    cancelPayment: async (paymentOrderId) => {
      const calls = rest();
      if (!has('payment-status')) return { payment: null };
      const { payment } = await known(calls('cancelPayment', { paymentOrderId }));
      return { payment: paymentNode(payment, has) };
    },
    readPayment: async (paymentOrderId) => {
      const calls = rest();
      if (!has('payment-status')) return recallPlainly(parts, paymentOrderId);
      const answer = await orNull(calls('getPayment', { paymentOrderId }));
      return answer && paymentNode(answer.payment, has);
    },
  };
}

async function startPayment(
  parts: CheckoutParts,
  calls: Rest,
  input: StartPaymentInput,
): Promise<{ payment: PaymentOrderNode }> {
  const typed = checkTyped(input);
  const { cart, code, shopperId } = await readWish(parts, input);
  const body = bodyOf(typed, cart, input.expectedTotal, code, await sellersOf(parts, cart));
  try {
    const opened = await orUnknown(calls('startPayment', { body }), MAYBE_OPENED);
    const payment = paymentOrderNode(opened, parts.widget);
    const { amount } = payment.amount;
    if (amount !== input.expectedTotal) throw priceChanged(payment.amount);
    if (!parts.has('payment-status')) parts.memory.remember(shopperId, payment.id, { amount, isPaid: false });
    return { payment };
  } catch (error) {
    forgetAll(parts);
    throw error;
  }
}

/** Reads what is to be paid for, and refuses what can't be or doesn't cost what is expected. */
async function readWish(
  { account, cart, promotions }: CheckoutParts,
  { promoCode, expectedTotal }: StartPaymentInput,
): Promise<{ cart: CartNode; code: string | null; shopperId: string }> {
  const reading = cart.readCart();
  const given = promoCode?.trim() ? promoCode : null;
  const promising = reading.then((read) => {
    checkCart(read);
    return given === null ? null : promotions.validatePromoCode(given, subtotalOf(read));
  });
  const [shopper, promo, read] = await Promise.all([account.me(), promising, reading]);
  if (!shopper) throw new Failure('UNAUTHENTICATED');
  checkTotal(read, shopper.isFirstPurchase, promo, expectedTotal);
  return { cart: read, code: promo?.code ?? null, shopperId: shopper.id };
}

/** Whose each line is: as the cart tells, else as the catalogue does. */
async function sellersOf({ load }: CheckoutParts, { items }: CartNode): Promise<SellerOf> {
  const missing = items.filter(({ sellerId }) => sellerId === undefined);
  const found = await Promise.all(missing.map(({ variant: { sku } }) => load.variant.load(sku)));
  const told = new Map(missing.map(({ id }, at) => [id, found[at]?.product?.seller.id]));
  return ({ id, sellerId }) => sellerId ?? told.get(id);
}

function verifyBody({ paymentOrderId, paymentId, signature }: VerifyPaymentInput) {
  if (!fitsId(paymentOrderId)) throw new Refused('NOT_FOUND', 'paymentOrderId');
  if (paymentId.length > LONGEST_ID || signature.length > LONGEST_SIGNATURE) throw new Refused('PAYMENT_FAILED', null);
  return { razorpay_order_id: paymentOrderId, razorpay_payment_id: paymentId, razorpay_signature: signature };
}

/** A payment that an older host calls good: it is paid, and remembered as such. */
async function paidPlainly(parts: CheckoutParts, id: string): Promise<PaymentNode> {
  const shopper = await orNothing(parts.account.me(), null);
  const opened = shopper && parts.memory.recall(shopper.id, id);
  const payment = await paidNode(parts, id, opened?.amount);
  if (shopper) parts.memory.remember(shopper.id, id, { amount: payment.amount.amount, isPaid: true });
  return payment;
}

/** A payment at an older host, as this gateway remembers it; null when it doesn't. */
async function recallPlainly(parts: CheckoutParts, id: string): Promise<PaymentNode | null> {
  const shopper = await parts.account.me();
  const opened = shopper && parts.memory.recall(shopper.id, id);
  if (!opened) return null;
  if (opened.isPaid) return paidNode(parts, id, opened.amount);
  return { id, status: 'PENDING', amount: new Money(opened.amount), orderItems: [] };
}

/**
 * An older host doesn't tell what was ordered by a payment: it is the shopper's newest order, as well as can be told. One
 * that can't be read takes nothing from the payment. Without an amount it is what those items cost.
 */
async function paidNode({ orders, promotions }: CheckoutParts, id: string, known?: number): Promise<PaymentNode> {
  const orderItems = newestOrder(await orNothing(orders.readAll(null), []), Date.now());
  const totals = known === undefined ? await Promise.all(orderItems.map((item) => totalOf(item, promotions))) : [];
  const amount = known ?? totals.reduce((sum, total) => sum + total.amount, 0);
  return { id, status: 'PAID', amount: new Money(amount), orderItems };
}

/** Milliseconds after which an order isn't the one that has just been paid. */
const FRESH_MS = 60 * 60_000;

/** Of order items, the newest first, those placed in one order with the newest, unless that one is old. */
export function newestOrder(items: readonly OrderItemNode[], now: number): OrderItemNode[] {
  const newest = items.find(({ status }) => status === 'PLACED');
  if (!newest || Date.parse(newest.placedAt) < now - FRESH_MS) return [];
  const isWith = ({ orderId, placedAt, status }: OrderItemNode) =>
    status === 'PLACED' && (newest.orderId === undefined ? placedAt === newest.placedAt : orderId === newest.orderId);
  return items.filter(isWith);
}

/** The answer, or `instead` where the host gives none: what was done before isn't to fail of it. */
export async function orNothing<T>(answer: Promise<T>, instead: T): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Failure) return instead;
    throw error;
  }
}

/** What was read before is no longer so, or the host sees it otherwise. */
function forgetAll({ account, cart, promotions, orders }: CheckoutParts): void {
  account.forgetMe();
  cart.forgetCart();
  promotions.forgetPromos();
  orders.forgetOrders();
}
