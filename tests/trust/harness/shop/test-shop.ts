import { PgBoss } from 'pg-boss';
import { readLedger, type Ledger } from '../ledger.ts';
import { startMailCatcher, type MailCatcher } from '../mail-catcher.ts';
import { connect, dropDatabase, makeDatabase, type ShopDatabase } from '../shop-database.ts';
import { makeShoppers, type Shopper, type ShopperOptions } from '../shoppers.ts';
import { startProvider, type Provider } from '../simulator.ts';
import { freePorts, startApi, type Api, type ApiOptions } from './apis.ts';
import { databaseTemplate } from './database-template.ts';
import { addProducts } from './products.ts';
import { passMinutes, settleAll } from './settling.ts';

/** The options of a scenario's shop. */
export interface TestShopOptions extends ApiOptions {
  /** The number of api processes; 2 by default. */
  apis?: number;
  /** The server for its database. */
  server: string;
  /** The port by which the apis reach that server, if it isn't the server's own. */
  portForApis?: number;
}

/** A whole shop with real api processes and a real database, which may be killed. */
export interface TestShop {
  apis: Api[];
  database: ShopDatabase;
  provider: Provider;
  mailCatcher: MailCatcher;
  /** The address of the next running api, in turn. */
  api: () => string;
  /** Inserts logged-in accounts; the shop knows them as buyers unless they are new. */
  shoppers: (count: number, options?: Omit<ShopperOptions, 'apiOf'>) => Promise<Shopper[]>;
  /** Inserts products of one variant each, with a stock and a price in paise; returns their skus. */
  addProducts: (count: number, stock: number, price?: number) => Promise<string[]>;
  /** Lets this number of minutes pass for orders, refunds and jobs. */
  passMinutes: (minutes: number) => Promise<void>;
  /** Enqueues a job of the shop. */
  job: (queue: string, data: object) => Promise<void>;
  /** Lets days pass until everything is settled; describes the rest. */
  settle: () => Promise<string[]>;
  /** Adds everything up. */
  ledger: () => Promise<Ledger>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Opens a shop: a copy of the template, a provider, a mail server and api processes that know each other. */
export async function openTestShop(options: TestShopOptions): Promise<TestShop> {
  await using opened = new AsyncDisposableStack();
  const { server } = options;
  const template = await databaseTemplate(server);
  const url = await makeDatabase(server, template);
  opened.defer(() => dropDatabase(server, url));
  const database = connect(url);
  opened.defer(() => database.close());
  const mailCatcher = await startMailCatcher();
  opened.defer(() => mailCatcher.close());
  const ports = await freePorts(options.apis ?? 2);
  const provider = await startProvider(`http://127.0.0.1:${ports[0]}/payment/webhook`);
  opened.defer(() => provider.close());
  const boss = new PgBoss({
    connectionString: url,
    schema: 'jobs',
    max: 2,
    supervise: false,
    schedule: false,
    migrate: false,
  });
  boss.on('error', () => undefined);
  await boss.start();
  opened.defer(() => boss.stop({ graceful: false }));
  const apis = await Promise.all(
    ports.map((port) =>
      startApi(port, { ...options, url: throughPort(url, options.portForApis), mailCatcher, provider }),
    ),
  );
  for (const api of apis) opened.defer(() => api.kill());
  let turn = 0;
  const api = () => {
    const up = apis.filter((one) => one.isUp());
    return (up[turn++ % Math.max(1, up.length)] ?? apis[0])?.address ?? '';
  };
  const initial = new Map<string, number>();
  const parts = { database, provider, mailCatcher, boss, initial };
  const running = opened.move();
  return {
    apis,
    database,
    provider,
    mailCatcher,
    api,
    shoppers: (count, options = {}) => makeShoppers(database, count, { apiOf: api, ...options }),
    addProducts: (count, stock, price = 99_900) => addProducts(database, initial, { count, stock, price }),
    passMinutes: (minutes) => passMinutes(database, minutes),
    job: async (queue, data) => void (await boss.send(queue, data)),
    settle: () => settleAll(parts),
    ledger: async () => readLedger({ database, mailCatcher, initial, provider: await provider.ledger() }),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}

function throughPort(url: string, port: number | undefined): string {
  const through = new URL(url);
  if (port) through.port = String(port);
  return through.href;
}
