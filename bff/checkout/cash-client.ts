import type {
  CashOnDelivery,
  PlaceCashOnDeliveryOrderInput,
  SendCashOnDeliveryOtpInput,
} from '../generated/schema-types.ts';
import type { OrderNode } from '../orders/nodes.ts';
import { orderTotalOf } from '../orders/item-totals.ts';
import { orderNode } from '../orders/order-groups.ts';
import { createForbiddenRest } from '../host/authenticated-rest.ts';
import { nullIfNotFound } from '../host/failures.ts';
import { Money } from '../host/money.ts';
import { UserErrorException } from '../graphql/user-errors.ts';
import { areSentTo, parseAddresses } from './addresses.ts';
import type { CheckoutOptions } from './checkout-options.ts';
import { mapTimeout, mayBeDone } from './map-timeout.ts';
import { readPaymentBody } from './payable-cart.ts';
import { alreadyDone, parsePaymentForm } from './payment-request.ts';

/** Cash-on-delivery orders of the shopper who sent a request. Changes throw FORBIDDEN on a host without cash on delivery. */
export interface CashClient {
  /** Returns whether an order may be paid in cash; null on a host, or in a shop, without cash on delivery. */
  readCashOnDelivery(amount: number, pinCode: string | null): Promise<CashOnDelivery | null>;
  /** Mails an OTP. Throws INVALID_INPUT for each wrong field of the addresses, and sends none then. */
  sendCashOtp(input: SendCashOnDeliveryOtpInput): Promise<void>;
  /** Places an order. Throws UPSTREAM_TIMEOUT if the outcome is unknown: the client may repeat it. */
  placeCashOrder(input: PlaceCashOnDeliveryOrderInput): Promise<{ order: OrderNode | null }>;
  /** Returns the order of this attempt; null if there is none. */
  readPlaced(attemptId: string): Promise<OrderNode | null>;
}

const PLACING_UNKNOWN = 'We couldn’t confirm your order yet. Please try again. Your order won’t be placed twice.';
/** The most characters of a PIN code, and of an OTP, that are sent to the host. */
const MAX_TYPED = 20;

/** The payment functions that cash orders need. */
interface BesidePayments {
  /** Runs after each placed order. */
  invalidateAll: () => void;
  /** Whether this attempt has been paid. */
  isPaid: (attemptId: string) => Promise<boolean>;
}

/** Creates the cash orders of one request. */
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
    sendCashOtp: async ({ amount, pinCode, shippingAddress, billingAddress }) => {
      parseAddresses({ shippingAddress, billingAddress }, has('addresses'));
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
