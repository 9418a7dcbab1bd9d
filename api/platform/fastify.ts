import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { isAway } from './database.ts';
import { Refusal } from './refusals.ts';

/** Milliseconds in which a client must have sent its request. */
const REQUEST_MS = 10_000;
/** Milliseconds that requests under way have to end when the api closes. */
const CLOSING_MS = 5_000;

/** What a Fastify app is told. */
export interface FastifyParts {
  logLevel: string;
  /** Whose `X-Forwarded-For` is believed. */
  trustProxy: string;
  /** Where log lines go; to the standard output by default. */
  logTo?: { write(line: string): void } | undefined;
}

/** A Fastify app that speaks the contract's errors, carries request ids and logs no query strings and no values. */
export function createFastify({ logLevel, trustProxy, logTo }: FastifyParts): FastifyInstance {
  const app: FastifyInstance = Fastify({
    logger: {
      level: logLevel,
      serializers: { req: logged, err: loggedError },
      ...(logTo ? { stream: logTo } : {}),
    },
    trustProxy,
    genReqId: ({ headers }) => acceptedId(headers['x-request-id']) ?? randomUUID(),
    requestIdHeader: false,
    routerOptions: { maxParamLength: 512 },
    bodyLimit: 256 * 1024,
    requestTimeout: REQUEST_MS,
    ajv: { customOptions: { coerceTypes: 'array', removeAdditional: false, useDefaults: true, allErrors: false } },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  // A request that never ends must not keep the floor from closing.
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), CLOSING_MS).unref();
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.removeContentTypeParser('text/plain');
  app.addHook('preValidation', async (request) => {
    refuseNoBody(request);
    refuseNul(request);
  });
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((request, reply) => answerError(new Refusal('NOT_FOUND'), request, reply));
  return app;
}

function logged({ method, url }: FastifyRequest): { method: string; path: string } {
  return { method, path: url.split('?', 1)[0] ?? '' };
}

/** Never the whole error: a database's carries the values that it failed on. */
function loggedError(error: Error): { type: string; message: string; stack: string; code?: string } {
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}

function acceptedId(id: string | string[] | undefined): string | undefined {
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : undefined;
}

/** Where a body is asked for, one has to come: Fastify checks none where there is no type of content to choose by. */
function refuseNoBody({ routeOptions: { schema }, body }: FastifyRequest): void {
  if (schema?.body && body === undefined) throw new Refusal('INVALID_INPUT', { message: 'body is missing' });
}

/** PostgreSQL can't hold a NUL in text, so it can match nothing there. */
function refuseNul({ params, query, body }: FastifyRequest): void {
  const field = fieldWithNul(params) ?? fieldWithNul(query) ?? fieldWithNul(body);
  if (field) throw new Refusal('BAD_INPUT', { field, message: `${field} must not contain a NUL character` });
}

/** Levels of a body; whatever walks through a deeper one could run out of its stack. */
const MOST_LEVELS = 20;

function fieldWithNul(value: unknown, name = 'value', level = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? name : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (level > MOST_LEVELS) throw new Refusal('BAD_INPUT', { message: 'The request is nested too deeply.' });
  for (const [key, inner] of Object.entries(value)) {
    const found = fieldWithNul(inner, Array.isArray(value) ? name : key, level + 1);
    if (found) return found;
  }
  return undefined;
}

/** Any failure as the contract's `Error`; what the shopper can't have caused is logged with its request id. */
function answerError(error: FastifyError | Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = error instanceof Refusal ? error : asRefusal(error);
  const status = error instanceof Refusal ? refusal.status : (clientStatus(error) ?? refusal.status);
  if (refusal.retryAfter) reply.header('retry-after', refusal.retryAfter);
  if (status >= 500) request.log.error({ err: error }, 'A call failed.');
  return reply.code(status).type('application/json').send(refusal.body());
}

function asRefusal(error: FastifyError): Refusal {
  if (error.validation) return invalid(error);
  if (clientStatus(error) === 413) return new Refusal('TOO_LARGE');
  if (clientStatus(error)) return new Refusal('BAD_INPUT', { message: error.message });
  return new Refusal(isAway(error) ? 'UNAVAILABLE' : 'INTERNAL');
}

function invalid({ validation, validationContext }: FastifyError): Refusal {
  const wrong = validation?.[0];
  const named = wrong?.params.missingProperty ?? wrong?.params.additionalProperty;
  const field = typeof named === 'string' ? named.slice(0, 100) : (wrong?.instancePath.split('/')[1] ?? '');
  return new Refusal(validationContext === 'body' ? 'INVALID_INPUT' : 'BAD_INPUT', {
    field,
    message: `${field || validationContext} ${wordsFor(wrong)}`,
  });
}

/** What is wrong, in words that need no knowledge of schemas. */
function wordsFor(wrong: FastifySchemaValidationError | undefined): string {
  if (wrong?.keyword === 'required') return 'is missing';
  if (wrong?.keyword === 'additionalProperties') return 'is not known';
  if (wrong?.keyword === 'pattern') return 'is not well formed';
  if (wrong?.keyword === 'enum') return `must be one of ${[wrong.params.allowedValues].flat().join(', ')}`;
  if (wrong?.keyword === 'type' && wrong.params.type === 'integer') return 'must be a whole number';
  return wrong?.message ?? 'is not valid';
}

/** The status of a call that Fastify itself found wrong: 400 to 499, else undefined. */
function clientStatus({ statusCode }: FastifyError): number | undefined {
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500 ? statusCode : undefined;
}
