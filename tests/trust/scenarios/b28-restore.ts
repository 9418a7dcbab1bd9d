import { setTimeout } from 'node:timers/promises';
import { openBackedUpServer, type BackedUpServer } from '../harness/backups.ts';
import { newReceipt, purchase, rupeesOf } from '../harness/purchases.ts';
import { dropTemplates } from '../harness/shop/database-template.ts';
import type { ShopDatabase } from '../harness/shop-database.ts';
import type { TrialShop } from '../harness/shop/trial-shop.ts';
import { fillCarts } from '../harness/shoppers.ts';
import { waitUntil } from '../harness/waiting.ts';
import type { Scenario } from '../scenario.ts';

const SIZES = {
  full: { buyers: 100, archiveSeconds: 60 },
  short: { buyers: 6, archiveSeconds: 2 },
  planted: { buyers: 3, archiveSeconds: 2 },
};
const PRICE = 50_000;
/** What the shop may not lose, each table in one order. */
const TABLES = [
  'orders',
  'order_items',
  'shoppers',
  'cart_items',
  'variants',
  'payments',
  'stock_holds',
  'provider_events',
];

/** B28: somebody deletes the orders, and then the disk is lost. */
export const restore: Scenario = {
  id: 'B28',
  promise:
    'The data folder is lost a moment after all orders were deleted by mistake: restored to the second before the mistake, the shop has every row of then, and goes on selling',
  plantedBugs: [
    {
      words: 'PostgreSQL hands on no log of changes',
      changes: [{ file: 'docker-compose.yml', find: 'archive_mode=on', replace: 'archive_mode=off' }],
    },
    {
      words: 'a restore goes on to the last change that there is',
      changes: [
        { file: 'ops/backup/backup.sh', find: '--type=time --target="$2" --target-action=promote ', replace: '' },
      ],
    },
  ],
  play: async ({ size, changes, open }) => {
    const { buyers, archiveSeconds } = SIZES[size];
    const server = await openBackedUpServer(changes, archiveSeconds);
    try {
      await using shop = await open({ server: server.url, apis: size === 'full' ? 2 : 1 });
      return await lose(shop, server, buyers);
    } finally {
      await dropTemplates(server.url);
      await server.close();
    }
  },
};

async function lose(shop: TrialShop, server: BackedUpServer, buyers: number) {
  const name = new URL(shop.database.url).pathname.slice(1);
  const [sku = ''] = await shop.addProducts(1, 10 * buyers, PRICE);
  await buy(shop, sku, buyers);
  const figures = `${3 * buyers} orders`;
  const said = await server.startBackups(name);
  if (!said.includes('a backup was made')) return { figures, broken: [`no backup: ${said.slice(-600)}`] };
  await buy(shop, sku, buyers);
  const unsettled = await shop.settle();
  const [rows, at] = [await readAll(shop.database), await clock(shop.database)];
  await setTimeout(1_000);
  await shop.database.rows('truncate orders cascade');
  const isArchived = await archives(shop.database);
  await server.wipe();
  const from = performance.now();
  await server.backup(name, 'restore', at);
  await server.start();
  // The apis were not told of anything.
  if (!(await waitUntil(() => isBack(shop), 60_000))) return { figures, broken: ['the shop is not back'] };
  const seconds = ((performance.now() - from) / 1_000).toFixed(1);
  const restored = await readAll(shop.database);
  const missing = TABLES.filter((table) => restored[table] !== rows[table]);
  const lost = missing.map((table) => `${table} is not what it was at the time asked for`);
  if (lost.length === 0) {
    await buy(shop, sku, buyers);
    await server.backup(name, 'once');
    // Its container's health check.
    await server.backup(name, 'healthy');
  }
  const after = [...(await shop.settle()), ...(await shop.ledger()).broken];
  const told = await shop.database.count('select count(*) from backups');
  return {
    figures: `${figures}; back ${seconds} s after the restore began, with each of ${Object.keys(rows).length} tables as it was; ${told} backups`,
    broken: [
      ...unsettled,
      ...lost,
      ...(isArchived ? [] : ['the log of changes was not archived']),
      ...(lost.length === 0 ? after : []),
      ...(told === 2 || lost.length > 0 ? [] : [`the shop knows of ${told} backups in place of 2`]),
    ],
  };
}

/** Whether the database has done with its log, so that it takes changes again, and every api says that it is ready. */
async function isBack({ database, apis }: TrialShop): Promise<boolean> {
  try {
    const answers = await Promise.all(apis.map(({ address }) => fetch(`${address}/readyz`)));
    const [row] = await database.rows<{ is: boolean }>('select pg_is_in_recovery() as is');
    return row?.is === false && answers.every(({ ok }) => ok);
  } catch (error) {
    if (error instanceof Error) return false;
    throw error;
  }
}

async function buy(shop: TrialShop, sku: string, buyers: number): Promise<void> {
  const shoppers = await shop.shoppers(buyers);
  await fillCarts(shop.database, shoppers, [{ sku, quantity: 1 }]);
  const rupees = rupeesOf([{ unitPrice: PRICE, quantity: 1 }], { isFirstPurchase: true });
  for (const shopper of shoppers)
    await purchase(shop.provider, shopper, { lines: [{ sku, quantity: 1 }], rupees, receipt: newReceipt() });
}

/** The time of the database, as an operator would write it down. */
async function clock(database: ShopDatabase): Promise<string> {
  const text = `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US') || '+00' as now`;
  return (await database.rows<{ now: string }>(text))[0]?.now ?? '';
}

/** A hash of each table. */
async function readAll(database: ShopDatabase): Promise<Record<string, string>> {
  const all = TABLES.map(async (table) => {
    const text = `select md5(string_agg(t::text, '|' order by t::text)) as hash from ${table} t`;
    return [table, (await database.rows<{ hash: string }>(text))[0]?.hash ?? 'empty'] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** Waits until what has been changed up to now stands in the archive. */
async function archives(database: ShopDatabase): Promise<boolean> {
  const rows = await database.rows<{ now: string }>('select pg_walfile_name(pg_current_wal_lsn()) as now');
  const now = rows[0]?.now;
  const isDone = async () =>
    (await database.count('select count(*) from pg_stat_archiver where last_archived_wal >= $1', [now])) === 1;
  return waitUntil(isDone, 120_000, 200);
}
