import type { UserError, UserErrorCode } from '../generated/resolvers.ts';
import { Failure } from './failures.ts';
import { UpstreamFailure } from './upstream/outcome.ts';
import type { Refusal } from './upstream/refusal.ts';

const WORDS: Record<UserErrorCode, string> = {
  INVALID_INPUT: 'Please check what you have entered.',
  NOT_FOUND: 'There is no such thing.',
  OUT_OF_STOCK: 'This is sold out.',
  INSUFFICIENT_STOCK: 'Fewer pieces are left than you asked for.',
  INVALID_PROMO_CODE: 'This promo code is not valid.',
  INVALID_CREDENTIALS: 'E-mail address and password do not go together.',
  INVALID_OTP: 'This code is wrong.',
  EXPIRED: 'This is used or too old. Please ask for a new one.',
  ALREADY_EXISTS: 'There is one already.',
  NOT_ALLOWED_IN_STATUS: 'This can not be done now.',
  PRICE_CHANGED: 'A price has changed since. Nothing was charged.',
  PAYMENT_FAILED: 'The payment did not come about.',
};
const isUserErrorCode = (word: string | undefined): word is UserErrorCode => word !== undefined && word in WORDS;

/** How many pieces are left, in words: `Only 3 pieces are left.` */
export function wordsOfLeft(pieces: number): string {
  return pieces === 1 ? 'Only 1 piece is left.' : `Only ${pieces} pieces are left.`;
}

/** What a shopper can mend, found before the REST host was asked; it becomes one of the payload's `userErrors`. */
export class Refused extends Error {
  readonly userError: UserError;

  /** `field` may be a path: `shippingAddress.pinCode`. */
  constructor(code: UserErrorCode, field: string | null, message: string = WORDS[code]) {
    super(message);
    this.userError = { code, field: pathOf(field), message };
  }
}

function pathOf(field: string | null | undefined): string[] | null {
  return field === null || field === undefined ? null : ['input', ...field.split('.')];
}

/** How one mutation reads a refusal. */
export interface Reading {
  /** What a status means where the host gives no word of ours with it. */
  statuses: Partial<Record<number, UserErrorCode>>;
  /** The input's fields, or their paths, by their names in REST. */
  fields?: Readonly<Record<string, string>>;
  /** The input's field that names what may not exist. */
  subject?: string;
  /** What a host's words mean, where it gives them without a word of ours; goes before the status. */
  codeOfWords?: (words: string) => UserErrorCode | undefined;
}

/**
 * What came of a mutation: its payload with no `userErrors`, or the empty payload with the one that stood in the way. What
 * a shopper can't mend, RATE_LIMITED among it, is thrown on.
 */
export async function outcome<E extends object, T extends object>(
  reading: Reading,
  empty: E,
  run: () => Promise<T>,
): Promise<(E & T & { userErrors: UserError[] }) | (E & { userErrors: UserError[] })> {
  try {
    return { ...empty, ...(await run()), userErrors: [] };
  } catch (error) {
    const userError = error instanceof Refused ? error.userError : userErrorOf(error, reading);
    if (!userError) throw error;
    return { ...empty, userErrors: [userError] };
  }
}

function userErrorOf(error: unknown, reading: Reading): UserError | undefined {
  // An id that nothing can have is found out before any call.
  if (error instanceof Failure && !(error instanceof UpstreamFailure)) {
    return error.code === 'NOT_FOUND' ? tellOf('NOT_FOUND', {}, reading) : undefined;
  }
  const isRefusal = error instanceof UpstreamFailure && error.status >= 400 && error.status < 500;
  if (!isRefusal || error.status === 429) return undefined;
  const { refusal, status } = error;
  const code = isUserErrorCode(refusal.code) ? refusal.code : codeOf(status, refusal, reading);
  return code && tellOf(code, refusal, reading);
}

function codeOf(status: number, { words }: Refusal, { statuses, codeOfWords }: Reading): UserErrorCode | undefined {
  const byStatus = statuses[status];
  return byStatus && ((words && codeOfWords?.(words)) || byStatus);
}

function tellOf(
  code: UserErrorCode,
  { field: restField = '', words, available }: Refusal,
  reading: Reading,
): UserError {
  const { fields = {}, subject } = reading;
  const named = Object.hasOwn(fields, restField) ? fields[restField] : undefined;
  const field = named ?? (code === 'NOT_FOUND' ? subject : undefined);
  const left = code === 'INSUFFICIENT_STOCK' && available !== undefined ? wordsOfLeft(available) : WORDS[code];
  return { code, field: pathOf(field), message: words ?? left };
}
