import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { freePort } from '../../../scripts/ports.ts';
import type { Change } from './changes.ts';
import { startChild } from './child.ts';
import type { Child } from './child.ts';
import { takeStock } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { openPostOffice } from './post-office.ts';
import type { PostOffice } from './post-office.ts';
import { connect, dropDatabase, emptyDatabase, makeDatabase } from './shop-database.ts';
import type { ShopDatabase } from './shop-database.ts';
import { makeShoppers, SECRET } from './shoppers.ts';
import type { Shopper } from './shoppers.ts';
import { KEYS, openProvider } from './simulator.ts';
import type { Provider } from './simulator.ts';
import { until } from './time.ts';

/** How a scenario's shop is opened. */
export interface WorldOptions {
  /** How many api processes there are; 2 unless told. */
  apis?: number;
  /** Lines of the shop that are other than they should be, in all apis. */
  changes?: readonly Change[];
  /** Such lines in the first api alone. */
  changesOfFirst?: readonly Change[];
  /** The address of the server that its database is made in. */
  server: string;
  env?: Record<string, string>;
}

/** An api process. */
export interface Api extends Child {
  address: string;
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

/** Made once a server: a database with migrations, samples and queues, to be copied. */
const templates = new Map<string, Promise<string>>();

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

/** Reads the shop's own start: an api that is opened on an empty database fills it. */
function templateOn(server: string): Promise<string> {
  const known = templates.get(server) ?? makeTemplate(server);
  templates.set(server, known);
  return known;
}

async function makeTemplate(server: string): Promise<string> {
  const url = await makeDatabase(server);
  const [port = 0] = await freePorts(1);
  const env = { ...envOf(url, port), SMTP_URL: 'smtp://127.0.0.1:9', RAZORPAY_URL: 'http://127.0.0.1:9' };
  const child = await startChild({ args: ['api/server.ts'], env, ready: READY });
  await child.kill();
  await emptyDatabase(server, url);
  return url;
}

/** Removes what was made to be copied. */
export async function dropTemplates(server: string): Promise<void> {
  const template = await templates.get(server);
  if (template) await dropDatabase(server, template);
  templates.delete(server);
}

const READY = /The api answers on/;
const LOADER = './tests/trust/harness/change-loader.ts';

interface ApiParts extends WorldOptions {
  url: string;
  post: PostOffice;
  provider: Provider;
}

async function openApi(port: number, at: number, parts: ApiParts): Promise<Api> {
  const { url, post, provider, changes = [], changesOfFirst = [], env = {} } = parts;
  const wanted = at === 0 ? [...changes, ...changesOfFirst] : changes;
  const neighbours = { SMTP_URL: post.url, RAZORPAY_URL: provider.address };
  const child = await startChild({
    args: [...(wanted.length > 0 ? ['--import', LOADER] : []), 'api/server.ts'],
    env: { ...envOf(url, port), ...neighbours, TRUST_CHANGES: JSON.stringify(wanted), ...env },
    ready: READY,
  });
  const missing = wanted.find(({ file }) => !child.said().includes(`changed ${file}`));
  if (missing) throw new Error(`${missing.file} isn't loaded, so that nothing in it can be changed.`);
  return { ...child, address: `http://127.0.0.1:${port}` };
}

function envOf(url: string, port: number): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    API_PORT: `${port}`,
    DATABASE_URL: url,
    DATA_DIR: folder(),
    SESSION_SECRET: SECRET,
    GOOGLE_CLIENT_ID: 'nobody',
    GOOGLE_CLIENT_SECRET: 'nothing',
    RAZORPAY_KEY_ID: KEYS.keyId,
    RAZORPAY_KEY_SECRET: KEYS.keySecret,
    RAZORPAY_WEBHOOK_SECRET: KEYS.webhookSecret,
    ADDRESS_LIMIT: '1000000',
    LOG_LEVEL: 'error',
  };
}

let dataDir: string | undefined;

/** The apis keep nothing that matters on the disk: pictures alone. */
function folder(): string {
  if (dataDir) return dataDir;
  const made = mkdtempSync(join(tmpdir(), 'rangbandh-trust-data-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  dataDir = made;
  return made;
}

async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = [];
  for (let at = 0; at < count; at += 1) {
    ports.push(await freePort(30_000 + Math.floor(Math.random() * 2_000), '127.0.0.1', ports));
  }
  return ports;
}

interface Shelf {
  count: number;
  stock: number;
  price: number;
}

async function shelve(database: ShopDatabase, initial: Map<string, number>, { count, stock, price }: Shelf) {
  const made = Array.from({ length: count }, () => {
    const number = String(++shelved).padStart(6, '0');
    return { id: `trust-${number}`, sku: `TRST-${number}-MR` };
  });
  const rows = JSON.stringify(made);
  await database.rows(
    `insert into products (id, name, category, fabric, list_price, show_price, seller_id, craft, sheen, zari)
     select r.id, 'Proof ' || r.id, category, fabric, $2, $2, seller_id, craft, sheen, zari
     from (select * from products order by position limit 1) p, jsonb_to_recordset($1) as r(id text)`,
    [rows, price],
  );
  await database.rows(
    `insert into variants (sku, product_id, position, color, stock)
     select r.sku, r.id, 0, v.color, $2
     from (select color from variants order by sku limit 1) v, jsonb_to_recordset($1) as r(id text, sku text)`,
    [rows, stock],
  );
  for (const { sku } of made) initial.set(sku, stock);
  return made.map(({ sku }) => sku);
}

let shelved = 0;

async function pass(database: ShopDatabase, minutes: number): Promise<void> {
  const ago = `${minutes} minutes`;
  await database.rows(
    `update orders set created_at = created_at - $1::interval, expires_at = expires_at - $1::interval,
       check_at = check_at - $1::interval, closed_at = closed_at - $1::interval, paid_at = paid_at - $1::interval`,
    [ago],
  );
  await database.rows('update refunds set created_at = created_at - $1::interval, check_at = check_at - $1::interval', [
    ago,
  ]);
  await database.rows(
    `update jobs.job set start_after = start_after - $1::interval where state in ('created', 'retry')`,
    [ago],
  );
}

/** Which job the shop runs each minute to look after what is open. */
const RECONCILER = 'reconcile';

async function reconcile(boss: PgBoss): Promise<void> {
  await boss.send(RECONCILER, {});
}

interface SettleParts {
  database: ShopDatabase;
  provider: Provider;
  boss: PgBoss;
}

const ROUNDS = 40;
const ROUND_MS = 6_000;
const A_QUARTER = 16;
const A_DAY = 24 * 60;

async function settle({ database, provider, boss }: SettleParts): Promise<string[]> {
  let still: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await provider.settled();
    await reconcile(boss);
    const isCalm = await until(async () => (await busy(database)).length === 0, ROUND_MS);
    if (!isCalm) await takeFromTheDead(database, boss);
    still = [...(await busy(database)), ...(await open(database))];
    if (still.length === 0) return [];
    await pass(database, round < 6 ? A_QUARTER : A_DAY);
  }
  return still.map((words) => `after ${ROUNDS} rounds: ${words}`);
}

/** Lets the time pass that the queue waits before it takes a job for lost, whose worker was killed. */
async function takeFromTheDead(database: ShopDatabase, boss: PgBoss): Promise<void> {
  await database.rows(
    `update jobs.job set started_on = started_on - interval '1 hour'
     where state = 'active' and started_on < now() - interval '5 seconds'`,
  );
  await database.rows('update jobs.queue set monitor_claim_on = null');
  await boss.supervise();
}

/** What is being done or about to be, in words. */
async function busy(database: ShopDatabase): Promise<string[]> {
  const rows = await database.rows<{ name: string; jobs: number }>(
    `select name, count(*) as jobs from jobs.job
     where state in ('created', 'retry', 'active') and start_after <= now() and name not like '\\_\\_%' group by name`,
  );
  return rows.map(({ name, jobs }) => `${jobs} jobs wait in ${name}`);
}

/** What hasn't come to its end, in words. */
async function open(database: ShopDatabase): Promise<string[]> {
  const orders = await database.count(`select count(*) from orders where state = 'awaiting' or check_at is not null`);
  const refunds = await database.count(`select count(*) from refunds where state in ('waiting', 'sent')`);
  const jobs = await database.count(`select count(*) from jobs.job where state = 'retry' and name not like '\\_\\_%'`);
  return [
    ...(orders > 0 ? [`${orders} orders are open or to be asked after`] : []),
    ...(refunds > 0 ? [`${refunds} refunds are under way`] : []),
    ...(jobs > 0 ? [`${jobs} jobs are to be tried again`] : []),
  ];
}
