import type { Context } from '../context.ts';
import { pinCodeIn } from '../../schema/pin-code.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import type { UserErrorCode } from '../generated/schema-types.ts';
import { catchFailure, readArguments, rejectArgument } from '../host/failures.ts';
import { globalIdOf, personal, type NodeReader } from '../graphql/ids.ts';
import { mutation } from '../graphql/mutations.ts';
import { shopperNow } from '../account/shopper-after-change.ts';
import { orderTrailOf } from '../orders/item-totals.ts';
import { orderOfItems } from '../orders/order-groups.ts';
import { addressPaths } from './addresses.ts';

const NO_PAYMENT = { payment: null };
const NO_ITEM = { orderItem: null };
const NOT_OPENED = { payment: null, order: null };

/** The mapping of host errors. The statuses and messages are for a host without error codes. */
const startErrors = {
  readBack: 'startPayment with the same attemptId',
  statuses: {
    400: 'INVALID_INPUT',
    402: 'PAYMENT_FAILED',
    404: 'INVALID_INPUT',
    409: 'PRICE_CHANGED',
    422: 'INVALID_INPUT',
  },
  renames: {
    receipt: 'attemptId',
    order: null,
    payment: null,
    shppingbilling: null,
    ...addressPaths('shippingDetails', 'shippingAddress'),
    ...addressPaths('billingDetails', 'billingAddress'),
    ...addressPaths('order.shippingDetails', 'shippingAddress'),
    ...addressPaths('order.billingDetails', 'billingAddress'),
    shippingDetails: 'shippingAddress',
    billingDetails: 'billingAddress',
  },
  codeOfMessage(message: string): UserErrorCode | undefined {
    if (/insufficient|not enough|\bonly \d+/i.test(message)) return 'INSUFFICIENT_STOCK';
    if (/stock|sold out/i.test(message)) return 'OUT_OF_STOCK';
    if (/promo|coupon|\bcode\b/i.test(message)) return 'INVALID_PROMO_CODE';
    return /price|amount|total/i.test(message) ? 'PRICE_CHANGED' : undefined;
  },
} as const;
const verifyErrors = {
  readBack: 'me.payment',
  statuses: {
    400: 'PAYMENT_FAILED',
    402: 'PAYMENT_FAILED',
    404: 'NOT_FOUND',
    409: 'PAYMENT_FAILED',
    410: 'PAYMENT_FAILED',
    422: 'PAYMENT_FAILED',
  },
  renames: {
    razorpay_order_id: 'paymentOrderId',
    razorpay_payment_id: 'paymentId',
    razorpay_signature: 'signature',
  },
  subject: 'paymentOrderId',
} as const;
const cancelErrors = {
  readBack: 'me.payment',
  statuses: { 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS' },
  subject: 'paymentOrderId',
} as const;

const cashOtpErrors = { statuses: { 400: 'INVALID_INPUT', 409: 'CASH_NOT_AVAILABLE' } } as const;
const doorErrors = {
  readBack: 'me.sales',
  statuses: { 400: 'INVALID_INPUT', 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS' },
  subject: 'orderItemId',
} as const;

/** Parses a PIN code; null without one. Throws BAD_USER_INPUT for another text. */
function parsePinCode(text: string | null | undefined): string | null {
  if (!text?.trim()) return null;
  return pinCodeIn(text) ?? rejectArgument('pinCode', 'must have six digits, the first of them not 0');
}

/** The cart in a payload; null when it cannot be read. */
function cartNow(_: unknown, __: unknown, { cart }: Pick<Context, 'cart'>) {
  return catchFailure(cart.readCart(), null);
}

/** The payment of a cart. */
export const checkoutResolvers = {
  Shopper: {
    payment: (_, { id }, { checkout }) => checkout.readPayment(id),
    cashOnDelivery: (_, { amount, pinCode }, { checkout, deadline }, info) => {
      const requested = readArguments({
        amount: () => (amount < 0 ? rejectArgument('amount', 'must not be negative') : amount),
        code: () => parsePinCode(pinCode),
      });
      return deadline.nullIfUnavailable(checkout.readCashOnDelivery(requested.amount, requested.code), info);
    },
  },
  Payment: {
    id: globalIdOf('Payment'),
    paymentOrderId: ({ id }) => id,
    order: ({ id, orderItems }) => orderOfItems(orderItems, id),
  },
  // The payment fields of orders are here, because the domain checkout may import orders, but not the reverse.
  Order: {
    payment: async (order, _, { promotions }) => {
      const { paymentOrderId: id, items } = order;
      return id === undefined
        ? null
        : { id, status: 'PAID', amount: (await orderTrailOf(order, promotions)).paid, orderItems: items };
    },
  },
  Variant: { held: ({ sku }, _, { load, deadline }, info) => deadline.nullIfUnavailable(load.held.load(sku), info) },
  // An opened payment must reach the client even if the cart cannot be read.
  PlaceCashOnDeliveryOrderPayload: { cart: cartNow, shopper: shopperNow },
  StartPaymentPayload: { cart: cartNow, shopper: shopperNow },
  VerifyPaymentPayload: {
    order: ({ payment }) => (payment ? orderOfItems(payment.orderItems, payment.id) : null),
    cart: cartNow,
    shopper: shopperNow,
  },
  CancelPaymentPayload: { cart: cartNow, shopper: shopperNow },
  Mutation: {
    startPayment: mutation('startPayment', startErrors, NOT_OPENED, (input, { checkout }) =>
      checkout.startPayment(input),
    ),
    verifyPayment: mutation('verifyPayment', verifyErrors, { payment: null, orderItems: [] }, (input, { checkout }) =>
      checkout.verifyPayment(input),
    ),
    cancelPayment: mutation('cancelPayment', cancelErrors, NO_PAYMENT, ({ paymentOrderId }, { checkout }) =>
      checkout.cancelPayment(paymentOrderId),
    ),
    sendCashOnDeliveryOtp: mutation('sendCashOnDeliveryOtp', cashOtpErrors, {}, async (input, { checkout }) => {
      await checkout.sendCashOtp(input);
      return {};
    }),
    placeCashOnDeliveryOrder: mutation(
      'placeCashOnDeliveryOrder',
      { ...startErrors, readBack: 'placeCashOnDeliveryOrder with the same attemptId' },
      { order: null },
      (input, { checkout }) => checkout.placeCashOrder(input),
    ),
    collectCash: mutation('collectCash', doorErrors, NO_ITEM, ({ orderItemId }, { sellerOrders }) =>
      sellerOrders.collectCash(orderItemId),
    ),
    refuseDelivery: mutation('refuseDelivery', doorErrors, NO_ITEM, ({ orderItemId }, { sellerOrders }) =>
      sellerOrders.refuseDelivery(orderItemId),
    ),
  },
} satisfies Resolvers;

/** The `node` reader of the shopper's payments. */
export const paymentNodeReaders = {
  Payment: personal((id, { checkout }) => checkout.readPayment(id)),
} satisfies Record<string, NodeReader<Context>>;
