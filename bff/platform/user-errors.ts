import type { UserError, UserErrorCode } from '../generated/resolvers.ts';
import { Failure } from './failures.ts';
import type { CallId, Params } from './upstream/contract.ts';
import type { ErrorBody } from './upstream/error-body.ts';
import { UpstreamFailure } from './upstream/upstream-errors.ts';

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
  NOT_ALLOWED_IN_STATUS: 'This can not be done now.',
  PRICE_CHANGED: 'A price has changed since. Nothing was charged.',
  PAYMENT_FAILED: 'The payment did not come about.',
};
const isUserErrorCode = (code: string | undefined): code is UserErrorCode => code !== undefined && code in MESSAGES;

/** A sentence that says how many pieces are left: `Only 3 pieces are left.` */
export function stockMessage(pieces: number): string {
  return pieces === 1 ? 'Only 1 piece is left.' : `Only ${pieces} pieces are left.`;
}

/** A mistake that the shopper can correct. `withUserErrors` turns it into one of the payload's `userErrors`. */
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

/** How one mutation turns the host's error answers into user errors. */
export interface ErrorMapping {
  /** The code of each status, for an answer without a code of ours. A status that is not listed stays a failure. */
  statuses: Partial<Record<number, UserErrorCode>>;
  /** The input field, or its path, of each REST field. */
  fields?: Readonly<Record<string, string>>;
  /** The input field that names the thing which may not exist. */
  subject?: string;
  /** The code of a host's message, for an answer without a code of ours. It wins over the status. */
  codeOfMessage?: (message: string) => UserErrorCode | undefined;
}

/** The fields of a call: those of its path, query and body. */
type RestField<Id extends CallId> =
  | Exclude<keyof Params<Id>, 'body'>
  | (Params<Id> extends { body: infer Body } ? keyof Body : never);

/**
 * The input field of each field of a call. It must name all fields of the contract: only `Ignored` ones, which the shopper
 * does not enter, may be missing.
 */
export type FieldMapping<Id extends CallId, Input, Ignored extends RestField<Id> = never> = Readonly<
  Record<Exclude<RestField<Id>, Ignored>, keyof Input>
>;

/**
 * Runs a mutation. Answers its payload without `userErrors`, or the empty payload with the one error that the shopper can
 * correct. Throws every other failure, RATE_LIMITED among them.
 */
export async function withUserErrors<E extends object, T extends object>(
  mapping: ErrorMapping,
  emptyPayload: E,
  run: () => Promise<T>,
): Promise<(E & T & { userErrors: UserError[] }) | (E & { userErrors: UserError[] })> {
  try {
    return { ...emptyPayload, ...(await run()), userErrors: [] };
  } catch (error) {
    const userError = error instanceof UserErrorException ? error.userError : userErrorOf(error, mapping);
    if (!userError) throw error;
    return { ...emptyPayload, userErrors: [userError] };
  }
}

function userErrorOf(error: unknown, mapping: ErrorMapping): UserError | undefined {
  // The gateway itself answers NOT_FOUND, without a call, for a text that cannot be an id.
  if (error instanceof Failure && !(error instanceof UpstreamFailure)) {
    return error.code === 'NOT_FOUND' ? toUserError('NOT_FOUND', {}, mapping) : undefined;
  }
  const isRefusal = error instanceof UpstreamFailure && error.status >= 400 && error.status < 500;
  if (!isRefusal || error.status === 429) return undefined;
  const { errorBody, status } = error;
  const code = isUserErrorCode(errorBody.code) ? errorBody.code : codeOf(status, errorBody, mapping);
  return code && toUserError(code, errorBody, mapping);
}

function codeOf(
  status: number,
  { message }: ErrorBody,
  { statuses, codeOfMessage }: ErrorMapping,
): UserErrorCode | undefined {
  const byStatus = statuses[status];
  return byStatus && ((message && codeOfMessage?.(message)) || byStatus);
}

function toUserError(
  code: UserErrorCode,
  { field: restField = '', message, available }: ErrorBody,
  { fields = {}, subject }: ErrorMapping,
): UserError {
  const mapped = Object.hasOwn(fields, restField) ? fields[restField] : undefined;
  const field = mapped ?? (code === 'NOT_FOUND' ? subject : undefined);
  const standard = code === 'INSUFFICIENT_STOCK' && available !== undefined ? stockMessage(available) : MESSAGES[code];
  return { code, field: toFieldPath(field), message: message ?? standard };
}
