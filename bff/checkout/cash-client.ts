import type {
  CashOnDelivery,
  PlaceCashOnDeliveryOrderInput,
  SendCashOnDeliveryOtpInput,
} from '../generated/resolvers.ts';
import type { OrderNode } from '../orders/nodes.ts';
import { orderTotalOf } from '../orders/item-totals.ts';
import { orderNode } from '../orders/order-groups.ts';
import { createForbiddenRest } from '../platform/authenticated-rest.ts';
import { nullIfNotFound } from '../platform/failures.ts';
import { Money } from '../platform/money.ts';
import { UserErrorException } from '../platform/user-errors.ts';
import { areSentTo } from './addresses.ts';
import type { CheckoutOptions } from './client.ts';
import { mapTimeout, mayBeDone } from './map-timeout.ts';
import { readPaymentBody } from './payable-cart.ts';
import { alreadyDone, parsePaymentForm } from './payment-request.ts';

/** Orders in cash of the shopper who sent a request. Changes throw FORBIDDEN on a host that takes no cash. */
export interface CashClient {
  /** Whether an order may be paid in cash; null on a host, or in a shop, that takes none. */
  readCashOnDelivery(amount: number, pinCode: string | null): Promise<CashOnDelivery | null>;
  /** Has an OTP mailed. */
  sendCashOtp(input: SendCashOnDeliveryOtpInput): Promise<void>;
  /** Places an order. Throws UPSTREAM_TIMEOUT when nobody knows whether it was placed: the client may repeat it. */
  placeCashOrder(input: PlaceCashOnDeliveryOrderInput): Promise<{ order: OrderNode | null }>;
  /** The order that was placed under this name; null where there is none. */
  readPlaced(attemptId: string): Promise<OrderNode | null>;
}

const PLACING_UNKNOWN =
  'It is not known yet whether the order was placed. Please try again: the same attempt is never placed twice.';
/** The most characters of a PIN code, and of an OTP, that are worth a call. */
const MAX_TYPED = 20;

/** What the orders in cash of a request need of its payments. */
interface BesidePayments {
  /** Runs after each placed order. */
  invalidateAll: () => void;
  /** Whether a payment has been made under this name. */
  isPaid: (attemptId: string) => Promise<boolean>;
}

/** Makes the orders in cash of one request. */
export function createCashClient(options: CheckoutOptions, { invalidateAll, isPaid }: BesidePayments): CashClient {
  const { has, deadline, deadlineMs } = options;
  const isOffered = has('cash-on-delivery');
  const authenticated = isOffered ? options.authenticated : createForbiddenRest(options.authenticated);
  const readPlaced = async (attemptId: string): Promise<OrderNode | null> => {
    if (!isOffered) return null;
    const placed = await nullIfNotFound(authenticated.rest()('getCashOrderOfAttempt', { attemptId }));
    return placed && orderNode(placed.order);
  };
  return {
    readPlaced,
    readCashOnDelivery: async (amount, pinCode) => {
      if (!isOffered) return null;
      const query = pinCode === null ? { amount } : { amount, pinCode };
      const { available, maxAmount, message } = await authenticated.rest()('getCashOnDelivery', query);
      return maxAmount === 0 ? null : { available, maxAmount: new Money(maxAmount), message: message ?? null };
    },
    sendCashOtp: async ({ amount, pinCode }) => {
      const body = pinCode ? { amount, pinCode: pinCode.slice(0, MAX_TYPED) } : { amount };
      await authenticated.rest()('sendCashOnDeliveryOtp', { body });
    },
    placeCashOrder: async ({ otp, ...input }) => {
      const calls = authenticated.rest();
      const form = parsePaymentForm(input, has('addresses'));
      if (otp.trim() === '' || otp.length > MAX_TYPED) throw new UserErrorException('INVALID_OTP', 'otp');
      deadline.extendTo(deadlineMs);
      const place = async () => {
        const { body } = await readPaymentBody(options, form, input);
        const placing = calls('placeCashOnDeliveryOrder', { body: { ...body, otp: otp.trim() } });
        return mapTimeout(placing, PLACING_UNKNOWN).finally(invalidateAll);
      };
      try {
        const { order } = await place();
        options.onStockChange();
        return { order: orderNode(order) };
      } catch (error) {
        // The same attempt may have been placed: then its cart is empty, and its OTP is used.
        if (!mayBeDone(error)) throw error;
        const order = await readPlaced(input.attemptId);
        if (!order) throw (await isPaid(input.attemptId)) ? alreadyDone('paid') : error;
        const { amount } = await orderTotalOf(order, options.promotions);
        const isSame = amount === input.expectedTotal && areSentTo(order.items, form.order.shippingDetails);
        if (!isSame) throw alreadyDone('placed');
        return { order };
      }
    },
  };
}
