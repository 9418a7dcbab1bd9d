import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formatItem } from '../../../api/cli/format.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import {
  createBuyer,
  createCheckoutShop,
  listRefunds,
  paymentBodyOf,
  payInWidget,
  rowsOf,
  startPayment,
  type Buyer,
  type Shop,
} from '../../checkout/checkout-shop.ts';

let shop: Shop;
let asha: Buyer;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await addProducts(shop.api.database, [
    productOf(1, { variants: [{ sku: 'SAREE', color: 'Indigo', stock: 500 }] }),
    productOf(2, { category: 'Dress', variants: [{ sku: 'DRESS', color: 'Coral', stock: 500 }] }),
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  asha = await createBuyer(shop.api);
});
const add = (body: object) => asha.post('/cart', { sku: 'SAREE', quantity: 1, ...body });
const lineOf = async () => (await asha.get('/cart')).body.cartData[0];
const FALL = { code: 'fall-pico', name: 'Fall and pico', price: 150 };
const BLOUSE = { code: 'blouse-piece', name: 'Matching blouse piece', price: 350 };

describe('a service on a piece for a price', () => {
  it("is chosen with the piece, for each piece of its line, and is part of a piece's price", async () => {
    const { body } = await add({ quantity: 2, services: ['fall-pico'] });
    expect(body.data).toMatchObject({ services: [FALL], variant: { product: { showPrice: 1_650 } } });
    await add({ services: ['blouse-piece', 'fall-pico'] });
    await add({});
    expect(await lineOf()).toMatchObject({
      quantity: 4,
      services: [FALL, BLOUSE],
      variant: { product: { showPrice: 2_000 } },
    });
  });

  it('is changed at the line, down to nothing', async () => {
    const { body } = await add({ services: ['fall-pico'] });
    const put = (services: unknown) => asha.put(`/cart/${body.data.cartId}/services`, { services });
    expect((await put(['blouse-piece', 'blouse-piece'])).body.data.services).toEqual([BLOUSE]);
    expect((await put([])).body.data).toMatchObject({ services: [], variant: { product: { showPrice: 1_500 } } });
    expect((await put(['nothing'])).body).toMatchObject({ code: 'INVALID_INPUT', field: 'services' });
    const other = await createBuyer(shop.api);
    expect((await other.put(`/cart/${body.data.cartId}/services`, { services: [] })).status).toBe(404);
  });

  it('is refused for pieces that it is not for, and then nothing is in the cart', async () => {
    expect((await add({ sku: 'DRESS', services: ['fall-pico'] })).body).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'services',
    });
    const items = [
      { sku: 'SAREE', quantity: 1, services: ['fall-pico'] },
      { sku: 'DRESS', quantity: 1, services: ['fall-pico'] },
    ];
    expect((await asha.post('/cart/items', { items })).body).toMatchObject({ field: 'items[1].services' });
    expect((await asha.get('/cart')).body.cartData).toEqual([]);
  });

  it('belongs to the piece that it was chosen with: another piece of the same call gets none of it', async () => {
    const items = [
      { sku: 'SAREE', quantity: 1, services: ['fall-pico'] },
      { sku: 'DRESS', quantity: 1 },
    ];
    const { status, body } = await asha.post('/cart/items', { items });
    expect(status).toBe(200);
    expect(body.cartData).toMatchObject([
      { sku: 'SAREE', services: [FALL] },
      { sku: 'DRESS', services: [] },
    ]);
  });

  it('is paid with the piece, discounts included, is in order, mail and list, and is refunded with it', async () => {
    await add({ quantity: 2, services: ['fall-pico', 'blouse-piece'] });
    const started = await startPayment(asha);
    // 2 × (1,500 + 150 + 350), less 5% for the first purchase.
    expect(started.body.amount).toBe(380_000);
    expect((await asha.post('/payment/verification', payInWidget(shop, started.body.id))).status).toBe(200);
    const item = (await asha.get('/orders?page=1')).body.orders[0];
    expect(item).toMatchObject({
      services: [FALL, BLOUSE],
      discount: 20_000,
      variant: { product: { showPrice: 2_000, price: 2_500 } },
    });
    expect(formatItem(item)).toContain(
      '2 × Leheriya saree 1, Indigo, with Fall and pico, with Matching blouse piece (SAREE), ₹3,800.00',
    );
    const mail = shop.api.mails.find(({ to, subject }) => to === asha.email && subject.includes('order'));
    expect(mail?.text).toContain('with Fall and pico (₹150.00 each)');
    const row = (await rowsOf(shop.api, 'order_items')).find(({ id }) => id === item.orderItemId);
    expect(row).toMatchObject({
      unit_price: 200_000,
      services: [{ code: 'fall-pico', price: 15_000 }, { price: 35_000 }],
    });
    const cancel = { orderItemId: item.orderItemId, canceled_reason: 'changed_my_mind' };
    expect((await asha.patch('/order/cancel', cancel)).status).toBe(200);
    expect((await listRefunds(shop.api, started.body.id)).map(({ amount }) => amount)).toEqual([380_000]);
  });

  it('is compared line by line with the cart, and a request is the same in whatever order it names them', async () => {
    await add({ services: ['fall-pico'] });
    await add({ sku: 'DRESS' });
    const request = await paymentBodyOf(asha);
    const [saree, dress] = [
      { sku: 'SAREE', quantity: 1, services: ['fall-pico'] },
      { sku: 'DRESS', quantity: 1, services: [] },
    ];
    const start = (receipt: string, orderItems: object[]) =>
      asha.post('/payment', { ...request, receipt, order: { ...request.order, orderItems } });
    const { status, body } = await start(`${request.receipt}-1`, [saree, dress]);
    expect(status).toBe(200);
    expect((await start(`${request.receipt}-1`, [dress, saree])).body.id).toBe(body.id);
    for (const wrong of [
      [saree, { ...dress, services: ['fall-pico'] }],
      [{ ...saree, services: [] }, dress],
      [{ ...saree, quantity: 2 }, dress],
      [saree],
      [saree, { ...dress, sku: 'OTHER' }],
      [saree, dress, { ...dress, sku: 'OTHER' }],
    ])
      expect((await start(`${request.receipt}-2`, wrong)).body).toMatchObject({ code: 'PRICE_CHANGED' });
  });

  it('is part of the request: other services at the same total are another request, and a changed cart is reported', async () => {
    const { body } = await add({ services: ['fall-pico'] });
    const request = await paymentBodyOf(asha);
    request.order.orderItems = [{ sku: 'SAREE', quantity: 1, services: ['fall-pico'] }];
    expect((await asha.post('/payment', request)).status).toBe(200);
    await asha.put(`/cart/${body.data.cartId}/services`, { services: [] });
    const again = { ...request, receipt: `${request.receipt}-2` };
    again.order = { ...request.order, orderItems: [{ sku: 'SAREE', quantity: 1, services: ['blouse-piece'] }] };
    expect((await asha.post('/payment', again)).body).toMatchObject({ code: 'PRICE_CHANGED' });
  });
});
