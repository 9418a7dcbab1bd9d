import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, cartOf, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import {
  createBuyer,
  createCheckoutShop,
  payInWidget,
  purchase,
  rowsOf,
  startPayment,
  stockOf,
  type Buyer,
  type Shop,
} from '../../checkout/checkout-shop.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import { placeOrder } from '../place-orders.ts';

const DAY = 86_400_000;
let shop: Shop;
let asha: Buyer & { id: string };
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = ['A', 'B', 'C'].map((name) => ({ sku: `O-${name}`, color: `Colour ${name}`, stock: 50 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const buyer = await createBuyer(shop.api);
  asha = Object.assign(buyer, { id: (await buyer.get('/user/profile')).body.user.id });
  for (const sku of ['O-A', 'O-B', 'O-C']) await setStock(shop.api, sku, 50);
  await sql`update products set show_price = 150000`.execute(shop.api.database.db);
});

const place = (lines: { sku: string; quantity?: number }[]) =>
  placeOrder(shop.api.database, { shopperId: asha.id, lines, at: shop.api.clock.now() });
const buyAgain = (orderId: string, by: Buyer = asha) => by.post(`/orders/${orderId}/buy-again`, {});
const unpaid = async () => (await asha.get('/orders/unpaid')).body.order;
/** Starts a payment for pieces in the cart, and cancels it. Returns the payment's id at the provider. */
const startAndCancel = async (): Promise<string> => {
  const { body } = await startPayment(asha);
  await asha.delete(`/payment/${body.id}`);
  return body.id;
};

describe(`buying an order again (${DATABASE_KIND})`, () => {
  it('puts all its pieces into the cart, and a repeated call adds none', async () => {
    const { orderId } = await place([{ sku: 'O-A', quantity: 2 }, { sku: 'O-B' }]);
    const { body } = await buyAgain(orderId);
    expect(body.pieces).toMatchObject([
      { sku: 'O-A', color: 'Colour A', ordered: 2, added: 2, inCart: 2, price: 1_500, priceNow: 1_500 },
      { sku: 'O-B', ordered: 1, added: 1, inCart: 1 },
    ]);
    const again = await Promise.all([buyAgain(orderId), buyAgain(orderId)]);
    expect(again.map(({ body: { pieces } }) => pieces.map(({ added }: Json) => added))).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await cartOf(asha)).toEqual([
      ['O-A', 2],
      ['O-B', 1],
    ]);
  });

  it('fills up what the cart has, and leaves a larger line as it is', async () => {
    const { orderId } = await place([
      { sku: 'O-A', quantity: 3 },
      { sku: 'O-B', quantity: 2 },
    ]);
    await addToCart(asha, 'O-A', 1);
    await addToCart(asha, 'O-B', 4);
    expect((await buyAgain(orderId)).body.pieces).toMatchObject([
      { sku: 'O-A', added: 2, inCart: 3 },
      { sku: 'O-B', added: 0, inCart: 4 },
    ]);
  });

  it('adds what is in stock, and states why it leaves out the rest', async () => {
    const { orderId } = await place([
      { sku: 'O-A', quantity: 3 },
      { sku: 'O-B', quantity: 2 },
      { sku: 'O-C', quantity: 1 },
    ]);
    await setStock(shop.api, 'O-A', 1);
    await setStock(shop.api, 'O-B', 0);
    expect((await buyAgain(orderId)).body.pieces).toMatchObject([
      { sku: 'O-A', added: 1, inCart: 1, leftOut: 'too_few' },
      { sku: 'O-B', added: 0, inCart: 0, leftOut: 'sold_out' },
      { sku: 'O-C', added: 1, inCart: 1 },
    ]);
    expect(await cartOf(asha)).toEqual([
      ['O-A', 1],
      ['O-C', 1],
    ]);
  });

  it('states the price then and the price now', async () => {
    const { orderId } = await place([{ sku: 'O-A' }]);
    await sql`update products set show_price = 175000`.execute(shop.api.database.db);
    expect((await buyAgain(orderId)).body.pieces).toMatchObject([{ price: 1_500, priceNow: 1_750 }]);
  });

  it('has the services that are still offered', async () => {
    const { orderId } = await place([{ sku: 'O-A' }]);
    await sql`
      update order_items set services = '[{"code":"fall-pico","name":"Fall & pico","price":9900},{"code":"gone","name":"Gone","price":100}]'
      where order_id = ${orderId}`.execute(shop.api.database.db);
    await buyAgain(orderId);
    const { cartData } = (await asha.get('/cart')).body;
    expect(cartData[0].services.map(({ code }: Json) => code)).toEqual(['fall-pico']);
  });

  it('finds no order of another shopper, none that is unknown, and none whose payment is open', async () => {
    const { orderId } = await place([{ sku: 'O-A' }]);
    const stranger = await createBuyer(shop.api);
    expect(await buyAgain(orderId, stranger)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await cartOf(stranger)).toEqual([]);
    expect((await buyAgain('or-unknown')).status).toBe(404);
    await addToCart(asha, 'O-A');
    const { body } = await startPayment(asha);
    const open = (await rowsOf(shop.api, 'orders')).find((row) => row.provider_order_id === body.id);
    expect((await buyAgain(open?.id)).status).toBe(404);
  });
});

describe(`an order that was not paid (${DATABASE_KIND})`, () => {
  it('is offered after its payment was cancelled, with its pieces and amount', async () => {
    await addToCart(asha, 'O-A', 2);
    await startAndCancel();
    expect(await unpaid()).toMatchObject({
      total: expect.any(Number),
      items: [{ sku: 'O-A', quantity: 2, color: 'Colour A' }],
    });
  });

  it('is not offered while its payment is open, once it is paid, and a week later', async () => {
    await addToCart(asha, 'O-A');
    expect(await unpaid()).toBeUndefined();
    const { body } = await startPayment(asha);
    expect(await unpaid()).toBeUndefined();
    await asha.delete(`/payment/${body.id}`);
    const { orderId } = await unpaid();
    await sql`update orders set created_at = ${new Date(shop.api.clock.now().getTime() - 8 * DAY)} where id = ${orderId}`.execute(
      shop.api.database.db,
    );
    expect(await unpaid()).toBeUndefined();
    await purchase(shop, asha);
    expect(await unpaid()).toBeUndefined();
  });

  it('is paid again by its pieces in the cart, which are held again', async () => {
    await addToCart(asha, 'O-A', 2);
    await startAndCancel();
    expect(await stockOf(shop.api, 'O-A')).toBe(50);
    await asha.delete(`/cart/${(await asha.get('/cart')).body.cartData[0].cartId}`);
    await buyAgain((await unpaid()).orderId);
    const { body } = await startPayment(asha);
    expect(await stockOf(shop.api, 'O-A')).toBe(48);
    const paid = await asha.post('/payment/verification', payInWidget(shop, body.id));
    expect(paid.body.payment.status).toBe('paid');
    expect(await unpaid()).toBeUndefined();
    expect(await cartOf(asha)).toEqual([]);
  });

  it('is refunded if its old payment arrives after it was paid again', async () => {
    await addToCart(asha, 'O-A');
    const first = await startAndCancel();
    await purchase(shop, asha);
    await asha.post('/payment/verification', payInWidget(shop, first));
    const orders = (await rowsOf(shop.api, 'orders')).filter(({ shopper_id: id }) => id === asha.id);
    expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(1);
    expect(await stockOf(shop.api, 'O-A')).toBe(49);
    const refunds = await rowsOf(shop.api, 'refunds');
    expect(refunds.map(({ reason }) => reason)).toEqual(['duplicate']);
  });
});
