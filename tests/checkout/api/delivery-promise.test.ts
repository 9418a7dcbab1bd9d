import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addToCart, cartOf } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import {
  addressOf,
  createBuyer,
  createCheckoutShop,
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

const orderTo = (pinCode: string) => ({
  order: {
    shippingDetails: { ...addressOf(asha.email), pinCode },
    orderItems: [{ sku: 'B-0', quantity: 1 }],
  },
});

describe(`the day by which an order is promised to come (${DATABASE_KIND})`, () => {
  it('is the day that the shopper saw, also on the order and in its mail', async () => {
    const { body } = await asha.get('/delivery/estimate?pinCode=682001&sku=B-0');
    await purchase(shop, asha, orderTo('682001'));
    const { body: page } = await asha.get('/orders');
    expect(page.orders[0]).toMatchObject({ promised_from: body.earliest, promised_until: body.latest });
    expect(shop.api.mails.findLast(({ to }) => to === asha.email)?.text).toContain('Delivery by Wed, 2 Dec.');
  });

  it('is not invented for an unknown PIN code, which an order may go to', async () => {
    await purchase(shop, asha, orderTo('100000'));
    const { body } = await asha.get('/orders');
    expect(Object.keys(body.orders[0]).filter((key) => key.startsWith('promised'))).toEqual([]);
    expect(shop.api.mails.findLast(({ to }) => to === asha.email)?.text).not.toContain('Delivery by');
  });

  it('is unknown for an order from before, which is shown all the same', async () => {
    await purchase(shop, asha, orderTo('682001'));
    await sql`update order_items set promised_from = null, promised_until = null`.execute(shop.api.database.db);
    const { status, body } = await asha.get('/orders');
    expect([status, Object.keys(body.orders[0]).filter((key) => key.startsWith('promised'))]).toEqual([200, []]);
  });
});

describe(`an address that the shop does not deliver to (${DATABASE_KIND})`, () => {
  it('is refused before anything is opened, with a message and its field; the bill may go there', async () => {
    const before = (await rowsOf(shop.api, 'orders')).length;
    const { status, body } = await startPayment(asha, orderTo('900001'));
    expect([status, body]).toEqual([
      400,
      {
        code: 'INVALID_INPUT',
        field: 'order.shippingDetails.pinCode',
        message: 'We do not deliver to army post offices yet. Please choose another address.',
      },
    ]);
    expect([(await rowsOf(shop.api, 'orders')).length, await cartOf(asha)]).toEqual([before, [['B-0', 1]]]);
    const { order } = orderTo('682001');
    const billingDetails = { ...addressOf('bill@example.com'), pinCode: '900001' };
    expect((await startPayment(asha, { order: { ...order, billingDetails }, shppingbilling: false })).status).toBe(200);
  });
});
