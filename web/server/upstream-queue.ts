import { PassThrough, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fairClientOf, rateLimitAddress, isSharedAddress } from '../../server-kit/client-address.ts';
import { holdUntilSent } from '../../server-kit/body-turns.ts';
import { FairPermits } from '../../server-kit/fair-permits.ts';
import type { FairSemaphore, Release } from '../../server-kit/fair-semaphore.ts';

/** The limits of a scope for the upstream requests of its clients. */
export interface UpstreamQueue {
  /** Waits for a slot of a request; undefined when there is none in time. */
  acquire: (request: FastifyRequest, reply: FastifyReply) => Promise<Release | undefined>;
  /** Responds to a request for which there is no slot. */
  refuse: (request: FastifyRequest, reply: FastifyReply) => unknown;
}

/**
 * Lets a request with a complete body wait for an upstream slot; where `isBeforeBody`, before the body is read. It holds
 * the slot until its response is sent.
 */
export function queueForUpstream(
  scope: FastifyInstance,
  { acquire, refuse }: UpstreamQueue,
  isBeforeBody: boolean,
): void {
  scope.addHook(isBeforeBody ? 'onRequest' : 'preHandler', async (request, reply) => {
    const release = await acquire(request, reply);
    if (release || request.raw.socket.destroyed) holdUntilSent(request, reply, release);
    else await refuse(request, reply);
  });
}

/** Returns a function that waits for a slot, in which clients take turns. */
export const inTurns =
  (semaphore: FairSemaphore): UpstreamQueue['acquire'] =>
  (request) =>
    semaphore.acquire(fairClientOf(request));

/** The maximum number of open event streams: of all clients, and of one. None waits for a slot. */
export const STREAMS = { most: 2_000, mostOfOne: 500 };

/** Returns a function that acquires a slot for an event stream. When all are used, the client with the most loses one to a client with fewer. */
export function createStreamLimiter(limits = STREAMS): UpstreamQueue['acquire'] {
  const places = new FairPermits(limits);
  return async (request, reply) => {
    const name = fairClientOf(request);
    const client = isSharedAddress(name) ? name : rateLimitAddress(request.ip);
    return places.acquire({ client, account: request.headers.authorization ?? '' }, () => reply.raw.destroy());
  };
}

const EVENT_STREAM = 'text/event-stream';
/** Seconds after which a refused client may retry, and the gateway's response body. */
const RETRY_SECONDS = 30;
const TOO_MANY = {
  errors: [
    {
      message: 'Too many requests. Please try again in a moment.',
      extensions: { code: 'RATE_LIMITED', retryAfterMs: RETRY_SECONDS * 1_000 },
    },
  ],
};

/** Whether a response may be an event stream, which is open for minutes. */
export const acceptsEvents = ({ headers }: FastifyRequest): boolean => headers.accept?.includes(EVENT_STREAM) ?? false;

/** Refuses an event stream: its client, or all clients together, have reached the maximum. */
export function refuseStream(reply: FastifyReply): FastifyReply {
  return reply
    .code(429)
    .headers({ 'retry-after': String(RETRY_SECONDS), 'cache-control': 'no-store' })
    .send(TOO_MANY);
}

/** Returns a function that forwards a stream, and ends it when the app closes: an open one would prevent the shutdown. */
export function endOnClose(app: FastifyInstance): (source: Readable) => Readable {
  const open = new Map<PassThrough, Readable>();
  app.addHook('preClose', async () => {
    for (const [passed, source] of open) {
      source.unpipe(passed);
      passed.end();
    }
  });
  return (source) => {
    const passed = new PassThrough();
    open.set(passed, source);
    source.once('error', (error) => passed.destroy(error));
    passed.once('close', () => {
      open.delete(passed);
      source.destroy();
    });
    return source.pipe(passed);
  };
}
