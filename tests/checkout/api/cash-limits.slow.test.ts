import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { admin } from '../../account/staff.ts';
import { addToCart } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { securityLines } from '../../platform/security-lines.ts';
import { DATABASE_KIND, type ApiResponse } from '../../test-api.ts';
import {
  addressOf,
  createBuyer,
  createCheckoutShop,
  passMinutes,
  paymentBodyOf,
  payInWidget,
  startPayment,
  stockOf,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'info' });
  await sql`alter table shoppers alter column bought_at drop default`.execute(shop.api.database.db);
  // 600 pieces: shoppers who never bought may together have 80 of them in cash, and 8 of C-0.
  const variants = [
    { sku: 'C-0', color: 'Indigo', stock: 27 },
    { sku: 'C-1', color: 'Mustard', stock: 573 },
  ];
  await addProducts(shop.api.database, [productOf(1, { variants, showPrice: 40_000, listPrice: 50_000 })]);
});
afterAll(() => shop.close());
afterEach(async () => {
  const { db } = shop.api.database;
  await sql`update order_items set status = 'Confirm', confirmed_at = now() where status = 'Placed'`.execute(db);
  await passMinutes(shop, 90);
  await sql`update variants v set stock = s.stock from (values ('C-0', 27), ('C-1', 573)) s(sku, stock)
    where s.sku = v.sku`.execute(db);
});

let people = 0;
/** A shopper who never bought, with pieces in the cart. */
async function newcomerWith(sku: string, quantity: number): Promise<Buyer> {
  const buyer = await createBuyer(shop.api);
  await addToCart(buyer, sku, quantity);
  return buyer;
}

/** Places a cash order of the cart, from a unique client address, phone number and town. */
async function orderInCash(buyer: Buyer): Promise<ApiResponse> {
  const person = ++people;
  const body = await paymentBodyOf(buyer);
  const requested = await buyer.post('/cash-on-delivery/otp', { amount: body.payment.amount * 100 });
  if (requested.status !== 200) return requested;
  const mail = shop.api.mails.findLast(({ to, subject }) => to === buyer.email && /order OTP/.test(subject));
  const otp = /^\d{4}$/m.exec(mail?.text ?? '')?.[0] ?? 'none';
  const shippingDetails = {
    ...addressOf(buyer.email),
    phone: `98${String(person).padStart(8, '0')}`,
    pinCode: `302${String(person).padStart(3, '0')}`,
  };
  return buyer.post(
    '/cash-on-delivery/orders',
    { ...body, order: { ...body.order, shippingDetails }, otp },
    { 'x-forwarded-for': `203.0.${Math.floor(person / 250)}.${1 + (person % 250)}` },
  );
}

async function newcomersInCash(sku: string, quantity: number, count: number): Promise<ApiResponse[]> {
  const buyers = await Promise.all(Array.from({ length: count }, () => newcomerWith(sku, quantity)));
  return Promise.all(buyers.map((buyer) => orderInCash(buyer)));
}

const placedOf = (responses: ApiResponse[]) => responses.filter(({ status }) => status === 200);
const PAY_OTHERWISE = {
  status: 409,
  body: { code: 'CASH_NOT_AVAILABLE', message: expect.stringMatching(/pay .*now/) },
};

describe(`the orders in cash of shoppers who never bought (${DATABASE_KIND})`, () => {
  it('take 30% of a variant at the most until staff have confirmed them, and others pay for the rest', async () => {
    const responses = await newcomersInCash('C-0', 3, 9);
    expect(placedOf(responses)).toHaveLength(2);
    expect(responses.find(({ status }) => status !== 200)).toMatchObject(PAY_OTHERWISE);
    expect(await stockOf(shop.api, 'C-0')).toBe(21);
    const lines = securityLines(shop.api, 'hold-cap-reached');
    expect(lines.filter(({ how }) => how === 'cash sku')).toHaveLength(7);
    await passMinutes(shop, 24 * 60);
    const late = await newcomerWith('C-0', 3);
    expect(await orderInCash(late)).toMatchObject(PAY_OTHERWISE);
    const opened = await startPayment(late);
    expect(opened.status).toBe(200);
    const paid = await late.post('/payment/verification', payInWidget(shop, opened.body.id));
    expect(paid.body.payment.status).toBe('paid');
  });

  it('take at most 30% of a variant together with the pieces that others hold while they pay', async () => {
    expect((await startPayment(await newcomerWith('C-0', 5))).status).toBe(200);
    expect(await orderInCash(await newcomerWith('C-0', 3))).toMatchObject({ status: 200 });
    expect(await orderInCash(await newcomerWith('C-0', 2))).toMatchObject(PAY_OTHERWISE);
  });

  it('leave the same share again to orders of one piece, one for each client and shopper', async () => {
    expect(placedOf(await newcomersInCash('C-0', 3, 9))).toHaveLength(2);
    const asha = await newcomerWith('C-0', 1);
    expect(await orderInCash(asha)).toMatchObject({ status: 200 });
    await newcomersInCash('C-0', 1, 2);
    await addToCart(asha, 'C-0', 1);
    expect(await orderInCash(asha)).toMatchObject(PAY_OTHERWISE);
    await newcomersInCash('C-0', 1, 12);
    expect(await stockOf(shop.api, 'C-0')).toBe(27 - 16);
  });

  it('take a tenth of the shop at the most, or 80 pieces, be they at once or over days', async () => {
    for (let day = 0; day < 3; day += 1) {
      await newcomersInCash('C-1', 3, 12);
      await passMinutes(shop, 24 * 60);
    }
    const taken = 573 - (await stockOf(shop.api, 'C-1'));
    expect(taken).toBeLessThanOrEqual(80);
    expect(taken).toBeGreaterThan(50);
    expect(await startPayment(await newcomerWith('C-1', 10))).toMatchObject({ status: 200 });
  });

  it('leave room again once they are confirmed, cancelled or paid', async () => {
    const [first, second] = [await newcomerWith('C-0', 3), await newcomerWith('C-0', 3)];
    const placed = [await orderInCash(first), await orderInCash(second)];
    expect(placedOf(placed)).toHaveLength(2);
    const waiting = await newcomerWith('C-0', 3);
    expect(await orderInCash(waiting)).toMatchObject(PAY_OTHERWISE);
    const ids = placed.map(({ body }) => body.order.orders[0].orderItemId);
    const boss = await admin(shop.api, 'boss@example.com');
    expect(await boss.post(`/admin/orders/${ids[0]}/confirm`)).toMatchObject({ status: 200 });
    expect(await orderInCash(waiting)).toMatchObject({ status: 200 });
    const last = await newcomerWith('C-0', 2);
    expect(await orderInCash(last)).toMatchObject(PAY_OTHERWISE);
    await second.patch('/order/cancel', { orderItemId: ids[1], canceled_reason: 'changed_my_mind' });
    expect(await orderInCash(last)).toMatchObject({ status: 200 });
  });

  it('also count against the shopper’s next one, and no longer after the shopper has paid for an order', async () => {
    const asha = await newcomerWith('C-0', 3);
    expect(await orderInCash(asha)).toMatchObject({ status: 200 });
    await newcomersInCash('C-0', 3, 1);
    await addToCart(asha, 'C-0', 3);
    expect(await orderInCash(asha)).toMatchObject(PAY_OTHERWISE);
    await sql`update shoppers set bought_at = now() where email = ${asha.email}`.execute(shop.api.database.db);
    expect(await orderInCash(asha)).toMatchObject({ status: 200 });
    expect(await orderInCash(await newcomerWith('C-0', 3))).toMatchObject({ status: 200 });
  });

  it('have at most three pieces each, which is reported before an OTP is mailed', async () => {
    const asha = await newcomerWith('C-1', 4);
    const mails = shop.api.mails.length;
    const message = 'A first order in cash has at most 3 pieces. Please pay this one now, or order fewer pieces.';
    const { body } = await asha.get('/cash-on-delivery?amount=160000');
    expect(body).toMatchObject({ available: false, message });
    const refused = { status: 409, body: { code: 'CASH_NOT_AVAILABLE', message } };
    expect(await asha.post('/cash-on-delivery/otp', { amount: 160_000 })).toMatchObject(refused);
    expect(shop.api.mails).toHaveLength(mails);
    expect(await startPayment(asha)).toMatchObject({ status: 200 });
    await sql`update shoppers set bought_at = now() where email = ${asha.email}`.execute(shop.api.database.db);
    expect((await asha.get('/cash-on-delivery?amount=160000')).body).toMatchObject({ available: true });
  });
});
