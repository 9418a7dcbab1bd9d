import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FairSemaphore, Release } from './fair-semaphore.ts';

/** The uploads that a server receives at once, of all clients and of one. Each takes its bytes of memory. */
export const UPLOADS_AT_ONCE = { most: 16, mostOfOne: 2, mostWaiting: 10, waitMs: 5_000 };

/** How clients take turns. */
export interface BodyTurns<Request extends FastifyRequest> {
  turns: FairSemaphore;
  clientOf: (request: Request) => string;
  /** Responds to a request that gets no place in time, or throws. */
  refuse: (request: Request, reply: FastifyReply) => unknown;
}

/**
 * Creates an `onRequest` hook: a request waits for a place before the server reads its body. It holds the place until
 * its response is sent or its client leaves.
 */
export const waitBeforeBody =
  <Request extends FastifyRequest>({ turns, clientOf, refuse }: BodyTurns<Request>) =>
  async (request: Request, reply: FastifyReply): Promise<unknown> => {
    const release = await turns.acquire(clientOf(request));
    if (!release) return refuse(request, reply);
    holdUntilSent(request, reply, release);
    return undefined;
  };

/** Releases a place once the response is sent; at once for a client that has left. */
export function holdUntilSent(request: FastifyRequest, reply: FastifyReply, release: Release | undefined): void {
  if (request.raw.socket.destroyed) {
    release?.();
    reply.hijack();
  } else if (release) {
    reply.raw.once('finish', release).once('close', release);
  }
}
