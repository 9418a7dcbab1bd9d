import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forLookup, maskPhone, parseOrderNumber } from '../../../api/orders/lookup/rules.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type ApiResponse, type TestApi } from '../../test-api.ts';
import { createBuyer, itemOf, placeOrderOf, type Buyer } from './buyer.ts';
import type { Placed } from '../place-orders.ts';

const MINUTE = 60_000;
let api: TestApi;
let asha: Buyer;
let order: Placed;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, LOG_LEVEL: 'warn' });
  await addProducts(api.database, [productOf(1, { variants: [{ sku: 'O-A', color: 'Indigo', stock: 5_000 }] })]);
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createBuyer(api);
  order = await placeOrderOf(api, asha);
  api.mails.length = 0;
});

const visitor = () => api.client();
const numberOf = (id: string) => id.slice(-8).toUpperCase();
const request = (changes: object = {}): Promise<ApiResponse> =>
  visitor().post('/orders/lookups', { orderNumber: numberOf(order.orderId), email: asha.email, ...changes });
const open = (lookupId: string, otp: string) => visitor().post('/orders/lookups/open', { lookupId, otp });
const read = (token: string) => visitor().post('/orders/lookups/read', { token });
/** The code of the last mail. */
const mailedCode = () => /\b\d{8}\b/.exec(JSON.stringify(api.mails.at(-1)))?.[0] ?? 'none';
const opened = async () => {
  const { body } = await request();
  return (await open(body.lookupId, mailedCode())).body;
};
const WRONG = { status: 400, body: { code: 'INVALID_OTP', field: 'otp' } };

describe(`looking an order up without a login (${DATABASE_KIND})`, () => {
  it('shows the order for its number and the mailed code', async () => {
    const { body } = await request();
    expect(body).toEqual({ lookupId: expect.any(String), otpLength: 8 });
    expect(api.mails).toMatchObject([{ to: asha.email }]);
    const shown = await open(body.lookupId, mailedCode());
    expect(shown.status).toBe(200);
    expect(shown.body.order).toMatchObject({ orderId: order.orderId, orders: [{ orderItemId: itemOf(order) }] });
    expect((await read(shown.body.token)).body.order).toEqual(shown.body.order);
  });

  it('takes the number of an item, a whole id, and any case', async () => {
    for (const orderNumber of [
      itemOf(order),
      `#${numberOf(itemOf(order))}`,
      order.orderId,
      ` ${order.orderId.slice(-8)} `,
    ]) {
      api.mails.length = 0;
      await request({ orderNumber });
      expect(api.mails).toHaveLength(1);
    }
  });

  it('shows no street, no email, no full phone number, and no payment', async () => {
    const { order: shown } = await opened();
    const text = JSON.stringify(shown);
    const { rows } = await sql<{ shipping: Record<string, string> }>`
      select shipping from orders where id = ${order.orderId}`.execute(api.database.db);
    const { name, address, phone, email } = rows[0]?.shipping ?? {};
    for (const secret of [address, phone, email, asha.email]) expect(text).not.toContain(secret);
    expect(shown).not.toHaveProperty('paymentOrderId');
    expect(shown.orders[0].order).toMatchObject({
      shippingDetail: { name, phone: maskPhone(phone ?? ''), email: '', address: '' },
    });
    expect(shown.orders[0].order).not.toHaveProperty('billingDetail');
  });
});

describe(`an attack on lookups (${DATABASE_KIND})`, () => {
  it('gets the same response for an unknown number and another address, and no mail is sent', async () => {
    const known = await request();
    const others = [
      await request({ orderNumber: 'zzzzzzzz' }),
      await request({ email: 'nobody@example.com' }),
      await request({ email: (await createBuyer(api)).email }),
    ];
    for (const { status, body } of others) {
      expect([status, Object.keys(body)]).toEqual([known.status, Object.keys(known.body)]);
      expect(await open(body.lookupId, '00000000')).toMatchObject(WRONG);
    }
    expect(api.mails.filter(({ subject }) => subject.includes('track'))).toHaveLength(1);
  });

  it('has five tries for a code; then even the right one is refused', async () => {
    const { body } = await request();
    const code = mailedCode();
    const wrong = code === '11111111' ? '22222222' : '11111111';
    for (let tries = 0; tries < 5; tries++) expect(await open(body.lookupId, wrong)).toMatchObject(WRONG);
    expect(await open(body.lookupId, code)).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
  });

  it('cannot use a code twice, also at the same time', async () => {
    const { body } = await request();
    const both = await Promise.all([open(body.lookupId, mailedCode()), open(body.lookupId, mailedCode())]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '400']);
    expect((await open(body.lookupId, mailedCode())).status).toBe(400);
  });

  it('cannot use a code of another lookup, or the id of a lookup as its token', async () => {
    const mine = await request();
    const code = mailedCode();
    const second = await request();
    expect(await open(second.body.lookupId, code)).toMatchObject(WRONG);
    expect((await read(mine.body.lookupId)).status).toBe(400);
    expect((await open('unknown', code)).status).toBe(400);
  });

  it('reads no other order with a token, no shopper data, and nothing after half an hour', async () => {
    const { token } = await opened();
    const other = await placeOrderOf(api, asha);
    expect(JSON.stringify((await read(token)).body)).not.toContain(other.orderId);
    const asBearer = await visitor().get(`/orders/paid/${other.orderId}`, { authorization: `Bearer ${token}` });
    expect(asBearer.status).toBe(401);
    api.clock.move(31 * MINUTE);
    expect(await read(token)).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
  });

  it('finds a code expired after ten minutes', async () => {
    const { body } = await request();
    api.clock.move(11 * MINUTE);
    expect((await open(body.lookupId, mailedCode())).status).toBe(400);
  });

  it('has to wait after a few mails to one mailbox', async () => {
    const statuses = [];
    for (let count = 0; count < 8; count++) statuses.push((await request()).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });

  it('finds only hashes in the database', async () => {
    const { body } = await request();
    const code = mailedCode();
    const { token } = (await open(body.lookupId, code)).body;
    const { rows } = await sql`select * from order_lookups`.execute(api.database.db);
    for (const secret of [body.lookupId, token]) expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('the rules of lookups', () => {
  it.each(['', 'abc', 'abcdefg!', 'ab cd'])('refuses %j as the number of an order', (text) => {
    expect(() => parseOrderNumber(text)).toThrow();
  });

  it('masks all but four digits of a phone number', () => {
    expect([maskPhone('9829012345'), maskPhone('')]).toEqual(['••••••2345', '']);
    expect(forLookup).toBeTypeOf('function');
  });
});
