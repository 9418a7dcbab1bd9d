import { createApi } from '../api/app.ts';
import { readApiConfig } from '../api/config.ts';
import { createCatalogRepository } from '../api/catalog/repository.ts';
import type { NewProduct } from '../api/catalog/tables.ts';
import { openDatabase, type Database } from '../api/platform/database.ts';
import { migrate } from '../api/platform/migrations.ts';
import { MIGRATIONS } from '../api/server.ts';
import { COLLECTIONS, OCCASIONS } from '../schema/vocabulary.ts';
import { CATEGORIES } from '../schema/shop.ts';
import { withScratchDatabase } from './scratch-database.ts';

/**
 * Searches and deep pages over a hundred thousand products, beside lookups by key in the same run. It takes the
 * PostgreSQL server of DATABASE_URL, in a database of its own that it drops, or an embedded database in memory.
 */
const MANY = 100_000;
const ROUNDS = 150;
const CRAFTS = ['Bandhani', 'Leheriya', 'Shibori', 'Mothra', 'Gharchola', 'Rajputana', 'Ekdali', 'Panchrangi'];
const FABRICS = ['Georgette', 'Crepe', 'Mulmul', 'Silk', 'Rayon', 'Linen', 'Cotton Silk', 'Kanjivaram Silk'];
const COLOURS = ['indigo', 'madder', 'turmeric', 'pista', 'rani', 'ivory', 'mustard', 'sindoor', 'peacock', 'onion'];
const MOTIFS = ['dots', 'waves', 'peacocks', 'parrots', 'mangoes', 'lotus', 'temples', 'stripes', 'checks', 'stars'];

/** The same numbers at every run, without a pattern that an index could profit from. */
const chance = (index: number, salt: number) => {
  const mixed = Math.imul((index + 1) ^ Math.imul(salt, 0x9e37_79b1), 0x85eb_ca6b);
  const again = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2_ae35);
  return (again ^ (again >>> 16)) >>> 0;
};
const pick = <T>(list: readonly T[], index: number, salt: number): T =>
  list[(chance(index, salt) >>> 7) % list.length]!;

function product(index: number): NewProduct {
  const [category, fabric] = [pick(CATEGORIES, index, 1), pick(FABRICS, index, 2)];
  const motif = `${pick(COLOURS, index, 4)} ${pick(MOTIFS, index, 5)}`;
  return {
    id: `b-${index}`,
    name: `${pick(CRAFTS, index, 3)} ${fabric.toLowerCase()} ${category.toLowerCase()} with ${motif} ${1000 + (index % 9000)}`,
    category,
    fabric,
    pattern: pick(CRAFTS, index, 3),
    dimension: '5.5 x 1.1',
    weight: 500,
    size: 'Free size',
    description: 'Tied by hand in Sanganer, dyed twice, and washed until the colour no longer runs. '.repeat(3),
    listPrice: 900_000,
    showPrice: 39_900 + (chance(index, 6) % 6_000) * 100,
    sellerId: 'se-1',
    collections: index % 9 === 0 ? [pick(COLLECTIONS, index, 7)] : [],
    occasions: [...new Set([pick(OCCASIONS, index, 8), pick(OCCASIONS, index, 9)])],
    craft: 'leheriya',
    sheen: 0.4,
    zari: false,
    createdAt: new Date(Date.UTC(2024, 0, 1) + index * 60_000).toISOString(),
    variants: [
      { sku: `B-${index}-A`, color: 'Indigo', stock: index % 3 },
      { sku: `B-${index}-B`, color: 'Mustard', stock: 0 },
    ],
  };
}

async function openFilled(url: string | undefined): Promise<Database> {
  const database = await openDatabase({ url });
  await migrate(database, MIGRATIONS);
  const catalog = createCatalogRepository(database.db);
  for (let from = 0; from < MANY; from += 5_000) {
    const products = Array.from({ length: 5_000 }, (_, at) => product(from + at));
    await catalog.insert({ sellers: [{ id: 'se-1', shopName: 'Sanganer Dyers' }], products });
  }
  await database.runScript(`update products set rating = (position % 9) / 2.0 where position % 7 = 0`);
  await catalog.analyze();
  return database;
}

type Ask = (nth: number) => string;
const text = (words: string, more = '') => `/search?text=${encodeURIComponent(words)}${more}`;

const LOOKUP: Ask = (nth) => `/product/b-${(nth * 7_919) % MANY}`;
/** What is searched for: mostly words that few or some have, at times one that a fifth of the shop has, or a mistyped one. */
const SEARCHES: Record<string, Ask> = {
  'search: a number': (nth) => text(String(1000 + ((nth * 31) % 9000))),
  'search: two words': (nth) => text(`${pick(COLOURS, nth, 1)} ${pick(MOTIFS, nth, 2)}`),
  'search: a word of an eighth': (nth) => text(pick(CRAFTS, nth, 1)),
  'search: a word of a fifth': (nth) => text(pick(CATEGORIES, nth, 1)),
  'search: in a category': (nth) => text(pick(MOTIFS, nth, 1), `&category=${pick(CATEGORIES, nth, 2)}`),
  'search: by price': (nth) => text(pick(MOTIFS, nth, 1), '&sort=price_asc&maxPrice=3000'),
  'search: mistyped': (nth) =>
    text(pick(['leheria', 'bandani', 'gharcola', 'shiburi'], nth, 1) + ` ${pick(MOTIFS, nth, 2)}`),
};
/** Not among the searches in turn: numbers of very many matches are kept for half a minute, and these are new each time. */
const OTHERS: Record<string, Ask> = {
  'a fifth, never asked before': (nth) => text('saree', `&maxPrice=${3_000 + nth}`),
  'counts: a category': (nth) => `/search?counts=true&category=${pick(CATEGORIES, nth, 1)}`,
  'counts: a text': (nth) => text(pick(MOTIFS, nth, 1), '&counts=true'),
};
const PAGES: Record<string, (page: number) => string> = {
  'a category': (page) => `/product/Saree/${page}`,
  'a category by price': (page) => `/search?category=Saree&sort=price_asc&page=${page}`,
  'a category by rating': (page) => `/search?category=Saree&sort=rating&page=${page}`,
  'the newest': (page) => `/search?sort=newest&page=${page}`,
};

interface Times {
  p50: number;
  p99: number;
}

function timesOf(all: number[]): Times {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** Asks one after the other in turns, so that whatever slows the machine slows them alike. */
async function inTurns(base: string, asks: Ask[], rounds: number): Promise<Times[]> {
  const times = asks.map((): number[] => []);
  for (let nth = -20; nth < rounds; nth++) {
    for (const [at, ask] of asks.entries()) {
      const started = performance.now();
      const answer = await fetch(base + ask(nth + 20));
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`${ask(nth + 20)} answered ${answer.status}`);
      if (nth >= 0) times[at]?.push(performance.now() - started);
    }
  }
  return times.map(timesOf);
}

const ms = (value = 0) => `${value.toFixed(1)} ms`.padStart(9);
const line = (title: string, mine: Times, beside: Times, goal: string) =>
  console.log(
    `${title.padEnd(30)}${ms(mine.p50)}${ms(mine.p99)}   ${(mine.p50 / beside.p50).toFixed(1).padStart(5)} ×` +
      `${(mine.p99 / beside.p99).toFixed(1).padStart(6)} ×   ${goal}`,
  );

async function measure(base: string): Promise<void> {
  const asks = { ...SEARCHES, ...OTHERS };
  const [lookup = { p50: 0, p99: 0 }, mixed = lookup, ...each] = await inTurns(
    base,
    [LOOKUP, (nth) => (Object.values(SEARCHES)[nth % 7] ?? LOOKUP)(nth), ...Object.values(asks)],
    ROUNDS,
  );
  console.log(`${MANY} products${' '.repeat(20)}p50      p99   beside a lookup (p50, p99)`);
  line('a product by its key', lookup, lookup, '');
  line('searches, all in turn', mixed, lookup, 'goal for p99: 5 ×');
  for (const [at, title] of Object.keys(asks).entries()) line(title, each[at] ?? lookup, lookup, '');
  console.log(`${' '.repeat(34)}p50      p99   page 500 beside page 1`);
  for (const [title, page] of Object.entries(PAGES)) {
    const [first = lookup, deep = lookup] = await inTurns(base, [() => page(1), () => page(500)], ROUNDS / 4);
    line(`page 500 of ${title}`, deep, first, 'goal: 3 ×');
  }
}

async function measureOn(url: string | undefined): Promise<void> {
  const database = await openFilled(url);
  const config = readApiConfig({ LOG_LEVEL: 'silent' });
  const refuse = () => Promise.reject(new Error('A measurement sends no mail and takes no payment.'));
  const noMails = { send: refuse, withdraw: refuse };
  const provider = {
    createOrder: refuse,
    listPayments: refuse,
    findPayment: refuse,
    capture: refuse,
    refund: refuse,
    listRefunds: refuse,
    findRefund: refuse,
    findOrder: refuse,
    listPaymentsBetween: refuse,
    listRefundsBetween: refuse,
    close: async () => undefined,
  };
  const noPayments = { keyId: '', keySecret: '', webhookSecret: '', widgetUrl: '', provider };
  const none = async () => undefined;
  const noJobs = {
    enqueue: () => Promise.reject(new Error('A measurement puts no jobs anywhere.')),
    work: none,
    schedule: none,
    repeat: none,
  };
  const noGoogle = { startLogin: unasked, finishLogin: unasked, redeemCode: unasked, verifyIdToken: unasked };
  const app = await createApi({
    database,
    config,
    secret: 'x'.repeat(32),
    mailQueue: noMails,
    jobs: noJobs,
    paymentAccount: noPayments,
    google: noGoogle,
  });
  try {
    await measure(await app.listen({ port: 0, host: '127.0.0.1' }));
  } finally {
    await app.close();
    await database.close();
  }
}

function unasked(): never {
  throw new Error('A measurement asks nobody to log in.');
}

/** Prints how long searches, counts and deep pages take beside lookups by key and first pages. */
export async function benchSearch(): Promise<void> {
  const server = process.env['DATABASE_URL'];
  await (server ? withScratchDatabase(server, measureOn) : measureOn(undefined));
}

if (import.meta.main) await benchSearch();
