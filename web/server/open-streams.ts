import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { rateLimitAddress } from '../../schema/client-address.ts';
import { createCounter } from '../../schema/unfinished-requests.ts';
import type { Release } from './slots.ts';
import { freeSlot } from './upstream-slots.ts';

type OnResponse = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onResponse']>;

/** The most answers that may stay open: of all clients together, and of one address or /64 network of IPv6. */
export const STREAMS = { most: 2_000, mostOfOne: 200 };
/** What a client is told that has too many, as the gateway tells it, and after how many seconds it may ask for the next. */
const RETRY_SECONDS = 30;
const MESSAGE = 'Too many requests. Please try again in a moment.';
const EXTENSIONS = { code: 'RATE_LIMITED', retryAfterMs: RETRY_SECONDS * 1_000 };
/** What an answer from below says of a body that its client does not get. */
const OF_ITS_BODY = ['content-type', 'content-length', 'transfer-encoding', 'x-accel-buffering'];

/**
 * Passes answers on. An event stream, which may stay open for minutes, gives its slot back to the queries and takes a place among
 * the streams; where there is none, the answer is 429.
 */
export function limitStreams(passOn: OnResponse): OnResponse {
  const takePlace = takeStreamPlaces(STREAMS);
  return (request, reply, answer) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return passOn(request, reply, answer);
    freeSlot(request);
    const leave = takePlace(rateLimitAddress(request.ip));
    if (leave) {
      answer.stream.once('close', leave);
      return passOn(request, reply, answer);
    }
    // It fails because we break it off.
    answer.stream.once('error', () => undefined).destroy();
    for (const name of OF_ITS_BODY) reply.removeHeader(name);
    reply.code(429).header('retry-after', String(RETRY_SECONDS)).header('cache-control', 'no-store');
    return void reply.send({ errors: [{ message: MESSAGE, extensions: EXTENSIONS }] });
  };
}

/** Counts the places of open streams. Answers how one ends, or undefined when the address, or all together, have as many as they may. */
export function takeStreamPlaces({ most, mostOfOne }: typeof STREAMS): (address: string) => Release | undefined {
  const [own, all] = [createCounter(mostOfOne), createCounter(most)];
  return (address) => {
    const leaveOwn = own(address);
    const leaveAll = leaveOwn && all('');
    if (!leaveAll) leaveOwn?.();
    return (
      leaveAll &&
      (() => {
        leaveOwn();
        leaveAll();
      })
    );
  };
}
