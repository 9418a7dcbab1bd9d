import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatItem } from '../../../api/cli/format.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { addToCart, createShopper, setStock } from '../../cart/shoppers.ts';
import {
  createBuyer,
  createCheckoutShop,
  purchase,
  startPayment,
  stockOf,
  type Shop,
} from '../../checkout/checkout-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = ['S', 'M'].map((size) => ({ sku: `DR-${size}`, color: 'Coral', size, stock: 5 }));
  await addProducts(shop.api.database, [productOf(1, { name: 'Leheriya maxi dress', category: 'Dress', variants })]);
});
afterAll(() => shop.close());

describe('a piece that comes in sizes', () => {
  it('is bought in one: its size is in cart, wishlist, order, mail and the list for staff', async () => {
    const asha = await createBuyer(shop.api);
    await addToCart(asha, 'DR-M', 2);
    await asha.post('/wishlist', { sku: 'DR-S' });
    expect((await asha.get('/cart')).body.cartData[0].variant).toMatchObject({ color: 'Coral', size: 'M' });
    expect((await asha.get('/wishlist')).body.wishListData[0].variant).toMatchObject({ size: 'S' });
    expect((await purchase(shop, asha)).status).toBe(200);
    const { body } = await asha.get('/orders?page=1');
    expect(body.orders[0].variant).toMatchObject({ color: 'Coral', size: 'M' });
    expect([await stockOf(shop.api, 'DR-S'), await stockOf(shop.api, 'DR-M')]).toEqual([5, 3]);
    const mail = shop.api.mails.find(({ to, subject }) => to === asha.email && subject.includes('order'));
    expect(mail?.text).toContain('2 × Leheriya maxi dress, Coral, M');
    expect(formatItem(body.orders[0])).toContain('2 × Leheriya maxi dress, Coral, size M (DR-M)');
  });

  it('is sold out in one size alone, and the refusal names it', async () => {
    const asha = await createBuyer(shop.api);
    await addToCart(asha, 'DR-S');
    await setStock(shop.api, 'DR-S', 0);
    const { body } = await startPayment(asha);
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', message: '"Leheriya maxi dress, S" is sold out.' });
    expect((await addToCart(await createShopper(shop.api), 'DR-M')).status).toBe(200);
  });
});
