import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { refuseExpectation, sendConnectionError } from './connection-errors.ts';
import { sendError } from './error-responses.ts';
import { Refusal } from './refusals.ts';
import { isOptionalBody, validateByContract } from './validation.ts';
import { toFieldPath } from './violations.ts';

/** Milliseconds between two looks for requests that take too long to arrive. */
const CHECK_MS = 1_000;
/** Milliseconds that running requests get when the api closes. */
const CLOSING_MS = 5_000;

/** The options of the Fastify app. */
export interface AppOptions {
  logLevel: string;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: string;
  /** Seconds within which a client must have sent its request: its headers and its body. */
  requestSeconds: number;
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void } | undefined;
}

/**
 * Creates a Fastify app that answers errors as the contract states them, passes request ids on, and logs neither query
 * strings nor values.
 */
export function createFastify({ logLevel, trustProxy, requestSeconds, logTo }: AppOptions): FastifyInstance {
  const timeouts = timeoutsOf(requestSeconds * 1_000);
  const app: FastifyInstance = Fastify({
    logger: {
      level: logLevel,
      serializers: { req: serializeRequest, err: serializeError },
      ...(logTo ? { stream: logTo } : {}),
    },
    trustProxy,
    genReqId: ({ headers }) => parseRequestId(headers['x-request-id']) ?? randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 512 },
    bodyLimit: 256 * 1024,
    // Fastify sets this limit again, to none where it is only told to Node.
    requestTimeout: timeouts.requestTimeout,
    // Node would refuse a request without Host with no words: `assertHost` does it.
    http: { ...timeouts, requireHostHeader: false },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: sendConnectionError,
  });
  app.server.on('checkExpectation', refuseExpectation);
  // A request that never ends must not keep the api from closing.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_MS).unref();
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    assertHost(request);
  });
  app.addHook('preValidation', async (request) => {
    assertBody(request);
    assertNoNul(request);
  });
  validateByContract(app);
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('NOT_FOUND'), request, reply));
  return app;
}

/** Node's limits for a request that takes so many milliseconds to arrive, its headers alone or with its body. */
function timeoutsOf(milliseconds: number) {
  return {
    requestTimeout: milliseconds,
    // Of two limits Node takes the greater one for the whole request.
    headersTimeout: milliseconds,
    connectionsCheckingInterval: Math.min(CHECK_MS, milliseconds),
  };
}

function serializeRequest({ method, url }: FastifyRequest): { method: string; path: string } {
  return { method, path: url.split('?', 1)[0] ?? '' };
}

/** Logs no more of an error than this: a database error carries the values that it failed on. */
function serializeError(error: Error): { type: string; message: string; stack: string; code?: string } {
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}

function parseRequestId(id: string | string[] | undefined): string | undefined {
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
}

/** Refuses a request of HTTP/1.1 without the header that it must have. */
function assertHost({ raw: { httpVersion, headers } }: FastifyRequest): void {
  if (httpVersion === '1.1' && headers.host === undefined)
    throw new Refusal('BAD_INPUT', { message: 'The header Host is missing.' });
}

/** Refuses a call without the body that its operation needs: Fastify validates no body without a content type. */
function assertBody({ routeOptions: { schema }, body }: FastifyRequest): void {
  if (schema?.body && body === undefined && !isOptionalBody(schema.body))
    throw new Refusal('INVALID_INPUT', { message: 'body is missing' });
}

/** Refuses NUL characters: PostgreSQL can't store them in text. */
function assertNoNul({ params, query, body }: FastifyRequest): void {
  const field = findFieldWithNul(params) ?? findFieldWithNul(query) ?? findFieldWithNul(body);
  if (field === undefined) return;
  throw new Refusal('BAD_INPUT', { field, message: `${field || 'The body'} must not contain a NUL character` });
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
