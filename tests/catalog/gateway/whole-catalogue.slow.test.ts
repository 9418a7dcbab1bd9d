import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, type TestHost } from '../../hosts/test-host.ts';
import { createTestApi, type Json, type TestApi } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

/** The environment variable SEED sets another seed. A failure names the seed. */
const SEED = Number(process.env['SEED'] ?? 20_261_122);
/** Long enough for a slow machine: these tests measure no time. Nothing is cached, so that every part is read again. */
const OPTIONS = { readTimeoutMs: 20_000, deadlineMs: 25_000, publicCacheCharacters: 1 };
const MANY = 30;

let api: TestApi;
let basicHost: TestHost;
let gateways: Record<'own' | 'basic', TestGateway>;
/** The products that only the basic host no longer has. */
const removed = new Set<string>();
let next = 0;

beforeAll(async () => {
  api = await createTestApi();
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' });
  basicHost = await createTestHost(async ([first, second]) => {
    if (first !== 'product' || second !== undefined) return undefined;
    const { products, ...rest } = (await api.get('/product')).body;
    return { ...rest, products: products.filter(({ productId }: Json) => !removed.has(productId)).map(asClassic) };
  });
  const [own, basic] = [await createTestGateway(address, OPTIONS), await createTestGateway(basicHost.url, OPTIONS)];
  gateways = { own, basic };
});
afterAll(async () => {
  for (const part of [gateways.own, gateways.basic, basicHost, api]) await part.close();
});
beforeEach(() => startAnew());

/** Returns a product in the specification's form, without our host's additions. */
const asClassic = (product: Json): Json => ({ ...product, updatedAt: undefined });

async function startAnew(): Promise<void> {
  removed.clear();
  await api.database.runScript('truncate products, search_words cascade; alter sequence products_position_seq restart');
  next = MANY;
  await addProducts(
    api.database,
    Array.from({ length: MANY }, (_, at) => productOf(at)),
  );
}

const run = (statement: string) => sql.raw(statement).execute(api.database.db);
const idAt = (at: number) => productOf(at % next).id;

/** Changes of a shop's products while a client reads all of them. */
const CHANGES: Record<string, (at: number) => Promise<unknown>> = {
  price: (at) => run(`update products set show_price = ${(at % 9) + 1}000 where id = '${idAt(at)}'`),
  name: (at) => run(`update products set name = 'Renamed ${at}' where id = '${idAt(at)}'`),
  stock: (at) => run(`update variants set stock = (stock + ${at}) % 3 where product_id = '${idAt(at)}'`),
  rating: (at) => run(`update products set rating = ${at % 5} where id = '${idAt(at)}'`),
  category: (at) => run(`update products set category = 'Dupatta' where id = '${idAt(at)}'`),
  added: () => addProducts(api.database, [productOf(next++)]),
};

/** Reads all products in parts of this size; `between` runs after each part. */
async function readAll(gateway: TestGateway, size: number, between: (seen: string[]) => Promise<unknown>, filter = {}) {
  const seen: string[] = [];
  for (let after: string | null = null, hasMore = true; hasMore;) {
    const { data, errors } = await gateway.request(
      `query ($after: String, $filter: ProductFilterInput) { products(first: ${size}, after: $after, filter: $filter) {
        nodes { productId } pageInfo { hasNextPage endCursor } } }`,
      { after, filter },
    );
    expect(errors).toBeUndefined();
    seen.push(...data.products.nodes.map(({ productId }: Json) => productId));
    after = data.products.pageInfo.endCursor ?? after;
    hasMore = data.products.pageInfo.hasNextPage;
    await between(seen);
  }
  return seen;
}

const walks = fc.record({
  size: fc.integer({ min: 1, max: 12 }),
  changes: fc.array(fc.tuple(fc.constantFrom(...Object.keys(CHANGES)), fc.nat(MANY)), { maxLength: 12 }),
});

describe(`all products of the shop, read in parts (seed ${SEED})`, () => {
  it.each(['own', 'basic'] as const)(
    'come each exactly once while products change and come in: %s host',
    async (host) => {
      await fc.assert(
        fc.asyncProperty(walks, async ({ size, changes }) => {
          await startAnew();
          const left = [...changes];
          const seen = await readAll(gateways[host], size, async () => {
            const [what, at] = left.shift() ?? [];
            if (what !== undefined) await CHANGES[what]?.(at ?? 0);
          });
          expect(seen.length).toBeGreaterThanOrEqual(MANY);
          expect(seen).toEqual(Array.from({ length: seen.length }, (_, at) => productOf(at).id));
        }),
        { seed: SEED, numRuns: 12 },
      );
    },
  );

  it('lose none while a basic host removes products', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 9 }), fc.array(fc.nat(MANY - 1)), async (size, gone) => {
        removed.clear();
        const left = [...gone];
        const seen = await readAll(gateways.basic, size, async () => {
          const at = left.shift();
          if (at !== undefined) removed.add(idAt(at));
        });
        const all = Array.from({ length: MANY }, (_, at) => idAt(at));
        expect(all.filter((id) => !removed.has(id) && !seen.includes(id))).toEqual([]);
      }),
      { seed: SEED, numRuns: 12 },
    );
  });

  it.each(['own', 'basic'] as const)('may be only those in stock: %s host', async (host) => {
    await run(`update variants set stock = 0 where product_id <> '${idAt(4)}'`);
    const requested =
      'query ($search: ProductSearchInput) { products(search: $search, filter: { inStock: true }) { nodes { productId } } }';
    for (const search of [null, {}]) {
      const { data, errors } = await gateways[host].request(requested, { search });
      expect([errors, data.products.nodes]).toEqual([undefined, [{ productId: idAt(4) }]]);
    }
  });

  it('may be those that changed since a time; all of them if the host returns no times', async () => {
    await run(`update products set show_price = 99000 where id in ('${idAt(3)}', '${idAt(20)}')`);
    const filter = { updatedSince: '2026-06-01T05:30:00+05:30' };
    const none = async () => {};
    expect(await readAll(gateways.own, 5, none, filter)).toEqual([idAt(3), idAt(20)]);
    expect(await readAll(gateways.basic, 5, none, filter)).toHaveLength(MANY);
    expect(await readAll(gateways.own, 5, none, { updatedSince: null })).toHaveLength(MANY);
    for (const updatedSince of ['', 'today', '2026-06-01', '2026-06-01T05:30:00', 1_780_000_000]) {
      const { errors } = await gateways.own.request(
        'query ($filter: ProductFilterInput) { products(filter: $filter) { totalCount } }',
        { filter: { updatedSince } },
      );
      expect(errors?.[0]).toMatchObject({
        message:
          'Variable "$filter" got an invalid value at "filter.updatedSince"; expected DateTime such as 2026-11-21T09:30:00.000Z.',
        extensions: { code: 'BAD_USER_INPUT' },
      });
    }
  });
});
