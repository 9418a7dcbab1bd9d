import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import { Failure, wordsFor } from '../failures.ts';
import { cacheHints } from './hints.ts';
import { checkLimits } from './limits.ts';

/** What the plugin needs to know of a request. */
export interface Answered {
  requestId: string;
  /** Whether a cache may keep what the schema says it may. */
  isSettled: boolean;
  scope: { isStale: boolean };
}
/** Writes down an error that nobody expected; `what` has no variables and nothing personal in it. */
export type ErrorLog = (what: {
  requestId: string | undefined;
  operation: string | null | undefined;
  error: unknown;
}) => void;

/** Apollo's one refusal without a code: a hash that isn't its document's. */
const WRONG_HASH = 'provided sha does not match query';

const NO_OPERATION = 'The document has no operation of that name, or several, and no name says which.';
const NO_SUCH_KIND = 'There are queries and mutations, and nothing else.';
const UNRESOLVED = { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } };

/** Apollo's own codes, for requests that it refuses by itself: their words are about the request alone. */
const APOLLO_CODES = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
]);

/** What a client reads of an error: its code and words when they are meant for it, else that something went wrong. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, locations, path, extensions } = formatted;
  const place = { locations, path };
  const origin = unwrapResolverError(error);
  if (origin instanceof Failure) {
    const { http: _status, ...told } = origin.extensions;
    return { message: origin.message, ...place, extensions: told };
  }
  if (isApollos(error, origin) && APOLLO_CODES.has(extensions?.['code'])) {
    return { message: withoutValue(message), ...place, extensions: { code: extensions?.['code'] } };
  }
  if (message === WRONG_HASH && error === origin) return { message, extensions: { code: 'BAD_REQUEST' } };
  return { message: wordsFor('INTERNAL_SERVER_ERROR'), ...place, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** graphql-js repeats a variable's wrong value; it may be a password, so only where it stood, or what is missing, is told. */
function withoutValue(message: string): string {
  const variable = /^Variable "\$(\w+)" got invalid value /.exec(message)?.[1];
  if (variable === undefined) return message;
  const place = / at "([\w.[\]]+)"; /.exec(message)?.[1];
  const why = /; (Field "\w+" (?:of|is)[\w\s"!]*)\./.exec(message)?.[1];
  return `Variable "$${variable}" got an invalid value${place ? ` at "${place}"` : ''}${why ? `; ${why}` : ''}.`;
}

/** Whether Apollo made the error itself: then nothing lies under it. */
function isApollos(error: unknown, origin: unknown): boolean {
  return error === origin || (origin instanceof Error && 'extensions' in origin);
}

/** Whether an error is a client's own, or was told of already. */
function isExpected(error: GraphQLError): boolean {
  const isKnown = unwrapResolverError(error) instanceof Failure || APOLLO_CODES.has(error.extensions['code']);
  return isKnown || (error.message === WRONG_HASH && error.path === undefined);
}

/** Checks limits before an operation runs; afterwards sets `Cache-Control`, and the request's id on every error. */
export function answersPlugin(schema: GraphQLSchema, log: ErrorLog): ApolloServerPlugin<Answered> {
  const hintOf = cacheHints(schema);
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request }) => {
        // Apollo would have the executor look for it, which would run the document's only one, unlimited.
        if (!operation) throw new GraphQLError(NO_OPERATION, { extensions: UNRESOLVED });
        if (!schema.getRootType(operation.operation)) throw new GraphQLError(NO_SUCH_KIND, { extensions: UNRESOLVED });
        checkLimits(schema, document, operation, request.variables ?? {});
      },
      didEncounterErrors: async ({ errors, operationName, contextValue }) => {
        for (const error of errors) {
          if (!isExpected(error))
            log({ requestId: contextValue.requestId, operation: operationName, error: error.originalError ?? error });
        }
      },
      willSendResponse: async ({ response, document, operation, contextValue }) => {
        const { body, http } = response;
        const result = body.kind === 'single' ? body.singleResult : undefined;
        const { isStale } = contextValue.scope;
        if (result && isStale) result.extensions = { ...result.extensions, stale: true };
        const isWhole = result !== undefined && !result.errors && contextValue.isSettled && !isStale;
        const isFine = isWhole && document !== undefined && operation !== undefined;
        http.headers.set('vary', 'Accept');
        http.headers.set('cache-control', isFine ? hintOf(document, operation) : 'no-store');
        for (const error of result?.errors ?? [])
          Object.assign(error.extensions ?? {}, { requestId: contextValue.requestId });
      },
    }),
  };
}
