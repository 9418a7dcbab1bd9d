import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { createSourceEventStream, type FormattedExecutionResult, type GraphQLSchema } from 'graphql';
import type { HttpRequest } from '../http-messages.ts';
import type { CheckedSubscription } from './exchange.ts';
import { createStreamPlaces, streamOwnerOf, type StreamLimits, type StreamPlace } from './stream-places.ts';

const EVENT_STREAM = 'text/event-stream';
const MENTIONS_EVENTS = /event-stream/i;
/** The media types of JSON, and the wildcards that stand for them. */
const JSON_TYPE = /^(application\/(json|graphql-response\+json|\*)|\*\/\*)$/;
/** Milliseconds between two signs of life, so that no proxy takes the connection for dead. */
const HEARTBEAT_MS = 12_000;
/** Milliseconds after which an answer that failed is asked for again. */
const RETRY_MS = 3_000;
/** Milliseconds between two runs of a subscription's operation: changes that come faster are told of together. */
const REST_MS = 500;
/** Milliseconds that the first answer waits for the changes to be heard of. */
const BEGIN_MS = 1_000;
/** The most characters that wait for a client that doesn't read. */
const MAX_WAITING = 256 * 1_024;

/** What a subscription hears of: each change calls for another answer. */
export interface Changes {
  iterator: AsyncIterator<unknown>;
  /** The first one, while it has not come yet. It says that changes are heard of from now on. */
  first: Promise<IteratorResult<unknown>> | undefined;
}

/** An operation that is answered by events. */
export interface StreamedOperation {
  /** The first answer, as the client gets it. */
  first: string;
  /** The changes of which a subscription tells; undefined for a query or mutation, which is answered once. */
  changes: Changes | undefined;
  /** Runs the operation once more, as a request of its own. */
  run: () => Promise<string>;
}

/** Answers operations by server-sent events, each on a connection of its own. */
export interface EventStreams {
  /** Takes a place for the request's stream; undefined when its token, its account, its address or the gateway has too many. */
  reserve(request: HttpRequest, reply: FastifyReply): StreamPlace | undefined;
  /** Begins to hear of what a subscription is about. Waits a moment for it; undefined when the resolver refuses. */
  begin(subscription: CheckedSubscription, context: object): Promise<Changes | undefined>;
  /** Sends the first answer, and of a subscription each answer that differs from the one before. */
  send(reply: FastifyReply, operation: StreamedOperation): FastifyReply;
  /** The number of open streams. */
  count(): number;
  /** Ends all streams. */
  close(): void;
}

/**
 * Whether a client wants its answer as server-sent events, and not rather as JSON: urql names both for its queries, JSON first,
 * and for its subscriptions events alone.
 */
export function wantsEvents(request: Pick<HttpRequest, 'headers'>): boolean {
  const types = readAccepted(request);
  const [events, json] = [types.indexOf(EVENT_STREAM), types.findIndex((type) => JSON_TYPE.test(type))];
  return events >= 0 && (json < 0 || events < json);
}

/** Whether a client takes server-sent events, where JSON is no answer: to a subscription. */
export function acceptsEvents(request: Pick<HttpRequest, 'headers'>): boolean {
  return readAccepted(request).includes(EVENT_STREAM);
}

/**
 * The media types that a client accepts, those first that it would rather have. Of equal ones that which it names first, and the
 * wildcards last. None where it says nothing of events, as in most requests.
 */
function readAccepted({ headers: { accept = '' } }: Pick<HttpRequest, 'headers'>): string[] {
  if (!MENTIONS_EVENTS.test(accept)) return [];
  const ranges = accept.toLowerCase().split(',').map(readRange);
  return ranges
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || Number(isWildcard(a)) - Number(isWildcard(b)))
    .map(({ type }) => type);
}

/** One part of an `Accept` header. */
interface MediaRange {
  type: string;
  /** From 0, not accepted, to 1. */
  weight: number;
}

function readRange(text: string): MediaRange {
  const [type = '', ...parameters] = text.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return { type, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
}

const isWildcard = ({ type }: MediaRange) => type.endsWith('*');

/** Makes the streams of one gateway. */
export function createEventStreams(schema: GraphQLSchema, limits?: StreamLimits): EventStreams {
  const open = new Set<Stream>();
  const takePlace = createStreamPlaces(limits);
  return {
    reserve: (request, { raw }) => takePlace(streamOwnerOf(request), raw),
    begin: async (subscription, contextValue) => {
      const changes = await createSourceEventStream({ schema, ...subscription, contextValue });
      return Symbol.asyncIterator in changes ? waitForFirst(changes[Symbol.asyncIterator]()) : undefined;
    },
    send: (reply, operation) => {
      const stream: Stream = openStream(reply, () => open.delete(stream));
      open.add(stream);
      const finish = () => stream.end('event: complete\ndata:\n\n');
      tell(stream, operation).then(finish, finish);
      return reply.send(stream.out);
    },
    count: () => open.size,
    close: () => {
      for (const { end } of open) end();
    },
  };
}

interface Stream {
  out: Readable;
  /** Aborted when the stream is over. */
  over: AbortSignal;
  write: (text: string) => void;
  /** Sends a last text. A client that stops to read it is let go. */
  end: (text?: string) => void;
}

function openStream(reply: FastifyReply, onOver: () => void): Stream {
  const over = new AbortController();
  const out = new Readable({
    read: () => undefined,
    destroy: (error, done) => {
      clearInterval(heartbeat);
      over.abort();
      onOver();
      done(error);
    },
  });
  let isEnding = false;
  let unread = 0;
  const write = (text: string) => {
    if (out.destroyed || isEnding) return;
    if (out.readableLength > MAX_WAITING) out.destroy();
    else out.push(text);
  };
  const end = (text = '') => {
    if (out.destroyed || isEnding) return;
    if (text !== '') out.push(text);
    isEnding = true;
    out.push(null);
  };
  const beat = () => {
    write(':\n\n');
    if (isEnding && out.readableLength === unread) out.destroy();
    unread = out.readableLength;
  };
  const heartbeat = setInterval(beat, HEARTBEAT_MS).unref();
  reply.raw.once('close', () => out.destroy());
  reply.code(200).headers({
    'content-type': `${EVENT_STREAM}; charset=utf-8`,
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  return { out, over: over.signal, write, end };
}

async function waitForFirst(iterator: AsyncIterator<unknown>): Promise<Changes> {
  const first = iterator.next();
  const hasCome = await Promise.race([first.then(() => true), pause(BEGIN_MS, false, { ref: false })]);
  return { iterator, first: hasCome ? undefined : first };
}

/** Sends an operation's answers. Resolves when there will be no more. */
async function tell({ write, over }: Stream, { first, changes, run }: StreamedOperation): Promise<void> {
  const send = (text: string) => write(`event: next\ndata: ${text}\n\n`);
  send(first);
  const end = () => void changes?.iterator.return?.();
  over.addEventListener('abort', end);
  if (over.aborted || !changes || isLast(first)) return end();
  let last = first;
  let next = changes.first ?? changes.iterator.next();
  let ranAt = performance.now();
  while (!(await next).done) {
    await pause(Math.max(0, ranAt + REST_MS - performance.now()), undefined, { signal: over, ref: false });
    ranAt = performance.now();
    const answer = await runUntilAnswered(run, over);
    if (answer !== last) send(answer);
    last = answer;
    if (isLast(answer)) return end();
    next = changes.iterator.next();
  }
  return undefined;
}

/** Runs the operation until the shop can be reached. A failure on the way is not told: the client has the last answer. */
async function runUntilAnswered(run: () => Promise<string>, over: AbortSignal): Promise<string> {
  for (;;) {
    const answer = await run();
    if (!codesOf(answer).some((code) => code.startsWith('UPSTREAM_') || code === 'RATE_LIMITED')) return answer;
    await pause(RETRY_MS, undefined, { signal: over, ref: false });
  }
}

/** Whether nothing can follow an answer: it failed, or what is subscribed to does not exist. */
function isLast(answer: string): boolean {
  const { data } = parseAnswer(answer);
  return codesOf(answer).length > 0 || !data || Object.values(data).every((value) => value === null);
}

const codesOf = (answer: string): string[] =>
  (parseAnswer(answer).errors ?? []).map(({ extensions }) => String(extensions?.['code']));

// The gateway's own answer, which it has just written.
const parseAnswer = (answer: string): FormattedExecutionResult => JSON.parse(answer) as FormattedExecutionResult;
