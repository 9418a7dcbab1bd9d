import type { FastifyInstance } from 'fastify';
import { fairClientOf } from '../../server-kit/client-address.ts';
import { createRefusalPace } from '../../server-kit/refusal-pace.ts';
import { Refusal } from './refusals.ts';

/**
 * Delays the refusals of clients that call the api themselves and go on after a refusal, like the gateway does. Those
 * that came through a trusted proxy are sent at once: a delay would hold one of the gateway's calls.
 */
export function delayDirectRefusals(app: FastifyInstance): void {
  const pace = createRefusalPace();
  app.addHook('onRequest', async (request) => {
    if (request.isDirect && pace.isFull(fairClientOf(request))) throw new Refusal('RATE_LIMITED', { retryAfter: 2 });
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.isDirect && reply.statusCode === 429) pace.send(fairClientOf(request), () => done(null, payload));
    else done(null, payload);
  });
}
