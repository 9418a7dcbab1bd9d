import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn, PASSWORD, register } from '../../account/people.ts';
import { addToCart, cartOf, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import type { ApiResponse } from '../../test-api.ts';
import { createCheckoutShop, placeInCash, setPrice, type Buyer, type Shop } from '../checkout-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop({ OTP_LENGTH: '4' });
  await addProducts(shop.api.database, [productOf(1, { variants: [{ sku: 'C-0', color: 'Indigo', stock: 0 }] })]);
  await setPrice(shop.api, 100_000);
  await setStock(shop.api, 'C-0', 20);
});
afterAll(() => shop.close());

/** A shopper who has registered with a password, and whose address is not verified. */
async function newBuyer(email: string): Promise<Buyer> {
  await register(shop.api, email);
  const client = shop.api.client();
  client.token = (await client.post('/user/login', { email, password: PASSWORD })).body.accessToken;
  await addToCart(client, 'C-0');
  return Object.assign(client, { email });
}
const profileOf = async (of: Pick<Buyer, 'get'>): Promise<ApiResponse['body']> =>
  (await of.get('/user/profile')).body.user;

it('[AUTH-6] the OTP of an order in cash proves the mailbox: all stays at the first login by OTP elsewhere', async () => {
  const asha = await newBuyer('asha.cash@example.com');
  expect((await placeInCash(shop, asha)).status).toBe(200);
  await addToCart(asha, 'C-0', 2);
  const laptop = await logIn(shop.api, asha.email);
  expect(await profileOf(laptop)).toMatchObject({ name: 'Asha Verma', phone: '9829012345' });
  expect(await cartOf(laptop)).toEqual([['C-0', 2]]);
  // The phone number and the password also remain.
  expect(await profileOf(asha)).toMatchObject({ name: 'Asha Verma' });
  expect((await shop.api.client().post('/user/login', { email: asha.email, password: PASSWORD })).status).toBe(200);
});

it('[AUTH-6] a wrong OTP, or one for another order, proves nothing', async () => {
  const rohan = await newBuyer('rohan.cash@example.com');
  const { status } = await placeInCash(shop, rohan, { otp: '0000' });
  expect(status).toBeGreaterThanOrEqual(400);
  const laptop = await logIn(shop.api, rohan.email);
  expect(await profileOf(laptop)).not.toMatchObject({ phone: '9829012345' });
  expect(await cartOf(laptop)).toEqual([]);
});
