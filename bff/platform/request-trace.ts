import { randomFillSync, randomUUID } from 'node:crypto';
import type { HttpRequest } from './http-messages.ts';
import { createLazyFactory } from './lazy-parts.ts';

type Headers = HttpRequest['headers'];

/** The ids by which the logs of the client, the gateway and the REST host are joined. */
export interface RequestTrace {
  /** The client's `x-request-id`, or an id of the gateway's own. */
  requestId: string;
  /** The client's `traceparent` (W3C Trace Context), or one of the gateway's own. */
  traceparent: string;
  /** For whom the gateway works, as `fairClientOf` says; empty for itself. */
  client: string;
}

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** The trace of a request whose id is known. Its `traceparent` is made when the first call needs it. */
export function requestTraceOf(requestId: string, headers: Headers, client = ''): RequestTrace {
  return createLazyTrace({ requestId, client, given: headers.traceparent });
}

/** The trace of calls that belong to no request. */
export function createTrace(): RequestTrace {
  return requestTraceOf(randomUUID(), {});
}

type Given = Pick<RequestTrace, 'requestId' | 'client'> & { given: string | string[] | undefined };

const createLazyTrace = createLazyFactory<Given, Pick<RequestTrace, 'traceparent'>>({
  traceparent: ({ given }) => (typeof given === 'string' && TRACEPARENT.test(given) ? given : createTraceparent()),
});

/** The headers by which a REST host learns of a trace. */
export function traceHeaders({ requestId, traceparent }: RequestTrace): Record<string, string> {
  return { 'x-request-id': requestId, traceparent };
}

const TRACE_BYTES = 24;
/** Random bytes for many ids at once: to ask for each of them costs more than all of its other work. */
const random = Buffer.alloc(TRACE_BYTES * 256);
let used = random.length;

function createTraceparent(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const hex = random.toString('hex', used, (used += TRACE_BYTES));
  return `00-${hex.slice(0, 32)}-${hex.slice(32)}-01`;
}
