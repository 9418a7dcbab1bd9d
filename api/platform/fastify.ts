import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanForwardedHeaders, hasOneHost, isMediaType, requestIdOf, timeoutsOf } from '../../schema/http-requests.ts';
import { allowDrain } from '../../schema/graceful-shutdown.ts';
import { lingerOnClose } from '../../schema/lingering-close.ts';
import { measureRequests } from '../../schema/metrics.ts';
import type { Metrics } from '../../schema/metrics.ts';
import { traceRequests } from '../../schema/tracing.ts';
import type { Tracing } from '../../schema/tracing.ts';
import { createUnfinishedLimit, limitSilentSockets } from '../../schema/unfinished-requests.ts';
import { refuseExpectation, sendConnectionError } from './connection-errors.ts';
import { limitFailureLines, sendError } from './error-responses.ts';
import { Refusal } from './refusals.ts';
import { provideRequestContext } from './request-context.ts';
import { isOptionalBody, validateByContract } from './validation.ts';
import { toFieldPath } from './violations.ts';

/** Seconds after which unfinished requests are over. */
const UNFINISHED_SECONDS = 10;
/** Milliseconds that running requests get when the api closes. */
const CLOSING_MS = 5_000;

/** The options of the Fastify app. */
export interface AppOptions {
  logLevel: string;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: string;
  /** Seconds within which a client must have sent its request: its headers and its body. */
  requestSeconds: number;
  /** Where requests are measured; nowhere by default. */
  metrics?: Metrics | undefined;
  /** Where requests are traced; nowhere by default. */
  tracer?: Tracing | undefined;
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void } | undefined;
}

/**
 * Creates a Fastify app that answers errors as the contract states them, passes request ids on, and logs neither query
 * strings nor values.
 */
export function createFastify(options: AppOptions): FastifyInstance {
  const { logLevel, trustProxy, requestSeconds, logTo, metrics, tracer } = options;
  const timeouts = timeoutsOf(requestSeconds * 1_000);
  const app: FastifyInstance = Fastify({
    logger: {
      level: logLevel,
      serializers: { req: serializeRequest, err: serializeError },
      ...(logTo ? { stream: logTo } : {}),
    },
    // What still comes on an open connection is served, and closes it.
    return503OnClosing: false,
    trustProxy,
    genReqId: ({ headers }) => requestIdOf(headers),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 512 },
    bodyLimit: 256 * 1024,
    // Fastify sets this limit again, to none where it is only told to Node.
    requestTimeout: timeouts.requestTimeout,
    // Node would refuse a request without Host with no words: `assertHost` does it.
    http: { ...timeouts, requireHostHeader: false },
    frameworkErrors: refuseUnreadable,
    clientErrorHandler: sendConnectionError,
  });
  limitFailureLines(app);
  app.server.on('checkExpectation', refuseExpectation);
  lingerOnClose(app.server);
  if (metrics) measureRequests(app, metrics);
  if (tracer) traceRequests(app, tracer);
  // A request that never ends must not keep the api from closing.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_MS).unref();
  });
  allowDrain(app);
  checkHeaders(app);
  provideRequestContext(app);
  app.addHook('preValidation', async (request) => {
    assertBody(request);
    assertNoNul(request);
  });
  validateByContract(app);
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('NOT_FOUND'), request, reply));
  return app;
}

/** Refuses a request whose address Fastify can't read. No hook of the app sees it. */
function refuseUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendError(error, request, reply.header('x-request-id', request.id));
}

/** Checks each request before its body is read. */
function checkHeaders(app: FastifyInstance): void {
  limitSilentSockets(app.server);
  const take = createUnfinishedLimit();
  app.addHook('onRequest', async (request, reply) => {
    cleanForwardedHeaders(request.raw.headers);
    reply.header('x-request-id', request.id);
    // A client that left at once: no limit could count what it asks for.
    if (!request.ip) throw new Refusal('REQUEST_TIMEOUT');
    if (!take(request.ip, request.raw, reply.raw))
      throw new Refusal('RATE_LIMITED', { retryAfter: UNFINISHED_SECONDS });
    assertHost(request);
    assertMediaType(request);
  });
}

function serializeRequest({ method, url }: FastifyRequest): { method: string; path: string } {
  return { method, path: url.split('?', 1)[0] ?? '' };
}

/** Logs no more of an error than this: a database error carries the values that it failed on. */
function serializeError(error: Error): { type: string; message: string; stack: string; code?: string } {
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}

/** Refuses a request of HTTP/1.1 without the header that it must have, and any with two of it. */
function assertHost({ raw: { httpVersion, headers, rawHeaders } }: FastifyRequest): void {
  if (!hasOneHost(rawHeaders)) throw new Refusal('BAD_INPUT', { message: 'There is more than one header Host.' });
  if (httpVersion === '1.1' && headers.host === undefined)
    throw new Refusal('BAD_INPUT', { message: 'The header Host is missing.' });
}

/** Refuses a body whose type is not well formed: Fastify would fail on it. */
function assertMediaType({ headers }: FastifyRequest): void {
  const type = headers['content-type'];
  if (type !== undefined && !isMediaType(type)) throw new Refusal('UNSUPPORTED_TYPE');
}

/** Refuses a call without the body that its operation needs: Fastify validates no body without a content type. */
function assertBody({ routeOptions: { schema }, body }: FastifyRequest): void {
  if (schema?.body && body === undefined && !isOptionalBody(schema.body))
    throw new Refusal('INVALID_INPUT', { message: 'body is missing' });
}

/** Refuses NUL characters: PostgreSQL can't store them in text. */
function assertNoNul({ params, query, body }: FastifyRequest): void {
  const refuseAt = (code: 'BAD_INPUT' | 'INVALID_INPUT', field: string | undefined) => {
    if (field === undefined) return;
    throw new Refusal(code, { field, message: `${field || 'The body'} must not contain a NUL character` });
  };
  refuseAt('BAD_INPUT', findFieldWithNul(params) ?? findFieldWithNul(query));
  refuseAt('INVALID_INPUT', findFieldWithNul(body));
}

/** The deepest nesting of a body; a deeper one could overflow the stack. */
const MAX_DEPTH = 20;

function findFieldWithNul(value: unknown, keys: readonly string[] = []): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? toFieldPath(keys) : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (keys.length > MAX_DEPTH) throw new Refusal('BAD_INPUT', { message: 'The request is nested too deeply.' });
  for (const [key, inner] of Object.entries(value)) {
    const found = findFieldWithNul(inner, [...keys, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
