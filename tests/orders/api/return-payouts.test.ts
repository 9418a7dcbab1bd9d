import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { admin, operator, seller } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { securityLines } from '../../platform/security-lines.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { createBuyer, eventsOf, itemOf, listRefunds, readOrderItem, type Buyer } from './buyer.ts';
import { moveReturn, placeDelivered, requested, requestReturn, rowOf, stepOf, UNTIL_RECEIVED } from './returning.ts';

let api: TestApi;
let asha: Buyer;
let boss: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, LOG_LEVEL: 'info' });
  const variants = ['A', 'B'].map((name) => ({ sku: `O-${name}`, color: name, stock: 500 }));
  await addProducts(api.database, [productOf(1, { variants })]);
  boss = await admin(api, 'boss@example.com');
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createBuyer(api);
  [api.mails.length, api.jobs.length] = [0, 0];
});

const BANK = { accountNumber: '50100 2345 6789', ifsc: 'hdfc0000123', accountName: ' Asha  Verma ' };
const READ_BANK = { accountNumber: '5010023456789', ifsc: 'HDFC0000123', accountName: 'Asha Verma' };
const placeCash = () => placeDelivered(api, asha, { cash: 'collected' });
const payoutOf = (client: Client, id: string) => client.get(`/admin/returns/${id}/payout`);

describe(`the refund of a cash order (${DATABASE_KIND})`, () => {
  it('hides the masked account and the reference from the seller, and not from the shop', async () => {
    const order = await placeCash();
    const { returnId } = await requested(api, asha, itemOf(order), { payout: { upiId: 'asha@okaxis' } });
    await moveReturn(boss, returnId, UNTIL_RECEIVED);
    await stepOf(boss, 'pay', returnId, { reference: 'UTR123' });
    const dyer = await seller(api, 'payout-dyer@example.com', 'se-1');
    const paths = [
      `/admin/returns/${returnId}`,
      `/admin/returns?search=${returnId}`,
      `/admin/orders/${itemOf(order)}`,
      `/admin/whole-orders/${order.orderId}`,
    ];
    for (const path of paths) {
      const [ofSeller, ofShop] = [await dyer.get(path), await boss.get(path)].map(({ text }) => text);
      expect([path, ofShop?.includes('@okaxis'), ofShop?.includes('UTR123')]).toEqual([path, true, true]);
      expect([path, ofSeller?.includes(returnId), /okaxis|UTR123/.test(ofSeller ?? '')]).toEqual([path, true, false]);
    }
  });

  it.each([
    ['a UPI ID', { upiId: ' Asha.Verma@OkAxis ' }, { upiId: 'asha.verma@okaxis' }, 'UPI as••••@okaxis'],
    ['a bank account', BANK, READ_BANK, 'HDFC ••••6789'],
  ])('is paid to %s, which is masked for the shopper, and deleted once it is paid', async (_, payout, read, masked) => {
    const order = await placeCash();
    const { returnId, payout_account } = await requested(api, asha, itemOf(order), { payout });
    expect(payout_account).toBe(masked);
    const secret = Object.values(read)[0] ?? '';
    expect(JSON.stringify(await rowOf(api, returnId))).not.toContain(secret);
    expect((await payoutOf(boss, returnId)).body.code).toBe('NOT_ALLOWED_IN_STATUS');
    expect(await moveReturn(boss, returnId, UNTIL_RECEIVED)).toMatchObject({ state: 'received', amount: order.total });
    expect(await listRefunds(api, order.orderId)).toEqual([]);
    expect((await payoutOf(boss, returnId)).body).toEqual({ amount: order.total, payout: read });
    const { status, body } = await stepOf(boss, 'pay', returnId, { reference: ' UTR123 ' });
    expect([status, body.return]).toEqual([200, (await readOrderItem(asha, itemOf(order))).returns[0] && body.return]);
    expect(body.return).toMatchObject({ state: 'refunded', payout_reference: 'UTR123', payout_account: masked });
    expect((await readOrderItem(asha, itemOf(order))).returns[0]).toMatchObject({
      state: 'refunded',
      refund_status: 'Processed',
      refund_processed_at: api.clock.now().toISOString(),
    });
    expect((await rowOf(api, returnId)).payout).toBeNull();
    expect((await payoutOf(boss, returnId)).status).toBe(409);
    expect(api.mails.at(-1)?.text).toContain(`₹1,500.00 to ${masked}`);
    expect(api.mails.at(-1)?.text).toContain('Reference number: UTR123');
    const { rows } = await sql`select details from order_events where order_id = ${order.orderId}`.execute(
      api.database.db,
    );
    for (const text of [rows, api.mails, securityLines(api)].map((all) => JSON.stringify(all)))
      for (const part of Object.values(read)) if (part !== 'Asha Verma') expect(text).not.toContain(part);
  });

  it('is paid once, also by two admins at once', async () => {
    const order = await placeCash();
    const { returnId } = await requested(api, asha, itemOf(order), { payout: BANK });
    await moveReturn(boss, returnId, UNTIL_RECEIVED);
    const answers = await Promise.all([1, 2, 3, 4].map((at) => stepOf(boss, 'pay', returnId, { reference: `U${at}` })));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409]);
    expect((await eventsOf(api, order.orderId)).filter(([kind]) => kind === 'return paid')).toHaveLength(1);
  });

  it('is shown to and paid by admins with a fresh login only, and the security log has both', async () => {
    const order = await placeCash();
    const { returnId } = await requested(api, asha, itemOf(order), { payout: BANK });
    await moveReturn(boss, returnId, UNTIL_RECEIVED);
    const dyer = await seller(api, 'dyer@example.com', 'se-1');
    for (const answer of [await payoutOf(dyer, returnId), await stepOf(dyer, 'pay', returnId)])
      expect(answer.body.code).toBe('FORBIDDEN');
    const clerk = await admin(api, 'clerk@example.com');
    await sql`
      update sessions set created_at = created_at - interval '11 minutes'
      where shopper_id = (select id from shoppers where email = 'clerk@example.com')`.execute(api.database.db);
    for (const answer of [await payoutOf(clerk, returnId), await stepOf(clerk, 'pay', returnId)])
      expect(answer.body.code).toBe('CONFIRM_LOGIN');
    const shop = await operator(api);
    await payoutOf(shop, returnId);
    await stepOf(shop, 'pay', returnId);
    expect(securityLines(api, 'payout-by-staff').slice(-2)).toMatchObject([
      { what: returnId, how: 'shown' },
      { what: returnId, how: 'paid' },
    ]);
  });

  it.each([
    ['no account', undefined, 'payout'],
    ['an empty account', {}, 'payout.accountNumber'],
    ['a wrong UPI ID', { upiId: 'asha' }, 'payout.upiId'],
    ['an email address', { upiId: 'asha@example.com' }, 'payout.upiId'],
    ['a UPI ID and a bank account', { upiId: 'asha@okaxis', ...BANK }, 'payout.upiId'],
    ['a short account number', { ...BANK, accountNumber: '12345678' }, 'payout.accountNumber'],
    ['a wrong IFSC', { ...BANK, ifsc: 'HDFC1000123' }, 'payout.ifsc'],
    ['an account without a name', { ...BANK, accountName: ' - ' }, 'payout.accountName'],
  ])('is refused with %s', async (_, payout, field) => {
    const answer = await requestReturn(api, asha, itemOf(await placeCash()), { payout });
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
  });

  it('needs no account for an exchange, and none before the cash has been collected', async () => {
    const exchange = { kind: 'exchange', exchangeSku: 'O-B' };
    const answer = await requestReturn(api, asha, itemOf(await placeCash()), { ...exchange, payout: BANK });
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT', field: 'payout' });
    expect((await requestReturn(api, asha, itemOf(await placeCash()), exchange)).status).toBe(200);
    const due = await placeDelivered(api, asha, { cash: 'due' });
    expect((await requestReturn(api, asha, itemOf(due), { payout: BANK })).body.code).toBe('NOT_ALLOWED_IN_STATUS');
  });

  it.each(['decline', 'withdraw'] as const)('deletes the account at a %s', async (how) => {
    const { returnId } = await requested(api, asha, itemOf(await placeCash()), { payout: BANK });
    if (how === 'decline') await stepOf(boss, 'decline', returnId);
    else await asha.post(`/returns/${returnId}/withdraw`);
    expect(await rowOf(api, returnId)).toMatchObject({ payout: null, payout_hint: null });
  });
});

describe(`an account with returns (${DATABASE_KIND})`, () => {
  it('exports them, cannot be erased before their end, and loses address, comment and account', async () => {
    const order = await placeCash();
    const { returnId } = await requested(api, asha, itemOf(order), { payout: BANK, comment: 'Too bright for me.' });
    const shop = await operator(api);
    const exported = JSON.parse((await shop.post('/admin/accounts/export', { email: asha.email })).body.json);
    expect(exported.orders[0].returns).toMatchObject([
      { id: returnId, comment: 'Too bright for me.', pickup: { city: 'Jaipur' }, payout_hint: 'HDFC ••••6789' },
    ]);
    const erase = () => shop.post('/admin/accounts/erasure', { email: asha.email });
    expect(await erase()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('A return is still') },
    });
    await moveReturn(boss, returnId, UNTIL_RECEIVED);
    expect((await erase()).status).toBe(409);
    await stepOf(boss, 'pay', returnId);
    expect((await erase()).status).toBe(200);
    const row = JSON.stringify(await rowOf(api, returnId));
    for (const text of ['Johari', 'Asha', '98290', 'bright', '6789']) expect(row).not.toContain(text);
  });
});
