import { unwrapResolverError } from '@apollo/server/errors';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isScalarType,
  Kind,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLNamedInputType,
} from 'graphql';
import { Failure, messageFor } from '../host/failures.ts';
import { API_LIMITS } from './api-limits.ts';

/** Logs an unexpected error. `entry` contains no variables and no personal data. */
export type ErrorLog = (entry: {
  requestId: string | undefined;
  operation: string | null | undefined;
  error: unknown;
}) => void;

/** Apollo's errors without a code, and our messages for clients: the hash does not match the document, or has another form. */
const REFUSED_HASHES = new Map([
  ['provided sha does not match query', 'provided sha does not match query'],
  ['Unsupported persisted query version', 'extensions.persistedQuery must be { "version": 1, "sha256Hash": "…" }.'],
]);

/** The codes of requests that Apollo refuses. Their messages contain only parts of the request. */
const APOLLO_CODES = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
]);

/** The executor's message for an argument that a variable makes invalid, mostly null instead of its default. */
const WRONG_ARGUMENT = /^Argument "\w+" (?:of non-null type "[\w[\]!]+" must not be null\.$|has invalid value )/;

/** The message of graphql-js for a document that is too long. */
const TOO_LONG = /^Syntax Error: Document contains more that \d+ tokens\./;
const TOO_LONG_MESSAGE = `The document has more than ${API_LIMITS.tokens} tokens.`;

const INTROSPECTION = /^GraphQL introspection is not allowed/;
const NO_INTROSPECTION = 'Introspection is disabled here. The whole schema is at /schema.graphql.';

/**
 * Returns a function that formats an error for the client. Errors that are not meant for clients become
 * INTERNAL_SERVER_ERROR. `hasHints` adds suggestions of input fields.
 */
export function createErrorFormat(
  schema: GraphQLSchema,
  hasHints: boolean,
): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  const describe = (error: unknown, message: string) =>
    INTROSPECTION.test(message)
      ? NO_INTROSPECTION
      : error instanceof GraphQLError
        ? describeVariableError(schema, error, hasHints)
        : message;
  return (formatted, error) => formatError(formatted, error, describe);
}

function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
  describe: (error: unknown, message: string) => string,
): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const position = { locations, path };
  const origin = unwrapResolverError(error);
  if (origin instanceof Failure) {
    const { http: _status, ...shown } = origin.extensions;
    return { message: origin.message, ...position, extensions: shown };
  }
  if (extensions?.['code'] === 'GRAPHQL_PARSE_FAILED' && TOO_LONG.test(message))
    return { message: TOO_LONG_MESSAGE, ...position, extensions: { code: 'QUERY_TOO_COSTLY' } };
  if (isApolloError(error, origin) && APOLLO_CODES.has(extensions?.['code'])) {
    return { message: describe(error, message), ...position, extensions: { code: extensions?.['code'] } };
  }
  if (isWrongArgument(origin)) return { message, ...position, extensions: { code: 'BAD_USER_INPUT' } };
  const refusedHash = error === origin ? REFUSED_HASHES.get(message) : undefined;
  if (refusedHash !== undefined) return { message: refusedHash, extensions: { code: 'BAD_REQUEST' } };
  return { message: messageFor('INTERNAL_SERVER_ERROR'), ...position, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** Whether Apollo created the error, without a cause. */
function isApolloError(error: unknown, origin: unknown): boolean {
  return error === origin || (origin instanceof Error && 'extensions' in origin);
}

/** Whether the executor refused an argument before the field ran. Only executor errors have a location in the document. */
function isWrongArgument(origin: unknown): boolean {
  return origin instanceof GraphQLError && origin.nodes !== undefined && WRONG_ARGUMENT.test(origin.message);
}

/** Whether an error is the client's mistake or is already logged. */
export function isExpected(error: GraphQLError): boolean {
  const origin = unwrapResolverError(error);
  const hasCode = origin instanceof Failure || APOLLO_CODES.has(error.extensions['code']);
  return hasCode || isWrongArgument(origin) || (REFUSED_HASHES.has(error.message) && error.path === undefined);
}

const WRONG_VARIABLE = /^Variable "\$(\w+)" got invalid value /;
/** The message of graphql-js for an object without a required field. */
const MISSING_FIELD = /^(Field "\w+" of required type "[\w[\]!]+" was not provided)\./;
const UNKNOWN_FIELD = /^Field "(\w{1,60})" is not defined by type "(\w+)"\.(?: (Did you mean .*)\?)?$/;
const NULL = /^Expected non-nullable type /;

/**
 * Returns the message of a variable's error without its value, which may be a password. The message has the position
 * and the expected type, with the values of an enum. `hasHints` adds suggested fields. All other messages are
 * unchanged.
 */
export function describeVariableError(schema: GraphQLSchema, error: GraphQLError, hasHints: boolean): string {
  const { message } = error;
  const name = WRONG_VARIABLE.exec(message)?.[1];
  if (name === undefined) return message;
  const cause = error.originalError?.message ?? '';
  // The value is in the middle: only the ends of the message come from the library.
  const start = message.endsWith(`; ${cause}`) ? message.slice(0, -cause.length - 2) : '';
  const position = / at "(\w+[\w.[\]]*)"$/.exec(start)?.[1];
  const where = position === undefined ? '' : ` at "${position}"`;
  return `Variable "$${name}" got an invalid value${where}${reasonOf(cause, typeAt(schema, error, position), hasHints)}`;
}

function reasonOf(cause: string, type: GraphQLInputType | undefined, hasHints: boolean): string {
  const missing = MISSING_FIELD.exec(cause)?.[1];
  if (missing !== undefined) return `; ${missing}.`;
  const [, field, parent, hint] = UNKNOWN_FIELD.exec(cause) ?? [];
  if (field !== undefined) {
    return `; there is no field "${field}" in ${parent}${hasHints && hint ? `. ${hint}?` : '.'}`;
  }
  if (type === undefined) return '.';
  const expected = String(NULL.test(cause) ? type : getNullableType(type));
  const named = getNamedType(type);
  const words = isEnumType(named) ? named.getValues().map(({ name }) => name) : [];
  return `; expected ${expected}${words.length > 0 ? `: one of ${words.join(', ')}` : ''}${exampleOf(named)}.`;
}

/** Returns a valid example value, for a scalar that has one. */
function exampleOf(type: GraphQLNamedInputType): string {
  const example = isScalarType(type) ? type.extensions['example'] : undefined;
  return typeof example === 'string' ? ` such as ${example}` : '';
}

/** Returns the schema type at a position such as `input.items[0].sku`; the variable's type without a position. */
function typeAt(schema: GraphQLSchema, { nodes }: GraphQLError, position = ''): GraphQLInputType | undefined {
  const definition = nodes?.[0];
  if (definition?.kind !== Kind.VARIABLE_DEFINITION) return undefined;
  const own = typeFromAST(schema, definition.type);
  let type = isInputType(own) ? own : undefined;
  for (const [, field] of position.matchAll(/\.(\w+)|\[\d+\]/g)) {
    if (type === undefined) return undefined;
    type = field === undefined ? itemTypeOf(type) : fieldTypeOf(type, field);
  }
  return type;
}

function itemTypeOf(type: GraphQLInputType): GraphQLInputType | undefined {
  const list = getNullableType(type);
  return isListType(list) ? list.ofType : undefined;
}

/** A list of one item may be sent without brackets. Then it has no index in a position. */
function fieldTypeOf(type: GraphQLInputType, field: string): GraphQLInputType | undefined {
  const named = getNamedType(type);
  return isInputObjectType(named) ? named.getFields()[field]?.type : undefined;
}
