import type { components } from '../../schema/generated/rest.ts';
import type { TokenError } from '../../schema/vocabulary.ts';

/** Every refusal of the api: its status, and its message for shoppers. */
const REFUSALS = {
  BAD_INPUT: [400, 'The request is not valid.'],
  TOO_LARGE: [413, 'The request is too large.'],
  ADDRESS_TOO_LONG: [414, 'The address is too long.'],
  UNSUPPORTED_TYPE: [415, 'The body must be JSON, and its content type application/json.'],
  UNSUPPORTED_EXPECTATION: [417, 'The header Expect takes nothing but 100-continue.'],
  HEADERS_TOO_LARGE: [431, 'The headers of the request are too large.'],
  REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  INVALID_INPUT: [400, 'A value is not valid.'],
  INVALID_OTP: [400, 'Incorrect OTP. Please try again.'],
  EXPIRED: [400, 'This has expired or has already been used. Please request a new one.'],
  INVALID_CREDENTIALS: [401, 'Incorrect email or password.'],
  UNAUTHENTICATED: [401, 'Please log in.'],
  SESSION_INVALID: [401, 'Your session has expired. Please log in again.'],
  SESSION_NOT_FOUND: [404, 'You are not logged in. Please log in.'],
  RATE_LIMITED: [429, 'Too many attempts. Please wait before you try again.'],
  NOT_FOUND: [404, 'We couldn’t find what you are looking for.'],
  CATEGORY_NOT_FOUND: [404, 'Category not found.'],
  PRODUCT_NOT_FOUND: [404, 'Product not found.'],
  PICTURE_NOT_FOUND: [404, 'Picture not found.'],
  OUT_OF_STOCK: [409, 'This item is out of stock.'],
  INSUFFICIENT_STOCK: [409, 'We don’t have enough stock for this quantity.'],
  INVALID_PROMO_CODE: [400, 'This promo code is not valid.'],
  FORBIDDEN: [403, 'Only the shop’s staff can do this.'],
  SECOND_FACTOR_REQUIRED: [403, 'Please enter the code of your authenticator app on your account page first.'],
  CONFIRM_LOGIN: [403, 'Please confirm it’s you.'],
  ALREADY_EXISTS: [409, 'This already exists.'],
  CHANGED_MEANWHILE: [409, 'Somebody else has changed this meanwhile. Please load it again.'],
  NOT_ALLOWED_IN_STATUS: [409, 'This is no longer possible. Please check the status.'],
  PRICE_CHANGED: [409, 'The total of your cart has changed. Nothing was charged.'],
  CASH_NOT_AVAILABLE: [409, 'This order can’t be paid in cash. Please choose another way to pay.'],
  EMAIL_NOT_VERIFIED: [403, 'Please confirm your email with an OTP, then pay.'],
  PAYMENT_FAILED: [400, 'Failed to process payment.'],
  INTERNAL: [500, 'Something went wrong! Please try again later.'],
  PROVIDER_UNAVAILABLE: [
    503,
    'The payment provider is not responding right now. Nothing was charged. Please try again in a moment.',
  ],
  UNAVAILABLE: [503, 'We can’t reach the shop right now. Please try again in a moment.'],
} as const;

/** The stable code of a refusal, in the response's `code`. */
export type RefusalCode = keyof typeof REFUSALS;

/** A rate limit. */
export interface RateLimit {
  /** The name of the counted action: letters, digits and dashes. */
  name: string;
  /** The maximum number of actions within the window. */
  most: number;
  windowMs: number;
}

/** Work that a client may do in place of waiting, as the contract states it. */
export type ProofOfWork = components['schemas']['ProofOfWork'];

/** The fault of one field. */
export type FieldError = NonNullable<components['schemas']['Error']['errors']>[number];

/** The details of a refusal. */
export interface RefusalDetail {
  /** A message in place of the table's. */
  message?: string;
  /** The wrong parameter or field. */
  field?: string;
  /** The faults of several fields; the first is `field`. */
  errors?: FieldError[] | undefined;
  /** Why the call is not authenticated, with UNAUTHENTICATED. */
  reason?: TokenError;
  /** Seconds after which another try may succeed. */
  retryAfter?: number;
  /** The limit that the call has exceeded. */
  rateLimit?: RateLimit;
  /** The work that may replace the wait. */
  proofOfWork?: ProofOfWork | undefined;
  /** The pieces in stock, if the call requested more. */
  available?: number;
}

/** A refused call; it becomes `{message, code, field?, errors?, reason?, available?, proofOfWork?}` with its status. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly errors: FieldError[] | undefined;
  readonly reason: TokenError | undefined;
  readonly retryAfter: number | undefined;
  readonly rateLimit: RateLimit | undefined;
  readonly available: number | undefined;
  readonly proofOfWork: ProofOfWork | undefined;

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    const { message, field, errors, reason, retryAfter, rateLimit, available, proofOfWork } = detail;
    super(message ?? REFUSALS[code][1]);
    this.code = code;
    this.status = REFUSALS[code][0];
    this.field = field;
    this.errors = errors;
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.rateLimit = rateLimit;
    this.available = available;
    this.proofOfWork = proofOfWork;
  }

  /** The response's body, in the form of the contract's `Error`. */
  body(): components['schemas']['Error'] {
    const { message, code, field, errors, reason, available, proofOfWork } = this;
    return {
      message,
      code,
      ...(field ? { field } : {}),
      ...(errors ? { errors } : {}),
      ...(reason ? { reason } : {}),
      ...(available === undefined ? {} : { available }),
      ...(proofOfWork ? { proofOfWork } : {}),
    };
  }
}

/**
 * Runs `read`. If it refuses, the refusal names the field with its path: `order.shippingDetails.phone`, or the prefix
 * if it has no field. Without a prefix the field belongs to the body itself.
 */
export function withFieldPrefix<T>(prefix: string | undefined, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal) || prefix === undefined) throw error;
    const { code, message, available } = error;
    const withPrefix = (one: string | undefined) => (one === undefined ? prefix : `${prefix}.${one}`);
    const errors = error.errors?.map((one) => ({ ...one, field: withPrefix(one.field) }));
    return refuse(code, {
      field: withPrefix(error.field),
      message,
      errors,
      ...(available === undefined ? {} : { available }),
    });
  }
}

/**
 * Runs the readers of several parts of an input, and returns their results. If parts are wrong, refuses with the first
 * one's message, and names all of them.
 */
export function readAll<T extends object>(readers: { [Part in keyof T]: () => T[Part] }): T {
  const refusals: Refusal[] = [];
  const read: Partial<T> = {};
  for (const part of Object.keys(readers) as (keyof T)[]) {
    try {
      read[part] = readers[part]();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'INVALID_INPUT') throw error;
      refusals.push(error);
    }
  }
  const [first] = refusals;
  if (!first) return read as T;
  if (refusals.length === 1) throw first;
  const errors = refusals.flatMap((one) => one.errors ?? { field: one.field ?? '', message: one.message });
  return refuse('INVALID_INPUT', { message: first.message, errors, ...(first.field ? { field: first.field } : {}) });
}

/** Refuses the call with the table's status and message. It throws a Refusal, so it can be used as an expression. */
export function refuse(code: RefusalCode, detail?: RefusalDetail): never {
  throw new Refusal(code, detail);
}
