import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import Razorpay from 'razorpay';
import { expect } from 'vitest';
import { ProviderFailure } from '../../api/checkout/provider/provider.ts';
import { createRazorpay } from '../../api/checkout/provider/razorpay.ts';
import { startSimulator } from 'stand-ins/razorpay';
import type { Simulator, SimulatorOptions } from 'stand-ins/razorpay';

/** The provider's SDK, connected to the simulator. */
export function sdkFor({ address, keyId, keySecret }: Simulator, secret = keySecret): Razorpay {
  const sdk = new Razorpay({ key_id: keyId, key_secret: secret });
  // The types lack it.
  const { rq } = (sdk as unknown as { api: { rq: { defaults: object } } }).api;
  Object.assign(rq.defaults, { baseURL: address, proxy: false });
  return sdk;
}

/** A new simulator, and our client of it. */
export async function createSimulatedProvider(options: Partial<SimulatorOptions> = {}, timeoutMs = 8_000) {
  const simulator = await startSimulator({ file: ':memory:', ...options });
  const { address: baseUrl, keyId, keySecret } = simulator;
  const provider = createRazorpay({ baseUrl, keyId, keySecret, timeoutMs });
  return {
    simulator,
    provider,
    /** An order that has been paid, and its payment. */
    paid: async (amount = 50_000) => {
      const order = await provider.createOrder({ amount, receipt: 'RB-1' });
      return { order, paymentId: simulator.pay(order.id).paymentId ?? '' };
    },
    close: async () => {
      await provider.close();
      await simulator.close();
    },
  };
}

/** Returns the error of a call of the provider's client; fails the test if it succeeds. */
export async function failure(call: Promise<unknown>): Promise<ProviderFailure> {
  const error = await call.then(
    () => new Error('It worked.'),
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ProviderFailure);
  return error as ProviderFailure;
}

/** A message as it arrived. */
export interface ReceivedWebhook {
  headers: IncomingHttpHeaders;
  raw: Buffer;
  name: string;
}

/** A shop's receiver of messages: `answer` returns the status of each, 200 by default; undefined never responds. */
export async function createWebhookReceiver(reply: (received: ReceivedWebhook) => number | undefined = () => 200) {
  const received: ReceivedWebhook[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const raw = Buffer.concat(parts);
      const one = { headers: request.headers, raw, name: String(JSON.parse(raw.toString()).event) };
      received.push(one);
      const status = reply(one);
      if (status !== undefined) response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/payment/webhook`,
    heard: received,
    names: () => received.map(({ name }) => name).sort(),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
