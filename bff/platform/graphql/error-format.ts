import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { Failure, messageFor } from '../failures.ts';
import { API_LIMITS } from './api-limits.ts';
import { describeVariableError } from './variable-errors.ts';

/** Logs an unexpected error. `entry` contains no variables and no personal data. */
export type ErrorLog = (entry: {
  requestId: string | undefined;
  operation: string | null | undefined;
  error: unknown;
}) => void;

/** What Apollo refuses without a code, and what a client is told of it: the hash is not the document's, or has another form. */
const REFUSED_HASHES = new Map([
  ['provided sha does not match query', 'provided sha does not match query'],
  ['Unsupported persisted query version', 'extensions.persistedQuery must be { "version": 1, "sha256Hash": "…" }.'],
]);

/** The codes of requests that Apollo itself refuses. Their messages contain nothing but the request. */
const APOLLO_CODES = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
]);

/** What the executor says of an argument that a variable, mostly null in place of its default, makes wrong. */
const WRONG_ARGUMENT = /^Argument "\w+" (?:of non-null type "[\w[\]!]+" must not be null\.$|has invalid value )/;

/** What graphql-js says of a document that is too long. */
const TOO_LONG = /^Syntax Error: Document contains more that \d+ tokens\./;
const TOO_LONG_MESSAGE = `The document has more than ${API_LIMITS.tokens} tokens.`;

const INTROSPECTION = /^GraphQL introspection is not allowed/;
const NO_INTROSPECTION = 'Introspection is not answered here. The whole schema stands at /schema.graphql.';

/**
 * Makes a function that answers an error as a client sees it: its code and message when they are meant for clients, else
 * INTERNAL_SERVER_ERROR. `hasHints` tells which field of an input the client may have meant.
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

/** Whether Apollo made the error itself, without a cause. */
function isApolloError(error: unknown, origin: unknown): boolean {
  return error === origin || (origin instanceof Error && 'extensions' in origin);
}

/** Whether the executor refused an argument before the field ran. Only its own errors name a place in the document. */
function isWrongArgument(origin: unknown): boolean {
  return origin instanceof GraphQLError && origin.nodes !== undefined && WRONG_ARGUMENT.test(origin.message);
}

/** Whether an error is the client's mistake, or is already in the log. */
export function isExpected(error: GraphQLError): boolean {
  const origin = unwrapResolverError(error);
  const hasCode = origin instanceof Failure || APOLLO_CODES.has(error.extensions['code']);
  return hasCode || isWrongArgument(origin) || (REFUSED_HASHES.has(error.message) && error.path === undefined);
}
