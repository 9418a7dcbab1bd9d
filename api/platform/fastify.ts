import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { isDatabaseUnavailable } from './database.ts';
import { Refusal } from './refusals.ts';

/** Milliseconds within which a client must have sent its request. */
const REQUEST_MS = 10_000;
/** Milliseconds that running requests get when the api closes. */
const CLOSING_MS = 5_000;

/** The options of the Fastify app. */
export interface AppOptions {
  logLevel: string;
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustProxy: string;
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void } | undefined;
}

/**
 * Creates a Fastify app that answers errors as the contract states them, passes request ids on, and logs neither query
 * strings nor values.
 */
export function createFastify({ logLevel, trustProxy, logTo }: AppOptions): FastifyInstance {
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
    requestTimeout: REQUEST_MS,
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, useDefaults: true, allErrors: false } },
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
  });
  // A request that never ends must not keep the api from closing.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_MS).unref();
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', async (request) => {
    assertBody(request);
    assertNoNul(request);
  });
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('NOT_FOUND'), request, reply));
  return app;
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

/** Refuses a call without the body that its operation needs: Fastify validates no body without a content type. */
function assertBody({ routeOptions: { schema }, body }: FastifyRequest): void {
  if (schema?.body && body === undefined) throw new Refusal('INVALID_INPUT', { message: 'body is missing' });
}

/** Refuses NUL characters: PostgreSQL can't store them in text. */
function assertNoNul({ params, query, body }: FastifyRequest): void {
  const field = findFieldWithNul(params) ?? findFieldWithNul(query) ?? findFieldWithNul(body);
  if (field) throw new Refusal('BAD_INPUT', { field, message: `${field} must not contain a NUL character` });
}

/** The deepest nesting of a body; a deeper one could overflow the stack. */
const MAX_DEPTH = 20;

function findFieldWithNul(value: unknown, name = 'value', level = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? name : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (level > MAX_DEPTH) throw new Refusal('BAD_INPUT', { message: 'The request is nested too deeply.' });
  for (const [key, inner] of Object.entries(value)) {
    const found = findFieldWithNul(inner, Array.isArray(value) ? name : key, level + 1);
    if (found) return found;
  }
  return undefined;
}

/**
 * Sends any failure as the contract's `Error`. Failures that the client can't have caused are logged with the request
 * id.
 */
function sendError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Refusal ? error : toRefusal(error);
  const status = error instanceof Refusal ? refusal.status : (clientStatus(error) ?? refusal.status);
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter);
  if (status >= 500) request.log.error({ err: error }, 'A call failed.');
  return reply.code(status).type('application/json').send(refusal.body());
}

function toRefusal(error: FastifyError): Refusal {
  if (error.validation) return toInvalidInput(error);
  if (clientStatus(error) === 413) return new Refusal('TOO_LARGE');
  if (clientStatus(error)) return new Refusal('BAD_INPUT', { message: error.message });
  return new Refusal(isDatabaseUnavailable(error) ? 'UNAVAILABLE' : 'INTERNAL');
}

function toInvalidInput({ validation, validationContext }: FastifyError): Refusal {
  const wrong = validation?.[0];
  const named = wrong?.params.missingProperty ?? wrong?.params.additionalProperty;
  const field = typeof named === 'string' ? named.slice(0, 100) : (wrong?.instancePath.split('/')[1] ?? '');
  return new Refusal(validationContext === 'body' ? 'INVALID_INPUT' : 'BAD_INPUT', {
    field,
    message: `${field || validationContext} ${describeViolation(wrong)}`,
  });
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What is wrong with a field, by the rule of the contract that it breaks. */
const VIOLATIONS: Readonly<Record<string, (rule: FastifySchemaValidationError['params']) => string>> = {
  required: () => 'is missing',
  additionalProperties: () => 'is not known',
  pattern: () => 'is not well formed',
  enum: ({ allowedValues }) => `must be one of ${[allowedValues].flat().join(', ')}`,
  maxLength: ({ limit }) => `must have at most ${String(limit)} characters`,
  minLength: ({ limit }) => (limit === 1 ? 'must not be empty' : `must have at least ${String(limit)} characters`),
  minimum: ({ limit }) => `must be at least ${String(limit)}`,
  maximum: ({ limit }) => `must be at most ${String(limit)}`,
  type: ({ type }) => `must be ${TYPE_WORDS[String(type)] ?? 'of another type'}`,
};

/** What is wrong with a field, in words that need no knowledge of schemas: they may be shown to a shopper. */
function describeViolation(wrong: FastifySchemaValidationError | undefined): string {
  return (wrong && VIOLATIONS[wrong.keyword]?.(wrong.params)) ?? wrong?.message ?? 'is not valid';
}

/** The status of a call that Fastify itself refused, 400 to 499; undefined for any other failure. */
function clientStatus({ statusCode }: FastifyError): number | undefined {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
