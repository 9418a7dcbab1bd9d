import type { UserErrorCode } from '../generated/resolvers.ts';
import type { ErrorMapping } from '../platform/user-errors.ts';

/** The code of a message, for a host that sends no codes. */
function codeOfMessage(message: string): UserErrorCode | undefined {
  if (/insufficient|not enough|\bonly \d+/i.test(message)) return 'INSUFFICIENT_STOCK';
  if (/stock|sold out/i.test(message)) return 'OUT_OF_STOCK';
  if (/promo|coupon|\bcode\b/i.test(message)) return 'INVALID_PROMO_CODE';
  return /price|amount|total/i.test(message) ? 'PRICE_CHANGED' : undefined;
}

const ADDRESS = ['name', 'address', 'city', 'state', 'pinCode', 'phone', 'email'];
const within = (rest: string, input: string) => ADDRESS.map((name) => [`${rest}.${name}`, `${input}.${name}`]);

/** How each mutation maps the host's errors. The statuses and messages are for a host that sends no codes. */
export const ERROR_MAPPINGS = {
  startPayment: {
    statuses: {
      400: 'INVALID_INPUT',
      402: 'PAYMENT_FAILED',
      404: 'INVALID_INPUT',
      409: 'PRICE_CHANGED',
      422: 'INVALID_INPUT',
    },
    fields: {
      receipt: 'attemptId',
      promoCode: 'promoCode',
      shippingDetails: 'shippingAddress',
      billingDetails: 'billingAddress',
      ...Object.fromEntries(within('shippingDetails', 'shippingAddress')),
      ...Object.fromEntries(within('billingDetails', 'billingAddress')),
      ...Object.fromEntries(within('order.shippingDetails', 'shippingAddress')),
      ...Object.fromEntries(within('order.billingDetails', 'billingAddress')),
    },
    codeOfMessage: codeOfMessage,
  },
  verifyPayment: {
    statuses: {
      400: 'PAYMENT_FAILED',
      402: 'PAYMENT_FAILED',
      404: 'NOT_FOUND',
      409: 'PAYMENT_FAILED',
      422: 'PAYMENT_FAILED',
    },
    fields: { razorpay_order_id: 'paymentOrderId', razorpay_payment_id: 'paymentId', razorpay_signature: 'signature' },
    subject: 'paymentOrderId',
  },
  cancelPayment: {
    statuses: { 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS' },
    subject: 'paymentOrderId',
  },
} as const satisfies Record<string, ErrorMapping>;
