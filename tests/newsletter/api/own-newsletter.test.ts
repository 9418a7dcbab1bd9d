import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn } from '../../account/people.ts';
import { createTestApi, type Client, type TestApi } from '../../test-api.ts';
import {
  followLink,
  leaveToken,
  listSubscribers,
  SUBSCRIBE_MESSAGE,
  subscribe,
  subscribeAndConfirm,
} from '../subscribers.ts';

const EMAIL = 'asha@example.com';

let api: TestApi;
let asha: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  asha = await logIn(api, EMAIL);
});
afterAll(() => api.close());
beforeEach(async () => {
  await sql`delete from subscribers`.execute(api.database.db);
  await sql`update shoppers set email_proven_at = now()`.execute(api.database.db);
  api.mails.length = 0;
});

const read = async () => (await asha.get('/user/newsletter')).body;
const set = async (isSubscribed: boolean) => (await asha.put('/user/newsletter', { isSubscribed })).body;
const rows = () => listSubscribers(api.database, 'asha@%');

describe('the newsletter of the address of a shopper', () => {
  it('begins and ends at once, without a mail, also twice', async () => {
    expect(await read()).toEqual({ isSubscribed: false });
    for (const isSubscribed of [true, true, false, false, true]) {
      expect(await set(isSubscribed)).toEqual({ isSubscribed });
      expect(await read()).toEqual({ isSubscribed });
    }
    expect([await rows(), api.mails]).toEqual([[{ email: EMAIL, isConfirmed: true }], []]);
  });

  it('is the same subscription as that of the mailed links', async () => {
    await subscribe(api, EMAIL);
    expect(await read()).toEqual({ isSubscribed: false });
    expect(await set(true)).toEqual({ isSubscribed: true });
    await sql`delete from subscribers`.execute(api.database.db);
    await subscribeAndConfirm(api, EMAIL);
    expect(await read()).toEqual({ isSubscribed: true });
    await followLink(api, 'leave', leaveToken(api, EMAIL));
    expect(await read()).toEqual({ isSubscribed: false });
    await subscribeAndConfirm(api, EMAIL);
    expect(await set(false)).toEqual({ isSubscribed: false });
    expect([await rows(), api.withdrawals.length > 0]).toEqual([[], true]);
  });

  it('of an unverified account is neither read nor ended, and begins with the mailed link', async () => {
    await sql`update shoppers set email_proven_at = null`.execute(api.database.db);
    await subscribeAndConfirm(api, EMAIL);
    expect(await read()).toEqual({ isSubscribed: false });
    expect(await set(false)).toEqual({ isSubscribed: false });
    expect(await rows()).toEqual([{ email: EMAIL, isConfirmed: true }]);
    await sql`delete from subscribers`.execute(api.database.db);
    api.mails.length = 0;
    expect(await set(true)).toEqual({ isSubscribed: false, message: SUBSCRIBE_MESSAGE });
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([[EMAIL, 'Please confirm your email']]);
    expect(await rows()).toEqual([{ email: EMAIL, isConfirmed: false }]);
  });

  it('needs a login and a decision', async () => {
    expect((await api.get('/user/newsletter')).status).toBe(401);
    expect((await asha.put('/user/newsletter', {})).status).toBe(400);
  });
});
