import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createServerApp,
  refuseFaultyRequests,
  type RequestDefect,
  type ServerSettings,
} from '../../server-kit/app.ts';
import { refuseExpectation, sendConnectionError } from './connection-errors.ts';
import { limitFailureLines, sendError } from './error-responses.ts';
import { Refusal } from './refusals.ts';
import { provideRequestContext } from './request-context.ts';
import { serializeByContract } from './serialization.ts';
import { isOptionalBody, validateByContract } from './validation.ts';
import { toFieldPath } from './violations.ts';

/** The options of the Fastify app. */
export type AppOptions = ServerSettings;

/** Creates the api's Fastify app. It validates by the contract, returns the contract's errors, and logs no values. */
export function createFastify(options: AppOptions): FastifyInstance {
  const app = createServerApp(options, {
    routerOptions: { maxParamLength: 512 },
    bodyLimit: 256 * 1024,
    // Node would refuse a request without Host with no message: `assertHost` refuses it.
    requireHostHeader: false,
    serializeError,
    frameworkErrors: refuseUnreadable,
    clientErrorHandler: sendConnectionError,
  });
  limitFailureLines(app);
  app.server.on('checkExpectation', refuseExpectation);
  refuseFaultyRequests(app, (_request, _reply, fault) => {
    throw REFUSALS[fault]();
  });
  app.addHook('onRequest', async (request) => assertHost(request));
  provideRequestContext(app);
  app.addHook('preValidation', async (request) => {
    assertBody(request);
    assertNoNul(request);
  });
  validateByContract(app);
  serializeByContract(app);
  app.setErrorHandler<FastifyError>(sendError);
  app.setNotFoundHandler((request, reply) => sendError(new Refusal('NOT_FOUND'), request, reply));
  return app;
}

const REFUSALS: Readonly<Record<RequestDefect, () => Refusal>> = {
  'client-left': () => new Refusal('REQUEST_TIMEOUT'),
  'two-hosts': () => new Refusal('BAD_INPUT', { message: 'The request has more than one Host header.' }),
  'bad-host': () => new Refusal('BAD_INPUT', { message: 'The Host header is not a valid host.' }),
  'media-type': () => new Refusal('UNSUPPORTED_TYPE'),
};

/** Refuses a request whose address Fastify can't read. No hook of the app receives it. */
function refuseUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  sendError(error, request, reply.header('x-request-id', request.id));
}

/** Logs only these parts of an error: a database error contains the values of its statement. */
function serializeError(error: Error): { type: string; message: string; stack: string; code?: string } {
  const code = 'code' in error ? { code: String(error.code) } : {};
  return { type: error.name, message: error.message, stack: error.stack ?? '', ...code };
}

/** Refuses an HTTP/1.1 request without the required Host header. */
function assertHost({ raw: { httpVersion, headers } }: FastifyRequest): void {
  if (httpVersion === '1.1' && headers.host === undefined)
    throw new Refusal('BAD_INPUT', { message: 'The Host header is missing.' });
}

/** Refuses a call without its required body: Fastify validates no body without a content type. */
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
  if (!Buffer.isBuffer(body)) refuseAt('INVALID_INPUT', findFieldWithNul(body));
}

/** The maximum nesting of a body; a deeper one could overflow the stack. */
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
