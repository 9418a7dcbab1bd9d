import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createMisbehavingShop, type MisbehavingShop } from '../../hosts/misbehaving-host.ts';

const LOGIN = 'login(input: { email: "a@b.in", password: "x" })';
const GOOGLE = 'loginWithGoogle(input: { name: "A", email: "a@b.in", uid: "7" })';
const VERIFY = 'verifyOtp(input: { email: "a@b.in", otp: "1234" })';
const REQUEST = 'requestOtp(input: { email: "a@b.in" })';
const FORGOT = 'requestPasswordReset(input: { email: "a@b.in" })';
const RESET = 'resetPassword(input: { email: "a@b.in", password: "long enough" })';
const RESET_BY_LINK = 'resetPassword(input: { email: "a@b.in", password: "long enough", token: "t" })';
const REFRESH_COOKIE = '__Host-rest.refreshToken';

let twisted: MisbehavingShop;
let browser: TestBrowser;
beforeAll(async () => {
  twisted = await createMisbehavingShop();
});
afterAll(() => twisted.close());
beforeEach(async () => {
  ({ asha: browser } = await twisted.open());
});
const reported = async (operation: string) => {
  const { data, errors } = await browser.request(`mutation { ${operation} { userErrors { code message } } }`);
  return errors?.map(({ message }) => message) ?? Object.values<{ userErrors: unknown }>(data)[0]?.userErrors;
};

describe('[AUTH-8] a host that refuses', () => {
  const CONFLICTS: [call: string, operation: string, code: string][] = [
    ['POST /user/login', LOGIN, 'INVALID_INPUT'],
    ['POST /user/google-login', GOOGLE, 'INVALID_INPUT'],
    ['POST /user/verify-otp', VERIFY, 'INVALID_OTP'],
    ['POST /user/send-otp', REQUEST, 'INVALID_INPUT'],
    ['POST /user/checkemail/forgotpassword', FORGOT, 'INVALID_INPUT'],
    ['POST /user/forgotpassword', RESET, 'INVALID_INPUT'],
    ['POST /user/forgotpassword', RESET_BY_LINK, 'INVALID_INPUT'],
  ];
  it.each(CONFLICTS)(
    'has its message shown as an error that the shopper can correct: %s',
    async (call, operation, code) => {
      for (const status of [409, 422]) {
        twisted.responseAt(call, status, { message: 'Please wait for a minute.' });
        expect([status, await reported(operation)]).toEqual([status, [{ code, message: 'Please wait for a minute.' }]]);
      }
    },
  );
});

describe('a host that refuses a call without a token by a 401 or a 403', () => {
  const REGISTER = `register(input: { name: "Asha", email: "a@b.in", phone: "9876543210", password: "long enough" })`;
  it.each([
    ['POST /user/register', REGISTER],
    ['POST /user/send-otp', REQUEST],
    ['POST /user/checkemail/forgotpassword', FORGOT],
    ['POST /user/forgotpassword', RESET],
  ])('[AUTH-8] has its message shown: %s', async (call, operation) => {
    for (const status of [401, 403]) {
      twisted.responseAt(call, status, { message: 'This account is closed.' });
      expect([status, await reported(operation)]).toEqual([
        status,
        [{ code: 'INVALID_INPUT', message: 'This account is closed.' }],
      ]);
    }
  });

  it('[NEWS-1] requires no login for the newsletter', async () => {
    twisted.responseAt('POST /newsletter/subscribe', 401, { message: 'Unauthorized' });
    const { errors } = await browser.request(
      'mutation { subscribeToNewsletter(input: { email: "a@b.in" }) { userErrors { code message } } }',
    );
    expect(errors?.map(({ message, extensions }) => [message, extensions?.['code']])).toEqual([
      ['Something went wrong! Please try again later.', 'FORBIDDEN'],
    ]);
  });
});

describe('a login whose response from the host has no token', () => {
  const LOGINS: [id: string, call: string, operation: string, code: string][] = [
    ['AUTH-7', 'POST /user/google-login', GOOGLE, 'INVALID_CREDENTIALS'],
    ['AUTH-8', 'POST /user/login', LOGIN, 'INVALID_CREDENTIALS'],
    ['AUTH-8', 'POST /user/verify-otp', VERIFY, 'INVALID_OTP'],
  ];
  it.each(LOGINS)('[%s] has failed: %s', async (_, call, operation, code) => {
    for (const body of [{ success: true }, { success: true, accessToken: '' }]) {
      twisted.responseAt(call, 200, body);
      expect([body, await reported(operation)]).toEqual([body, [{ code, message: 'Login failed' }]]);
    }
  });

  it.each(LOGINS)("[%s] returns the message of the host's error: %s", async (_, call, operation, code) => {
    for (const body of [
      { error: 'No such user.' },
      { error: true, message: 'No such user.' },
      { success: false, error: 'No such user.' },
    ]) {
      twisted.responseAt(call, 200, body);
      expect([body, await reported(operation)]).toEqual([body, [{ code, message: 'No such user.' }]]);
    }
  });

  it.each(LOGINS)('[%s] is no login at all where a page came: %s', async (_, call, operation) => {
    twisted.responseAt(call, 200, '<h1>Welcome to our network</h1>');
    expect(await reported(operation)).toEqual([
      'We couldn’t confirm whether this went through. Please check before you try again.',
    ]);
  });
});

describe('a logout of a session that the host does not know', () => {
  it.each([401, 404])('[AUTH-11] takes the cookies: %i', async (status) => {
    browser.cookies.set(REFRESH_COOKIE, 'gone');
    twisted.responseAt('POST /user/logout', status, { message: 'No session' });
    const { errors } = await browser.request('mutation { logout { userErrors { code } } }');
    expect(errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  it('[AUTH-11] leaves them where the host has failed', async () => {
    browser.cookies.set(REFRESH_COOKIE, 'open');
    twisted.responseAt('POST /user/logout', 503, {});
    await browser.request('mutation { logout { userErrors { code } } }');
    expect([...browser.cookies.keys()]).toEqual([REFRESH_COOKIE]);
  });
});
