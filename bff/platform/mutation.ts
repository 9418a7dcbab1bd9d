import { isInputObjectType, isListType, isNonNullType, type GraphQLInputType, type GraphQLResolveInfo } from 'graphql';
import type { Context } from '../context.ts';
import type { MutationResolvers, UserErrorCode } from '../generated/resolvers.ts';
import type { IdempotencyKey } from './authenticated-rest.ts';
import { Failure } from './failures.ts';
import { readableBody, toMutationFailure, type FailureWords } from './mutation-failures.ts';
import { readContract, type CallId, type Params } from './upstream/contract.ts';
import type { ErrorBody } from './upstream/error-body.ts';
import { isProviderAway, UpstreamFailure } from './upstream/upstream-errors.ts';
import { isUserErrorCode, toUserError, UserErrorException, type UserErrorNode } from './user-errors.ts';

/** The mutations with an input. Each has a call of the same name in the contract. */
type MutationName = Extract<keyof MutationResolvers, CallId>;
type ResolverOf<Name extends MutationName> = NonNullable<MutationResolvers[Name]>;
type InputOf<Name extends MutationName> = Parameters<ResolverOf<Name>>[1] extends { input: infer Input }
  ? Input
  : never;

/** The fields of a call: those of its path, query and body. */
type RestField<Id extends CallId> =
  | Exclude<keyof Params<Id>, 'body'>
  | (Params<Id> extends { body: infer Body } ? keyof Body : never);
/** The fields of a call that the mutation's input does not have under the same name. */
type RenamedField<Name extends MutationName> = Extract<Exclude<RestField<Name>, keyof InputOf<Name>>, string>;
/** A field of an input, or its path: `shippingAddress.pinCode`. */
type InputPath<Input> = Extract<keyof Input, string> | `${Extract<keyof Input, string>}.${string}`;

/**
 * The input field of the REST fields that have another name there; null for one that the shopper does not enter. A field
 * of the same name stands for itself.
 */
type Renames<Name extends MutationName> = Readonly<Record<RenamedField<Name>, InputPath<InputOf<Name>> | null>> &
  Readonly<Record<string, InputPath<InputOf<Name>> | null>>;

/** How a mutation turns the host's error answers into user errors. */
export type ErrorMapping<Name extends MutationName> = FailureWords & {
  /** The code of each status, for an answer without a code of ours. A status that is not listed stays a failure. */
  statuses: Readonly<Partial<Record<number, UserErrorCode>>>;
  /** The input field that names the thing which may not exist. */
  subject?: Extract<keyof InputOf<Name>, string>;
  /** The input field that a code is about, for an answer that names no field. */
  fields?: Readonly<Partial<Record<UserErrorCode, Extract<keyof InputOf<Name>, string>>>>;
  /** The code of a host's message, for an answer without a code of ours. It wins over the status. */
  codeOfMessage?: (message: string) => UserErrorCode | undefined;
} & ([RenamedField<Name>] extends [never] ? { renames?: Renames<Name> } : { renames: Renames<Name> });

/** An error mapping, as far as it is used when a call has failed. */
interface AnyErrorMapping extends FailureWords, Pick<ErrorMapping<MutationName>, 'statuses' | 'codeOfMessage'> {
  renames?: Readonly<Record<string, string | null>>;
  subject?: string;
  fields?: Readonly<Partial<Record<UserErrorCode, string>>>;
}

/** The payload of a mutation: the fields of `Payload`, and those of `Empty` besides. */
type Merged<Empty, Payload> = { [Field in keyof Empty & keyof Payload]: Payload[Field] } & Omit<Empty, keyof Payload> &
  Omit<Payload, keyof Empty> & { userErrors: UserErrorNode[] };

/**
 * Makes the resolver of the mutation `name`. One whose call needs a token throws UNAUTHENTICATED without one, whatever its
 * input is. It answers `emptyPayload` with what `run` answers, or with the errors that
 * the shopper can correct. It throws every other failure, RATE_LIMITED among them.
 */
export function mutation<Name extends MutationName, Empty extends object, Payload extends object>(
  name: Name,
  errors: ErrorMapping<Name>,
  emptyPayload: Empty | ((input: InputOf<Name>) => Empty),
  run: (input: InputOf<Name>, context: Context, key: IdempotencyKey | undefined) => Payload | Promise<Payload>,
) {
  const needsToken = readContract().get(name)?.needsToken;
  return async (
    _parent: unknown,
    { input }: { input: InputOf<Name> },
    context: Context,
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
      const userErrors =
        error instanceof UserErrorException ? error.userErrors : userErrorsOf(error, errors, findInInput);
      if (userErrors.length === 0) throw toMutationFailure(error, deadline.writes > writesBefore, errors);
      deadline.hasUserErrors = true;
      return { ...empty, userErrors };
    }
  };
}

/** The client's key of a change, where its input has one. Throws a UserErrorException for one that can't be a key. */
function idempotencyKeyOf(name: string, input: unknown): IdempotencyKey | undefined {
  if (typeof input !== 'object' || input === null || !('idempotencyKey' in input)) return undefined;
  const { idempotencyKey: key, ...request } = input;
  if (key === undefined || key === null) return undefined;
  if (typeof key !== 'string' || !KEY_PATTERN.test(key))
    throw new UserErrorException('INVALID_INPUT', 'idempotencyKey', KEY_SHAPE);
  return { key, request: JSON.stringify([name, request]) };
}

const KEY_PATTERN = /^[!-~]{8,64}$/;
const KEY_SHAPE = 'Please send an idempotencyKey of 8 to 64 letters, digits or signs, without blanks.';

/** The type that a mutation's input has in the schema. */
function inputTypeOf(schema: GraphQLResolveInfo['schema'], name: MutationName): GraphQLInputType | undefined {
  return schema.getMutationType()?.getFields()[name]?.args[0]?.type;
}

/**
 * The path of a field that the host names, where an input of this type has the same: `items.1.sku` of `items[1].sku`. Undefined where it
 * hasn't.
 */
function pathInInput(input: GraphQLInputType | undefined, field: string): string | undefined {
  const parts = field.split(/[.[]/).map((part) => part.replace(/\]$/, ''));
  let type = input;
  for (const part of parts) type = partOf(type, part);
  return type && parts.join('.');
}

/** The type of a list's item or an object's field. */
function partOf(type: GraphQLInputType | undefined, part: string): GraphQLInputType | undefined {
  const whole = isNonNullType(type) ? type.ofType : type;
  if (isListType(whole)) return /^\d+$/.test(part) ? whole.ofType : undefined;
  if (!isInputObjectType(whole)) return undefined;
  const fields = whole.getFields();
  return Object.hasOwn(fields, part) ? fields[part]?.type : undefined;
}

/** What the shopper can correct, one entry for each field that is wrong; empty for any other failure. */
function userErrorsOf(
  error: unknown,
  mapping: AnyErrorMapping,
  findInInput: (field: string) => string | undefined,
): UserErrorNode[] {
  // The gateway itself answers NOT_FOUND, without a call, for a text that cannot be an id.
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

/** A host's words, with our name of the field in the place of its own: `Pin code is not well formed`. */
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
  // The input may have the object or list, but not the part of it that the host names: `variants[0].position`.
  const end = Math.max(restField.lastIndexOf('.'), restField.lastIndexOf('['));
  return inputFieldOf(end > 0 ? restField.slice(0, end) : undefined, { renames }, findInInput);
}
