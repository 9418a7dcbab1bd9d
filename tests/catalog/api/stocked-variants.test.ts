import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSellingRepository } from '../../../api/catalog/selling/repository.ts';
import type { Database, Db } from '../../../api/platform/database.ts';
import { createReviewRepository } from '../../../api/reviews/repository.ts';
import { createTestDatabase, DATABASE_KIND } from '../../test-api.ts';
import { addProducts, productOf } from '../products.ts';

const isServer = DATABASE_KIND.startsWith('PostgreSQL');
const [PRODUCTS, COLOURS] = [3, 4];
const skuOf = (product: number, colour: number) => `SK-${product}-${colour}`;
const variantsOf = (product: number) =>
  Array.from({ length: COLOURS }, (_, colour) => ({ sku: skuOf(product, colour), color: 'Indigo', stock: colour % 2 }));
let database: Database;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`truncate products cascade`.execute(database.db);
  const products = Array.from({ length: PRODUCTS }, (_, at) => productOf(at, { variants: variantsOf(at) }));
  await addProducts(database, products);
});

/** Returns the stocked variants and the expected ones. */
async function compare(): Promise<[stored: unknown[], meant: unknown[]]> {
  const stored = sql`select * from stocked_variants order by sku`;
  const meant = sql`
    select v.sku, p.category, p.position, p.show_price, p.rating from variants v join products p on p.id = v.product_id
    where v.stock > 0 order by v.sku`;
  return [(await stored.execute(database.db)).rows, (await meant.execute(database.db)).rows];
}

const sell = (db: Db, sku: string, stock: number) =>
  sql`update variants set stock = ${stock}::int where sku = ${sku}`.execute(db);
/** As a checkout does: locks its variants by sku, then changes their stock. */
async function sellAll(db: Db, skus: string[], stock: number): Promise<void> {
  await sql`select sku from variants where sku = any(${skus}::text[]) order by sku for no key update`.execute(db);
  await sql`update variants set stock = ${stock}::int where sku = any(${skus}::text[])`.execute(db);
}
const setPrice = (db: Db, product: number, price: number) =>
  createSellingRepository(db).updatePrice(undefined, productOf(product).id, price, undefined);
let reviews = 0;
async function review(db: Db, sku: string, rating: number): Promise<void> {
  const repository = createReviewRepository(db);
  await repository.lockProductOf(sku);
  const [id, createdAt] = [`r-${(reviews += 1)}`, '2026-01-01T00:00:00.000Z'];
  await repository.insert([{ id, sku, rating, comment: 'Yes.', createdAt, userEmail: 's@example.com' }]);
  await repository.updateRatingsOf(sku);
}

type Change = (db: Db) => Promise<unknown>;
const [product, colour] = [fc.nat(PRODUCTS - 1), fc.nat(COLOURS - 1)];
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ product, colour, stock: fc.nat(2) }).map(
    (one): Change =>
      (db) =>
        sell(db, skuOf(one.product, one.colour), one.stock),
  ),
  fc.record({ skus: fc.uniqueArray(fc.tuple(product, colour), { selector: String }), stock: fc.nat(1) }).map(
    ({ skus, stock }): Change =>
      (db) =>
        sellAll(
          db,
          skus.map((of) => skuOf(...of)),
          stock,
        ),
  ),
  fc.record({ product, price: fc.integer({ min: 1, max: 5 }) }).map(
    (one): Change =>
      (db) =>
        setPrice(db, one.product, one.price * 1_000),
  ),
  fc.record({ product, colour, rating: fc.integer({ min: 1, max: 5 }) }).map(
    (one): Change =>
      (db) =>
        review(db, skuOf(one.product, one.colour), one.rating),
  ),
);

describe(`the variants in stock (${DATABASE_KIND})`, () => {
  it('[CAT-1] are those of new products, and no longer those of deleted products', async () => {
    await sql`update products set category = 'Kurti', position = 900 where id = ${productOf(1).id}`.execute(
      database.db,
    );
    await sql`delete from products where id = ${productOf(0).id}`.execute(database.db);
    const [stored, meant] = await compare();
    expect(stored).toEqual(meant);
    expect(stored).toHaveLength((PRODUCTS - 1) * 2);
  });

  it('[CAT-1] store the current price and rating of their product after each change', () =>
    fc.assert(
      fc.asyncProperty(fc.array(changes, { maxLength: 12 }), async (list) => {
        for (const change of list) await database.db.transaction().execute(change);
        const [stored, meant] = await compare();
        expect(stored).toEqual(meant);
      }),
      { numRuns: 20 },
    ));

  it('[CAT-1] are the same after concurrent changes, and no change waits for a waiting one', () =>
    fc.assert(
      fc.asyncProperty(fc.array(changes, { minLength: 8, maxLength: 40 }), async (list) => {
        // A transaction that PostgreSQL aborts because of a deadlock fails here.
        await Promise.all(list.map((change) => database.db.transaction().execute(change)));
        const [stored, meant] = await compare();
        expect(stored).toEqual(meant);
      }),
      { numRuns: isServer ? 60 : 5 },
    ));

  it.runIf(isServer)('let two shoppers buy the last pieces of two colours without a wait', async () => {
    await sellAll(database.db, [skuOf(0, 0), skuOf(0, 1)], 1);
    await sell(database.db, skuOf(0, 3), 0);
    await database.db.transaction().execute(async (first) => {
      await sell(first, skuOf(0, 0), 0);
      await database.db.transaction().execute(async (second) => {
        await sql`set local lock_timeout = '1ms'`.execute(second);
        await sell(second, skuOf(0, 1), 0);
      });
    });
    const [stored, meant] = await compare();
    expect(stored).toEqual(meant);
    expect(stored).not.toContainEqual(expect.objectContaining({ sku: skuOf(0, 0) }));
  });
});
