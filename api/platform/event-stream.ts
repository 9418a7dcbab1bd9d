import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** One event of a stream of server-sent events. */
export interface ServerEvent {
  event: string;
  data: object;
}

/** A response that remains open and sends events. */
export interface EventStream {
  /** Starts to send. Returns the function that ends it, which is called once, at the end of the stream. */
  follow: (send: (event: ServerEvent) => void, end: () => void) => () => void;
  /** Milliseconds after which the stream ends. */
  maxMs: number;
}

/** The interval, in milliseconds, between heartbeats, which prevent proxies from closing the connection. */
const HEARTBEAT_MS = 15_000;
/** The maximum number of characters buffered for a client that doesn't read. */
const MAX_WAITING = 64 * 1_024;
const HEARTBEAT = ':\n\n';

/** Whether an operation's response is a stream of events. */
export function isEventStream(response: unknown): response is EventStream {
  return typeof response === 'object' && response !== null && 'follow' in response && 'maxMs' in response;
}

/** Sends events until the stream ends, or the client disconnects or reads too slowly. */
export function sendEvents(reply: FastifyReply, { follow, maxMs }: EventStream): FastifyReply {
  const ending: (() => void)[] = [];
  const out = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      for (const end of ending) end();
      done(error);
    },
  });
  const write = (text: string) => {
    if (out.destroyed) return;
    if (out.readableLength > MAX_WAITING) out.destroy();
    else out.push(text);
  };
  const heartbeat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS).unref();
  const last = setTimeout(() => out.push(null), maxMs).unref();
  ending.push(
    () => clearInterval(heartbeat),
    () => clearTimeout(last),
    follow(
      ({ event, data }) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
      () => out.push(null),
    ),
  );
  write(HEARTBEAT);
  // The client has disconnected: nobody receives the rest.
  reply.raw.once('close', () => out.destroy());
  return reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    .send(out);
}
