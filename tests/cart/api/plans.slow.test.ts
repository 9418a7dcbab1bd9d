import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { expectCheap, fillTables, insertionOfShoppers } from '../../statement-costs.ts';
import { DATABASE_KIND, createTestApi, type ApiResponse, type Client, type TestApi } from '../../test-api.ts';
import { addToCart, cartIdOf, createShopper, wishlistIdOf } from '../shoppers.ts';

const MANY = 5_000;
let api: TestApi;
let asha: Client;

beforeAll(async () => {
  api = await createTestApi();
  const products = Array.from({ length: 3_000 }, (_, index) => productOf(index));
  await addProducts(api.database, products);
  await createPromoCodeRepository(api.database.db).insertCodes(
    Array.from({ length: 3_000 }, (_, index) => ({ code: `CODE-${index}`, percent: 10, mostUsesEach: 1 })),
  );
  const now = sql.lit(api.clock.now().toISOString());
  await fillTables(api, [
    insertionOfShoppers(api, MANY),
    sql`insert into cart_items (id, shopper_id, sku, quantity, created_at)
      select 'ca-' || substr(id, 4), id, 'SK-' || (row_number() over () % 3000) || '-A', 1, ${now} from shoppers`,
    sql`insert into wishlist_items (id, shopper_id, sku, created_at)
      select 'wi-' || substr(id, 4), id, 'SK-' || (row_number() over () % 3000) || '-A', ${now} from shoppers`,
    sql`insert into promo_uses (code, shopper_id, order_id, created_at)
      select 'CODE-' || (row_number() over () % 3000), id, 'or-' || id, ${now} from shoppers`,
  ]);
  asha = await createShopper(api);
});
afterAll(() => api.close());

const items = Array.from({ length: 15 }, (_, index) => ({ sku: `SK-${index * 7}-A`, quantity: 1 }));
const [KEPT, MOVED] = ['SK-14-A', 'SK-2000-A'];
const validate = () => asha.post('/promocode/validate', { promoCode: 'CODE-7', totalAmount: 1_000 });

/** A scan of a whole table that has many rows here. */
const SCANNED = /Seq Scan on (cart_items|wishlist_items|promo_codes|promo_uses|variants|products|shoppers)/;

/** The calls, and the most statements of each, including the session's. */
const CALLS: [call: string, most: number, run: () => Promise<ApiResponse>][] = [
  ['an add', 5, () => addToCart(asha, KEPT)],
  ['fifteen adds at once', 6, () => asha.post('/cart/items', { items })],
  ['the cart', 2, () => asha.get('/cart')],
  ['a new quantity', 7, async () => asha.patch(`/cart/${await cartIdOf(asha, KEPT)}`, { quantity: 1 })],
  ['a heart', 5, () => asha.post('/wishlist', { sku: MOVED })],
  ['the wishlist', 2, () => asha.get('/wishlist')],
  ['a move to the cart', 8, async () => asha.post(`/wishlist/${await wishlistIdOf(asha, MOVED)}/cart`)],
  ['a move to the wishlist', 8, async () => asha.post(`/cart/${await cartIdOf(asha, MOVED)}/wishlist`)],
  ['a removal from the wishlist', 4, async () => asha.delete(`/wishlist/${await wishlistIdOf(asha, MOVED)}`)],
  ['a removal from the cart', 4, async () => asha.delete(`/cart/${await cartIdOf(asha, KEPT)}`)],
  ['a promo code', 4, validate],
];

describe(`the statements on carts, wishlists and codes among ${MANY} shoppers (${DATABASE_KIND})`, () => {
  it.each(CALLS)('%s costs at most %i, and reads no table from end to end', async (_, most, run) => {
    await expectCheap(api, most, SCANNED, run);
  });
});
