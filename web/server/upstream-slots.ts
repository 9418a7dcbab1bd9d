import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOwnNetwork, rateLimitAddress } from '../../schema/client-address.ts';
import type { Faults } from './faults.ts';
import { createSlots, type Release, type SlotOptions } from './slots.ts';

/** The slot of each request that has one. */
const taken = new WeakMap<object, Release>();

/** Gives the slot of a request back before its answer is whole; a second time does nothing. */
export const freeSlot = (request: object): void => taken.get(request)?.();

/** Whose slots a request takes: those of its address, or /64 network of IPv6; one of the shop's own network its own, for it may be anybody's. */
export const clientOf = ({ ip, id }: Pick<FastifyRequest, 'ip' | 'id'>): string =>
  isOwnNetwork(ip) ? `request ${id}` : rateLimitAddress(ip);

/**
 * Lets a request whose body is whole wait for a connection to the floor below, but not for ever: then it is answered with 503. A
 * slot is free again once the floor below has answered whole: that its client reads nothing keeps nobody else waiting.
 */
export function queueFor(scope: FastifyInstance, faults: Faults, options: SlotOptions): void {
  const slots = createSlots(options);
  scope.addHook('preHandler', async (request, reply) => {
    const release = await slots.take(clientOf(request));
    if (request.raw.socket.destroyed) {
      release?.();
      // Nobody is there to read the answer.
      reply.hijack();
    } else if (release) {
      taken.set(request, release);
      reply.raw.once('close', release);
    } else {
      faults.log(request, 503, 'too many requests wait for the floor below');
      await faults.send(request, reply.header('retry-after', '2'), 503);
    }
  });
  scope.addHook('onSend', async (request, _reply, payload) => {
    const release = taken.get(request);
    if (payload instanceof Readable && release) payload.once('close', release);
    else release?.();
  });
}
