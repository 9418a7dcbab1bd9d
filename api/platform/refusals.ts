import type { TokenFault } from '../../schema/vocabulary.ts';

/** Every way in which the api refuses a call: its status, and the words that a shopper may read. */
const REFUSALS = {
  BAD_INPUT: [400, 'The request is not valid.'],
  TOO_LARGE: [413, 'The request is too large.'],
  ADDRESS_TOO_LONG: [414, 'The address is too long.'],
  UNSUPPORTED_TYPE: [415, 'The body must be JSON, and its content type application/json.'],
  UNSUPPORTED_EXPECTATION: [417, 'The header Expect takes nothing but 100-continue.'],
  HEADERS_TOO_LARGE: [431, 'The headers of the request are too large.'],
  REQUEST_TIMEOUT: [408, 'The request took too long to arrive.'],
  INVALID_INPUT: [400, 'A value is not valid.'],
  INVALID_OTP: [400, 'The code is wrong. Look at it again, please.'],
  EXPIRED: [400, 'This is used up or too old. Please ask for a new one.'],
  INVALID_CREDENTIALS: [401, 'E-mail and password do not match.'],
  UNAUTHENTICATED: [401, 'Please log in.'],
  SESSION_INVALID: [401, 'The session has expired. Please log in again.'],
  SESSION_NOT_FOUND: [404, 'There is no session. Please log in.'],
  RATE_LIMITED: [429, 'Too many tries. Please wait a while and try again.'],
  NOT_FOUND: [404, 'There is nothing at this address.'],
  CATEGORY_NOT_FOUND: [404, 'There is no such category.'],
  PRODUCT_NOT_FOUND: [404, 'Product not found.'],
  PICTURE_NOT_FOUND: [404, 'There is no such picture.'],
  OUT_OF_STOCK: [409, 'This is sold out.'],
  INSUFFICIENT_STOCK: [409, 'Fewer pieces are left than you asked for.'],
  INVALID_PROMO_CODE: [400, 'This promo code is not valid.'],
  FORBIDDEN: [403, 'This is for the people of the shop.'],
  ALREADY_EXISTS: [409, 'There is one already.'],
  NOT_ALLOWED_IN_STATUS: [409, 'The status does not allow this any more. Please look at it again.'],
  PRICE_CHANGED: [409, 'What your cart costs has changed. Nothing was charged.'],
  PAYMENT_FAILED: [400, 'Failed to process payment.'],
  INTERNAL: [500, 'Something went wrong! Please try again later.'],
  UNAVAILABLE: [503, 'The shop cannot answer right now. Please try again in a moment.'],
} as const;

/** The stable code of a refusal, in its answer's `code`. */
export type RefusalCode = keyof typeof REFUSALS;

/** A limit of how often something may be done. */
export interface RateLimit {
  /** A word for what is counted: letters, digits and dashes. */
  name: string;
  /** How often it may be done within the window. */
  most: number;
  windowMs: number;
}

/** The details of a refusal. */
export interface RefusalDetail {
  /** Words instead of the table's. */
  message?: string;
  /** The wrong parameter or field. */
  field?: string;
  /** Why nobody is known to be behind the call, beside UNAUTHENTICATED. */
  reason?: TokenFault;
  /** Seconds after which another try may succeed. */
  retryAfter?: number;
  /** The limit that the call has passed. */
  rateLimit?: RateLimit;
  /** The pieces in stock, when the call asked for more. */
  available?: number;
}

/** A refused call; it becomes `{message, code, field?, reason?, available?}` with its status. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly field: string | undefined;
  readonly reason: TokenFault | undefined;
  readonly retryAfter: number | undefined;
  readonly rateLimit: RateLimit | undefined;
  readonly available: number | undefined;

  constructor(code: RefusalCode, { message, field, reason, retryAfter, rateLimit, available }: RefusalDetail = {}) {
    super(message ?? REFUSALS[code][1]);
    this.code = code;
    this.status = REFUSALS[code][0];
    this.field = field;
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.rateLimit = rateLimit;
    this.available = available;
  }

  /** The answer's body, as the contract's `Error` states it. */
  body(): { message: string; code: string; field?: string; reason?: TokenFault; available?: number } {
    const { message, code, field, reason, available } = this;
    const rest = { ...(reason ? { reason } : {}), ...(available === undefined ? {} : { available }) };
    return { message, code, ...(field ? { field } : {}), ...rest };
  }
}

/**
 * Runs `read`; when it refuses a field, the refusal names the field with its path: `order.shippingDetails.phone`. Without a
 * prefix the field is one of the body itself.
 */
export function withFieldPrefix<T>(prefix: string | undefined, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.field || prefix === undefined) throw error;
    return refuse(error.code, { field: `${prefix}.${error.field}`, message: error.message });
  }
}

/** Refuses the call with the table's status and words. It throws a Refusal, so it may stand wherever a value may. */
export function refuse(code: RefusalCode, detail?: RefusalDetail): never {
  throw new Refusal(code, detail);
}
