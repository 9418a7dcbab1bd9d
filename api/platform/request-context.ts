import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** The context of the current call. */
export interface RequestContext {
  requestId: string;
  /** The W3C `traceparent` header of the call, if it has one. */
  traceparent: string | undefined;
  /** The method and the route. */
  operation: string;
  /** The client's address; undefined after a disconnect. */
  ip: string | undefined;
  /** The email address of the session's account, or `operator`; undefined before authentication. */
  caller: string | undefined;
  /** The cookie by which an account may know the browser, unchecked. */
  device: string | undefined;
  /** The email address that the body names. */
  email: string | undefined;
  /** The solution of a challenge, which replaces a wait. */
  proofOfWork: string | undefined;
}

/** The cookie of `devices/device-cookies.ts`, under any prefix. */
const DEVICE_COOKIE = /\bshop_device=[^;]*/;

const storage = new AsyncLocalStorage<RequestContext>();

/** The context of the current call; undefined in a job. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Records the caller: the email address of an account, or `operator`. */
export function setCaller(caller: string): void {
  const context = storage.getStore();
  if (context) context.caller = caller;
}

/** A log of messages. */
interface WordsLog {
  info(words: string): void;
  warn(words: string): void;
  error(words: string): void;
}

/** The app's log for its services. Its lines have the id of the current call, and none in a job. */
export function createServiceLog(log: FastifyBaseLogger): WordsLog {
  const own = () => {
    const context = storage.getStore();
    return context ? log.child({ reqId: context.requestId }) : log;
  };
  return {
    info: (words) => own().info(words),
    warn: (words) => own().warn(words),
    error: (words) => own().error(words),
  };
}

/** Gives each call of the app its context. */
export function provideRequestContext(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  app.addHook('onRequest', (request, _reply, done) => {
    const operation = `${request.method} ${request.routeOptions.url ?? ''}`;
    const proofOfWork = request.headers['proof-of-work']?.toString();
    const device = DEVICE_COOKIE.exec(request.headers.cookie ?? '')?.[0];
    const unknown = { caller: undefined, email: undefined };
    const traceparent = request.headers['traceparent']?.toString();
    const context = { requestId: request.id, traceparent, ip: request.ip, operation, proofOfWork, device, ...unknown };
    contexts.set(request, context);
    storage.run(context, done);
  });
  // The body arrives by socket events, which are outside the context of the call.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = contexts.get(request);
    if (!context) return done();
    context.email = emailIn(request.body);
    storage.run(context, done);
  });
}

function emailIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('email' in body)) return undefined;
  return typeof body.email === 'string' ? body.email : undefined;
}
