import type { StartPaymentInput, VerifyPaymentInput } from '../generated/schema-types.ts';
import type { OrderItemNode, OrderNode } from '../orders/nodes.ts';
import { orderOfItems } from '../orders/order-groups.ts';
import { chooseByCapability } from '../host/capabilities.ts';
import { catchFailure } from '../host/failures.ts';
import { isValidId } from '../host/build-path.ts';
import { UpstreamFailure } from '../host/host-errors.ts';
import { UserErrorException } from '../graphql/user-errors.ts';
import { areSentTo } from './addresses.ts';
import type { CheckoutOptions } from './checkout-options.ts';
import { createCashClient, type CashClient } from './cash-client.ts';
import { createBasicHostPaymentStatus } from './basic-host.ts';
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
import { createRichHostPaymentStatus, PAYMENT_UNKNOWN, type PayAttempt, type PaymentStatusReads } from './rich-host.ts';

/**
 * Payments of the shopper who sent a request. Every call throws UNAUTHENTICATED without a token. A change with an
 * unknown outcome throws UPSTREAM_TIMEOUT: the client may repeat it.
 */
export interface CheckoutClient extends CashClient {
  /** Opens a payment for the cart. Throws a UserErrorException for a cart that cannot be paid. */
  startPayment(input: StartPaymentInput): Promise<OpenedPayment>;
  /** Verifies the result of the payment widget. */
  verifyPayment(input: VerifyPaymentInput): Promise<{ payment: PaymentNode; orderItems: OrderItemNode[] }>;
  /** Cancels a payment that the shopper will not make; null, without effect, on a host without such a call. */
  cancelPayment(paymentOrderId: string): Promise<{ payment: PaymentNode | null }>;
  /** Returns the current state of a payment; null if the shopper has none with this id, or it is unknown. */
  readPayment(paymentOrderId: string): Promise<PaymentNode | null>;
}

/** An opened payment, and the order if it is already paid. */
export interface OpenedPayment {
  payment: PaymentOrderNode;
  order: OrderNode | null;
}

const OPENING_UNKNOWN = 'It is not known yet whether the payment was opened. Nothing was charged. Please try again';
/** The guarantee of a host that supports attempts. */
const NEVER_TWICE = ': the same attempt is never made twice';
const MAX_PAYMENT_ID_LENGTH = 100;
const MAX_SIGNATURE_LENGTH = 200;

/** Creates the checkout of one request. */
export function createCheckout(options: CheckoutOptions): CheckoutClient {
  const { authenticated, has, deadline, deadlineMs, widget } = options;
  const additions = {
    openOnce: 'payment-attempt',
    noteOpened: 'payment-status',
    readPayment: 'payment-status',
    readAttempt: 'payment-attempt',
    cancelPayment: 'payment-status',
  } as const;
  const fallback = createBasicHostPaymentStatus(options);
  const invalidateAll = () => invalidateReads(options);
  const rich = createRichHostPaymentStatus(authenticated, invalidateAll);
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
        noteStockChange(options);
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
        // A paid cart is empty or has other items: only the client's input counts.
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
      const response = await mapTimeout(sent, PAYMENT_UNKNOWN).finally(invalidateAll);
      options.onStockChange();
      if (!response.success) throw new UserErrorException('PAYMENT_FAILED', null);
      const payment = response.payment ? paymentNode(response.payment) : await fallback.markPaid(input.paymentOrderId);
      return { payment, orderItems: payment.orderItems };
    },
    cancelPayment: async (paymentOrderId) => {
      deadline.extendTo(deadlineMs);
      const payment = await payments.cancelPayment(paymentOrderId);
      if (payment) noteStockChange(options);
      return { payment };
    },
    readPayment: async (paymentOrderId) => {
      deadline.extendTo(deadlineMs);
      return payments.readPayment(paymentOrderId);
    },
  };
}

/** Reports a change of the stock. The cart of the payload is read again: its variants have another stock. */
function noteStockChange({ onStockChange, cart }: CheckoutOptions): void {
  onStockChange();
  cart.invalidateCart();
}

/** The amount to pay, in paise: the cart's total, or the total that the shopper accepted instead. */
const toPay = ({ expectedTotal, acceptedTotal }: StartPaymentInput): number => acceptedTotal ?? expectedTotal;

/** The attempt of a client's request. */
const attemptOf = (shopperId: string, input: StartPaymentInput, body: unknown): PayAttempt => ({
  shopperId,
  attemptId: input.attemptId,
  request: JSON.stringify([body, toPay(input)]),
});

/** Whether the cart is empty, and this attempt placed a cash order. */
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
 * Throws PRICE_CHANGED for an opened payment with another amount. Its held pieces are released if the host has a call
 * for it, else when they expire.
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

/** Returns the payment of a repeated attempt if it has been paid in the meantime: then there is nothing to open. */
async function readPaid(payments: PaymentStatusReads, attemptId: string): Promise<PaymentNode | null> {
  const payment = await payments.readAttempt(attemptId);
  return payment?.status === 'PAID' ? payment : null;
}

function openedBefore(paid: PaymentNode, widget: PaymentWidget): OpenedPayment {
  return { payment: paidPaymentOrderNode(paid, widget), order: orderOfItems(paid.orderItems, paid.id) };
}

/** Sends an idempotent call, and repeats it once if the host broke the connection. */
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
