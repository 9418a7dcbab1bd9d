import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { Failure, messageFor } from '../failures.ts';
import { describeVariableError } from './variable-errors.ts';

/** Logs an unexpected error. `entry` contains no variables and no personal data. */
export type ErrorLog = (entry: {
  requestId: string | undefined;
  operation: string | null | undefined;
  error: unknown;
}) => void;

/** Apollo's only refusal without a code: the hash is not the document's. */
const HASH_MISMATCH = 'provided sha does not match query';

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
  if (isApolloError(error, origin) && APOLLO_CODES.has(extensions?.['code'])) {
    return { message: describe(error, message), ...position, extensions: { code: extensions?.['code'] } };
  }
  if (message === HASH_MISMATCH && error === origin) return { message, extensions: { code: 'BAD_REQUEST' } };
  return { message: messageFor('INTERNAL_SERVER_ERROR'), ...position, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** Whether Apollo made the error itself, without a cause. */
function isApolloError(error: unknown, origin: unknown): boolean {
  return error === origin || (origin instanceof Error && 'extensions' in origin);
}

/** Whether an error is the client's mistake, or is already in the log. */
export function isExpected(error: GraphQLError): boolean {
  const hasCode = unwrapResolverError(error) instanceof Failure || APOLLO_CODES.has(error.extensions['code']);
  return hasCode || (error.message === HASH_MISMATCH && error.path === undefined);
}
