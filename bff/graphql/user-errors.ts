import type { UserErrorCode } from '../generated/schema-types.ts';
import type { Money } from '../host/money.ts';
import type { ErrorBody } from '../host/host-error-messages.ts';

/** A mistake that the shopper can correct, as one of a payload's `userErrors`. */
export interface UserErrorNode extends UserErrorData {
  code: UserErrorCode;
  /** The path of the input field. */
  field: string[] | null;
  message: string;
}
/** The data of an error besides its message, for programs. */
export interface UserErrorData {
  /** The remaining pieces. */
  available?: number | undefined;
  /** The current total. */
  total?: Money | undefined;
  /** Milliseconds to wait before the next try. */
  retryAfterMs?: number | undefined;
}

const MESSAGES: Record<UserErrorCode, string> = {
  INVALID_INPUT: 'Please check what you have entered.',
  NOT_FOUND: 'We couldn’t find what you are looking for.',
  OUT_OF_STOCK: 'This item is out of stock.',
  INSUFFICIENT_STOCK: 'We don’t have enough stock for this quantity.',
  INVALID_PROMO_CODE: 'This promo code is not valid.',
  INVALID_CREDENTIALS: 'Incorrect email or password.',
  INVALID_OTP: 'Incorrect OTP. Please try again.',
  EXPIRED: 'This has expired or has already been used. Please request a new one.',
  CONFIRM_LOGIN: 'Please confirm it’s you.',
  SECOND_FACTOR_REQUIRED: 'Please enter the code of your authenticator app on your account page first.',
  ALREADY_EXISTS: 'This already exists.',
  NOT_ALLOWED_IN_STATUS: 'This is no longer possible. Please check the status.',
  CHANGED_MEANWHILE: 'Somebody else has changed this meanwhile. Please load it again.',
  PRICE_CHANGED: 'A price has changed. Nothing was charged.',
  PAYMENT_FAILED: 'The payment was not completed.',
  CASH_NOT_AVAILABLE: 'This order cannot be paid in cash. Please choose another way to pay.',
  EMAIL_NOT_VERIFIED: 'Please confirm your email with an OTP, then pay.',
  UNAVAILABLE: 'We can’t check this right now. Please try again in a moment.',
};

/** Whether a host's code is one of ours. */
export function isUserErrorCode(code: string | undefined): code is UserErrorCode {
  return code !== undefined && code in MESSAGES;
}

/** Returns a sentence with the remaining pieces: `Only 3 items left.` */
export function stockMessage(pieces: number): string {
  return pieces === 1 ? 'Only 1 item left.' : `Only ${pieces} items left.`;
}

/** A mistake that the shopper can correct. `mutation` adds it to the payload's `userErrors`. */
export class UserErrorException extends Error {
  /** The mistake, and other mistakes of the same input. */
  userErrors: UserErrorNode[];

  /** `field` may be a path: `shippingAddress.pinCode`. */
  constructor(code: UserErrorCode, field: string | null, message: string = MESSAGES[code], data: UserErrorData = {}) {
    super(message);
    this.userErrors = [{ code, field: toFieldPath(field), message, ...data }];
  }
}

/** Runs the readers of several parts of an input and returns their results. Throws the mistakes of all parts together. */
export function readAll<T extends object>(readers: { [Part in keyof T]: () => T[Part] }): T {
  const read: Partial<T> = {};
  let first: UserErrorException | undefined;
  for (const part of Object.keys(readers) as (keyof T)[]) {
    try {
      read[part] = readers[part]();
    } catch (error) {
      if (!(error instanceof UserErrorException)) throw error;
      if (first) first.userErrors.push(...error.userErrors);
      else first = error;
    }
  }
  if (first) throw first;
  return read as T;
}

/** The types of user errors, by their codes. */
export const userErrorResolvers = {
  UserError: {
    __resolveType: ({ code }: UserErrorNode) => {
      if (code === 'OUT_OF_STOCK' || code === 'INSUFFICIENT_STOCK') return 'StockError';
      if (code === 'PRICE_CHANGED') return 'PriceChangedError';
      return code === 'UNAVAILABLE' ? 'TryAgainError' : 'PlainUserError';
    },
  },
  StockError: { available: ({ code, available }: UserErrorNode) => available ?? (code === 'OUT_OF_STOCK' ? 0 : null) },
  PriceChangedError: { total: ({ total }: UserErrorNode) => total },
  TryAgainError: { retryAfterMs: ({ retryAfterMs }: UserErrorNode) => retryAfterMs },
};

function toFieldPath(field: string | null | undefined): string[] | null {
  return field === null || field === undefined ? null : ['input', ...field.split('.')];
}

/** The codes whose standard message is less specific than that of the failure. */
const GENERAL_CODES: ReadonlySet<UserErrorCode> = new Set([
  'INVALID_INPUT',
  'NOT_FOUND',
  'ALREADY_EXISTS',
  'NOT_ALLOWED_IN_STATUS',
]);

/**
 * Returns the user error of a host's error response, with the host's message. Without one, a general code has the
 * mutation's `failed` message, if any, and every other code its standard message. `field` may be a path.
 */
export function toUserError(
  code: UserErrorCode,
  { message, available }: ErrorBody,
  field: string | null | undefined,
  failed?: string,
): UserErrorNode {
  const general = GENERAL_CODES.has(code) ? failed : undefined;
  const standard = code === 'INSUFFICIENT_STOCK' && available !== undefined ? stockMessage(available) : MESSAGES[code];
  return { code, field: toFieldPath(field), message: message ?? general ?? standard, available };
}
