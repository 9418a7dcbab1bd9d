import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, register } from '../../account/people.ts';
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
  placeInCash,
  rowsOf,
  startPayment,
  type Buyer,
  type Shop,
} from '../checkout-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'info' });
  await sql`alter table shoppers alter column bought_at drop default`.execute(shop.api.database.db);
  // 2,000 pieces: shoppers who never bought may together hold 200 of them, and 30 of P-0.
  const variants = [
    { sku: 'P-0', color: 'Indigo', stock: 100 },
    { sku: 'P-1', color: 'Mustard', stock: 1_895 },
    { sku: 'P-2', color: 'Rust', stock: 5 },
  ];
  await addProducts(shop.api.database, [productOf(1, { variants, showPrice: 40_000, listPrice: 50_000 })]);
});
afterAll(() => shop.close());
afterEach(async () => {
  await passMinutes(shop, 90);
  await sql`update variants v set stock = s.stock
    from (values ('P-0', 100), ('P-1', 1895), ('P-2', 5)) s(sku, stock) where s.sku = v.sku`.execute(
    shop.api.database.db,
  );
});

let people = 0;
/** A shopper who never bought, with pieces in the cart and a unique phone number. */
async function newcomerWith(sku: string, quantity: number): Promise<Buyer> {
  const buyer = await createBuyer(shop.api);
  await addToCart(buyer, sku, quantity);
  return buyer;
}

const markBought = ({ email }: Buyer) =>
  sql`update shoppers set bought_at = now() where email = ${email}`.execute(shop.api.database.db);

interface From {
  address?: string;
  phone?: string;
  pinCode?: string;
}

/** Starts a payment from a client's address, to a phone number and PIN code; all are new by default. */
async function payFrom(buyer: Buyer, { address, phone, pinCode }: From = {}): Promise<ApiResponse> {
  const person = ++people;
  const shippingDetails = {
    ...addressOf(buyer.email),
    phone: phone ?? `98${String(person).padStart(8, '0')}`,
    pinCode: pinCode ?? `302${String(person % 1_000).padStart(3, '0')}`,
  };
  const body = await paymentBodyOf(buyer);
  return buyer.post(
    '/payment',
    { ...body, order: { ...body.order, shippingDetails } },
    { 'x-forwarded-for': address ?? `203.0.${Math.floor(person / 250)}.${1 + (person % 250)}` },
  );
}

const heldOf = async (sku: string) =>
  (await rowsOf(shop.api, 'stock_holds')).filter((row) => row.sku === sku).reduce((sum, row) => sum + row.quantity, 0);

describe(`shoppers who never bought (${DATABASE_KIND})`, () => {
  it('hold at most 30% of a variant, also with fifty requests at once, and are informed when to retry', async () => {
    const buyers = await Promise.all(Array.from({ length: 50 }, () => newcomerWith('P-0', 4)));
    const responses = await Promise.all(buyers.map((buyer) => payFrom(buyer)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(await heldOf('P-0')).toBe(28);
    const refused = responses.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(Number(refused?.headers['retry-after'])).toBe(9 * 60);
    expect(securityLines(shop.api, 'hold-cap-reached').filter(({ how }) => how === 'sku')).toHaveLength(43);
    const known = await newcomerWith('P-0', 10);
    await markBought(known);
    expect((await payFrom(known)).status).toBe(200);
  });

  it('leave one piece of a rare variant to each other client, and no second one', async () => {
    expect((await payFrom(await newcomerWith('P-1', 10))).status).toBe(200);
    expect((await payFrom(await newcomerWith('P-2', 2))).status).toBe(200);
    expect((await payFrom(await newcomerWith('P-2', 2))).status).toBe(429);
    const here = { address: '198.51.100.70' };
    expect((await payFrom(await newcomerWith('P-2', 1), here)).status).toBe(200);
    expect((await payFrom(await newcomerWith('P-2', 1), here)).status).toBe(429);
    expect((await payFrom(await newcomerWith('P-2', 1))).status).toBe(200);
    expect(await heldOf('P-2')).toBe(4);
  });

  it('hold 10% of the shop at the most, and leave a part of it to each new client address', async () => {
    const buyers = await Promise.all(Array.from({ length: 24 }, () => newcomerWith('P-1', 10)));
    await Promise.all(buyers.map((buyer) => payFrom(buyer)));
    expect(await heldOf('P-1')).toBeLessThanOrEqual(200);
    const honest = await newcomerWith('P-1', 1);
    expect((await payFrom(honest)).status).toBe(200);
  });

  it('hold at most the limit of one client address, and another address buys as usual', async () => {
    const here = { address: '198.51.100.7' };
    const buyers = await Promise.all(Array.from({ length: 12 }, () => newcomerWith('P-1', 2)));
    const responses = await Promise.all(buyers.map((buyer) => payFrom(buyer, here)));
    expect(await heldOf('P-1')).toBe(10);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(7);
    expect((await payFrom(await newcomerWith('P-1', 10))).status).toBe(200);
  });

  it('hold 20 pieces to one phone number, however it is spelt', async () => {
    const phones = ['98290 54321', '+91 9829054321', '09829054321'];
    const buyers = await Promise.all(phones.map(() => newcomerWith('P-1', 8)));
    const responses = await Promise.all(buyers.map((buyer, at) => payFrom(buyer, { phone: phones[at] ?? '' })));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
  });

  it('hold half of their share to one PIN code', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => newcomerWith('P-1', 10)));
    await Promise.all(buyers.map((buyer) => payFrom(buyer, { pinCode: '302001' })));
    expect(await heldOf('P-1')).toBe(100);
  });

  it('hold for 8 minutes, and for 4 if many share a client address; a shopper who has bought holds for 15', async () => {
    const minutes = ({ body }: ApiResponse) => (Date.parse(body.expiresAt) - shop.api.clock.now().getTime()) / 60_000;
    const here = { address: '198.51.100.8' };
    expect(minutes(await payFrom(await newcomerWith('P-1', 2), here))).toBe(8);
    expect(minutes(await payFrom(await newcomerWith('P-1', 4), here))).toBe(4);
    const known = await newcomerWith('P-1', 1);
    const opened = await payFrom(known);
    await known.post('/payment/verification', payInWidget(shop, opened.body.id));
    await addToCart(known, 'P-1', 1);
    expect(minutes(await payFrom(known))).toBe(15);
  });

  it('are still such after an order in cash for which nothing was paid yet', async () => {
    const asha = await newcomerWith('P-1', 1);
    expect((await placeInCash(shop, asha)).status).toBe(200);
    await addToCart(asha, 'P-1', 1);
    const { body } = await payFrom(asha);
    expect((Date.parse(body.expiresAt) - shop.api.clock.now().getTime()) / 60_000).toBe(8);
  });

  it('order 10 pieces at the most, and more once they have paid', async () => {
    const asha = await newcomerWith('P-1', 6);
    await addToCart(asha, 'P-0', 6);
    expect(await payFrom(asha)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field: 'order.orderItems', message: expect.stringContaining('at most 10 pieces') },
    });
    await markBought(asha);
    expect((await payFrom(asha)).status).toBe(200);
  });

  it('may buy the last five of a variant when no others are buying', async () => {
    expect((await payFrom(await newcomerWith('P-1', 1))).status).toBe(200);
    expect((await payFrom(await newcomerWith('P-2', 5))).status).toBe(200);
  });

  it('get their share back when others pay, give up or run out of time', async () => {
    const here = { address: '198.51.100.9' };
    const [one, other] = [await newcomerWith('P-1', 9), await newcomerWith('P-1', 2)];
    const opened = await payFrom(one, here);
    expect((await payFrom(other, here)).status).toBe(429);
    await one.delete(`/payment/${opened.body.id}`);
    expect((await payFrom(other, here)).status).toBe(200);
  });

  it('share the client address with orders in cash of the last hour, which cost nothing to make either', async () => {
    const [other, ...inCash] = [
      await newcomerWith('P-1', 2),
      ...(await Promise.all([1, 2, 3].map(() => newcomerWith('P-1', 3)))),
    ];
    for (const one of inCash) expect((await placeInCash(shop, one)).status).toBe(200);
    expect((await payFrom(other, { address: '127.0.0.1' })).status).toBe(429);
    await passMinutes(shop, 61, other);
    expect((await payFrom(other, { address: '127.0.0.1' })).status).toBe(200);
  });
});

describe(`an account with an unproven address (${DATABASE_KIND})`, () => {
  /** A shopper who has registered and logged in with a password. */
  async function strangerWith(sku: string, quantity: number): Promise<Buyer> {
    const email = `stranger-${++people}@example.com`;
    await register(shop.api, email);
    const client = shop.api.client();
    client.token = (await client.post('/user/login', { email, password: PASSWORD })).body.accessToken;
    const buyer = Object.assign(client, { email });
    await addToCart(buyer, sku, quantity);
    return buyer;
  }

  it('buys an ordinary cart while no other one is paying', async () => {
    const asha = await strangerWith('P-1', 6);
    const opened = await payFrom(asha);
    expect(opened.status).toBe(200);
    const paid = await asha.post('/payment/verification', payInWidget(shop, opened.body.id));
    expect(paid.body.payment.status).toBe('paid');
  });

  it('holds three pieces while another one does, and needs an OTP to hold more', async () => {
    expect((await payFrom(await strangerWith('P-1', 6))).status).toBe(200);
    const small = await strangerWith('P-1', 2);
    expect((await payFrom(small)).status).toBe(200);
    const large = await strangerWith('P-1', 4);
    expect(await payFrom(large)).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_VERIFIED' } });
  });

  it('holds 5% of a variant with all others of its kind', async () => {
    const strangers = await Promise.all(Array.from({ length: 10 }, () => strangerWith('P-0', 1)));
    const responses = await Promise.all(strangers.map((stranger) => payFrom(stranger)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(responses.filter(({ status }) => status === 403)).toHaveLength(5);
    expect((await startPayment(await newcomerWith('P-0', 1))).status).toBe(200);
  });
});
