import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { endConnection, statusOfConnectionError, type ConnectionError } from '../../server-kit/http-requests.ts';
import type { WebConfig } from '../config.ts';
import { NO_MEASURES, type PageMeasures } from './page-metrics.ts';
import type { Renderer } from './renderer.ts';
import { createLogThinning } from '../../server-kit/log-thinning.ts';

/** The storefront's refusals of requests that are no valid page request. */
export interface ErrorPages {
  /** Responds with this status: a page without scripts to a browser that accepts one, JSON in GraphQL's form to others. */
  send(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>;
  /** Responds with 400 to an invalid address, such as `/%E0%A4%A`. It bypasses all hooks, so it sets the headers itself. */
  respondUnreadable(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Logs a failure because a lower service failed, or had no capacity. */
  log: FailureLog;
}

const SCRIPTS = /<script type="module"[^>]*><\/script>/g;
const DEAD_END = '/this/address/can/not/be/read';
const CACHED_MS = 5_000;
const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const OWN_HEADERS = {
  ...PAGE_HEADERS,
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'self'; script-src 'none'; img-src 'self' https: data:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

/** The shop's friendly error page, without scripts, which could not read the address either. It is cached for some seconds. */
export function createErrorPages(
  app: FastifyInstance,
  renderer: Renderer,
  config: WebConfig & { measures?: PageMeasures | undefined },
): ErrorPages {
  const { measures = NO_MEASURES } = config;
  const pages = new LRUCache<string, string>({
    max: 1,
    ttl: CACHED_MS,
    fetchMethod: async () => {
      const origin = config.publicUrl ?? 'http://localhost';
      const { html } = await renderer.render({ path: DEAD_END, origin, gateway: config.gatewayUrl });
      return html.replaceAll(SCRIPTS, '');
    },
  });
  const deadEnd = () =>
    pages.forceFetch('page').catch((error: unknown) => {
      app.log.error(error);
      return 'This address can not be read.';
    });
  return {
    log: createFailureLog(app),
    send: async (request, reply, status) => {
      reply.header('cache-control', 'no-store');
      measures.onRefusal(status);
      if (!wantsPage(request)) return reply.code(status).send(toErrors(status));
      return reply
        .code(status)
        .headers(PAGE_HEADERS)
        .send(await deadEnd());
    },
    respondUnreadable: async (_request, { raw }) => {
      measures.onRefusal(400);
      raw.writeHead(400, OWN_HEADERS).end(await deadEnd());
    },
  };
}

/** The code of an interrupted response of the gateway. */
const BROKEN_OFF = 'UND_ERR_SOCKET';

/** Responds to unknown addresses, unsupported methods and all errors in the shop's form. It logs internal errors, without the query. */
export function handleErrors(app: FastifyInstance, errorPages: ErrorPages): void {
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return errorPages.send(request, reply, 404);
    // Every address has a page, if only the one of a missing page.
    const [url = ''] = request.url.split('?', 1);
    // Other text of an address could be read as a pattern.
    const takesPosts = /^[\w/-]+$/.test(url) && app.hasRoute({ method: 'POST', url });
    const allow = takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD';
    return errorPages.send(request, reply.header('allow', allow), 405);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const own = error.code === BROKEN_OFF ? 503 : 500;
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : own;
    // A client that left needs no response. An interrupted response has its own log line.
    if (status >= 500 && error.code !== BROKEN_OFF && !reply.raw.destroyed)
      request.log.error({ err: error }, 'A request failed');
    return errorPages.send(request, reply, status);
  });
}

/** Responds to a request that Node could not parse, and closes its connection. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  endConnection(error, socket, toErrors(statusOfConnectionError(error)));
}

const wantsPage = ({ headers, url }: FastifyRequest): boolean =>
  !url.startsWith('/graphql') && (headers.accept?.includes('text/html') ?? false);

const MESSAGES: Readonly<Record<number, string>> = {
  404: 'We couldn’t find what you are looking for.',
  405: 'This address takes no such request.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large.',
  415: 'The body’s content type is not one that is taken here.',
  429: 'Too many requests. Please try again in a moment.',
  431: 'The headers of the request are too large.',
  503: 'We can’t reach the shop right now. Please try again in a moment.',
};
const CODES: Readonly<Record<number, string>> = { 404: 'NOT_FOUND', 429: 'RATE_LIMITED', 503: 'UPSTREAM_UNAVAILABLE' };

function toErrors(status: number) {
  const isOurs = status >= 500;
  const message = MESSAGES[status] ?? (isOurs ? 'Something went wrong at our end.' : 'The request is not valid.');
  const code = CODES[status] ?? (isOurs ? 'INTERNAL_SERVER_ERROR' : 'BAD_REQUEST');
  return { errors: [{ message, extensions: { code } }] };
}

/** Logs a failed request, with the reason and its path, and never its query. */
export type FailureLog = (
  request: Pick<FastifyRequest, 'id' | 'method' | 'url'>,
  status: number,
  cause?: string,
) => void;

/**
 * Creates the log of requests that failed because a lower service failed. An outage fails many in a second: it writes at most ten
 * in ten seconds, each with its request's id, and counts the rest.
 */
export function createFailureLog(app: FastifyInstance): FailureLog {
  const thinning = createLogThinning({
    keyOf: () => 'failure',
    windowMs: 10_000,
    report: (_line: string, more) => app.log.warn({ more }, 'More requests failed'),
  });
  app.addHook('onClose', async () => thinning.flush());
  return ({ id, method, url }, status, cause) => {
    if (!thinning.admits(url)) return;
    app.log.warn({ reqId: id, method, path: url.split('?', 1)[0], status, cause }, 'A request failed');
  };
}
