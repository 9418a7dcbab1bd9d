import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProducts, productOf } from '../../catalog/products.ts';
import { securityLines } from '../../platform/security-lines.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { codeFor, logIn, mailTo, otherThan, register } from '../people.ts';

const MINUTE = 60_000;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, LOG_LEVEL: 'error' });
  await addProducts(api.database, [productOf(1)]);
});
afterAll(() => api.close());

let made = 0;
let [old, fresh] = ['', ''];
let asha: Client;
beforeEach(async () => {
  made += 1;
  [old, fresh] = [`old-${made}@example.com`, `fresh-${made}@example.com`];
  asha = await logIn(api, old);
  api.mails.length = 0;
});

const request = (client: Client = asha, newEmail = fresh) => client.post('/user/email-change', { newEmail });
const confirm = (oldOtp: string, newOtp: string, client: Client = asha) =>
  client.post('/user/email-change/confirmation', { oldOtp, newOtp });
const codes = (): [string, string] => [codeFor(api, old), codeFor(api, fresh)];
const emailOf = async (client: Client) => (await client.get('/user/profile')).body.user?.email;

describe(`the change of an account's email (${DATABASE_KIND})`, () => {
  it('needs the codes of both addresses; then the account, its mails and logins are at the new one', async () => {
    await asha.post('/notices', { sku: 'SK-1-A', kind: 'price' });
    const phone = await logIn(api, old);
    expect(await request()).toMatchObject({ status: 200, body: { otpLength: 6 } });
    const [oldCode, newCode] = codes();
    expect(mailTo(api, old).text).toContain(`fr••••@example.com`);
    expect((await confirm(oldCode, newCode)).body).toEqual({ message: 'Your email has been changed.' });
    expect(await emailOf(asha)).toBe(fresh);
    expect((await phone.get('/user/profile')).status).toBe(401);
    expect(api.mails.slice(-2).map(({ to, subject }) => [to, subject])).toEqual([
      [old, 'The email of your account has been changed'],
      [fresh, 'Your account uses this email now'],
    ]);
    expect(mailTo(api, old).text).not.toContain(fresh);
    const { id } = (await asha.get('/user/profile')).body.user;
    expect((await (await logIn(api, fresh)).get('/user/profile')).body.user.id).toBe(id);
    expect((await (await logIn(api, old)).get('/user/profile')).body.user.id).not.toBe(id);
    await sql`update products set show_price = show_price - 10000 where id = 'p-00001'`.execute(api.database.db);
    await api.work('notices');
    expect(mailTo(api, fresh).subject).toBe('Lower price: Leheriya saree 1');
    expect(securityLines(api, 'email-changed')).toHaveLength(1);
  });

  it('is refused with the field of a wrong code, and works once', async () => {
    await request();
    const [oldCode, newCode] = codes();
    expect((await confirm(otherThan(oldCode), newCode)).body).toMatchObject({ code: 'INVALID_OTP', field: 'oldOtp' });
    expect((await confirm(oldCode, otherThan(newCode))).body).toMatchObject({ code: 'INVALID_OTP', field: 'newOtp' });
    expect((await confirm(newCode, oldCode)).body.code).toBe('INVALID_OTP');
    expect(await emailOf(asha)).toBe(old);
    expect((await confirm(oldCode, newCode)).status).toBe(200);
    expect((await confirm(oldCode, newCode)).body.code).toBe('EXPIRED');
  });

  it('ends after five tries, and after ten minutes', async () => {
    await request();
    const [oldCode, newCode] = codes();
    for (let time = 0; time < 5; time++) await confirm(oldCode, otherThan(newCode));
    expect((await confirm(oldCode, newCode)).status).not.toBe(200);
    api.clock.move(5 * MINUTE);
    await request();
    const again = codes();
    api.clock.move(10 * MINUTE);
    asha.token = (await asha.post('/auth/token')).body.accessToken;
    expect((await confirm(...again)).body.code).toBe('EXPIRED');
    expect(await emailOf(asha)).toBe(old);
  });

  it('needs a fresh login or its proof', async () => {
    api.clock.move(11 * MINUTE);
    asha.token = (await asha.post('/auth/token')).body.accessToken;
    expect(await request()).toMatchObject({ status: 403, body: { code: 'CONFIRM_LOGIN' } });
    expect(api.mails).toEqual([]);
  });

  it('accepts no proof of another shopper, and none of an earlier request', async () => {
    await request();
    const first = codes();
    const stranger = await logIn(api, `stranger-${made}@example.com`);
    expect((await confirm(...first, stranger)).body.code).toBe('EXPIRED');
    api.clock.move(2 * MINUTE);
    await request(asha, `third-${made}@example.com`);
    expect((await confirm(...first)).body.code).toBe('INVALID_OTP');
    expect(await emailOf(asha)).toBe(old);
  });

  it('responds the same for an address with an account, which reads it only in a mail', async () => {
    await logIn(api, fresh);
    api.mails.length = 0;
    const spelled = fresh.replace('@', '+tag@');
    const taken = await request(asha, spelled);
    expect(taken).toMatchObject({ status: 200, body: { otpLength: 6 } });
    expect(mailTo(api, spelled).subject).toBe('This email already has an account');
    expect(mailTo(api, spelled).text).not.toContain(old);
    expect((await confirm(codeFor(api, old), '123456')).body).toMatchObject({ code: 'INVALID_OTP', field: 'newOtp' });
  });

  it('gives a mailbox to one of two accounts that confirm at the same moment', async () => {
    const other = await logIn(api, `other-${made}@example.com`);
    await request();
    const mine = codes();
    await request(other, fresh.replace('@', '+me@'));
    const theirs: [string, string] = [
      codeFor(api, `other-${made}@example.com`),
      codeFor(api, fresh.replace('@', '+me@')),
    ];
    const results = await Promise.all([confirm(...mine), confirm(...theirs, other)]);
    expect(results.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect(results.map(({ body }) => body.code).filter(Boolean)).toEqual(['ALREADY_EXISTS']);
  });

  it('loses to somebody who registers the new address first', async () => {
    await request();
    const both = codes();
    await register(api, fresh);
    expect((await confirm(...both)).body).toMatchObject({ code: 'ALREADY_EXISTS', field: 'newEmail' });
    expect(await emailOf(asha)).toBe(old);
  });

  it.each([
    ['no address', 'asha', 'INVALID_INPUT'],
    ['two addresses', 'a@b.in,c@d.in', 'INVALID_INPUT'],
  ])('is refused for %s', async (_, newEmail, code) => {
    expect((await request(asha, newEmail)).body).toMatchObject({ code, field: 'newEmail' });
    expect((await request(asha, ` ${old.toUpperCase()} `)).body).toMatchObject({ code, field: 'newEmail' });
    expect(api.mails).toEqual([]);
  });

  it('removes the logins with Google, and the links and codes that were mailed before', async () => {
    const { id } = (await asha.get('/user/profile')).body.user;
    await sql`insert into identities values ('https://accounts.google.com', ${`sub-${made}`}, ${id}, now())`.execute(
      api.database.db,
    );
    await api.client().post('/user/checkemail/forgotpassword', { email: old });
    await request();
    await confirm(...codes());
    const { rows } = await sql`select 1 from identities where shopper_id = ${id}
      union all select 1 from password_resets where email = ${old}`.execute(api.database.db);
    expect(rows).toEqual([]);
  });
});
