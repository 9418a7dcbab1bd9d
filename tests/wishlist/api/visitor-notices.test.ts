import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUnconfirmedNotices } from '../../../api/wishlist/notices/notices.ts';
import { logIn, mailTo } from '../../account/people.ts';
import { setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { followNoticeLink, noticeToken, requestAsVisitor, sendNotices, waitAsVisitor } from '../notice-mails.ts';

const DAY = 86_400_000;
const ALMOST = { message: 'Almost there! Please open the link that we have just emailed you.' };

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1), productOf(2)]);
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from notices`.execute(api.database.db);
  await setStock(api, 'SK-1-B', 0);
  api.mails.length = 0;
});

const rows = async () =>
  (
    await sql<Record<string, string | null>>`select email, shopper_id from notices order by position`.execute(
      api.database.db,
    )
  ).rows;

describe(`a visitor's notices (${DATABASE_KIND})`, () => {
  it('send nothing before the mailed link was followed, then one mail', async () => {
    expect(await requestAsVisitor(api, ' Visitor@Example.com ', 'SK-1-B')).toMatchObject({ status: 200, body: ALMOST });
    await setStock(api, 'SK-1-B', 2);
    expect(await sendNotices(api)).toEqual([]);
    const token = noticeToken(api, 'visitor@example.com', 'confirm');
    for (let time = 0; time < 2; time++)
      expect((await followNoticeLink(api, 'confirm', token)).body.message).toBe('Thank you! We will mail you once.');
    expect(await sendNotices(api)).toEqual([['visitor@example.com', 'Back in stock: Leheriya saree 1']]);
    expect(await rows()).toEqual([]);
    expect(await followNoticeLink(api, 'confirm', token)).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
  });

  it('respond the same to every address: new, waiting, or of an account', async () => {
    await logIn(api, 'account@example.com');
    await waitAsVisitor(api, 'waits@example.com', 'SK-1-B');
    for (const name of ['new', 'waits', 'account'])
      expect(await requestAsVisitor(api, `${name}@example.com`, 'SK-1-B'), name).toMatchObject({
        status: 200,
        body: ALMOST,
      });
    expect(mailTo(api, 'waits@example.com').subject).toBe('You already wait for this');
    expect(mailTo(api, 'waits@example.com').text).not.toContain('/notices/confirm');
  });

  it('belong to the account of the address once its mailbox has confirmed them', async () => {
    const asha = await logIn(api, 'owner@example.com');
    await asha.post('/notices', { sku: 'SK-1-B', kind: 'stock' });
    await waitAsVisitor(api, 'owner@example.com', 'SK-1-B');
    await waitAsVisitor(api, 'owner@example.com', 'SK-1-A', 'price');
    expect((await rows()).map(({ email }) => email)).toEqual([null, null]);
    expect((await asha.get('/notices')).body.notices).toHaveLength(2);
    await setStock(api, 'SK-1-B', 2);
    expect(await sendNotices(api)).toHaveLength(1);
    const stop = noticeToken(api, 'owner@example.com', 'stop');
    await followNoticeLink(api, 'stop', stop);
    expect(await rows()).toEqual([]);
  });

  it('stop by the header of the first mail, and delete the address', async () => {
    await requestAsVisitor(api, 'never@example.com', 'SK-1-B');
    const confirm = noticeToken(api, 'never@example.com', 'confirm');
    expect((await followNoticeLink(api, 'stop', noticeToken(api, 'never@example.com', 'stop'))).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect(api.withdrawals.at(-1)).toBe(mailTo(api, 'never@example.com').withdrawalKey);
    expect((await followNoticeLink(api, 'confirm', confirm)).body.code).toBe('EXPIRED');
  });

  it('are deleted a week after a request that nobody confirmed', async () => {
    await waitAsVisitor(api, 'stays@example.com', 'SK-1-B');
    await requestAsVisitor(api, 'late@example.com', 'SK-1-B');
    const token = noticeToken(api, 'late@example.com', 'confirm');
    api.clock.move(7 * DAY);
    expect((await followNoticeLink(api, 'confirm', token)).body.code).toBe('EXPIRED');
    await deleteUnconfirmedNotices(api.database.db, api.clock.now());
    expect((await rows()).map(({ email }) => email)).toEqual(['stays@example.com']);
  });

  it('are limited for each mailbox', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 7; time++) {
      const spelled = `flood+${time}@example.com`;
      statuses.push((await requestAsVisitor(api, spelled, 'SK-1-B')).status);
    }
    expect(statuses).toContain(429);
    expect(api.mails.length).toBe(statuses.filter((status) => status === 200).length);
  });

  it.each(['', 'asha', 'a@b.in,c@d.in'])('refuse the address %j', async (email) => {
    expect(await requestAsVisitor(api, email, 'SK-1-B')).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field: 'email' },
    });
    expect(await rows()).toEqual([]);
  });
});
