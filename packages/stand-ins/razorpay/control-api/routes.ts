import type { FastifyInstance } from 'fastify';
import { isLocalHost } from '../../page.ts';
import { fieldsOf } from '../protocol/input.ts';
import { ProtocolError, PROTOCOL_ERRORS } from '../protocol/protocol-errors.ts';
import type { WebhookFaults } from '../webhooks/fault-injection.ts';
import { KINDS, OPERATIONS } from './call-faults.ts';
import type { ShopperAction, SimulatorControls } from './controls.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * The controls for tests in another process of this machine: paths under `/__sim/`, which are not part of the protocol.
 */
export async function controlRoutes(app: FastifyInstance, controls: SimulatorControls): Promise<void> {
  app.addHook('onRequest', async ({ headers, socket }) => {
    // Refuses other machines, host names of other sites that resolve to this machine, and pages of other origins.
    const isHere = LOOPBACK.test(socket.remoteAddress ?? '') && isLocalHost(headers.host);
    if (!isHere || !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString()))
      throw PROTOCOL_ERRORS.unknownAddress();
  });
  const post = (path: string, act: (fields: Record<string, unknown>) => unknown) =>
    app.post(`/__sim/${path}`, async ({ body }) => (await act(fieldsOf(body))) ?? {});
  post('pay', ({ orderId, outcome, lateMs }) =>
    controls.pay(String(orderId), parseAction(outcome), parseNumber(lateMs)),
  );
  post('webhooks', ({ address, seed, ...faults }) => {
    if (address !== undefined) controls.setWebhookAddress(typeof address === 'string' ? address : undefined);
    controls.setWebhookFaults(parseFaults(faults), parseNumber(seed));
  });
  post('faults', ({ operation, kind, times }) => {
    const known = OPERATIONS.find((one) => one === operation) ?? refuseInput(operation);
    controls.failNext(known, KINDS.find((one) => one === kind) ?? refuseInput(kind), parseNumber(times));
  });
  post('refunds', ({ fail }) => controls.failRefunds(parseNumber(fail) ?? 1));
  post('clock', ({ advanceMs }) => controls.advance(parseNumber(advanceMs) ?? 0));
  post('age', ({ ms }) => controls.age(parseNumber(ms) ?? 0));
  post('settled', async () => controls.settled());
  app.get('/__sim/ledger', () => controls.ledger());
}

const OUTCOMES: ShopperAction[] = ['success', 'failure', 'pending', 'late', 'late-after-failure', 'close'];

function parseAction(value: unknown): ShopperAction | undefined {
  return value === undefined ? undefined : (OUTCOMES.find((one) => one === value) ?? refuseInput(value));
}

function parseFaults({ copies, shuffle, spreadMs, delayMs, drop, forgedShare }: Record<string, unknown>) {
  const numbers = { copies, spreadMs, delayMs, drop: typeof drop === 'boolean' ? Number(drop) : drop, forgedShare };
  const faults: Partial<WebhookFaults> = { shuffle: shuffle === true };
  for (const name of ['copies', 'spreadMs', 'delayMs', 'drop', 'forgedShare'] as const) {
    const value = parseNumber(numbers[name]);
    if (value !== undefined) faults[name] = value;
  }
  return faults;
}

function parseNumber(value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  return typeof value === 'number' && value >= 0 ? value : refuseInput(value);
}

function refuseInput(value: unknown): never {
  throw new ProtocolError(`This makes no sense here: ${JSON.stringify(value)}`);
}
