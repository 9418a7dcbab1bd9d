import type { FastifyReply } from 'fastify';
import { PROTOCOL_ERRORS } from '../protocol/protocol-errors.ts';

/** The calls of the protocol that can fail on demand. */
export const OPERATIONS = [
  ...(['createOrder', 'orders', 'order', 'orderPayments', 'payment'] as const),
  ...(['capture', 'refund', 'refunds', 'refundById', 'payments', 'allRefunds'] as const),
];
/** One of them. */
export type Operation = (typeof OPERATIONS)[number];

/**
 * The kinds of failure of a call. `hang`: no effect and no response. `do-then-hang`, `do-then-cut`, `do-then-error`:
 * the call has its effect, followed by no response, half a response, or a 500. `error`: a 500 without an effect.
 * `html`, `huge`, `odd`, `redirect`: the call has its effect, and the response is a page, 50 MB, another shape, or a
 * redirect.
 */
export const KINDS = [
  ...(['hang', 'do-then-hang', 'do-then-cut', 'error', 'do-then-error'] as const),
  ...(['html', 'huge', 'odd', 'redirect'] as const),
];
/** One of them. */
export type FaultKind = (typeof KINDS)[number];

/** The planned faults, and how often each remains. */
export interface CallFaults {
  /** Makes the next `times` calls of this operation fail in this way; 0 removes the plan. */
  plan(operation: Operation, kind: FaultKind, times: number): void;
  /** The fault of this call; undefined for none. */
  take(operation: Operation): FaultKind | undefined;
}

/** Creates the plan, which is empty. */
export function createCallFaults(): CallFaults {
  const planned = new Map<Operation, { kind: FaultKind; times: number }>();
  return {
    plan: (operation, kind, times) => void planned.set(operation, { kind, times }),
    take: (operation) => {
      const plan = planned.get(operation);
      if (!plan || plan.times < 1) return undefined;
      plan.times -= 1;
      return plan.kind;
    },
  };
}

const MEGABYTE = 'x'.repeat(1_000_000);

/** Responds to a call with this fault; `act` runs the call. */
export async function injectFault(kind: FaultKind, reply: FastifyReply, act: () => unknown): Promise<unknown> {
  const done = kind === 'hang' || kind === 'error' ? undefined : act();
  switch (kind) {
    case 'hang':
    case 'do-then-hang':
      return reply.hijack();
    case 'error':
    case 'do-then-error':
      throw PROTOCOL_ERRORS.trouble();
    case 'do-then-cut':
      return sendHalf(reply, JSON.stringify(done));
    case 'html':
      return reply.type('text/html').send('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>');
    case 'huge':
      return sendHuge(reply);
    case 'odd':
      return { entity: 'collection', count: '1', items: [{ id: 7, amount: '12.50' }], id: 'order_1', amount: -1 };
    case 'redirect':
      return reply.redirect('http://127.0.0.1:9/elsewhere', 302);
    default:
      return kind satisfies never;
  }
}

function sendHalf(reply: FastifyReply, whole: string): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(whole) });
  reply.raw.write(whole.slice(0, whole.length / 2), () => reply.raw.destroy());
  return reply;
}

function sendHuge(reply: FastifyReply): FastifyReply {
  reply.hijack();
  reply.raw.writeHead(200, { 'content-type': 'application/json' });
  reply.raw.write('{"entity":"collection","items":[],"notes":"');
  for (let written = 0; written < 50 && !reply.raw.destroyed; written++) reply.raw.write(MEGABYTE);
  reply.raw.end('"}');
  return reply;
}
