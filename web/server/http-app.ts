import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { cleanForwardedHeaders, hasOneHost, isMediaType, requestIdOf, timeoutsOf } from '../../schema/http-requests.ts';
import { allowDrain } from '../../schema/graceful-shutdown.ts';
import { lingerOnClose } from '../../schema/lingering-close.ts';
import { traceRequests, type Tracing } from '../../schema/tracing.ts';
import { createUnfinishedLimit, limitSilentSockets } from '../../schema/unfinished-requests.ts';
import type { WebConfig } from '../config.ts';
import { refuseConnection, type Faults } from './faults.ts';
import { closeUnread } from './unread-answers.ts';

/** The characters that one part of an address may have; a longer one is no page of ours. */
const LONGEST_PART = 12_000;
/** Milliseconds that requests under way have to end when the storefront closes. */
const CLOSING_MS = 5_000;

/**
 * Makes the storefront's Fastify app: it reads requests within their time, believes of proxies what can be true, and logs no
 * query string. `unreadable` answers an address that is none.
 */
export function createHttpApp(
  { logLevel, logTo, trustProxy, requestMs, tracer }: WebConfig & { tracer?: Tracing | undefined },
  unreadable: (request: FastifyRequest, reply: FastifyReply) => void,
): FastifyInstance {
  const timeouts = timeoutsOf(requestMs);
  const app: FastifyInstance = Fastify({
    logger: { level: logLevel, serializers: { req: pathOf }, ...(logTo ? { stream: logTo } : {}) },
    forceCloseConnections: 'idle',
    // What still comes on an open connection is served, and closes it.
    return503OnClosing: false,
    // Fastify sets this limit again, to none where it is only told to Node.
    requestTimeout: timeouts.requestTimeout,
    http: timeouts,
    trustProxy,
    genReqId: ({ headers }) => requestIdOf(headers),
    routerOptions: { maxParamLength: LONGEST_PART },
    frameworkErrors: (_error, request, reply) => unreadable(request, reply),
    clientErrorHandler: refuseConnection,
  });
  limitSilentSockets(app.server);
  lingerOnClose(app.server);
  closeUnread(app.server);
  if (tracer) traceRequests(app, tracer);
  allowDrain(app);
  serveHealth(app);
  app.addHook('onRequest', async ({ raw, id }, reply) => {
    cleanForwardedHeaders(raw.headers);
    reply.header('x-request-id', id);
  });
  // A request that never ends must not keep the floor from closing.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_MS).unref();
  });
  return app;
}

/** Serves what balancers ask: whether the process runs, and whether it takes visitors. */
function serveHealth(app: FastifyInstance): void {
  for (const path of ['/livez', '/readyz'])
    app.get(path, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
}

/** Refuses a client whose address nobody knows, and the bodies of one of whom too many are on their way already. */
export function limitUnfinished(app: FastifyInstance, faults: Faults): void {
  const take = createUnfinishedLimit();
  app.addHook('onRequest', async (request, reply) => {
    // A client that left at once: the floors below would take its request for the storefront's own.
    if (!request.ip) await faults.send(request, reply, 408);
    else if (!take(request.ip, request.raw, reply.raw))
      await faults.send(request, reply.headers({ 'retry-after': '10', connection: 'close' }), 429);
  });
}

/** Refuses what two servers could read in two ways: a second Host, a backslash in a path, a content type that is none. */
export function refuseAmbiguous(app: FastifyInstance, faults: Faults): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw, headers, url } = request;
    const [path = ''] = url.split('?', 1);
    const isAmbiguous = !hasOneHost(raw.rawHeaders) || path.includes('\\');
    const type = headers['content-type'];
    if (isAmbiguous) await faults.send(request, reply, 400);
    else if (type !== undefined && !isMediaType(type)) await faults.send(request, reply, 415);
  });
}

function pathOf({ method, url }: FastifyRequest): { method: string; path: string } {
  return { method, path: url.split('?', 1)[0] ?? '' };
}
