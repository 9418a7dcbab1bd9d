import type { UserError, UserErrorCode } from '../generated/resolvers.ts';
import type { ErrorBody } from './upstream/error-body.ts';

const MESSAGES: Record<UserErrorCode, string> = {
  INVALID_INPUT: 'Please check what you have entered.',
  NOT_FOUND: 'There is no such thing.',
  OUT_OF_STOCK: 'This is sold out.',
  INSUFFICIENT_STOCK: 'Fewer pieces are left than you asked for.',
  INVALID_PROMO_CODE: 'This promo code is not valid.',
  INVALID_CREDENTIALS: 'E-mail address and password do not go together.',
  INVALID_OTP: 'This code is wrong.',
  EXPIRED: 'This is used or too old. Please ask for a new one.',
  ALREADY_EXISTS: 'There is one already.',
  NOT_ALLOWED_IN_STATUS: 'The status does not allow this any more. Please look at it again.',
  PRICE_CHANGED: 'A price has changed since. Nothing was charged.',
  PAYMENT_FAILED: 'The payment did not come about.',
};

/** Whether a host's code is one of ours. */
export function isUserErrorCode(code: string | undefined): code is UserErrorCode {
  return code !== undefined && code in MESSAGES;
}

/** A sentence that says how many pieces are left: `Only 3 pieces are left.` */
export function stockMessage(pieces: number): string {
  return pieces === 1 ? 'Only 1 piece is left.' : `Only ${pieces} pieces are left.`;
}

/** A mistake that the shopper can correct. `mutation` turns it into one of the payload's `userErrors`. */
export class UserErrorException extends Error {
  readonly userError: UserError;

  /** `field` may be a path: `shippingAddress.pinCode`. */
  constructor(code: UserErrorCode, field: string | null, message: string = MESSAGES[code]) {
    super(message);
    this.userError = { code, field: toFieldPath(field), message };
  }
}

function toFieldPath(field: string | null | undefined): string[] | null {
  return field === null || field === undefined ? null : ['input', ...field.split('.')];
}

/** The user error of a host's error answer: in the host's words, or the standard ones. `field` may be a path. */
export function toUserError(
  code: UserErrorCode,
  { message, available }: ErrorBody,
  field: string | null | undefined,
): UserError {
  const standard = code === 'INSUFFICIENT_STOCK' && available !== undefined ? stockMessage(available) : MESSAGES[code];
  return { code, field: toFieldPath(field), message: message ?? standard };
}
