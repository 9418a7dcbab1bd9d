import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_NOTICES } from '../../../schema/vocabulary.ts';
import { createShopper, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { logIn, PASSWORD, register } from '../../account/people.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { followNoticeLink, noticeToken, sendNotices, setShowPrice } from '../notice-mails.ts';

let api: TestApi;
let asha: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, commissionRate: 0.07 });
  const variants = Array.from({ length: MAX_NOTICES + 5 }, (_, at) => ({ sku: `N-${at}`, color: 'Indigo', stock: 0 }));
  await addProducts(api.database, [productOf(1), productOf(2), productOf(3, { variants })]);
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from notices`.execute(api.database.db);
  await setStock(api, 'SK-1-B', 0);
  await setShowPrice(api, 'p-00001', 150_000);
  asha = await createShopper(api);
  api.mails.length = 0;
});

const request = (client: Client, sku: string, kind: 'stock' | 'price', headers: Record<string, string> = {}) =>
  client.post('/notices', { sku, kind }, headers);
const noticesOf = async (client: Client) => (await client.get('/notices')).body.notices;
/** Requests this many notices, in one statement. */
const fill = async (many: number) => {
  const { id } = (await asha.get('/user/profile')).body.user;
  await sql`insert into notices (id, shopper_id, sku, kind, price, requested_at, confirmed_at)
    select 'no-' || translate(lpad(n::text, 3, '0'), '0189', 'bcde') || substr(${id}, 4, 13), ${id}, 'N-' || n, 'stock', 1, now(), now()
    from generate_series(0, ${many - 1}::int) n`.execute(api.database.db);
};
const emailOf = async (client: Client): Promise<string> => (await client.get('/user/profile')).body.user.email;

describe(`a shopper's notices (${DATABASE_KIND})`, () => {
  it('are requested by one call, the same notice again, and listed with the price at the request', async () => {
    const first = await request(asha, 'SK-1-B', 'stock');
    expect(first).toMatchObject({
      status: 200,
      body: {
        notice: {
          noticeId: expect.stringMatching(/^no-[a-z2-7]{16}$/),
          sku: 'SK-1-B',
          kind: 'stock',
          price: 1605,
          isConfirmed: true,
          requestedAt: api.clock.now().toISOString(),
        },
      },
    });
    expect((await request(asha, 'SK-1-B', 'stock')).text).toBe(first.text);
    await request(asha, 'SK-1-A', 'price');
    expect((await noticesOf(asha)).map(({ sku, kind }: Record<string, string>) => [sku, kind])).toEqual([
      ['SK-1-A', 'price'],
      ['SK-1-B', 'stock'],
    ]);
    expect(api.mails).toEqual([]);
  });

  it('send one mail when pieces are back in stock, once for two workers at the same time', async () => {
    await request(asha, 'SK-1-B', 'stock');
    expect(await sendNotices(api)).toEqual([]);
    await setStock(api, 'SK-1-B', 2);
    await Promise.all([sendNotices(api), sendNotices(api)]);
    const email = await emailOf(asha);
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([[email, 'Back in stock: Leheriya saree 1']]);
    const [mail] = api.mails;
    expect(mail?.text).toContain('/Saree/Leheriya-saree-1/p-00001?variant=SK-1-B');
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(await noticesOf(asha)).toEqual([]);
    await setStock(api, 'SK-1-B', 0);
    await setStock(api, 'SK-1-B', 5);
    expect(await sendNotices(api)).toEqual([]);
  });

  it('send one mail when the price is below that of the request, and none while it is higher', async () => {
    await request(asha, 'SK-1-A', 'price');
    await setShowPrice(api, 'p-00001', 160_000);
    expect(await sendNotices(api)).toEqual([]);
    await setShowPrice(api, 'p-00001', 149_999);
    expect(await sendNotices(api), 'the shown price is the same').toEqual([]);
    await setShowPrice(api, 'p-00001', 100_000);
    expect(await sendNotices(api)).toEqual([[await emailOf(asha), 'Lower price: Leheriya saree 1']]);
    expect(api.mails[0]?.text).toContain('now costs ₹1,070. It was ₹1,605 when you asked.');
  });

  it('survive a mail queue that fails: the next run sends the mail', async () => {
    await request(asha, 'SK-1-B', 'stock');
    await setStock(api, 'SK-1-B', 2);
    const { push } = api.mails;
    api.mails.push = () => {
      throw new Error('The queue is closed.');
    };
    await expect(sendNotices(api)).rejects.toThrow('The queue is closed.');
    api.mails.push = push;
    expect(await sendNotices(api)).toHaveLength(1);
  });

  it('go to those first who asked first', async () => {
    const [ravi, meera] = [await createShopper(api), await createShopper(api)];
    for (const one of [ravi, asha, meera]) await request(one, 'SK-1-B', 'stock');
    await setStock(api, 'SK-1-B', 1);
    const sent = await sendNotices(api);
    expect(sent.map(([to]) => to)).toEqual([await emailOf(ravi), await emailOf(asha), await emailOf(meera)]);
  });

  it('are refused for an unknown variant, for one in stock, and beyond the maximum number', async () => {
    expect(await request(asha, 'SK-0', 'stock')).toMatchObject({ status: 404, body: { field: 'sku' } });
    expect(await request(asha, 'SK-1-A', 'stock')).toMatchObject({
      status: 409,
      body: { code: 'NOT_ALLOWED_IN_STATUS', field: 'sku', message: 'Good news: this is in stock now.' },
    });
    await fill(MAX_NOTICES);
    expect(await request(asha, `N-${MAX_NOTICES}`, 'stock')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field: 'sku' },
    });
    expect((await request(asha, 'N-0', 'stock')).status).toBe(200);
  });

  it('are cancelled only by their shopper', async () => {
    const { noticeId } = (await request(asha, 'SK-1-B', 'stock')).body.notice;
    const stranger = await createShopper(api);
    expect((await stranger.delete(`/notices/${noticeId}`)).status).toBe(404);
    expect(await noticesOf(stranger)).toEqual([]);
    expect((await asha.delete(`/notices/${noticeId}`)).status).toBe(200);
    expect((await asha.delete(`/notices/${noticeId}`)).status).toBe(404);
    await setStock(api, 'SK-1-B', 2);
    expect(await sendNotices(api)).toEqual([]);
  });

  it('are requested once under an idempotency key', async () => {
    const key = { 'idempotency-key': 'notice-key-1' };
    const { noticeId } = (await request(asha, 'SK-1-B', 'stock', key)).body.notice;
    await asha.delete(`/notices/${noticeId}`);
    expect((await request(asha, 'SK-1-B', 'stock', key)).body.notice.noticeId).toBe(noticeId);
    expect(await noticesOf(asha)).toEqual([]);
  });

  it('stop by the link of any of their mails, and only those of its recipient', async () => {
    const ravi = await createShopper(api);
    for (const one of [asha, ravi]) {
      await request(one, 'SK-1-A', 'price');
      await request(one, 'SK-1-B', 'stock');
    }
    await setStock(api, 'SK-1-B', 1);
    await sendNotices(api);
    const token = noticeToken(api, await emailOf(asha), 'stop');
    for (let time = 0; time < 2; time++)
      expect((await followNoticeLink(api, 'stop', token)).body).toEqual({ message: 'You will get no more notices.' });
    expect([(await noticesOf(asha)).length, (await noticesOf(ravi)).length]).toEqual([0, 1]);
    const [id = '', signature = ''] = token.split('.');
    for (const wrong of ['', 'a.b', `${id}.${signature.slice(1)}x`, `sh-aaaaaaaaaaaaaaaa.${signature}`])
      expect((await followNoticeLink(api, 'stop', wrong)).status, wrong).toBe(400);
    expect((await followNoticeLink(api, 'confirm', token)).body).toMatchObject({ code: 'EXPIRED' });
  });

  it('of an unverified account wait for the link in a mail to its address', async () => {
    const email = 'unproven-notice@example.com';
    await register(api, email);
    const client = api.client();
    client.token = (await client.post('/user/login', { email, password: PASSWORD })).body.accessToken;
    api.mails.length = 0;
    expect((await request(client, 'SK-1-B', 'stock')).body.notice.isConfirmed).toBe(false);
    await setStock(api, 'SK-1-B', 2);
    expect(await sendNotices(api)).toEqual([]);
    expect((await followNoticeLink(api, 'confirm', noticeToken(api, email, 'confirm'))).status).toBe(200);
    expect(await sendNotices(api)).toEqual([[email, 'Back in stock: Leheriya saree 1']]);
  });

  it('are part of the export, and are deleted with the account', async () => {
    const email = await emailOf(asha);
    await request(asha, 'SK-1-B', 'stock');
    const { json } = (await asha.post('/user/export', {})).body;
    expect(JSON.parse(json).notices).toMatchObject([{ sku: 'SK-1-B', kind: 'stock', price: 150_000 }]);
    expect((await asha.post('/user/erasure', {})).status).toBe(200);
    const { rows } = await sql`select 1 from notices`.execute(api.database.db);
    expect(rows).toEqual([]);
    expect(await noticesOf(await logIn(api, email))).toEqual([]);
  });
});
