import type { CartClient } from '../cart/client.ts';
import type { CatalogLoaders } from '../catalog/loaders.ts';
import type { StartPaymentInput, VerifyPaymentInput } from '../generated/resolvers.ts';
import type { OrderItemNode, OrderNode } from '../orders/nodes.ts';
import { orderOfItems } from '../orders/order-groups.ts';
import { chooseByCapability, type HasCapability } from '../platform/host-capabilities.ts';
import { catchFailure } from '../platform/failures.ts';
import { isValidId } from '../platform/upstream/build-path.ts';
import type { RequestDeadline } from '../platform/upstream/request-deadline.ts';
import { UpstreamFailure } from '../platform/upstream/upstream-errors.ts';
import { UserErrorException } from '../platform/user-errors.ts';
import { areSentTo } from './addresses.ts';
import { createCashClient, type CashClient } from './cash-client.ts';
import { createFallbackPaymentStatus, type FallbackPaymentOptions } from './fallback-client.ts';
import { isRefusal, mapTimeout } from './map-timeout.ts';
import {
  paidPaymentOrderNode,
  paymentNode,
  paymentOrderNode,
  type PaymentNode,
  type PaymentOrderNode,
  type PaymentWidget,
} from './nodes.ts';
import { readPaymentBody } from './payable-cart.ts';
import { alreadyDone, parsePaymentForm, priceChangedError, type PaymentForm } from './payment-request.ts';
import { createRichPaymentStatus, PAYMENT_UNKNOWN, type PayAttempt, type PaymentStatusReads } from './rich-client.ts';

/**
 * Payments of the shopper who sent a request. Every call throws UNAUTHENTICATED without a token. A change with an unknown
 * outcome throws UPSTREAM_TIMEOUT: the client may repeat it.
 */
export interface CheckoutClient extends CashClient {
  /** Opens a payment for the cart. Throws a UserErrorException for a cart that cannot be paid. */
  startPayment(input: StartPaymentInput): Promise<OpenedPayment>;
  /** Verifies what the payment widget returned. */
  verifyPayment(input: VerifyPaymentInput): Promise<{ payment: PaymentNode; orderItems: OrderItemNode[] }>;
  /** Cancels a payment that the shopper will not make; null, without any effect, on a host that has no call for it. */
  cancelPayment(paymentOrderId: string): Promise<{ payment: PaymentNode | null }>;
  /** A payment as it stands; null when the shopper has none with this id, or it is unknown. */
  readPayment(paymentOrderId: string): Promise<PaymentNode | null>;
}

/** An opened payment, and the order when it has been paid already. */
export interface OpenedPayment {
  payment: PaymentOrderNode;
  order: OrderNode | null;
}

/** What the checkout of a request needs. */
export interface CheckoutOptions extends FallbackPaymentOptions {
  has: HasCapability;
  deadline: RequestDeadline;
  cart: CartClient;
  load: CatalogLoaders;
  widget: PaymentWidget;
  /** Runs after each payment that was opened, verified or cancelled: the stock may be another. */
  onStockChange: () => void;
  /** Milliseconds that a request about a payment may take. */
  deadlineMs: number;
}

const OPENING_UNKNOWN = 'It is not known yet whether the payment was opened. Nothing was charged. Please try again';
/** What a host that knows attempts promises. */
const NEVER_TWICE = ': the same attempt is never made twice';
const MAX_PAYMENT_ID_LENGTH = 100;
const MAX_SIGNATURE_LENGTH = 200;

/** Makes the checkout of one request. */
export function createCheckout(options: CheckoutOptions): CheckoutClient {
  const { authenticated, has, deadline, deadlineMs, widget } = options;
  const additions = {
    openOnce: 'payment-attempt',
    noteOpened: 'payment-status',
    readPayment: 'payment-status',
    readAttempt: 'payment-attempt',
    cancelPayment: 'payment-status',
  } as const;
  const fallback = createFallbackPaymentStatus(options);
  const invalidateAll = () => invalidateReads(options);
  const rich = createRichPaymentStatus(authenticated, invalidateAll);
  const payments = chooseByCapability<PaymentStatusReads>(has, additions, rich, fallback);
  const rest = () => {
    deadline.extendTo(deadlineMs);
    return authenticated.rest();
  };

  const open = async (form: PaymentForm, input: StartPaymentInput): Promise<PaymentOrderNode> => {
    const calls = rest();
    const words = `${OPENING_UNKNOWN}${has('payment-attempt') ? NEVER_TWICE : ''}.`;
    const { body, shopperId } = await readPaymentBody(options, form, input);
    try {
      return await payments.openOnce(attemptOf(shopperId, input, body), async () => {
        const payment = paymentOrderNode(await mapTimeout(calls('startPayment', { body }), words), widget);
        await assertAmount(payments, payment, input);
        payments.noteOpened(shopperId, payment, input.attemptId);
        options.onStockChange();
        return payment;
      });
    } catch (error) {
      invalidateAll();
      throw error;
    }
  };
  const isPaid = async (attemptId: string) => (await readPaid(payments, attemptId)) !== null;
  const cash = createCashClient(options, { invalidateAll, isPaid });
  return {
    ...cash,
    startPayment: async (input) => {
      const form = parsePaymentForm(input, has('addresses'));
      try {
        const payment = await open(form, input);
        const paid = payment.status === 'PAID' ? await readPaid(payments, input.attemptId) : null;
        return paid && areSentTo(paid.orderItems, form.order.shippingDetails)
          ? openedBefore(paid, widget)
          : { payment, order: null };
      } catch (error) {
        // What was paid has left the cart, and the shopper may have put in something else: what counts is what the client sent.
        if (!isRefusal(error)) throw error;
        const paid = await readPaid(payments, input.attemptId);
        if (!paid) throw (await isPlacedInCash(options, cash, input)) ? alreadyDone('placed') : error;
        const before = openedBefore(paid, widget);
        if (before.payment.amount.amount !== toPay(input) || !areSentTo(paid.orderItems, form.order.shippingDetails))
          throw alreadyDone('paid');
        return before;
      }
    },
    verifyPayment: async (input) => {
      const calls = rest();
      const body = toVerifyBody(input);
      const verify = () => calls('verifyPayment', { body });
      const sent = has('payment-status') ? repeatBrokenOff(verify) : verify();
      const answer = await mapTimeout(sent, PAYMENT_UNKNOWN).finally(invalidateAll);
      options.onStockChange();
      if (!answer.success) throw new UserErrorException('PAYMENT_FAILED', null);
      const payment = answer.payment ? paymentNode(answer.payment) : await fallback.markPaid(input.paymentOrderId);
      return { payment, orderItems: payment.orderItems };
    },
    cancelPayment: async (paymentOrderId) => {
      deadline.extendTo(deadlineMs);
      const payment = await payments.cancelPayment(paymentOrderId);
      if (payment) options.onStockChange();
      return { payment };
    },
    readPayment: async (paymentOrderId) => {
      deadline.extendTo(deadlineMs);
      return payments.readPayment(paymentOrderId);
    },
  };
}

/** What there is to pay, in paise: the cart's total, or what the shopper has accepted in its place. */
const toPay = ({ expectedTotal, acceptedTotal }: StartPaymentInput): number => acceptedTotal ?? expectedTotal;

/** What a client asks for under a name of its own. */
const attemptOf = (shopperId: string, input: StartPaymentInput, body: unknown): PayAttempt => ({
  shopperId,
  attemptId: input.attemptId,
  request: JSON.stringify([body, toPay(input)]),
});

/** Whether the cart is empty, and an order in cash was placed under the name of this attempt. */
async function isPlacedInCash(
  { has, cart }: CheckoutOptions,
  cash: CashClient,
  { attemptId }: StartPaymentInput,
): Promise<boolean> {
  if (!has('cash-on-delivery')) return false;
  const read = await catchFailure(cart.readCart(), null);
  return read?.items.length === 0 && (await cash.readPlaced(attemptId)) !== null;
}

/**
 * Throws PRICE_CHANGED for an opened payment of another amount. What it has set aside is given back where the host has a call for it; else it
 * is free when the time is up.
 */
async function assertAmount(
  payments: PaymentStatusReads,
  { id, amount, status }: PaymentOrderNode,
  input: StartPaymentInput,
): Promise<void> {
  if (amount.amount === toPay(input)) return;
  if (status === 'PENDING') await catchFailure(payments.cancelPayment(id), null);
  throw priceChangedError(amount, typeof input.acceptedTotal === 'number' ? 'acceptedTotal' : 'expectedTotal');
}

/** The payment of a repeated attempt, when it has been paid meanwhile: then there is nothing left to open. */
async function readPaid(payments: PaymentStatusReads, attemptId: string): Promise<PaymentNode | null> {
  const payment = await payments.readAttempt(attemptId);
  return payment?.status === 'PAID' ? payment : null;
}

function openedBefore(paid: PaymentNode, widget: PaymentWidget): OpenedPayment {
  return { payment: paidPaymentOrderNode(paid, widget), order: orderOfItems(paid.orderItems, paid.id) };
}

/** Sends a call that has its effect once, and sends it again, once, when the host broke off. */
async function repeatBrokenOff<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof UpstreamFailure && error.code === 'UPSTREAM_UNAVAILABLE')) throw error;
    return send();
  }
}

function toVerifyBody({ paymentOrderId, paymentId, signature }: VerifyPaymentInput) {
  if (!isValidId(paymentOrderId)) throw new UserErrorException('NOT_FOUND', 'paymentOrderId');
  if (paymentId.length > MAX_PAYMENT_ID_LENGTH || signature.length > MAX_SIGNATURE_LENGTH) {
    throw new UserErrorException('PAYMENT_FAILED', null);
  }
  return { razorpay_order_id: paymentOrderId, razorpay_payment_id: paymentId, razorpay_signature: signature };
}

/** Makes the next reads read again: a payment changes the shopper, the cart, the promo codes and the orders. */
function invalidateReads({ account, cart, promotions, orders }: CheckoutOptions): void {
  account.invalidateMe();
  cart.invalidateCart();
  promotions.invalidatePromoCodes();
  orders.invalidateOrders();
}
