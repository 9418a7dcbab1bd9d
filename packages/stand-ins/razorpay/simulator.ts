import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { hostForBrowser } from '../page.ts';
import { createBank } from './bank/bank.ts';
import { Clock } from './clock.ts';
import { createCallFaults } from './control-api/call-faults.ts';
import { createControls } from './control-api/controls.ts';
import type { SimulatorControls } from './control-api/controls.ts';
import { controlRoutes } from './control-api/routes.ts';
import { fourteenCharacters } from './ids.ts';
import { createCardPageSession } from './page/card-page-session.ts';
import { overviewRoutes } from './page/overview.ts';
import { pageRoutes } from './page/routes.ts';
import { createServer } from './protocol/app.ts';
import { protocolRoutes } from './protocol/routes.ts';
import { openSimulatorStore } from './store/repository.ts';
import { createWebhookDelivery } from './webhooks/webhook-delivery.ts';

/** The options of the simulator. Missing keys are created for this start. */
export interface SimulatorOptions {
  /** The file of its store; `:memory:` stores nothing on disk. */
  file: string;
  host?: string;
  /** 0 means any free port. */
  port?: number;
  keyId?: string;
  keySecret?: string;
  webhookSecret?: string;
  /** The address of the shop's webhooks. Without one they wait. */
  webhookAddress?: string;
  /** Milliseconds after which a late bank responds. */
  lateMs?: number;
  /** Milliseconds after which a refund is processed or fails. */
  refundMs?: number;
}

/** A payment provider with Razorpay's protocol that moves no money. A real shop never uses it. */
export interface Simulator extends SimulatorControls {
  /** Its origin: REST calls, the widget's script, and its own page. */
  address: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** The widget's script. */
  widgetUrl: string;
  close(): Promise<void>;
}

const random = () => randomBytes(24).toString('base64url');

/** Starts the simulator in its own server. Throws if the port is in use. */
export async function startSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { file, host = '127.0.0.1', port = 0, lateMs = 20_000, refundMs = 3_000, ...given } = options;
  const { keyId = `rzp_test_${fourteenCharacters()}`, keySecret = random(), webhookSecret = random() } = given;
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const [store, clock, faults] = [openSimulatorStore(file), new Clock(), createCallFaults()];
  const parts = { store, now: clock.now, onChange: clock.poke, refundMs };
  const webhookDelivery = createWebhookDelivery({
    ...parts,
    secret: webhookSecret,
    accountId: `acc_${keyId.slice(-14)}`,
  });
  const bank = createBank({ ...parts, emit: webhookDelivery.emit });
  const cardPageSession = createCardPageSession({ bank, keySecret, lateMs, findPayment: store.findPayment });
  const work = () => {
    bank.settleDue();
    webhookDelivery.deliverDue();
  };
  clock.run(work, () => store.findNextDue(webhookDelivery.hasRoom()));
  const controls = createControls({ store, bank, cardPageSession, webhookDelivery, clock, faults });
  const app = createServer();
  await app.register(async (inner) => protocolRoutes(inner, { store, bank, faults, keyId, keySecret }));
  await app.register(async (inner) => pageRoutes(inner, { store, cardPageSession, keyId, now: clock.now }));
  await app.register(async (inner) => controlRoutes(inner, controls));
  await app.register(async (inner) => overviewRoutes(inner, store));
  await app.listen({ host, port });
  webhookDelivery.setAddress(given.webhookAddress);
  const bound = app.server.address();
  const address = `http://${hostForBrowser(host)}:${typeof bound === 'object' && bound ? bound.port : port}`;
  const close = async () => {
    clock.stop();
    await webhookDelivery.close();
    await app.close();
    store.close();
  };
  return { ...controls, address, keyId, keySecret, webhookSecret, widgetUrl: `${address}/v1/checkout.js`, close };
}
