import type { FastifyRequest } from 'fastify';
import { randomFillSync, randomUUID } from 'node:crypto';

type Headers = FastifyRequest['headers'];

/** The ids that join the logs of the client, the gateway and the REST host. */
export interface RequestTrace {
  /** The client's `x-request-id`, or one that the gateway created. */
  requestId: string;
  /** The client's `traceparent` (W3C Trace Context), or one that the gateway created. */
  traceparent: string;
  /** The client of the call, from `fairClientOf`; empty for the gateway itself. */
  client: string;
}

const TRACEPARENT = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Creates the trace of a request with this id. Its `traceparent` is created when the first call needs it. */
export function requestTraceOf(requestId: string, headers: Headers, client = ''): RequestTrace {
  const given = headers.traceparent;
  let traceparent: string | undefined;
  return {
    requestId,
    client,
    get traceparent() {
      return (traceparent ??= typeof given === 'string' && TRACEPARENT.test(given) ? given : createTraceparent());
    },
  };
}

/** Creates the trace of calls without a request. */
export function createTrace(): RequestTrace {
  return requestTraceOf(randomUUID(), {});
}

/** Returns the headers that send a trace to the REST host. */
export function traceHeaders({ requestId, traceparent }: RequestTrace): Record<string, string> {
  return { 'x-request-id': requestId, traceparent };
}

const TRACE_BYTES = 24;
/** A buffer of random bytes for many ids: a call for each id costs more than all its other work. */
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
