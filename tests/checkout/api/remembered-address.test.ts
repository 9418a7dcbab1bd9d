import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import {
  addressOf,
  createBuyer,
  createCheckoutShop,
  payInWidget,
  purchase,
  rowsOf,
  startPayment,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await addProducts(shop.api.database, [
    productOf(1, { variants: [{ sku: 'B-0', color: 'Indigo', stock: 100 }], name: 'Leheriya Saree' }),
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await createBuyer(shop.api);
  await addToCart(asha, 'B-0');
});

const booked = async () => (await asha.get('/user/addresses')).body.addresses;
const orderTo = (changes: object) => ({
  order: {
    shippingDetails: { ...addressOf(asha.email), ...changes },
    orderItems: [{ sku: 'B-0', quantity: 1 }],
  },
});
const saved = () => {
  const { email: _email, ...address } = addressOf(asha.email);
  return { ...address, phone: '9829012345' };
};

describe(`the address of an order (${DATABASE_KIND})`, () => {
  it('is remembered once the order is paid, and not before', async () => {
    const started = await startPayment(asha);
    expect(await booked()).toEqual([]);
    await asha.post('/payment/verification', payInWidget(shop, started.body.id));
    const [one, ...others] = await booked();
    expect(others).toEqual([]);
    expect(one).toEqual({
      addressId: expect.any(String),
      ...saved(),
      isDefault: false,
      lastUsedAt: shop.api.clock.now().toISOString(),
    });
  });

  it("gives an empty profile its name and phone, and does not change the shopper's values", async () => {
    const profile = async () => (await asha.get('/user/profile')).body.user;
    await sql`update shoppers set name = split_part(email, '@', 1), phone = null`.execute(shop.api.database.db);
    const started = await startPayment(asha, orderTo({ name: 'Asha Verma' }));
    expect((await profile()).name).toBe(asha.email.split('@')[0]);
    await asha.post('/payment/verification', payInWidget(shop, started.body.id));
    expect(await profile()).toMatchObject({ name: 'Asha Verma', phone: '9829012345' });
    await addToCart(asha, 'B-0');
    await purchase(shop, asha, orderTo({ name: 'Lata Menon', phone: '9847012345' }));
    expect(await profile()).toMatchObject({ name: 'Asha Verma', phone: '9829012345' });
  });

  it('stores its landmark and second phone, in the order too', async () => {
    const more = { landmark: 'Behind Hawa Mahal', alternatePhone: '98290 54321' };
    await purchase(shop, asha, orderTo(more));
    const stored = { landmark: 'Behind Hawa Mahal', alternatePhone: '9829054321' };
    expect(await booked()).toMatchObject([stored]);
    expect((await rowsOf(shop.api, 'orders')).at(-1).shipping).toMatchObject(stored);
    expect((await asha.get('/orders')).body.orders[0].order.shippingDetail).toMatchObject(stored);
  });

  it('is remembered once, and comes first again when it is used again', async () => {
    await purchase(shop, asha);
    for (const city of ['Ajmer', 'Jaipur']) {
      shop.api.clock.move(60_000);
      await addToCart(asha, 'B-0');
      await purchase(shop, asha, orderTo({ city }));
    }
    expect((await booked()).map(({ city }: { city: string }) => city)).toEqual(['Jaipur', 'Ajmer']);
  });

  it('comes before an address that was saved later and that no order went to', async () => {
    await purchase(shop, asha);
    shop.api.clock.move(60_000);
    for (const city of ['Ajmer', 'Udaipur']) {
      shop.api.clock.move(1_000);
      await asha.post('/user/addresses', { ...saved(), city });
    }
    const cities = (await booked()).map(({ city }: { city: string }) => city);
    expect(cities).toEqual([saved().city, 'Udaipur', 'Ajmer']);
  });

  it('stays in the order when the shopper deletes it, and a full address book prevents no order', async () => {
    const street = (at: number) => ({ ...saved(), address: `${at + 1} Johari Bazaar` });
    for (let at = 0; at < 20; at++) await asha.post('/user/addresses', street(at));
    await purchase(shop, asha);
    const book = await booked();
    expect([book.length, book.some(({ address }: { address: string }) => address === '12 Johari Bazaar')]).toEqual([
      20,
      true,
    ]);
    await asha.delete(`/user/addresses/${book[0].addressId}`);
    expect((await asha.get('/orders')).body.orders[0].order.shippingDetail.address).toBe('12 Johari Bazaar');
    await addToCart(asha, 'B-0');
    await asha.post('/user/addresses', street(40));
    await purchase(shop, asha, orderTo({ city: 'Ajmer' }));
    expect(await booked()).toHaveLength(20);
    expect((await asha.get('/orders')).body.orders).toHaveLength(2);
  });

  it.each([
    ['landmark', 'x'.repeat(101)],
    ['alternatePhone', '12345'],
  ])('is refused for a wrong %s, which is named with its place', async (field, value) => {
    const { status, body } = await startPayment(asha, orderTo({ [field]: value }));
    expect([status, body.field]).toEqual([400, `order.shippingDetails.${field}`]);
  });
});
