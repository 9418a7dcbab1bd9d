import { isInputObjectType, isListType, isNonNullType, type GraphQLInputType, type GraphQLResolveInfo } from 'graphql';
import type { MutationArgs, UserErrorCode } from '../generated/schema-types.ts';
import { IdempotencyKeyReused, type AuthenticatedRest, type IdempotencyKey } from '../host/authenticated-rest.ts';
import { Failure, messageFor, type FailureCode, type FailureExtensions } from '../host/failures.ts';
import type { RequestDeadline } from '../host/deadline.ts';
import { readContract, type CallId, type Params } from '../host/contract.ts';
import type { ErrorBody } from '../host/host-error-messages.ts';
import { isProviderAway, UpstreamFailure } from '../host/host-errors.ts';
import { isUserErrorCode, toUserError, UserErrorException, type UserErrorNode } from './user-errors.ts';

/** The mutations with an input. Each has a call of the same name in the contract. */
type MutationName = Extract<keyof MutationArgs, CallId>;
type InputOf<Name extends MutationName> = MutationArgs[Name] extends { input: infer Input } ? Input : never;

/** The context that a mutation needs. */
interface MutationContext {
  authenticated: Pick<AuthenticatedRest, 'assertToken'>;
  deadline: Pick<RequestDeadline, 'writes' | 'hasUserErrors'>;
}

/** The fields of a call: those of its path, query and body. */
type RestField<Id extends CallId> =
  | Exclude<keyof Params<Id>, 'body'>
  | (Params<Id> extends { body: infer Body } ? keyof Body : never);
/** The fields of a call that the mutation's input does not have under the same name. */
type RenamedField<Name extends MutationName> = Extract<Exclude<RestField<Name>, keyof InputOf<Name>>, string>;
/** A field of an input, or its path: `shippingAddress.pinCode`. */
type InputPath<Input> = Extract<keyof Input, string> | `${Extract<keyof Input, string>}.${string}`;

/** The input field of each REST field with another name; null for one that the shopper does not enter. All others have the same name. */
type Renames<Name extends MutationName> = Readonly<Record<RenamedField<Name>, InputPath<InputOf<Name>> | null>> &
  Readonly<Record<string, InputPath<InputOf<Name>> | null>>;

/** The mapping of the host's error responses to user errors. */
export type ErrorMapping<Name extends MutationName> = FailureWords & {
  /** The code of each status, for a response without one of our codes. Other statuses remain failures. */
  statuses: Readonly<Partial<Record<number, UserErrorCode>>>;
  /** The input field with the id of the object that may not exist. */
  subject?: Extract<keyof InputOf<Name>, string>;
  /** The input field of a code, for a response that names no field. */
  fields?: Readonly<Partial<Record<UserErrorCode, Extract<keyof InputOf<Name>, string>>>>;
  /** The code of a host's message, for a response without one of our codes. It overrides the status. */
  codeOfMessage?: (message: string) => UserErrorCode | undefined;
} & ([RenamedField<Name>] extends [never] ? { renames?: Renames<Name> } : { renames: Renames<Name> });

/** The parts of an error mapping that are used after a failed call. */
interface AnyErrorMapping extends FailureWords, Pick<ErrorMapping<MutationName>, 'statuses' | 'codeOfMessage'> {
  renames?: Readonly<Record<string, string | null>>;
  subject?: string;
  fields?: Readonly<Partial<Record<UserErrorCode, string>>>;
}

/** The payload of a mutation: the fields of `Payload`, and those of `Empty` besides. */
type Merged<Empty, Payload> = { [Field in keyof Empty & keyof Payload]: Payload[Field] } & Omit<Empty, keyof Payload> &
  Omit<Payload, keyof Empty> & { userErrors: UserErrorNode[] };

/**
 * Creates the resolver of the mutation `name`. If its call needs a token, it first throws UNAUTHENTICATED without
 * one. It returns `emptyPayload` merged with the result of `run`, or with the errors that the shopper can correct. It
 * throws every other failure, for example RATE_LIMITED.
 */
export function mutation<
  Name extends MutationName,
  Empty extends object,
  Payload extends object,
  C extends MutationContext,
>(
  name: Name,
  errors: ErrorMapping<Name>,
  emptyPayload: Empty | ((input: InputOf<Name>) => Empty),
  run: (input: InputOf<Name>, context: C, key: IdempotencyKey | undefined) => Payload | Promise<Payload>,
) {
  const needsToken = readContract().get(name)?.needsToken;
  return async (
    _parent: unknown,
    { input }: { input: InputOf<Name> },
    context: C,
    { schema }: Pick<GraphQLResolveInfo, 'schema'>,
  ): Promise<Merged<Empty, Payload> | (Empty & { userErrors: UserErrorNode[] })> => {
    if (needsToken) context.authenticated.assertToken();
    const { deadline } = context;
    const writesBefore = deadline.writes;
    const empty = typeof emptyPayload === 'function' ? emptyPayload(input) : emptyPayload;
    try {
      return { ...empty, ...(await run(input, context, idempotencyKeyOf(name, input))), userErrors: [] };
    } catch (error) {
      const findInInput = (field: string) => pathInInput(inputTypeOf(schema, name), field);
      const mistake = error instanceof IdempotencyKeyReused ? keyTaken(error) : error;
      const userErrors =
        mistake instanceof UserErrorException ? mistake.userErrors : userErrorsOf(mistake, errors, findInInput);
      if (userErrors.length === 0) throw toMutationFailure(error, deadline.writes > writesBefore, errors);
      deadline.hasUserErrors = true;
      return { ...empty, userErrors };
    }
  };
}

/** Returns the client's idempotency key, if the input has one. Throws a UserErrorException for an invalid key. */
function idempotencyKeyOf(name: string, input: unknown): IdempotencyKey | undefined {
  if (typeof input !== 'object' || input === null || !('idempotencyKey' in input)) return undefined;
  const { idempotencyKey: key, ...request } = input;
  if (key === undefined || key === null) return undefined;
  if (typeof key !== 'string' || !KEY_PATTERN.test(key))
    throw new UserErrorException('INVALID_INPUT', 'idempotencyKey', KEY_SHAPE);
  return { key, request: JSON.stringify([name, request]) };
}

const keyTaken = ({ message }: Error) => new UserErrorException('ALREADY_EXISTS', 'idempotencyKey', message);

const KEY_PATTERN = /^[!-~]{8,64}$/;
const KEY_SHAPE = 'Please send an idempotencyKey of 8 to 64 letters, digits or signs, without spaces.';

/** Returns the schema type of a mutation's input. */
function inputTypeOf(schema: GraphQLResolveInfo['schema'], name: MutationName): GraphQLInputType | undefined {
  return schema.getMutationType()?.getFields()[name]?.args[0]?.type;
}

/**
 * Returns the path of a host's field in an input of this type: `items.1.sku` for `items[1].sku`. Undefined if the
 * input has no such field.
 */
function pathInInput(input: GraphQLInputType | undefined, field: string): string | undefined {
  const parts = field.split(/[.[]/).map((part) => part.replace(/\]$/, ''));
  let type = input;
  for (const part of parts) type = partOf(type, part);
  return type && parts.join('.');
}

/** Returns the type of a list's item or an object's field. */
function partOf(type: GraphQLInputType | undefined, part: string): GraphQLInputType | undefined {
  const whole = isNonNullType(type) ? type.ofType : type;
  if (isListType(whole)) return /^\d+$/.test(part) ? whole.ofType : undefined;
  if (!isInputObjectType(whole)) return undefined;
  const fields = whole.getFields();
  return Object.hasOwn(fields, part) ? fields[part]?.type : undefined;
}

/** Returns the user errors of a failure, one for each wrong field; none if the shopper can't correct it. */
function userErrorsOf(
  error: unknown,
  mapping: AnyErrorMapping,
  findInInput: (field: string) => string | undefined,
): UserErrorNode[] {
  // The gateway itself throws NOT_FOUND, without a call, for a text that cannot be an id.
  if (error instanceof Failure && !(error instanceof UpstreamFailure)) {
    return error.code === 'NOT_FOUND' ? [toUserError('NOT_FOUND', {}, mapping.subject, mapping.failed)] : [];
  }
  if (isProviderAway(error)) {
    const retryAfterMs = Number(error.extensions['retryAfterMs']);
    return [{ ...toUserError('UNAVAILABLE', error.errorBody, null), retryAfterMs }];
  }
  const isRefusal = error instanceof UpstreamFailure && error.status >= 400 && error.status < 500;
  if (!isRefusal || error.status === 429) return [];
  const errorBody = readableBody(error, mapping);
  const code = isUserErrorCode(errorBody.code) ? errorBody.code : codeOf(error.status, errorBody, mapping);
  if (!code) return [];
  const usual = mapping.fields?.[code] ?? (code === 'NOT_FOUND' ? mapping.subject : undefined);
  return (errorBody.fields ?? [errorBody]).map(({ field, message }) => {
    const path = inputFieldOf(field, mapping, findInInput) ?? usual;
    const body = message ? { ...errorBody, message: inOwnWords(message, field, path) } : errorBody;
    return toUserError(code, body, path, mapping.failed);
  });
}

/** Replaces the host's field name in its message with ours: `Pin code is not well formed`. */
function inOwnWords(message: string, restField: string | undefined, path: string | null | undefined): string {
  if (!restField || !path || !message.startsWith(`${restField} `)) return message;
  const words = (path.split('.').at(-1) ?? path).replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1) + message.slice(restField.length);
}

function codeOf(
  status: number,
  { message }: ErrorBody,
  { statuses, codeOfMessage }: AnyErrorMapping,
): UserErrorCode | undefined {
  const byStatus = statuses[status];
  return byStatus && ((message && codeOfMessage?.(message)) || byStatus);
}

function inputFieldOf(
  restField: string | undefined,
  { renames = {} }: Pick<AnyErrorMapping, 'renames'>,
  findInInput: (field: string) => string | undefined,
): string | null | undefined {
  if (restField === undefined) return undefined;
  if (Object.hasOwn(renames, restField)) return renames[restField];
  const found = findInInput(restField);
  if (found !== undefined) return found;
  // The input may have only the object or list around the field that the host names: `variants[0].position`.
  const end = Math.max(restField.lastIndexOf('.'), restField.lastIndexOf('['));
  return inputFieldOf(end > 0 ? restField.slice(0, end) : undefined, { renames }, findInInput);
}

/** The messages of a mutation's failures. */
export interface FailureWords {
  /**
   * The failure in the specification's words: `Failed to add product to cart.` Used if the host sends no message.
   * With `readBack`, the known outcome follows it.
   */
  failed?: string;
  /** The statuses whose host message is shown; all by default. */
  readableStatuses?: readonly number[];
  /** The field that shows whether the change was made, if its outcome is unknown: `me.cart`. */
  readBack?: string;
}

const OUTCOME_UNKNOWN = 'We couldn’t confirm whether this went through. Please check before you try again.';
/** The codes of refusals whose own message names no reason. */
const REFUSED: ReadonlySet<FailureCode> = new Set(['BAD_USER_INPUT', 'FORBIDDEN', 'NOT_FOUND']);

/** Returns the error body of a host's refusal, without its message if shoppers must not read it. */
export function readableBody({ status, errorBody }: UpstreamFailure, words: FailureWords): ErrorBody {
  if (isReadable(status, words)) return errorBody;
  const { message: _message, fields: _fields, ...rest } = errorBody;
  return rest;
}

/**
 * Returns the error that a mutation throws for a failure. A host failure gets its outcome; a refusal without a
 * message gets the mutation's. All other errors are unchanged.
 */
export function toMutationFailure(error: unknown, hasSent: boolean, words: FailureWords): unknown {
  if (!(error instanceof Failure)) return error;
  if (error.code.startsWith('UPSTREAM_')) return withOutcome(error, hasSent, words);
  const { failed } = words;
  if (failed === undefined || !(error instanceof UpstreamFailure) || !REFUSED.has(error.code)) return error;
  return readableBody(error, words).message === undefined ? new Failure(error.code, failed, error.extensions) : error;
}

/** Adds the outcome to a host failure: NOT_DONE if no change was sent, UNKNOWN if one was sent and its response is missing or invalid. */
function withOutcome(error: Failure, hasSent: boolean, words: FailureWords): Failure {
  const { fromHost, ...extensions }: FailureExtensions = error.extensions;
  const isInHostWords = fromHost && (!(error instanceof UpstreamFailure) || isReadable(error.status, words));
  const more = isInHostWords ? { ...extensions, fromHost } : extensions;
  const general = messageFor(error.code);
  const message = fromHost ? general : error.message;
  const messageOf = (known: string) => (isInHostWords ? error.message : withFailed(known, words));
  if (!hasSent) return new Failure(error.code, messageOf(message), { ...more, outcome: 'NOT_DONE' });
  const { readBack } = words;
  const known = message === general ? OUTCOME_UNKNOWN : message;
  return new Failure(error.code, messageOf(known), { ...more, outcome: 'UNKNOWN', ...(readBack ? { readBack } : {}) });
}

/** Returns the failure message, with the known outcome if the client can read it back. */
function withFailed(known: string, { failed, readBack }: FailureWords): string {
  if (failed === undefined) return known;
  return readBack === undefined ? failed : `${failed} ${known}`;
}

function isReadable(status: number, { readableStatuses }: FailureWords): boolean {
  return readableStatuses?.includes(status) ?? true;
}
