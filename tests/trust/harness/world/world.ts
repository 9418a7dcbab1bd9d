import { PgBoss } from 'pg-boss';
import { takeStock } from '../ledger.ts';
import type { Ledger } from '../ledger.ts';
import { openPostOffice } from '../post-office.ts';
import type { PostOffice } from '../post-office.ts';
import { connect, dropDatabase, makeDatabase } from '../shop-database.ts';
import type { ShopDatabase } from '../shop-database.ts';
import { makeShoppers } from '../shoppers.ts';
import type { Shopper } from '../shoppers.ts';
import { openProvider } from '../simulator.ts';
import type { Provider } from '../simulator.ts';
import { freePorts, openApi } from './apis.ts';
import type { Api, ApiOptions } from './apis.ts';
import { pass, reconcile, settle } from './settling.ts';
import { shelve } from './shelf.ts';
import { templateOn } from './template.ts';

/** How a scenario's shop is opened. */
export interface WorldOptions extends ApiOptions {
  /** How many api processes there are; 2 unless told. */
  apis?: number;
  /** The address of the server that its database is made in. */
  server: string;
}

/** A whole shop, whose api processes and database are real and may be killed. */
export interface World {
  apis: Api[];
  database: ShopDatabase;
  provider: Provider;
  post: PostOffice;
  /** The address of an api that is up, each in its turn. */
  api: () => string;
  shoppers: (count: number) => Promise<Shopper[]>;
  /** New products of one variant each, with so many pieces, and so much a piece, in paise; answers their skus. */
  shelve: (count: number, stock: number, price?: number) => Promise<string[]>;
  /** Lets so many minutes pass for orders, refunds and jobs: their times are moved back. */
  pass: (minutes: number) => Promise<void>;
  /** Puts the reconciler to work now instead of at its next turn. */
  reconcile: () => Promise<void>;
  /** Puts a job into one of the shop's queues. */
  job: (queue: string, data: object) => Promise<void>;
  /** Lets days pass until no order is open, no refund under way and no mail waiting; answers what still is. */
  settle: () => Promise<string[]>;
  /** Adds everything up. */
  ledger: () => Promise<Ledger>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Opens a shop of its own: a copy of the template, a provider, a mail server and api processes that know each other. */
export async function openWorld(options: WorldOptions): Promise<World> {
  await using opened = new AsyncDisposableStack();
  const { server } = options;
  const template = await templateOn(server);
  const url = await makeDatabase(server, template);
  opened.defer(() => dropDatabase(server, url));
  const database = connect(url);
  opened.defer(() => database.close());
  const post = await openPostOffice();
  opened.defer(() => post.close());
  const ports = await freePorts(options.apis ?? 2);
  const provider = await openProvider(`http://127.0.0.1:${ports[0]}/payment/webhook`);
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
  const apis = await Promise.all(ports.map((port, at) => openApi(port, at, { ...options, url, post, provider })));
  for (const api of apis) opened.defer(() => api.kill());
  let turn = 0;
  const api = () => {
    const up = apis.filter((one) => one.isUp());
    return (up[turn++ % Math.max(1, up.length)] ?? apis[0])?.address ?? '';
  };
  const initial = new Map<string, number>();
  const parts = { database, provider, post, boss, initial };
  const running = opened.move();
  return {
    apis,
    database,
    provider,
    post,
    api,
    shoppers: (count) => makeShoppers(database, count, api),
    shelve: (count, stock, price = 99_900) => shelve(database, initial, { count, stock, price }),
    pass: (minutes) => pass(database, minutes),
    reconcile: () => reconcile(boss),
    job: async (queue, data) => void (await boss.send(queue, data)),
    settle: () => settle(parts),
    ledger: async () => takeStock({ database, post, initial, books: await provider.books() }),
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
