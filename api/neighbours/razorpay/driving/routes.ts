import type { FastifyInstance } from 'fastify';
import { isOwnHost } from '../../page.ts';
import { fieldsOf } from '../protocol/input.ts';
import { Refusal, REFUSALS } from '../protocol/refusals.ts';
import type { WebhookFaults } from '../webhooks/mischief.ts';
import { KINDS, OPERATIONS } from './faults.ts';
import type { Outcome, Wheel } from './wheel.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** The same for tests in another process of this machine: under `/__sim/`, which is no part of the protocol. */
export async function drivingRoutes(app: FastifyInstance, wheel: Wheel): Promise<void> {
  app.addHook('onRequest', async ({ headers, socket }) => {
    // No other machine, no name that somebody else leads here, and no page but what is typed into the address bar.
    const isHere = LOOPBACK.test(socket.remoteAddress ?? '') && isOwnHost(headers.host);
    if (!isHere || !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString()))
      throw REFUSALS.unknownAddress();
  });
  const post = (path: string, act: (fields: Record<string, unknown>) => unknown) =>
    app.post(`/__sim/${path}`, async ({ body }) => (await act(fieldsOf(body))) ?? {});
  post('pay', ({ orderId, outcome, lateMs }) => wheel.pay(String(orderId), outcomeIn(outcome), numberIn(lateMs)));
  post('webhooks', ({ address, seed, ...faults }) => {
    if (address !== undefined) wheel.setWebhookAddress(typeof address === 'string' ? address : undefined);
    wheel.setWebhookFaults(faultsIn(faults), numberIn(seed));
  });
  post('faults', ({ operation, kind, times }) => {
    const known = OPERATIONS.find((one) => one === operation) ?? noSense(operation);
    wheel.failNext(known, KINDS.find((one) => one === kind) ?? noSense(kind), numberIn(times));
  });
  post('refunds', ({ fail }) => wheel.failRefunds(numberIn(fail) ?? 1));
  post('clock', ({ advanceMs }) => wheel.advance(numberIn(advanceMs) ?? 0));
  post('settled', async () => wheel.settled());
  app.get('/__sim/ledger', () => wheel.ledger());
}

const OUTCOMES: Outcome[] = ['success', 'failure', 'late', 'late-after-failure', 'close'];

function outcomeIn(value: unknown): Outcome | undefined {
  return value === undefined ? undefined : (OUTCOMES.find((one) => one === value) ?? noSense(value));
}

function faultsIn({ copies, shuffle, spreadMs, delayMs, drop, forgedShare }: Record<string, unknown>) {
  const numbers = { copies, spreadMs, delayMs, drop: typeof drop === 'boolean' ? Number(drop) : drop, forgedShare };
  const faults: Partial<WebhookFaults> = { shuffle: shuffle === true };
  for (const name of ['copies', 'spreadMs', 'delayMs', 'drop', 'forgedShare'] as const) {
    const value = numberIn(numbers[name]);
    if (value !== undefined) faults[name] = value;
  }
  return faults;
}

function numberIn(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'number' && value >= 0 ? value : noSense(value);
}

function noSense(value: unknown): never {
  throw new Refusal(`This makes no sense here: ${JSON.stringify(value)}`);
}
