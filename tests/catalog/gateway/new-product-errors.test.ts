import { afterAll, beforeAll, expect, it } from 'vitest';
import { admin } from '../../account/staff.ts';
import { createGatewayShop, type GatewayShop } from '../../cart/gateway/gateway-shop.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';

const ADD = `mutation ($input: AddProductInput!) { addProduct(input: $input) {
  product { id } userErrors { code field message } } }`;
const INPUT = {
  sellerId: 'rb-seller-1',
  name: 'Saree',
  category: 'Saree',
  fabric: 'Silk',
  listPrice: 150_050,
  price: 99_999,
  variants: [{ sku: 'NEW-1', color: 'Indigo', stock: 1 }],
};
let shop: GatewayShop;
let boss: TestBrowser;
beforeAll(async () => {
  shop = await createGatewayShop();
  await admin(shop.api, 'boss@example.com');
  boss = await shop.newShopper('boss@example.com');
});
afterAll(() => shop.close());

it('all that is wrong with a new product is named at once, prices in parts of rupees as well', async () => {
  const { data, errors } = await boss.request(ADD, {
    input: { ...INPUT, category: 'Hats', hsnCode: '62', variants: [{ ...INPUT.variants[0], sku: 'a' }] },
  });
  expect(errors).toBeUndefined();
  const { product, userErrors } = data.addProduct;
  const reported = userErrors.map(({ field }: { field: string[] }) => field.join('.')).toSorted();
  expect([product, reported]).toEqual([
    null,
    ['input.category', 'input.hsnCode', 'input.listPrice', 'input.price', 'input.variants.0.sku'],
  ]);
  const ofPrice = userErrors.find(({ field }: { field: string[] }) => field.includes('price'));
  expect(ofPrice).toMatchObject({ code: 'INVALID_INPUT', message: 'Please give a price in whole rupees.' });
});

it('prices in parts of rupees add no product', async () => {
  const { data } = await boss.request(ADD, { input: INPUT });
  expect(data.addProduct).toMatchObject({ product: null, userErrors: [{ code: 'INVALID_INPUT' }, {}] });
});
