import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';

/** Stands in the list of origins for every origin that the list does not name. */
export const ANY_ORIGIN = '*';

/** The headers that a page of another origin may send: those that GraphQL clients, tracers and caches set. */
const ALLOWED_HEADERS = [
  'accept',
  'authorization',
  'content-type',
  'apollo-require-preflight',
  'apollographql-client-name',
  'apollographql-client-version',
  'graphql-require-preflight',
  'idempotency-key',
  'if-none-match',
  'proof-of-work',
  'traceparent',
  'tracestate',
  'x-apollo-operation-id',
  'x-apollo-operation-name',
  'x-apollo-operation-type',
  'x-client-key',
  'x-graphql-cost',
  'x-request-id',
];
/** The headers of an answer that a page of another origin may read. */
const EXPOSED_HEADERS = ['etag', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'];
/** Seconds for which a browser need not ask again: the most that browsers remember. */
const MAX_AGE_SECONDS = 7_200;

/**
 * Lets pages of other origins call the routes of this scope, which have these paths (CORS). `origins` are origins as browsers
 * write them, and `*` for all. Pages of a named origin may send credentials; `*` never allows that. Without origins nothing
 * changes.
 */
export async function allowOrigins(
  scope: FastifyInstance,
  paths: readonly string[],
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  const named = new Set(origins.filter((origin) => origin !== ANY_ORIGIN));
  const others = origins.includes(ANY_ORIGIN) && ANY_ORIGIN;
  const options = {
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ALLOWED_HEADERS,
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: MAX_AGE_SECONDS,
    strictPreflight: false,
  };
  await scope.register(cors, {
    delegator: ({ headers, routeOptions, url }, done) => {
      const credentials = named.has(headers.origin ?? '');
      // The plugin's own route answers preflights of all addresses.
      const isOwn = routeOptions.url !== '*' || paths.includes(url);
      done(null, { ...options, credentials, origin: isOwn && (credentials ? (headers.origin ?? false) : others) });
    },
  });
}
