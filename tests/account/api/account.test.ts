import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { codeFor, linkTokenFor, logIn, mailTo, otherThan, PASSWORD, register } from '../people.ts';

const MINUTE = 60_000;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ PUBLIC_URL: 'http://shop.example' });
});
afterAll(() => api.close());

describe(`accounts (${DATABASE_KIND})`, () => {
  it('[REST-3][REST-4] logs in by a mailed code, and makes the account of a new address', async () => {
    const client = api.client();
    const sent = await client.post('/user/send-otp', { email: '  Meera@Example.com ' });
    expect(sent).toMatchObject({ status: 200, body: { message: 'We have emailed you an OTP.' } });
    expect(sent.headers['cache-control']).toBe('no-store');
    const code = codeFor(api, 'meera@example.com');
    expect(code).toMatch(/^\d{4}$/);
    const response = await client.post('/user/verify-otp', { email: 'MEERA@example.com', Userotp: ` ${code} ` });
    expect(response.status).toBe(200);
    client.token = response.body.accessToken;
    const { body } = await client.get('/user/profile');
    expect(body.user).toMatchObject({ name: 'meera', email: 'meera@example.com', phone: '', is_first_purchase: true });
  });

  it('[REST-4] accept a code once, for ten minutes, and only the newest one', async () => {
    const [client, email] = [api.client(), 'once@example.com'];
    const verify = async (Userotp: string) => {
      const { body } = await client.post('/user/verify-otp', { email, Userotp });
      expect(body.field).toBe(body.code === undefined ? undefined : 'Userotp');
      return body.code;
    };
    expect(await verify('0000')).toBe('EXPIRED');
    await client.post('/user/send-otp', { email });
    const first = codeFor(api, email);
    await client.post('/user/send-otp', { email });
    const second = codeFor(api, email);
    if (first !== second) expect(await verify(first)).toBe('INVALID_OTP');
    expect(await verify(second)).toBeUndefined();
    expect(await verify(second)).toBe('EXPIRED');
    await client.post('/user/send-otp', { email });
    api.clock.move(10 * MINUTE);
    expect(await verify(codeFor(api, email))).toBe('EXPIRED');
  });

  it('[REST-4] accept a code for only one of several concurrent logins', async () => {
    const email = 'race@example.com';
    await api.client().post('/user/send-otp', { email });
    const Userotp = codeFor(api, email);
    const tries = Array.from({ length: 5 }, () => api.client().post('/user/verify-otp', { email, Userotp }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
  });

  it('[REST-7][REST-6] opens an account and logs in by its password, in any case of the address', async () => {
    expect(await register(api, 'Asha@Example.com')).toMatchObject({ status: 200 });
    const client = api.client();
    const response = await client.post('/user/login', { email: 'asha@example.COM', password: PASSWORD });
    expect(response.status).toBe(200);
    client.token = response.body.accessToken;
    const { user } = (await client.get('/user/profile')).body;
    expect(user).toMatchObject({ name: 'Asha Verma', phone: '9829012345', email: 'asha@example.com' });
    const { rows } = await rowsOf('shoppers');
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
    const hashes = rows.map(({ password_hash }) => password_hash).filter((hash) => hash !== null);
    expect(hashes).toEqual([expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)]);
  });

  it('[REST-7] greet without the name, which a stranger may have typed', async () => {
    const body = { name: 'Call 98290 for gold', email: 'greeted@example.com', phone: '9829012345', password: PASSWORD };
    await api.client().post('/user/register', body);
    const { subject, text, html } = mailTo(api, 'greeted@example.com');
    expect(text).toContain('Namaste! Your account is ready.');
    expect(subject + text + html).not.toMatch(/gold|98290/);
  });

  it('[REST-6] do not reveal whether the address or the password is wrong', async () => {
    await register(api, 'known@example.com');
    const known = await api.client().post('/user/login', { email: 'known@example.com', password: 'wrong-password' });
    const unknown = await api.client().post('/user/login', { email: 'nobody@example.com', password: 'wrong-password' });
    expect(known).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
    expect(unknown.text).toBe(known.text);
    const long = await api.client().post('/user/login', { email: 'known@example.com', password: 'x'.repeat(900) });
    expect(long.text).toBe(known.text);
  });

  it.each([
    ['name', { name: '   ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['name', { name: 'A\u0007B' }],
    ['name', { name: 'A\nB' }],
    ['name', { name: '\u202Eevil' }],
    ['email', { email: 'no address' }],
    ['email', { email: 'a@b@c.example' }],
    ['email', { email: 'a,b@c.example' }],
    ['email', { email: 'a@c.example\r\nBcc: x@y.example' }],
    ['email', { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(20)}` }],
    ['phone', { phone: '5829012345' }],
    ['phone', { phone: '98290123456' }],
    ['phone', { phone: '+1 9829012345' }],
    ['password', { password: 'seven77' }],
    ['password', { password: 'x1'.repeat(65) }],
    ['password', { password: 'Password123' }],
    ['password', { password: 'qwertyuiop' }],
    ['password', { password: '12345678' }],
    ['password', { password: 'rangbandh2026!' }],
    ['password', { password: 'new.person' }],
    ['password', { password: 'new.person@example.com' }],
    ['password', { password: 'asha-verma-1' }],
    ['password', { password: 'zzzzzzzzzz' }],
    ['cpassword', { cpassword: 'another-one' }],
    ['name', { name: undefined }],
    ['role', { role: 'admin' }],
    ['is_first_purchase', { is_first_purchase: true }],
  ])('[REST-7] refuse a registration and name %s: %o', async (field, change) => {
    const good = { name: 'Asha Verma', email: 'new.person@example.com', phone: '9829012345', password: PASSWORD };
    const response = await api.client().post('/user/register', { ...good, ...change });
    expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
    expect(api.mails.some(({ to }) => to.includes('new.person'))).toBe(false);
  });

  it.each(['+91 98290 12345', '91-9829012345', '09829012345', '9829 012 345', '9829012345'])(
    '[REST-7] read the phone %s as 9829012345',
    async (phone) => {
      const email = `phone${phone.replaceAll(/\D/g, '')}${phone.length}@example.com`;
      await api.client().post('/user/register', { name: 'A', email, phone, password: PASSWORD });
      const client = api.client();
      client.token = (await client.post('/user/login', { email, password: PASSWORD })).body.accessToken;
      expect((await client.get('/user/profile')).body.user.phone).toBe('9829012345');
    },
  );

  it('[REST-8][REST-9] mails a link to choose a new password, which ends every session', async () => {
    const email = 'forgot+me@example.com';
    await register(api, email);
    const client = api.client();
    client.token = (await client.post('/user/login', { email, password: PASSWORD })).body.accessToken;
    expect((await client.get('/user/profile')).status).toBe(200);
    expect((await client.post('/user/checkemail/forgotpassword', { email })).status).toBe(200);
    const token = linkTokenFor(api, email);
    expect(mailTo(api, email).text).toContain(
      `http://shop.example/account/forgot-password#token=${token}&email=forgot%2Bme%40example.com`,
    );
    const weak = await client.post('/user/forgotpassword', { email, password: 'password1', token });
    expect(weak.body).toMatchObject({ code: 'INVALID_INPUT', field: 'password' });
    const password = 'palash-and-indigo-7';
    expect((await client.post('/user/forgotpassword', { email, password, token })).status).toBe(200);
    expect((await client.get('/user/profile')).status).toBe(401);
    expect((await client.post('/auth/token')).status).toBe(401);
    expect((await client.post('/user/login', { email, password: PASSWORD })).status).toBe(401);
    expect((await client.post('/user/login', { email, password })).status).toBe(200);
    const again = await client.post('/user/forgotpassword', { email, password: PASSWORD, token });
    expect(again.body).toMatchObject({ code: 'EXPIRED', field: 'token' });
  });

  it('[REST-9] end the login codes that were mailed before the new password', async () => {
    const email = 'forgot-code@example.com';
    await register(api, email);
    const stranger = api.client();
    await stranger.post('/user/send-otp', { email });
    const Userotp = codeFor(api, email);
    await api.client().post('/user/checkemail/forgotpassword', { email });
    const body = { email, password: 'palash-and-indigo-7', token: linkTokenFor(api, email) };
    expect((await api.client().post('/user/forgotpassword', body)).status).toBe(200);
    const late = await stranger.post('/user/verify-otp', { email, Userotp });
    expect(late).toMatchObject({ status: 400, body: { code: 'EXPIRED' } });
  });

  it('[AUTH-3] refuse a new password without the mailed link, with a foreign one, and after 15 minutes', async () => {
    const [mine, theirs] = ['link-mine@example.com', 'link-theirs@example.com'];
    await register(api, mine);
    await register(api, theirs);
    await api.client().post('/user/checkemail/forgotpassword', { email: mine });
    const token = linkTokenFor(api, mine);
    const password = 'palash-and-indigo-7';
    const codeOf = async (body: object) => (await api.client().post('/user/forgotpassword', body)).body.code;
    expect(await codeOf({ email: mine, password })).toBe('EXPIRED');
    expect(await codeOf({ email: mine, password: 'weak', token: 'x'.repeat(43) })).toBe('EXPIRED');
    expect(await codeOf({ email: theirs, password, token })).toBe('EXPIRED');
    expect(await codeOf({ email: mine, password, token: 'x'.repeat(43) })).toBe('EXPIRED');
    api.clock.move(15 * MINUTE);
    expect(await codeOf({ email: mine, password, token })).toBe('EXPIRED');
    expect((await api.client().post('/user/login', { email: theirs, password: PASSWORD })).status).toBe(200);
  });

  it('[REST-9] accept only one of several concurrent uses of a link', async () => {
    const email = 'link-race@example.com';
    await register(api, email);
    await api.client().post('/user/checkemail/forgotpassword', { email });
    const token = linkTokenFor(api, email);
    const uses = Array.from({ length: 4 }, (_, index) =>
      api.client().post('/user/forgotpassword', { email, token, password: `palash-indigo-${index}x` }),
    );
    const statuses = (await Promise.all(uses)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400]);
  });

  it('[REST-9] end each session that began with the old password while the new one was set', async () => {
    for (let round = 0; round < 8; round++) {
      const [email, password] = [`meanwhile-${round}@example.com`, 'palash-and-indigo-7'];
      await register(api, email);
      await api.client().post('/user/checkemail/forgotpassword', { email });
      const token = linkTokenFor(api, email);
      const [late, changed] = await Promise.all([
        api.client().post('/user/login', { email, password: PASSWORD, unbound: true }),
        api.client().post('/user/forgotpassword', { email, token, password }),
      ]);
      expect(changed.status).toBe(200);
      const authorization = `Bearer ${late.body.accessToken}`;
      expect((await api.get('/user/profile', { authorization })).status).toBe(401);
    }
  });

  it('[REST-4] delete a password that was set before the address was proven, end its sessions, and report it', async () => {
    const email = 'victim@example.com';
    await register(api, email, 'set-by-a-stranger-1');
    const stranger = api.client();
    const body = { email, password: 'set-by-a-stranger-1' };
    stranger.token = (await stranger.post('/user/login', body)).body.accessToken;
    expect((await stranger.get('/user/profile')).status).toBe(200);
    const owner = await logIn(api, email);
    expect(mailTo(api, email).subject.toLowerCase()).toContain('password');
    expect((await stranger.get('/user/profile')).status).toBe(401);
    expect((await stranger.post('/auth/token')).status).toBe(401);
    expect((await stranger.post('/user/login', body)).status).toBe(401);
    expect((await owner.get('/user/profile')).status).toBe(200);
    const mails = api.mails.length;
    await logIn(api, email);
    expect(api.mails.length).toBe(mails + 1);
  });

  it('[REST-4] return the message for a wrong code when the code is wrong', async () => {
    const email = 'wrong@example.com';
    await api.client().post('/user/send-otp', { email });
    const Userotp = otherThan(codeFor(api, email));
    const response = await api.client().post('/user/verify-otp', { email, Userotp });
    expect(response).toMatchObject({ status: 400, body: { code: 'INVALID_OTP', message: expect.any(String) } });
  });
});

async function rowsOf(table: string): Promise<{ rows: Record<string, unknown>[] }> {
  return sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(api.database.db);
}
