import type { Socket } from 'node:net';
import { readFileSync } from 'node:fs';
import { parse, print } from 'graphql';
import { LogController, type FastifyInstance, type FastifyReply } from 'fastify';
import { createServerApp, refuseFaultyRequests, type ServerSettings } from '../../server-kit/app.ts';
import { endConnection, statusOfConnectionError, type ConnectionError } from '../../server-kit/http-requests.ts';
import { createJsonParser } from '../../server-kit/json-bodies.ts';
import { messageFor, type FailureCode } from '../host/failures.ts';
import { describeRequest } from './telemetry.ts';
import { API_LIMITS } from './api-limits.ts';
import { withoutStaff } from './public-schema.ts';
import { addVary, sendWithTag } from './headers.ts';

/** The default headers of every response. */
export const USUAL_HEADERS = { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' };

/** Creates the gateway's Fastify app. It accepts only JSON and refuses everything else in GraphQL's form. */
export function createHttpApp(settings: ServerSettings): FastifyInstance {
  const app = createServerApp(settings, {
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: API_LIMITS.bodyBytes,
    frameworkErrors: (_, { id }, reply) => refuseUnreadable(id, reply),
    clientErrorHandler: refuseConnection,
    describeRequest,
  });
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, createJsonParser(app));
  refuseFaultyRequests(app, ({ id }, reply, fault) => {
    if (fault === 'two-hosts') return sendError(reply, 400, id, TWO_HOSTS);
    if (fault === 'bad-host') return sendError(reply, 400, id, BAD_HOST);
    return sendError(reply, fault === 'client-left' ? 408 : 415, id);
  });
  return app;
}

/** Refuses a request whose address Fastify can't parse. No hook of the app sees it. */
function refuseUnreadable(requestId: string, reply: FastifyReply): void {
  sendError(reply.headers({ ...USUAL_HEADERS, 'x-request-id': requestId }), 400, requestId, NO_ADDRESS);
}

/** Sends an error outside GraphQL in GraphQL's form; without `words`, with the message of its status. */
export function sendError(reply: FastifyReply, status: number, requestId: string, words?: string): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toErrors(status, requestId, words)));
}

/** Refuses a request that Node could not parse: it is not HTTP, its headers are too long, or it was too slow. */
function refuseConnection(error: ConnectionError, socket: Socket): void {
  const status = statusOfConnectionError(error);
  endConnection(error, socket, toErrors(status, undefined, status === 400 ? NO_HTTP : undefined));
}

/** The message for each status of an unread request. */
const WORDS: Readonly<Record<number, string>> = {
  400: 'The request is not well formed. Its body must be valid JSON.',
  408: 'The request took too long to arrive.',
  413: `The request is too large: its body may have ${API_LIMITS.bodyBytes} bytes.`,
  415: 'The body must be JSON, and its content type application/json.',
  431: 'The headers of the request are too large.',
};

const NO_HTTP = 'The request is not well formed.';
const TWO_HOSTS = 'The request has more than one Host header.';
const BAD_HOST = 'The Host header is not a valid host.';
const NO_ADDRESS = 'The address is not well formed.';

function toErrors(status: number, requestId?: string, words = WORDS[status]) {
  const [code, message]: [string, FailureCode] =
    status === 404
      ? ['NOT_FOUND', 'NOT_FOUND']
      : status === 401
        ? ['UNAUTHENTICATED', 'UNAUTHENTICATED']
        : status === 429
          ? ['RATE_LIMITED', 'RATE_LIMITED']
          : status < 500
            ? ['BAD_REQUEST', 'BAD_USER_INPUT']
            : ['INTERNAL_SERVER_ERROR', 'INTERNAL_SERVER_ERROR'];
  return { errors: [{ message: words ?? messageFor(message), extensions: { code, requestId } }] };
}

/** The path of GraphQL. */
export const GRAPHQL_PATH = '/graphql';
/** The path of the schema. */
export const SCHEMA_PATH = '/schema.graphql';
const SCHEMA_FILE = new URL('../../schema/generated/schema.graphql', import.meta.url);
/** A gateway's schema changes only at a restart. */
const CACHE_CONTROL = 'public, max-age=300';

/**
 * Serves the whole schema as text, with descriptions and directives, also in production. With `?without=staff` it serves only what
 * clients of shoppers use.
 */
export function serveSchema(app: FastifyInstance): void {
  const text = readFileSync(SCHEMA_FILE, 'utf8');
  let publicText: string | undefined;
  app.get<{ Querystring: { without?: string } }>(SCHEMA_PATH, (request, reply) => {
    addVary(reply.type('text/plain; charset=utf-8').header('cache-control', CACHE_CONTROL), 'accept-encoding');
    if (request.query.without !== 'staff') return sendWithTag(request, reply, text);
    publicText ??= withoutStaff([parse(text)])
      .map(print)
      .join('\n');
    return sendWithTag(request, reply, publicText);
  });
}
