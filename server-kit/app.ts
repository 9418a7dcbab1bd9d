import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import type { Server } from 'node:http';
import { createNetworkTest, isPrivateAddress } from './trust-proxy.ts';
import { allowDrain } from './graceful-shutdown.ts';
import {
  cleanForwardedHeaders,
  hasOneHost,
  isHost,
  isMediaType,
  isPathTarget,
  originFormOf,
  requestIdOf,
} from './http-requests.ts';
import { measureRequests, type Metrics } from './metrics.ts';
import { traceRequests, type DescribeRequest, type Tracing } from './tracing.ts';

/** Milliseconds that running requests have to end when an app closes. */
const CLOSING_MS = 5_000;
/** The interval, in milliseconds, between checks for requests that take too long to arrive. */
const CHECK_MS = 1_000;
/** The maximum number of connections of one server. `ops/haproxy/haproxy.cfg` limits the connections of one client. */
const MOST_CONNECTIONS = 20_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether a trusted server sent the request for no client: it has no `X-Forwarded-For`, as the storefront's own ones. */
    isOfShop: boolean;
    /** Whether the client connected itself: no trusted proxy or server of the shop sent the request. */
    isDirect: boolean;
  }
}

/** The settings of a server. */
export interface ServerSettings {
  logLevel: string;
  /** The proxies whose `X-Forwarded-…` headers are trusted. */
  trustProxy: string;
  /** Milliseconds within which a client must have sent its request: its headers and its body. */
  requestMs: number;
  /** Where requests are measured; nowhere by default. */
  metrics?: Metrics | undefined;
  /** Where requests are traced; nowhere by default. */
  tracer?: Tracing | undefined;
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void } | undefined;
}

/** The parts in which the servers differ. */
export interface OwnParts extends Pick<
  FastifyServerOptions,
  'bodyLimit' | 'clientErrorHandler' | 'frameworkErrors' | 'logController' | 'routerOptions'
> {
  /** Whether Node itself refuses a request without the header Host; true by default. */
  requireHostHeader?: boolean;
  /** Writes an error into the log; Fastify's own serializer by default. */
  serializeError?: (error: Error) => { type: string; message: string; stack: string };
  /** Adds a name and attributes to the trace of a request. */
  describeRequest?: DescribeRequest;
}

/**
 * Creates the Fastify app of a server. The app limits the time in which a request must arrive and gives each request an
 * id. It trusts only known proxies, can be drained, and logs no query strings.
 */
export function createServerApp(settings: ServerSettings, own: OwnParts): FastifyInstance {
  const { tracer, metrics } = settings;
  const { describeRequest, ...options } = own;
  const app: FastifyInstance = Fastify(optionsOf(settings, options));
  app.server.maxConnections = MOST_CONNECTIONS;
  app.decorateRequest('isOfShop', false);
  app.decorateRequest('isDirect', false);
  const findSender = createProxyCheck(app, settings);
  app.addHook('onRequest', async (request, reply) => {
    cleanForwardedHeaders(request.raw.headers);
    Object.assign(request, findSender(request));
    reply.header('x-request-id', request.id);
  });
  if (metrics) measureRequests(app, metrics);
  if (tracer) traceRequests(app, tracer, describeRequest);
  allowDrain(app);
  // A request that never ends must not block the close.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_MS).unref();
  });
  return app;
}

/** The kind of the sender of a request. */
type Sender = Pick<FastifyRequest, 'isOfShop' | 'isDirect'>;

/**
 * Creates the function that finds out who sent a request. The first request that a proxy in a private network sends
 * without being trusted is logged: all its clients count as one address.
 */
function createProxyCheck(app: FastifyInstance, { trustProxy }: ServerSettings): (request: FastifyRequest) => Sender {
  const isTrusted = createNetworkTest(trustProxy);
  let isLogged = false;
  return ({ raw: { socket, headers } }) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(address)) return { isOfShop: headers['x-forwarded-for'] === undefined, isDirect: false };
    if (!isLogged && headers['x-forwarded-for'] !== undefined && isPrivateAddress(address)) {
      isLogged = true;
      app.log.warn({ address }, 'a proxy is not trusted, so all its clients count as one: set TRUST_PROXY');
    }
    return { isOfShop: false, isDirect: true };
  };
}

function optionsOf(
  { logLevel, logTo, trustProxy, requestMs }: ServerSettings,
  { requireHostHeader = true, serializeError, ...own }: Omit<OwnParts, 'describeRequest'>,
): FastifyHttpOptions<Server> {
  const serializers = { req: pathOf, ...(serializeError && { err: serializeError }) };
  return {
    logger: { level: logLevel, serializers, ...(logTo && { stream: logTo }) },
    forceCloseConnections: 'idle',
    // The app serves a request on an open connection during the close, and its response closes the connection.
    return503OnClosing: false,
    trustProxy,
    genReqId: ({ headers }) => requestIdOf(headers),
    requestIdHeader: false,
    rewriteUrl: originFormOf,
    // Fastify sets this limit itself, after Node has read `http`.
    requestTimeout: requestMs,
    http: {
      requestTimeout: requestMs,
      // Node uses the greater of the two limits for the whole request.
      headersTimeout: requestMs,
      connectionsCheckingInterval: Math.min(CHECK_MS, requestMs),
      requireHostHeader,
    },
    ...own,
  };
}

function pathOf({ method, url }: FastifyRequest): { method: string; path: string } {
  return { method, path: url.split('?', 1)[0] ?? '' };
}

/**
 * Why a request is refused before routing: its client has left, it names two hosts or an impossible one, or its content
 * type is malformed.
 */
export type RequestDefect = 'client-left' | 'two-hosts' | 'bad-host' | 'media-type';

/**
 * Refuses requests that no limit could count, or that two servers could read differently. `refuse` sends the response,
 * or throws.
 */
export function refuseFaultyRequests(
  app: FastifyInstance,
  refuse: (request: FastifyRequest, reply: FastifyReply, fault: RequestDefect) => unknown,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const fault = findFault(request);
    if (fault) await refuse(request, reply, fault);
  });
}

function findFault({ ip, raw, headers, host }: FastifyRequest): RequestDefect | undefined {
  // Node no longer knows the address of a client that has left: another server would count the request as this server's own.
  if (!ip) return 'client-left';
  if (!hasOneHost(raw.rawHeaders)) return 'two-hosts';
  if (!isHost(host) || !isPathTarget(raw.url ?? '')) return 'bad-host';
  const type = headers['content-type'];
  return type === undefined || isMediaType(type) ? undefined : 'media-type';
}

/**
 * Serves health checks: `/livez` reports that the process runs; `/readyz` that it accepts requests, with the fields of
 * `readMore`.
 */
export function serveHealth(app: FastifyInstance, readMore: () => Promise<object> = async () => ({})): void {
  app.get('/livez', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok', ...(await readMore()) }),
  );
}
