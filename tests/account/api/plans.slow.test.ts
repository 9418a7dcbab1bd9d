import { sql } from 'kysely';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { deleteExpiredAccountData } from '../../../api/account/accounts.ts';
import { expectCheap, fillTables, insertionOfShoppers } from '../../statement-costs.ts';
import { DATABASE_KIND, createTestApi, type ApiResponse, type Client, type TestApi } from '../../test-api.ts';
import { idTokenFor } from '../fake-google.ts';
import { codeFor, linkTokenFor, logIn, PASSWORD, register } from '../people.ts';

const MANY = 5_000;
const EMAIL = 'busy@example.com';
let api: TestApi;
let client: Client;

beforeAll(async () => {
  api = await createTestApi();
  const now = sql.lit(api.clock.now().toISOString());
  await fillTables(api, [
    insertionOfShoppers(api, MANY),
    sql`insert into sellers (id, shop_name) select 'se-' || nth, 'Shop ' || nth from generate_series(1, 1000) nth`,
    sql`insert into identities (issuer, subject, shopper_id, created_at)
      select 'https://google.example', id, id, ${now} from shoppers`,
    sql`insert into sessions (id, shopper_id, begun_by, created_at, expires_at)
      select 'se-' || substr(id, 4), id, 'code', ${now}, ${now}::timestamptz + '30 days' from shoppers`,
    sql`insert into second_factors (shopper_id, secret, created_at, confirmed_at)
      select id, '', ${now}, ${now} from shoppers`,
    sql`insert into recovery_codes (shopper_id, hash)
      select id, lpad(id, 43, 'x') from shoppers`,
    sql`insert into refresh_tokens (hash, session_id, created_at, replaced_at)
      select lpad(id, 43, 'x'), id, ${now}, case when random() < 0.5 then ${now}::timestamptz end from sessions`,
    sql`insert into one_time_codes (id, email, challenge_hash, address_hash, hash, digits, is_reserved, created_at, expires_at)
      select id, email, lpad(id, 43, 'x'), lpad(id, 43, 'y'), lpad(id, 43, 'x'), 4, true, ${now}, ${now}::timestamptz + '10 minutes'
      from shoppers`,
    sql`insert into address_logins (address_hash, account_hash, last_at)
      select lpad(id, 43, 'y'), lpad(id, 43, 'x'), ${now} from shoppers`,
    sql`insert into confirmation_codes (shopper_id, id, hash, purpose, tries, expires_at)
      select id, id, lpad(id, 43, 'x'), 'cash 100', 0, ${now}::timestamptz + '10 minutes' from shoppers`,
    sql`insert into addresses (id, shopper_id, address, created_at)
      select 'ad-' || substr(id, 4), id, '{}', ${now}::timestamptz
      from shoppers`,
    sql`insert into password_resets (email, hash, expires_at)
      select email, lpad(id, 43, 'x'), ${now}::timestamptz + '15 minutes' from shoppers`,
    sql`insert into spent_id_tokens (hash, expires_at)
      select lpad(id, 43, 'x'), ${now}::timestamptz + '1 hour' from shoppers`,
    sql`insert into orders (id, shopper_id, chain_id, attempt_id, wish_hash, state, closed_because, subtotal,
      promo_discount, first_purchase_discount, total, shipping, created_at, expires_at, closed_at)
      select 'or-' || substr(id, 4), id, 'ch-' || substr(id, 4), id, lpad(id, 43, 'x'), 'closed', 'expired', 100, 0, 0, 100,
        '{}', ${now}, ${now}, ${now} from shoppers`,
    sql`insert into invoice_records (order_id, shipping, keep_until)
      select id, '{}', ${now}::timestamptz::date + 1 from orders`,
    sql`insert into idempotent_answers (shopper_id, key, request_hash, answer, created_at)
      select id, id, lpad(id, 43, 'x'), '{}', ${now} from shoppers`,
    sql`insert into attempts (key, times, expires_at)
      select lpad(id, 43, 'x'), array[${now}::timestamptz], ${now}::timestamptz + '1 hour' from shoppers`,
    sql`insert into used_proofs (id, expires_at)
      select lpad(id, 43, 'x'), ${now}::timestamptz + '5 minutes' from shoppers`,
    sql`insert into email_changes (shopper_id, id, old_email, new_email, old_hash, new_hash, expires_at)
      select id, 'ec-' || substr(id, 4), email, 'new-' || email, 'x', 'y', ${now}::timestamptz + '15 minutes' from shoppers`,
    sql`insert into uploads (id, shopper_id, large, small, width, height, used_for, uploaded_at)
      select 'up-' || rpad(substr(id, 4), 26, 'a'), id, '', '', 1, 1, 'review', ${now} from shoppers`,
    sql`insert into staff_invitations (id, email, role, token_hash, invited_by, invited_at, expires_at)
      select 'in-' || translate(lpad(substr(md5(id), 1, 16), 16, 'a'), '0189', 'wxyz'), email, 'PACKER', lpad(id, 43, 'x'),
        'operator', ${now}, ${now}::timestamptz + '3 days' from shoppers`,
  ]);
  await register(api, EMAIL);
  client = await logIn(api, EMAIL);
});
afterAll(() => api.close());

/** The account flows, and the most statements that each may cost. */
const FLOWS: [flow: string, most: number, call: () => Promise<ApiResponse>][] = [
  ['a code', 14, () => client.post('/user/send-otp', { email: EMAIL })],
  ['a login by it', 13, () => client.post('/user/verify-otp', { email: EMAIL, Userotp: codeFor(api, EMAIL) })],
  ['a registration', 8, () => register(api, 'second@example.com')],
  ['a login', 17, () => api.client().post('/user/login', { email: 'second@example.com', password: PASSWORD })],
  ['a link', 7, () => client.post('/user/checkemail/forgotpassword', { email: EMAIL })],
  ['a new password', 13, () => resetPassword()],
  ['a login by Google', 10, () => client.post('/user/google-login', { idToken: idTokenFor({ email: EMAIL }) })],
  ['a refresh', 5, () => client.post('/auth/token')],
  ['a login without cookies', 16, () => logInApp()],
  ['a refresh by its token', 5, () => api.client().post('/auth/token', { refreshToken: app.refreshToken })],
  ['a list of sessions', 2, () => client.get('/user/sessions')],
  ['the end of one session', 3, async () => client.delete(`/user/sessions/${await otherSession()}`)],
  ['the end of all others', 2, () => client.delete('/user/sessions')],
  ['the second factor', 2, () => client.get('/user/second-factor')],
  ['the profile', 2, () => client.get('/user/profile')],
  ['a change of it', 2, () => client.patch('/user/update-profile', { name: 'Busy', phone: '9829012345' })],
  ['a logout', 1, () => client.post('/user/logout')],
];

let app: { refreshToken: string };

async function logInApp(): Promise<ApiResponse> {
  const body = { email: 'second@example.com', password: PASSWORD, unbound: true, deviceName: 'Pixel' };
  const response = await api.client().post('/user/login', body);
  app = response.body;
  // The browser's flows continue with their token.
  return { ...response, body: {} };
}

/** Another session of the browser's shopper. */
async function otherSession(): Promise<string> {
  await logIn(api, EMAIL);
  const { body } = await client.get('/user/sessions');
  api.statements.length = 0;
  return body.sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent).id;
}

function resetPassword(): Promise<ApiResponse> {
  const body = { email: EMAIL, password: 'palash-indigo-7', token: linkTokenFor(api, EMAIL) };
  return client.post('/user/forgotpassword', body);
}

const SCANNED = /Seq Scan on \w+/;

describe(`the accounts' statements among ${MANY} shoppers (${DATABASE_KIND})`, () => {
  it.each(FLOWS)('%s costs at most %i, and reads no table from end to end', async (_, most, call) => {
    const { body } = await expectCheap(api, most, SCANNED, call);
    if (body.accessToken && !body.refreshToken) client.token = body.accessToken;
  });

  it('a sweep finds expired rows by index', async () => {
    await expectCheap(api, 15, SCANNED, async () => {
      await deleteExpiredAccountData(api.database.db, api.clock.now());
      return { status: 200 };
    });
  });
});
