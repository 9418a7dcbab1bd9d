import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

/** What is known of the call that the running code answers. */
export interface RequestContext {
  requestId: string;
  /** The W3C header of what the call is part of, as far as there is one. */
  traceparent: string | undefined;
  /** The method and the route. */
  operation: string;
  /** The client's address; undefined once it is gone. */
  ip: string | undefined;
  /** The email address of the session's account, or `operator`; undefined while nobody is known. */
  caller: string | undefined;
  /** The email address that the body names. */
  email: string | undefined;
  /** The solution of a challenge, which takes the place of a wait. */
  proofOfWork: string | undefined;
}

const storage = new AsyncLocalStorage<RequestContext>();

/** The context of the call that the running code answers; undefined in a job. */
export function requestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** Notes who makes the call: the email address of an account, or `operator`. */
export function setCaller(caller: string): void {
  const context = storage.getStore();
  if (context) context.caller = caller;
}

/** A log of words. */
interface WordsLog {
  info(words: string): void;
  warn(words: string): void;
  error(words: string): void;
}

/** The app's log for its services: their lines have the id of the call that is being answered, and none in a job. */
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
    const unknown = { caller: undefined, email: undefined };
    const traceparent = request.headers['traceparent']?.toString();
    const context = { requestId: request.id, traceparent, ip: request.ip, operation, proofOfWork, ...unknown };
    contexts.set(request, context);
    storage.run(context, done);
  });
  // The body arrives by events of the socket, which know nothing of the call.
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
