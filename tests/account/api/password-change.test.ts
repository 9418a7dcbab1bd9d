import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { securityLines } from '../../platform/security-lines.ts';
import { codeFor, linkTokenFor, logIn, mailTo, otherThan, PASSWORD } from '../people.ts';

const MINUTE = 60_000;
const NEW = 'tulsi-leaves-in-rain-7';
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, LOG_LEVEL: 'error' });
});
afterAll(() => api.close());

let shoppers = 0;
const newEmail = () => `secret-${++shoppers}@example.com`;

/** A shopper with a verified address and a password, who logged in this long ago. */
async function asha(email: string, minutesAgo = 11): Promise<Client> {
  const client = await logIn(api, email);
  expect((await client.put('/user/password', { newPassword: PASSWORD })).status).toBe(200);
  api.clock.move(minutesAgo * MINUTE);
  client.token = (await client.post('/auth/token')).body.accessToken;
  return client;
}
const passes = async (email: string, password: string) =>
  (await api.client().post('/user/login', { email, password })).status === 200;
const change = (client: Client, body: object) => client.put('/user/password', { newPassword: NEW, ...body });

describe(`the password of a shopper who is logged in (${DATABASE_KIND})`, () => {
  it('is changed at once after a fresh login, also for an account without one', async () => {
    const email = newEmail();
    const client = await logIn(api, email);
    expect(await change(client, {})).toMatchObject({
      status: 200,
      body: { message: 'Your password has been changed.' },
    });
    expect(await passes(email, NEW)).toBe(true);
    expect(mailTo(api, email)).toMatchObject({ subject: 'Your password has been changed' });
    expect(mailTo(api, email).text).toContain('logged out on all other devices');
  });

  it('needs a proof when the login is older than ten minutes, and one proof is good for ten more', async () => {
    const email = newEmail();
    const client = await asha(email, 10);
    expect(await change(client, {})).toMatchObject({ status: 403, body: { code: 'CONFIRM_LOGIN' } });
    expect(await change(client, { password: 'not-the-password' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', field: 'password' },
    });
    expect(await passes(email, PASSWORD)).toBe(true);
    expect((await change(client, { password: PASSWORD })).status).toBe(200);
    api.clock.move(9 * MINUTE);
    expect((await change(client, { newPassword: `${NEW}-8` })).status).toBe(200);
    expect(await passes(email, `${NEW}-8`)).toBe(true);
  });

  it('takes a mailed code in place of the password, once', async () => {
    const email = newEmail();
    const client = await asha(email);
    expect((await client.post('/user/confirmation-otp')).status).toBe(200);
    const otp = codeFor(api, email);
    expect(await change(client, { otp: otherThan(otp) })).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
    expect((await change(client, { otp })).status).toBe(200);
    expect(await change(client, { otp })).toMatchObject({ status: 400, body: { code: 'EXPIRED', field: 'otp' } });
  });

  it('ends all other sessions, and not its own', async () => {
    const email = newEmail();
    const client = await asha(email, 0);
    const other = await logIn(api, email);
    expect((await change(client, {})).status).toBe(200);
    expect((await other.get('/user/profile')).body.reason).toBe('TOKEN_REVOKED');
    expect((await client.get('/user/profile')).status).toBe(200);
  });

  it('ends the links and the codes that were mailed before, because a stranger may have read them', async () => {
    const email = newEmail();
    const [client, stranger] = [await asha(email, 0), api.client()];
    await stranger.post('/user/checkemail/forgotpassword', { email });
    const token = linkTokenFor(api, email);
    await stranger.post('/user/send-otp', { email });
    const Userotp = codeFor(api, email);
    expect((await change(client, {})).status).toBe(200);
    const late = [
      await stranger.post('/user/verify-otp', { email, Userotp }),
      await stranger.post('/user/forgotpassword', { email, password: PASSWORD, token }),
    ];
    expect(late.map(({ body }) => body.code)).toEqual(['EXPIRED', 'EXPIRED']);
    expect(await passes(email, NEW)).toBe(true);
  });

  it('is refused when it is easy to guess, at its own field', async () => {
    const client = await logIn(api, newEmail());
    for (const newPassword of ['short', 'password1', 'x'.repeat(129)]) {
      expect(await change(client, { newPassword })).toMatchObject({
        status: 400,
        body: { code: 'INVALID_INPUT', field: 'newPassword' },
      });
    }
  });

  it('can be guessed ten times by a session, without a shopper elsewhere being locked out', async () => {
    const email = newEmail();
    const client = await asha(email);
    for (let tries = 0; tries < 10; tries += 1)
      expect((await change(client, { password: `wrong-${tries}` })).status).toBe(400);
    expect(await change(client, { password: PASSWORD })).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    expect(await passes(email, PASSWORD)).toBe(true);
  });

  it('can be changed by no other person: not without a session, not by the code of another purpose or shopper', async () => {
    expect((await api.client().put('/user/password', { newPassword: NEW })).status).toBe(401);
    const [email, other] = [newEmail(), newEmail()];
    const [client, stranger] = [await asha(email), await asha(other)];
    await client.post('/user/confirmation-otp');
    expect((await change(stranger, { otp: codeFor(api, email) })).body.code).toBe('EXPIRED');
    expect(await passes(other, PASSWORD)).toBe(true);
  });

  it('leaves lines in the security log, without the password', async () => {
    const email = newEmail();
    const client = await asha(email);
    // The log limits lines per address and minute, and the tests before wrote many.
    const wrongly = { newPassword: NEW, password: 'this-was-wrong' };
    await client.call('PUT', '/user/password', wrongly, { 'x-forwarded-for': '198.51.100.9' });
    await change(client, { password: PASSWORD });
    expect(securityLines(api, 'wrong-password').at(-1)).toMatchObject({ how: 'confirmation' });
    const [wrong, changed] = [
      securityLines(api, 'wrong-password').at(-1),
      securityLines(api, 'password-changed').at(-1),
    ];
    expect(changed?.account).toBe(wrong?.account);
    for (const secret of ['this-was-wrong', PASSWORD, NEW, email]) expect(api.logged()).not.toContain(secret);
  });
});
