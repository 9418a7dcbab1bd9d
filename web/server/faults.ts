import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Socket } from 'node:net';
import { endConnection, statusOfConnectionError, type ConnectionError } from '../../schema/http-requests.ts';
import type { WebConfig } from '../config.ts';
import { createFailureLog, type FailureLog } from './failure-log.ts';
import { NO_MEASURES, type PageMeasures } from './page-metrics.ts';
import type { Renderer } from './renderer.ts';

/** How the storefront refuses what is no request for a page of its own. */
export interface Faults {
  /** Answers with this status: a page without scripts for a browser that wants one, JSON in GraphQL's form for others. */
  send(request: FastifyRequest, reply: FastifyReply, status: number): Promise<FastifyReply>;
  /** Answers an address that is none, such as `/%E0%A4%A`, with 400. It runs past all hooks, so it brings its own headers. */
  answerUnreadable(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Logs what failed because a floor below did, or had no room. */
  log: FailureLog;
}

const SCRIPTS = /<script type="module"[^>]*><\/script>/g;
const DEAD_END = '/this/address/can/not/be/read';
const KEPT_MS = 5_000;
const PAGE_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
const OWN_HEADERS = {
  ...PAGE_HEADERS,
  'x-content-type-options': 'nosniff',
  'content-security-policy':
    "default-src 'self'; script-src 'none'; img-src 'self' https: data:; object-src 'none'; frame-ancestors 'none'; base-uri 'none'",
};

/** The shop's kind page for a dead end, without scripts, which could read the address no better. It is kept for some seconds. */
export function createFaults(
  app: FastifyInstance,
  renderer: Renderer,
  config: WebConfig & { measures?: PageMeasures | undefined },
): Faults {
  const { measures = NO_MEASURES } = config;
  const pages = new LRUCache<string, string>({
    max: 1,
    ttl: KEPT_MS,
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
      measures.onFault(status);
      if (!wantsPage(request)) return reply.code(status).send(toErrors(status));
      return reply
        .code(status)
        .headers(PAGE_HEADERS)
        .send(await deadEnd());
    },
    answerUnreadable: async (_request, { raw }) => {
      measures.onFault(400);
      raw.writeHead(400, OWN_HEADERS).end(await deadEnd());
    },
  };
}

/** The code of an answer from below that broke off. */
const BROKEN_OFF = 'UND_ERR_SOCKET';

/** Answers unknown addresses, methods that an address does not take, and all errors in the shop's form. What failed by itself is logged, without the address's query. */
export function answerFaults(app: FastifyInstance, faults: Faults): void {
  app.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return faults.send(request, reply, 404);
    // There is a page at every address, be it the one that says so.
    const [url = ''] = request.url.split('?', 1);
    // What else is in an address could be read as a pattern.
    const takesPosts = /^[\w/-]+$/.test(url) && app.hasRoute({ method: 'POST', url });
    const allow = takesPosts ? 'GET, HEAD, POST' : 'GET, HEAD';
    return faults.send(request, reply.header('allow', allow), 405);
  });
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const own = error.code === BROKEN_OFF ? 503 : 500;
    const status = error.statusCode !== undefined && error.statusCode >= 400 ? error.statusCode : own;
    // A client that left needs no answer. What broke off below has its line.
    if (status >= 500 && error.code !== BROKEN_OFF && !reply.raw.destroyed)
      request.log.error({ err: error }, 'A request failed');
    return faults.send(request, reply, status);
  });
}

/** Answers a request that Node could not read, and closes its connection. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  endConnection(error, socket, toErrors(statusOfConnectionError(error)));
}

const wantsPage = ({ headers, url }: FastifyRequest): boolean =>
  !url.startsWith('/graphql') && (headers.accept?.includes('text/html') ?? false);

const MESSAGES: Readonly<Record<number, string>> = {
  404: 'There is nothing at this address.',
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
