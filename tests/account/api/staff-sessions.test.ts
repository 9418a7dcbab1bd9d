import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { logInByPassword } from '../authenticator.ts';
import { codeFor, logIn, mailTo, PASSWORD } from '../people.ts';
import { admin, operator } from '../staff.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let api: TestApi;
let people = 0;
let email: string;
let boss: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  await addProducts(api.database, [productOf(1)]);
});
afterAll(() => api.close());
beforeEach(async () => {
  email = `boss-${++people}@example.com`;
  boss = await admin(api, email);
});

const sales = async (client: Client) => (await client.get('/admin/orders')).status;
const refresh = async (client: Client) => {
  const { status, body } = await client.post('/auth/token');
  client.token = body.accessToken;
  return status;
};
const mailsTo = (to: string) => api.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);

describe(`a session of staff (${DATABASE_KIND})`, () => {
  it('ends twelve hours after the login, however much it is used', async () => {
    for (let hours = 0; hours < 11; hours += 1) {
      api.clock.move(HOUR);
      expect(await refresh(boss)).toBe(200);
    }
    expect(await sales(boss)).toBe(200);
    api.clock.move(HOUR - 1);
    expect(await refresh(boss)).toBe(200);
    api.clock.move(1);
    expect(await sales(boss)).toBe(401);
    expect(await refresh(boss)).toBe(401);
  });

  it('ends as early if it began with the role, and a client without cookies receives this time', async () => {
    await boss.put('/user/password', { newPassword: PASSWORD });
    const { body } = await api.client().post('/user/login', { email, password: PASSWORD, unbound: true });
    expect(Date.parse(body.refreshExpiresAt)).toBe(api.clock.now().getTime() + 12 * HOUR);
    api.clock.move(12 * HOUR);
    const refreshed = await api.client().post('/auth/token', { refreshToken: body.refreshToken });
    expect(refreshed).toMatchObject({ status: 401, body: { code: 'SESSION_INVALID' } });
  });

  it('of a shopper lasts as long as before', async () => {
    const shopper = await logIn(api, `asha-${people}@example.com`);
    api.clock.move(29 * 24 * HOUR);
    expect(await refresh(shopper)).toBe(200);
    api.clock.move(29 * 24 * HOUR);
    expect(await refresh(shopper)).toBe(200);
  });

  it('needs a login of the last ten minutes for a price, a refund and a role, and its confirmation is one', async () => {
    const requested: [method: 'PUT' | 'POST', url: string, body: object][] = [
      ['PUT', '/admin/products/p-00001/price', { showPrice: 900 }],
      ['POST', '/admin/orders/oi-aaaaaaaaaaaaaaaa/reject', { reason: 'torn' }],
      ['PUT', '/admin/roles', { email: 'nobody@example.com', role: 'ADMIN' }],
    ];
    const codes = async (client: Client) => {
      const responses = await Promise.all(requested.map(([method, url, body]) => client.call(method, url, body)));
      return responses.map(({ body }) => body.code);
    };
    const fresh = await codes(boss);
    expect(fresh).not.toContain('CONFIRM_LOGIN');
    api.clock.move(10 * MINUTE);
    await refresh(boss);
    expect(await codes(boss)).toEqual(['CONFIRM_LOGIN', 'CONFIRM_LOGIN', 'CONFIRM_LOGIN']);
    expect(await sales(boss)).toBe(200);
    const confirm = async (body: object) => (await boss.post('/user/login-confirmation', body)).status;
    expect(await confirm({})).toBe(403);
    await boss.post('/user/confirmation-otp');
    expect(codeFor(api, email)).toHaveLength(8);
    expect(await confirm({ otp: codeFor(api, email) })).toBe(200);
    expect(await codes(boss)).toEqual(fresh);
    expect(await codes(await operator(api))).toEqual(fresh);
  });

  it('needs a mailed code of eight digits, and strangers receive no hint of it', async () => {
    const stranger = api.client();
    const reported = async (client: Client, to: string) => (await client.post('/user/send-otp', { email: to })).text;
    expect(await reported(stranger, email)).toBe(await reported(api.client(), `nobody-${people}@example.com`));
    expect(codeFor(api, email)).toHaveLength(8);
    expect(codeFor(api, `nobody-${people}@example.com`)).toHaveLength(4);
    expect(await reported(boss, email)).toContain('"otpLength":8');
  });

  it('does not reveal staff by requests for many codes, which become long for everybody', async () => {
    const known = `known-${people}@example.com`;
    await logIn(api, known);
    const lengths = async (to: string) => {
      const responses: number[] = [];
      for (let n = 1; n <= 7; n += 1) {
        const from = { 'x-forwarded-for': `203.0.113.${n}` };
        responses.push((await api.client().post('/user/send-otp', { email: to }, from)).body.otpLength);
      }
      return responses;
    };
    expect(await lengths(email)).toEqual(await lengths(known));
    expect(await lengths(email)).toContain(8);
  });

  it('is reported by mail when it begins on a new device, and not on a known one', async () => {
    const subject = 'New login to your account';
    await boss.put('/user/password', { newPassword: PASSWORD });
    await logIn(api, email, boss);
    expect(mailsTo(email)).not.toContain(subject);
    const other = api.client();
    await other.post('/user/login', { email, password: PASSWORD, deviceName: 'Chrome on Windows' });
    expect(mailTo(api, email).subject).toBe(subject);
    expect(mailTo(api, email).text).toContain('Chrome on Windows');
    await logInByPassword(api, email, other);
    expect(mailsTo(email).filter((one) => one === subject)).toHaveLength(1);
    await logIn(api, `asha-${people}@example.com`);
    expect(mailsTo(`asha-${people}@example.com`)).not.toContain(subject);
  });
});
