import type {
  AddressInput,
  CancelPaymentInput,
  StartPaymentInput,
  UserErrorCode,
  VerifyPaymentInput,
} from '../generated/resolvers.ts';
import type { ErrorMapping, FieldMapping } from '../platform/user-errors.ts';
import type { RestAddress } from './addresses.ts';

/** The code of a message, for a host that sends no codes. */
function codeOfMessage(message: string): UserErrorCode | undefined {
  if (/insufficient|not enough|\bonly \d+/i.test(message)) return 'INSUFFICIENT_STOCK';
  if (/stock|sold out/i.test(message)) return 'OUT_OF_STOCK';
  if (/promo|coupon|\bcode\b/i.test(message)) return 'INVALID_PROMO_CODE';
  return /price|amount|total/i.test(message) ? 'PRICE_CHANGED' : undefined;
}

const ADDRESS_FIELDS: Record<keyof RestAddress, keyof AddressInput> = {
  name: 'name',
  address: 'address',
  city: 'city',
  state: 'state',
  pinCode: 'pinCode',
  phone: 'phone',
  email: 'email',
};

/** The paths of an address's fields, from the REST path of the address to its input field. */
function addressPaths(restPath: string, inputField: keyof StartPaymentInput): Record<string, string> {
  const entries = Object.entries(ADDRESS_FIELDS);
  return Object.fromEntries(entries.map(([rest, input]) => [`${restPath}.${rest}`, `${inputField}.${input}`]));
}

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
      ...({ receipt: 'attemptId', promoCode: 'promoCode' } satisfies FieldMapping<
        'startPayment',
        StartPaymentInput,
        'order' | 'payment' | 'shppingbilling'
      >),
      shippingDetails: 'shippingAddress',
      billingDetails: 'billingAddress',
      ...addressPaths('shippingDetails', 'shippingAddress'),
      ...addressPaths('billingDetails', 'billingAddress'),
      ...addressPaths('order.shippingDetails', 'shippingAddress'),
      ...addressPaths('order.billingDetails', 'billingAddress'),
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
    fields: {
      razorpay_order_id: 'paymentOrderId',
      razorpay_payment_id: 'paymentId',
      razorpay_signature: 'signature',
    } satisfies FieldMapping<'verifyPayment', VerifyPaymentInput>,
    subject: 'paymentOrderId',
  },
  cancelPayment: {
    statuses: { 404: 'NOT_FOUND', 409: 'NOT_ALLOWED_IN_STATUS' },
    fields: { paymentOrderId: 'paymentOrderId' } satisfies FieldMapping<'cancelPayment', CancelPaymentInput>,
    subject: 'paymentOrderId',
  },
} as const satisfies Record<string, ErrorMapping>;
