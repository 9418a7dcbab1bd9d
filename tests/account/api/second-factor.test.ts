import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { securityLines } from '../../platform/security-lines.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { authenticator, logInByPassword, withSecondFactor } from '../authenticator.ts';
import { logIn, mailTo, otherThan, PASSWORD } from '../people.ts';
import { admin, operator } from '../staff.ts';

const SECOND = 1_000;
const STEP = 30 * SECOND;
const MINUTE = 60 * SECOND;
let api: TestApi;
let people = 0;
let email: string;
let boss: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, LOG_LEVEL: 'error' });
});
afterAll(() => api.close());
beforeEach(async () => {
  email = `boss-${++people}@example.com`;
  boss = await admin(api, email);
});

const sales = async (client: Client) => {
  const { status, body } = await client.get('/admin/orders');
  return status === 200 ? 200 : body.code;
};
const verify = async (client: Client, body: object, headers: Record<string, string> = {}) => {
  const response = await client.post('/user/second-factor/verification', body, headers);
  return response.status === 200 ? 200 : response.body.code;
};

describe(`the second factor of staff (${DATABASE_KIND})`, () => {
  it('is not required in a trial until it is set up, and then for every session', async () => {
    expect(await sales(boss)).toBe(200);
    const second = await withSecondFactor(api, email, boss);
    expect(await sales(boss)).toBe(200);
    api.clock.move(STEP);
    const other = await logInByPassword(api, email);
    expect(await sales(other)).toBe('SECOND_FACTOR_REQUIRED');
    expect(await verify(other, { code: second.code() })).toBe(200);
    expect(await sales(other)).toBe(200);
  });

  it('is shown by the password and the app: a mailed code and the app are not enough', async () => {
    const second = await withSecondFactor(api, email, boss);
    api.clock.move(STEP);
    const other = await logIn(api, email);
    expect(await verify(other, { code: second.code() })).toBe('CONFIRM_LOGIN');
    expect(await verify(other, { code: second.code(), password: 'not-the-password' })).toBe('INVALID_INPUT');
    expect(await sales(other)).toBe('SECOND_FACTOR_REQUIRED');
    expect(await verify(other, { code: second.code(), password: PASSWORD })).toBe(200);
    expect(await sales(other)).toBe(200);
  });

  it('takes each code once, in whatever session', async () => {
    const second = await withSecondFactor(api, email, boss);
    const other = await logInByPassword(api, email);
    expect(await verify(other, { code: second.code() })).toBe('INVALID_OTP');
    api.clock.move(STEP);
    const code = second.code();
    expect(await verify(other, { code })).toBe(200);
    const third = await logInByPassword(api, email);
    expect(await verify(third, { code })).toBe('INVALID_OTP');
    expect(await sales(third)).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('takes one of many calls that send the same code at once', async () => {
    const second = await withSecondFactor(api, email, boss);
    api.clock.move(STEP);
    const code = second.code();
    const clients = await Promise.all(Array.from({ length: 4 }, () => logInByPassword(api, email)));
    const responses = await Promise.all(clients.map((client) => verify(client, { code })));
    expect(responses.filter((response) => response === 200)).toHaveLength(1);
  });

  it('takes a code of a phone whose clock is half a minute wrong, and no older one', async () => {
    const second = await withSecondFactor(api, email, boss);
    api.clock.move(10 * STEP);
    const code = second.code();
    api.clock.move(STEP);
    expect(await verify(await logInByPassword(api, email), { code })).toBe(200);
    api.clock.move(10 * STEP);
    const old = second.code();
    api.clock.move(2 * STEP);
    expect(await verify(await logInByPassword(api, email), { code: old })).toBe('INVALID_OTP');
  });

  it('can be guessed ten times, then only after waits that grow to an hour, by all who know the password together', async () => {
    const second = await withSecondFactor(api, email, boss);
    api.clock.move(STEP);
    const wrong = () => otherThan(second.code());
    // Each browser has logged in by the password, so each is a known device.
    for (let tries = 0; tries < 10; tries += 1)
      expect(await verify(await logInByPassword(api, email), { code: wrong() })).toBe('INVALID_OTP');
    const thief = await logInByPassword(api, email);
    expect(await verify(thief, { code: second.code() })).toBe('RATE_LIMITED');
    // Two seconds at first, doubled each time, an hour at most.
    for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 512, 1_024, 2_048, 3_600, 3_600]) {
      api.clock.move(seconds * SECOND - 1);
      await logInByPassword(api, email, thief);
      expect(await verify(thief, { code: wrong() })).toBe('RATE_LIMITED');
      api.clock.move(1);
      expect(await verify(thief, { code: wrong() })).toBe('INVALID_OTP');
    }
    // The browser that has shown it before need not wait.
    expect(await verify(await logInByPassword(api, email, boss), { code: second.code() })).toBe(200);
  });

  it('is opened by a recovery code, once, and the owner receives a mail', async () => {
    const { recoveryCodes } = await withSecondFactor(api, email, boss);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [recoveryCode = ''] = recoveryCodes;
    const other = await logInByPassword(api, email);
    expect(await verify(other, { recoveryCode: recoveryCode.toUpperCase().replace('-', ' ') })).toBe(200);
    expect(mailTo(api, email).subject).toBe('A recovery code was used');
    expect((await other.get('/user/second-factor')).body).toMatchObject({ isVerified: true, recoveryCodesLeft: 9 });
    expect(await verify(other, { recoveryCode })).toBe('INVALID_OTP');
  });

  it('is stored encrypted, and its recovery codes as hashes', async () => {
    const begun = await boss.post('/user/second-factor', {});
    expect(begun.body.code).toBe('NOT_ALLOWED_IN_STATUS');
    const { recoveryCodes } = await withSecondFactor(api, email, boss);
    const { rows } =
      await sql`select f.secret, r.hash from second_factors f join recovery_codes r using (shopper_id)`.execute(
        api.database.db,
      );
    const stored = JSON.stringify(rows);
    for (const code of recoveryCodes) expect(stored).not.toContain(code);
    expect(stored).not.toMatch(/[A-Z2-7]{32}"/);
  });

  it('is set up by the password alone, with a first code that is right, within half an hour', async () => {
    expect((await boss.put('/user/password', { newPassword: PASSWORD })).status).toBe(200);
    expect((await boss.post('/user/second-factor', {})).body.code).toBe('CONFIRM_LOGIN');
    const begun = await boss.post('/user/second-factor', { password: PASSWORD });
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Rangbandh:boss-\d+%40example\.com\?.*secret=[A-Z2-7]{32}/);
    const codeAt = authenticator(begun.body.uri);
    const confirm = async (code: string) => (await boss.post('/user/second-factor/confirmation', { code })).body;
    expect((await confirm(otherThan(codeAt(api.clock.now())))).code).toBe('INVALID_OTP');
    api.clock.move(31 * MINUTE);
    boss.token = (await boss.post('/auth/token')).body.accessToken;
    expect((await confirm(codeAt(api.clock.now()))).code).toBe('EXPIRED');
    expect((await boss.get('/user/second-factor')).body).toMatchObject({ isSetUp: false, isRequired: false });
    await withSecondFactor(api, email, boss);
    expect(mailTo(api, email).subject).toBe('Two-step verification is on');
    expect((await boss.post('/user/second-factor', { password: PASSWORD })).body.code).toBe('ALREADY_EXISTS');
  });

  it('is only for staff', async () => {
    const shopper = await logIn(api, `asha-${people}@example.com`);
    expect((await shopper.post('/user/second-factor', {})).body.code).toBe('FORBIDDEN');
    expect((await shopper.get('/user/second-factor')).body).toMatchObject({ isStaff: false, isRequired: false });
    expect((await api.client().get('/user/second-factor')).status).toBe(401);
  });

  it('is removed by a fresh login and a code, and a code used before is refused for a later one', async () => {
    const second = await withSecondFactor(api, email, boss);
    const other = await logInByPassword(api, email);
    api.clock.move(STEP);
    expect(await verify(other, { code: second.code() })).toBe(200);
    api.clock.move(11 * MINUTE);
    for (const client of [boss, other]) client.token = (await client.post('/auth/token')).body.accessToken;
    const remove = async (body: object) => {
      const response = await boss.post('/user/second-factor/removal', body);
      return response.status === 200 ? 200 : response.body.code;
    };
    expect(await remove({ code: second.code() })).toBe('CONFIRM_LOGIN');
    expect(await remove({ password: PASSWORD, code: otherThan(second.code()) })).toBe('INVALID_OTP');
    expect(await remove({ code: second.code() })).toBe(200);
    expect(mailTo(api, email).subject).toBe('Two-step verification is off');
    api.clock.move(SECOND);
    await withSecondFactor(api, email, boss);
    expect(await sales(other)).toBe('SECOND_FACTOR_REQUIRED');
  });

  it('is reset by the operator, not by its own person, which logs the account out', async () => {
    await withSecondFactor(api, email, boss);
    const reset = async (client: Client, who = email) =>
      (await client.post('/admin/accounts/second-factor-reset', { email: who })).status;
    expect(await reset(boss)).toBe(409);
    expect(await reset(await operator(api))).toBe(200);
    expect(await reset(await operator(api))).toBe(409);
    expect(await reset(await operator(api), 'nobody@example.com')).toBe(404);
    expect((await boss.get('/user/profile')).body.reason).toBe('TOKEN_REVOKED');
    expect(await sales(await logInByPassword(api, email))).toBe(200);
  });

  it('leaves lines in the security log, without a code', async () => {
    const second = await withSecondFactor(api, email, boss);
    api.clock.move(STEP);
    const wrong = otherThan(second.code());
    // The log limits lines per address and minute, and the tests before wrote many.
    await verify(boss, { code: wrong }, { 'x-forwarded-for': '198.51.100.9' });
    await verify(boss, { code: second.code() });
    await (await operator(api)).post('/admin/accounts/second-factor-reset', { email });
    expect(securityLines(api, 'second-factor-changed').slice(-2)).toMatchObject([{ how: 'set up' }, { how: 'reset' }]);
    expect(securityLines(api, 'wrong-second-factor').at(-1)?.account).toBe(
      securityLines(api, 'second-factor-changed').at(-1)?.account,
    );
    for (const secret of [wrong, ...second.recoveryCodes]) expect(api.logged()).not.toContain(secret);
  });
});

describe('a shop that requires it', () => {
  let strict: TestApi;
  beforeAll(async () => {
    strict = await createTestApi({ addressLimit: 100_000, staffSecondFactor: 'required' });
  });
  afterAll(() => strict.close());

  it('lets staff use the shop as shoppers, and no staff calls, until they have set it up', async () => {
    const client = await admin(strict, email);
    expect(await client.get('/admin/orders')).toMatchObject({
      status: 403,
      body: {
        code: 'SECOND_FACTOR_REQUIRED',
        message: 'Please set up two-step verification on your account page first.',
      },
    });
    expect((await client.get('/cart')).status).toBe(200);
    expect((await client.get('/user/second-factor')).body).toMatchObject({ isStaff: true, isRequired: true });
    await withSecondFactor(strict, email, client);
    expect((await client.get('/admin/orders')).status).toBe(200);
  });

  it('returns the same responses to shoppers as before, and lets the operator in', async () => {
    const shopper = await logIn(strict, 'asha@example.com');
    expect((await shopper.get('/admin/orders')).body.code).toBe('FORBIDDEN');
    expect((await (await operator(strict)).get('/admin/orders')).status).toBe(200);
  });
});
