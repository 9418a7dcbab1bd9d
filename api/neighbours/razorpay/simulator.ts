import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { reachable } from '../page.ts';
import { openBank } from './bank/bank.ts';
import { openBooks } from './books/repository.ts';
import { Clock } from './clock.ts';
import { openFaults } from './driving/faults.ts';
import { drivingRoutes } from './driving/routes.ts';
import { openWheel } from './driving/wheel.ts';
import type { Wheel } from './driving/wheel.ts';
import { fourteen } from './ids.ts';
import { overviewRoutes } from './page/overview.ts';
import { pageRoutes } from './page/routes.ts';
import { openTill } from './page/till.ts';
import { createServer } from './protocol/app.ts';
import { protocolRoutes } from './protocol/routes.ts';
import { openCourier } from './webhooks/courier.ts';

/** Where the simulator is, and what it knows the shop by. What isn't given is made up for this start. */
export interface SimulatorOptions {
  /** Where its books are kept; `:memory:` keeps nothing. */
  file: string;
  host?: string;
  /** 0 takes any free one. */
  port?: number;
  keyId?: string;
  keySecret?: string;
  webhookSecret?: string;
  /** Where messages go; they wait until there is an address. */
  webhookAddress?: string;
  /** Milliseconds after which a bank that lets everyone wait answers. */
  lateMs?: number;
  /** Milliseconds after which it is known how a refund went. */
  refundMs?: number;
}

/** A payment provider that moves no money, and speaks Razorpay's protocol; never in a real shop. */
export interface Simulator extends Wheel {
  /** Its origin: of its REST calls, its widget's script, and its own page. */
  address: string;
  keyId: string;
  keySecret: string;
  webhookSecret: string;
  /** What a shop's page loads. */
  widgetUrl: string;
  close(): Promise<void>;
}

const random = () => randomBytes(24).toString('base64url');

/** Opens it in a server of its own; throws when the port is taken. */
export async function openSimulator(options: SimulatorOptions): Promise<Simulator> {
  const { file, host = '127.0.0.1', port = 0, lateMs = 20_000, refundMs = 3_000, ...given } = options;
  const { keyId = `rzp_test_${fourteen()}`, keySecret = random(), webhookSecret = random() } = given;
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const [books, clock, faults] = [openBooks(file), new Clock(), openFaults()];
  const parts = { books, now: clock.now, changed: clock.poke, refundMs };
  const courier = openCourier({ ...parts, secret: webhookSecret, accountId: `acc_${keyId.slice(-14)}` });
  const bank = openBank({ ...parts, tell: courier.tell });
  const till = openTill({ bank, keySecret, lateMs });
  const work = () => {
    bank.settleDue();
    courier.deliverDue();
  };
  clock.run(work, () => books.nextDue(courier.hasRoom()));
  const wheel = openWheel({ books, bank, till, courier, clock, faults });
  const app = createServer();
  await app.register(async (inner) => protocolRoutes(inner, { books, bank, faults, keyId, keySecret }));
  await app.register(async (inner) => pageRoutes(inner, { books, till, keyId, now: clock.now }));
  await app.register(async (inner) => drivingRoutes(inner, wheel));
  await app.register(async (inner) => overviewRoutes(inner, books));
  await app.listen({ host, port });
  courier.setAddress(given.webhookAddress);
  const bound = app.server.address();
  const address = `http://${reachable(host)}:${typeof bound === 'object' && bound ? bound.port : port}`;
  const close = async () => {
    clock.stop();
    await courier.close();
    await app.close();
    books.close();
  };
  return { ...wheel, address, keyId, keySecret, webhookSecret, widgetUrl: `${address}/v1/checkout.js`, close };
}
