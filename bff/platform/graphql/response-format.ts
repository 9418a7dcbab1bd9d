import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type FormattedExecutionResult, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { Failure, messageFor } from '../failures.ts';
import { createCacheControl } from './cache-control.ts';
import type { RequestDeadline } from '../upstream/request-deadline.ts';
import type { Exchange, ExchangeContext } from './exchange.ts';
import { assertWithinLimits } from './limits.ts';
import { tellRateLimit } from './rate-limit-headers.ts';
import { describeVariableError } from './variable-errors.ts';

/** What the plugin needs to know of a request. */
export interface ResponseContext extends ExchangeContext {
  requestId: string;
  /** Whether caches may store the answer, as far as the schema allows it. */
  isCacheable: boolean;
  deadline: Pick<RequestDeadline, 'servedStale' | 'incomplete' | 'warnings'>;
}
/** Logs an unexpected error. `entry` contains no variables and no personal data. */
export type ErrorLog = (entry: {
  requestId: string | undefined;
  operation: string | null | undefined;
  error: unknown;
}) => void;

/** Apollo's only refusal without a code: the hash is not the document's. */
const HASH_MISMATCH = 'provided sha does not match query';

const NO_OPERATION = 'The document has no operation of that name, or several, and no name says which.';
const NO_SUCH_ROOT = 'There are queries and mutations, and nothing else.';
const UNRESOLVED_EXTENSIONS = { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } };

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

/** The codes of wrong documents and wrong variables, for errors without data. */
const REQUEST_ERRORS = new Set(['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED', 'BAD_USER_INPUT']);

/**
 * Makes a function that answers an error as a client sees it: its code and message when they are meant for clients, else
 * INTERNAL_SERVER_ERROR. `hasHints` tells which field of an input the client may have meant.
 */
export function createErrorFormat(
  schema: GraphQLSchema,
  hasHints: boolean,
): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  const describe = (error: unknown, message: string) =>
    error instanceof GraphQLError ? describeVariableError(schema, error, hasHints) : message;
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

/** Notes the errors of an answer. */
function noteErrors(exchange: Exchange, result: FormattedExecutionResult | undefined): void {
  const codes = (result?.errors ?? []).map(({ extensions }) => String(extensions?.['code']));
  exchange.codes = [...new Set(codes)];
  exchange.isRequestError = result?.data === undefined && codes.some((code) => REQUEST_ERRORS.has(code));
}

/** Whether Apollo made the error itself, without a cause. */
function isApolloError(error: unknown, origin: unknown): boolean {
  return error === origin || (origin instanceof Error && 'extensions' in origin);
}

/** Whether an error is the client's mistake, or is already in the log. */
function isExpected(error: GraphQLError): boolean {
  const hasCode = unwrapResolverError(error) instanceof Failure || APOLLO_CODES.has(error.extensions['code']);
  return hasCode || (error.message === HASH_MISMATCH && error.path === undefined);
}

/** Checks the limits before an operation runs. Then sets `Cache-Control`, and the request's id on every error. */
export function responsePlugin(schema: GraphQLSchema, log: ErrorLog): ApolloServerPlugin<ResponseContext> {
  const cacheControlOf = createCacheControl(schema);
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request }) => {
        // Without this check the executor would run the document's only operation, without limits.
        if (!operation) throw new GraphQLError(NO_OPERATION, { extensions: UNRESOLVED_EXTENSIONS });
        if (!schema.getRootType(operation.operation))
          throw new GraphQLError(NO_SUCH_ROOT, { extensions: UNRESOLVED_EXTENSIONS });
        assertWithinLimits(schema, document, operation, request.variables ?? {});
      },
      didEncounterErrors: async ({ errors, operationName, contextValue }) => {
        for (const error of errors) {
          if (!isExpected(error))
            log({ requestId: contextValue.requestId, operation: operationName, error: error.originalError ?? error });
        }
      },
      willSendResponse: async ({ response, document, operation, errors, contextValue }) => {
        const { body, http } = response;
        const result = body.kind === 'single' ? body.singleResult : undefined;
        const { servedStale, incomplete, warnings } = contextValue.deadline;
        if (result && servedStale) result.extensions = { ...result.extensions, stale: true };
        if (result && warnings.size > 0) result.extensions = { ...result.extensions, warnings: warnings.size };
        if (result && incomplete.length > 0) result.extensions = { ...result.extensions, incomplete };
        const isCurrent = !servedStale && incomplete.length === 0;
        const isComplete = result !== undefined && !result.errors && contextValue.isCacheable && isCurrent;
        const isCacheable = isComplete && document !== undefined && operation !== undefined;
        http.headers.set('cache-control', isCacheable ? cacheControlOf(document, operation) : 'no-store');
        tellRateLimit(http, result, errors);
        noteErrors(contextValue.exchange, result);
        for (const error of result?.errors ?? [])
          Object.assign(error.extensions ?? {}, { requestId: contextValue.requestId });
      },
    }),
  };
}
