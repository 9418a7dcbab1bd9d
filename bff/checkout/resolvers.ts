import { pinCodeIn } from '../../schema/pin-code.ts';
import type { Resolvers, UserErrorCode } from '../generated/resolvers.ts';
import { catchFailure, readArguments, rejectArgument } from '../platform/failures.ts';
import { globalIdOf } from '../platform/graphql/global-ids.ts';
import { personal, type NodeReader } from '../platform/graphql/nodes.ts';
import { mutation } from '../platform/mutation.ts';
import { orderTrailOf } from '../orders/item-totals.ts';
import { orderOfItems } from '../orders/order-groups.ts';
import { addressPaths } from './addresses.ts';

const NO_PAYMENT = { payment: null };
const NO_ITEM = { orderItem: null };
const NOT_OPENED = { payment: null, order: null };

/** The host's errors. The statuses and messages are for a host that sends no codes. */
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

/** A PIN code; null where there is none. Throws BAD_USER_INPUT for another text. */
function parsePinCode(text: string | null | undefined): string | null {
  if (!text?.trim()) return null;
  return pinCodeIn(text) ?? rejectArgument('pinCode', 'must have six digits, the first of them not 0');
}

/** The payment of a cart. */
export const checkoutResolvers = {
  Shopper: {
    payment: (_, { id }, { checkout }) => checkout.readPayment(id),
    cashOnDelivery: (_, { amount, pinCode }, { checkout, deadline }, info) => {
      const asked = readArguments({
        amount: () => (amount < 0 ? rejectArgument('amount', 'must not be negative') : amount),
        code: () => parsePinCode(pinCode),
      });
      return deadline.nullIfUnavailable(checkout.readCashOnDelivery(asked.amount, asked.code), info);
    },
  },
  Payment: {
    id: globalIdOf('Payment'),
    paymentOrderId: ({ id }) => id,
    order: ({ id, orderItems }) => orderOfItems(orderItems, id),
  },
  // What is paid stands here, below the payments: a domain may look downhill alone.
  Order: {
    payment: async (order, _, { promotions }) => {
      const { paymentOrderId: id, items } = order;
      return id === undefined
        ? null
        : { id, status: 'PAID', amount: (await orderTrailOf(order, promotions)).paid, orderItems: items };
    },
  },
  Variant: { held: ({ sku }, _, { load, deadline }, info) => deadline.nullIfUnavailable(load.held.load(sku), info) },
  // An opened payment must reach the client even when the cart cannot be read.
  PlaceCashOnDeliveryOrderPayload: { cart: (_, __, { cart }) => catchFailure(cart.readCart(), null) },
  StartPaymentPayload: { cart: (_, __, { cart }) => catchFailure(cart.readCart(), null) },
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

/** How `node` reads the shopper's payments. */
export const paymentNodeReaders = {
  Payment: personal((id, { checkout }) => checkout.readPayment(id)),
} satisfies Record<string, NodeReader>;
