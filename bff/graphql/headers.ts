import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import type { HTTPGraphQLHead } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { FormattedExecutionResult, GraphQLError } from 'graphql';
import cors from '@fastify/cors';
import { UpstreamFailure } from '../host/host-errors.ts';
import { OverBudget } from './cost-budget.ts';

/** Adds names of request headers to `Vary`, each once. */
export function addVary(reply: FastifyReply, names: string): void {
  if (!reply.hasHeader('vary')) {
    reply.header('vary', names);
    return;
  }
  const split = (value: unknown) => (typeof value === 'string' ? value.split(',') : []).map((name) => name.trim());
  const all = [...split(reply.getHeader('vary')), ...split(names)].filter((name) => name !== '');
  const unique = new Map(all.map((name) => [name.toLowerCase(), name]));
  reply.header('vary', [...unique.values()].join(', '));
}

/** Makes a response that shared caches may store one that only the client may store. */
export function makePrivate(reply: FastifyReply): void {
  const given = String(reply.getHeader('cache-control') ?? 'no-store');
  reply.header('cache-control', given.replace(/\bpublic\b/, 'private'));
}

/** The `ETag` of a body. It is weak, because the body is the same in every compression. */
export function tagOf(body: string | Buffer): string {
  return hash('sha1', body, 'base64url');
}

/** Sets the `ETag` of a response. Sends 304 without a body if the client has it; returns whether it did. */
export function sendIfKnown(request: FastifyRequest, reply: FastifyReply, tag: string): boolean {
  reply.header('etag', `W/"${tag}"`);
  if (!isKnown(request.headers['if-none-match'], tag)) return false;
  reply.removeHeader('content-type').code(304).send();
  return true;
}

/** Sends a body with its `ETag`, or 304 without a body if the client has it. */
export function sendWithTag(request: FastifyRequest, reply: FastifyReply, body: string | Buffer): FastifyReply {
  if (!sendIfKnown(request, reply, tagOf(body))) reply.send(body);
  return reply;
}

/** Whether an `If-None-Match` names the tag, weak or strong, or is `*`. */
function isKnown(header: string | undefined, tag: string): boolean {
  const tags = (header ?? '').split(',').map((one) => one.trim());
  return tags.some((one) => one === '*' || one.replace(/^W\//, '') === `"${tag}"`);
}

/** The default milliseconds to wait, when the host names none. */
const DEFAULT_WAIT_MS = 1_000;

/**
 * Sets the headers of an exceeded rate limit: `Retry-After` in whole seconds (the longest of all), and the limit if
 * the host names it or it is the gateway's. The status is 429 if no data was returned and there is no other reason.
 */
export function setRateLimitHeaders(
  http: HTTPGraphQLHead,
  result: FormattedExecutionResult | undefined,
  errors: readonly GraphQLError[] | undefined,
): void {
  const limited = (errors ?? []).filter(isRateLimited).toSorted((a, b) => waitOf(b) - waitOf(a));
  const [longest] = limited;
  if (!longest) return;
  http.headers.set('retry-after', String(Math.max(1, Math.ceil(waitOf(longest) / 1_000))));
  const origin = unwrapResolverError(longest);
  const rateLimit = origin instanceof UpstreamFailure || origin instanceof OverBudget ? origin.rateLimit : undefined;
  for (const [name, value] of Object.entries(rateLimit ?? {})) http.headers.set(name, value);
  const isEmpty = Object.values(result?.data ?? {}).every((field) => field === null);
  if (isEmpty && limited.length === errors?.length) http.status = 429;
}

function isRateLimited({ extensions }: GraphQLError): boolean {
  return extensions['code'] === 'RATE_LIMITED';
}

function waitOf({ extensions }: GraphQLError): number {
  const ms = Number(extensions['retryAfterMs'] ?? DEFAULT_WAIT_MS);
  return Number.isFinite(ms) ? ms : DEFAULT_WAIT_MS;
}

/** The entry in the list of origins that allows all origins not listed. */
export const ANY_ORIGIN = '*';

/** The request headers that a page of another origin may send: those of GraphQL clients, tracers and caches. */
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
/** The response headers that a page of another origin may read. */
const EXPOSED_HEADERS = ['etag', 'ratelimit', 'ratelimit-policy', 'retry-after', 'x-request-id'];
/** Seconds for which a browser may cache a preflight: the most that browsers allow. */
const MAX_AGE_SECONDS = 7_200;

/**
 * Allows pages of other origins to call the routes of this scope, which have these paths (CORS). `origins` are
 * origins as browsers write them, or `*` for all. Pages of a named origin may send credentials; `*` never allows
 * that. Without origins nothing changes.
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
      // The plugin's own route responds to preflights of all paths.
      const isOwn = routeOptions.url !== '*' || paths.includes(url);
      done(null, { ...options, credentials, origin: isOwn && (credentials ? (headers.origin ?? false) : others) });
    },
  });
}
