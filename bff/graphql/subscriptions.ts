import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  createSourceEventStream,
  type ExecutionResult,
  type GraphQLSchema,
  GraphQLError,
  Kind,
  OperationTypeNode,
  type ASTVisitor,
  type DirectiveNode,
  type DocumentNode,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { createHandler } from 'graphql-sse';
import { GRAPHQL_PATH } from './http-app.ts';
import type { CheckedSubscription } from './request-record.ts';
import { acceptsMultipart, MULTIPART_TYPE, toMultipart } from './multipart.ts';
import { createStreamLimiter, streamOwnerOf, type StreamLimits, type StreamPermit } from './stream-limits.ts';

const EVENT_STREAM = 'text/event-stream';
const MENTIONS_EVENTS = /event-stream/i;
/** The media types of JSON, and the wildcards that include them. */
const JSON_TYPE = /^(application\/(json|graphql-response\+json|\*)|\*\/\*)$/;
/** Milliseconds after which a failed run is repeated. */
const RETRY_MS = 3_000;
/** Milliseconds between two runs of a subscription's operation: faster changes are sent together. */
const REST_MS = 500;
/** Milliseconds that the first response waits for the event source to open. */
const BEGIN_MS = 1_000;

/** The events of a subscription: each one runs the operation again. */
export interface Changes {
  iterator: AsyncIterator<unknown>;
  /** The first event, while it is pending. It signals that the event source is open. */
  first: Promise<IteratorResult<unknown>> | undefined;
}

/** An operation whose responses are events. */
export interface StreamedOperation {
  /** The first response, as the client gets it. */
  first: string;
  /** The events of a subscription; undefined for a query or mutation, which has one response. */
  changes: Changes | undefined;
  /** Runs the operation again, as a separate request. */
  run: () => Promise<string>;
}

/** Sends responses as server-sent events, each operation on its own connection. */
export interface EventStreams {
  /** Takes a place for the request's stream; undefined if its token, its account, its address or the gateway is at the limit. */
  reserve(request: FastifyRequest, reply: FastifyReply): StreamPermit | undefined;
  /** Opens the event source of a subscription, and waits up to a second for it. Undefined if the resolver refuses. */
  begin(subscription: CheckedSubscription, context: object): Promise<Changes | undefined>;
  /** Sends the first response. Then, for a subscription, it sends each response that differs from the last one. */
  send(reply: FastifyReply, operation: StreamedOperation): Promise<FastifyReply>;
  /** The number of open streams. */
  count(): number;
  /** Ends all streams. */
  close(): void;
}

/**
 * Whether a client prefers server-sent events to JSON. urql sends both for its queries, JSON first, and only events
 * for its subscriptions.
 */
export function wantsEvents(request: Pick<FastifyRequest, 'headers'>): boolean {
  const types = readAccepted(request);
  const [events, json] = [types.indexOf(EVENT_STREAM), types.findIndex((type) => JSON_TYPE.test(type))];
  return events >= 0 && (json < 0 || events < json);
}

/** Whether a client accepts server-sent events, or parts of a multipart body. A subscription cannot be sent as JSON. */
export function acceptsEvents(request: Pick<FastifyRequest, 'headers'>): boolean {
  return readAccepted(request).includes(EVENT_STREAM) || acceptsMultipart(request.headers.accept);
}

/**
 * Returns the accepted media types, the preferred first: by weight, then by position, wildcards last. Empty if the
 * header does not name events, as in most requests.
 */
function readAccepted({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): string[] {
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

/** The responses of a stream. */
type Responses = AsyncGenerator<ExecutionResult, void, undefined>;

/** Writes responses as events, with heartbeats between them. Each request has its own stream. */
const toEvents = createHandler<Responses>({ authenticate: () => null, onSubscribe: ({ raw }) => raw });
/** The request in the library's form. The gateway has already parsed it and runs its operation. */
const READ_ALREADY = {
  method: 'POST',
  url: GRAPHQL_PATH,
  headers: { get: (name: string) => (name === 'accept' ? EVENT_STREAM : 'application/json') },
  body: { query: 'subscription' },
  context: undefined,
};

/** Creates the streams of one gateway. */
export function createEventStreams(schema: GraphQLSchema, limits?: StreamLimits): EventStreams {
  const open = new Set<() => void>();
  const takePlace = createStreamLimiter(limits);
  return {
    reserve: (request, { raw }) => takePlace(streamOwnerOf(request), raw),
    begin: async (subscription, contextValue) => {
      const changes = await createSourceEventStream({ schema, ...subscription, contextValue });
      return Symbol.asyncIterator in changes ? waitForFirst(changes[Symbol.asyncIterator]()) : undefined;
    },
    send: async (reply, operation) => {
      const over = new AbortController();
      const responses = responsesOf(operation, over.signal);
      const isMultipart = !readAccepted(reply.request).includes(EVENT_STREAM);
      const events = isMultipart ? toMultipart(responses) : await toEventStream(responses);
      const end = () => {
        over.abort();
        void events.return(undefined);
      };
      open.add(end);
      reply.raw.once('close', () => {
        open.delete(end);
        end();
      });
      reply.code(200).headers({
        'content-type': isMultipart ? MULTIPART_TYPE : `${EVENT_STREAM}; charset=utf-8`,
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      return reply.send(Readable.from(events));
    },
    count: () => open.size,
    close: () => {
      for (const end of open) end();
    },
  };
}

async function toEventStream(responses: Responses): Promise<AsyncGenerator<string>> {
  const [events] = await toEvents({ ...READ_ALREADY, raw: responses });
  if (events === null || typeof events === 'string') throw new Error('There is no stream for a subscription.');
  return events;
}

async function waitForFirst(iterator: AsyncIterator<unknown>): Promise<Changes> {
  const first = iterator.next();
  const hasCome = await Promise.race([first.then(() => true), pause(BEGIN_MS, false, { ref: false })]);
  return { iterator, first: hasCome ? undefined : first };
}

/** Yields the first response. Then, for a subscription, yields each response that differs from the last one, until the stream is closed. */
async function* responsesOf({ first, changes, run }: StreamedOperation, over: AbortSignal): Responses {
  const end = () => void changes?.iterator.return?.();
  over.addEventListener('abort', end);
  let last = first;
  yield parseResponse(first);
  if (over.aborted || !changes || isLast(first)) return end();
  let next = changes.first ?? changes.iterator.next();
  let ranAt = performance.now();
  while (!(await next).done) {
    await pause(Math.max(0, ranAt + REST_MS - performance.now()), undefined, { signal: over, ref: false });
    ranAt = performance.now();
    const response = await runUntilResponse(run, over);
    if (response !== last) yield parseResponse(response);
    last = response;
    if (isLast(response)) return end();
    next = changes.iterator.next();
  }
  return undefined;
}

/** Runs the operation until the shop can be reached. Failures in between are not sent: the client has the last response. */
async function runUntilResponse(run: () => Promise<string>, over: AbortSignal): Promise<string> {
  for (;;) {
    const response = await run();
    if (!codesOf(response).some((code) => code.startsWith('UPSTREAM_') || code === 'RATE_LIMITED')) return response;
    await pause(RETRY_MS, undefined, { signal: over, ref: false });
  }
}

/** Whether a response is the last one: it failed, or the subscribed object does not exist. */
function isLast(response: string): boolean {
  const { data } = parseResponse(response);
  return codesOf(response).length > 0 || !data || Object.values(data).every((value) => value === null);
}

const codesOf = (response: string): string[] =>
  (parseResponse(response).errors ?? []).map(({ extensions }) => String(extensions?.['code']));

// The gateway has just written this response itself.
const parseResponse = (response: string): ExecutionResult => JSON.parse(response) as ExecutionResult;

/**
 * Refuses `@skip` and `@include` at the root of a subscription, as the standard does: it always has one field.
 * graphql-js checks that without the variables, and throws at such a directive.
 */
export function noConditionAtSubscriptionRoot(context: ValidationContext): ASTVisitor {
  return {
    Document: (document) => {
      const [first] = conditionsAtRoot(document, context);
      if (!first) return undefined;
      const message = `The root of a subscription must not have @${first.name.value}.`;
      context.reportError(new GraphQLError(message, { nodes: first }));
      // Skips the rest of the document.
      return { ...document, definitions: [] };
    },
  };
}

function conditionsAtRoot({ definitions }: DocumentNode, context: ValidationContext): DirectiveNode[] {
  const visited = new Set<string>();
  const conditionsIn = ({ selections }: SelectionSetNode): DirectiveNode[] =>
    selections.flatMap((selection) => {
      const own = (selection.directives ?? []).filter(({ name }) => ['skip', 'include'].includes(name.value));
      if (selection.kind === Kind.INLINE_FRAGMENT) return [...own, ...conditionsIn(selection.selectionSet)];
      if (selection.kind === Kind.FIELD || visited.has(selection.name.value)) return own;
      visited.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      return [...own, ...(fragment ? conditionsIn(fragment.selectionSet) : [])];
    });
  return definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.SUBSCRIPTION
      ? conditionsIn(node.selectionSet)
      : [],
  );
}
