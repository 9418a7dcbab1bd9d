import { PassThrough, type Readable } from 'node:stream';
import type { FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { createCounter } from '../../schema/unfinished-requests.ts';
import type { Release } from './slots.ts';
import { clientOf, freeSlot } from './upstream-slots.ts';

type OnResponse = NonNullable<NonNullable<FastifyHttpProxyOptions['replyOptions']>['onResponse']>;
/** Passes an answer from below on. */
export type PassOn = (
  request: Parameters<OnResponse>[0],
  reply: Parameters<OnResponse>[1],
  answer: { stream: Readable },
) => void;
/** Ends a stream. */
type EndStream = () => void;

/** The most answers that may stay open: of all clients together, and of one address or /64 network of IPv6. */
export const STREAMS = { most: 2_000, mostOfOne: 500 };
/** What a client is told that has too many, as the gateway tells it, and after how many seconds it may ask for the next. */
const RETRY_SECONDS = 30;
const MESSAGE = 'Too many requests. Please try again in a moment.';
const EXTENSIONS = { code: 'RATE_LIMITED', retryAfterMs: RETRY_SECONDS * 1_000 };
/** What an answer from below says of a body that its client does not get. */
const OF_ITS_BODY = ['content-type', 'content-length', 'transfer-encoding', 'x-accel-buffering'];

/**
 * Passes answers on. An event stream, which may stay open for minutes, gives its slot back to the queries and takes a place among
 * the streams; where there is none, the answer is 429. Streams end when the storefront closes, for they would keep it from that.
 */
export function limitStreams(app: FastifyInstance, passOn: PassOn): PassOn {
  const takePlace = takeStreamPlaces(STREAMS);
  const open = new Set<EndStream>();
  app.addHook('preClose', async () => {
    for (const end of open) end();
  });
  return (request, reply, answer) => {
    if (!String(reply.getHeader('content-type')).startsWith('text/event-stream')) return passOn(request, reply, answer);
    freeSlot(request);
    const leave = takePlace(clientOf(request));
    if (leave) {
      const { stream, end } = endable(answer.stream);
      open.add(end);
      stream.once('close', () => {
        open.delete(end);
        leave();
      });
      return passOn(request, reply, { stream });
    }
    // It fails because we break it off.
    answer.stream.once('error', () => undefined).destroy();
    for (const name of OF_ITS_BODY) reply.removeHeader(name);
    reply.code(429).header('retry-after', String(RETRY_SECONDS)).header('cache-control', 'no-store');
    return void reply.send({ errors: [{ message: MESSAGE, extensions: EXTENSIONS }] });
  };
}

/** The same stream, and what ends it as if it had come to its end. */
function endable(source: Readable): { stream: PassThrough; end: EndStream } {
  const stream = new PassThrough();
  let hasEndStream = false;
  source.once('error', (error) => !hasEndStream && stream.destroy(error));
  stream.once('close', () => {
    hasEndStream = true;
    source.destroy();
  });
  source.pipe(stream);
  const end = () => {
    hasEndStream = true;
    source.destroy();
    stream.end();
  };
  return { stream, end };
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
