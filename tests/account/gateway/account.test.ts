import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CODE, createBasicAccountHost, type BasicAccountHost } from '../../hosts/basic-account-host.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';

const ERRORS = 'userErrors { code field message }';
const SHOPPER = 'shopper { id name fullName email phone isFirstPurchase }';
const SESSION = `{ accessToken ${SHOPPER} ${ERRORS} }`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) ${SESSION} }`;
const VERIFY = `mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) ${SESSION} }`;
const GOOGLE = `mutation ($input: LoginWithGoogleInput!) { loginWithGoogle(input: $input) ${SESSION} }`;
const REQUEST = `mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { message ${ERRORS} } }`;
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { message ${ERRORS} } }`;
const FORGOT = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message ${ERRORS} } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ${ERRORS} } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ${SHOPPER} ${ERRORS} } }`;
const REFRESH = `mutation { refreshSession ${SESSION} }`;
const COMPLETE = `mutation { completeGoogleRedirect ${SESSION} }`;
const LOGOUT = `mutation { logout { ${ERRORS} } }`;
const ME = '{ me { id name email phone isFirstPurchase } }';

const meera = { name: 'Meera Joshi', email: 'meera@example.com', phone: '9876543210', password: 'correct horse' };

describe('[GATE-3] accounts over a basic host', () => {
  let host: BasicAccountHost;
  let gateway: TestGateway;
  let browser: TestBrowser;
  beforeAll(async () => {
    host = await createBasicAccountHost();
    gateway = await createTestGateway(host.url);
  });
  afterAll(async () => {
    await gateway.close();
    await host.close();
  });
  beforeEach(() => {
    host.received.length = 0;
    host.people.clear();
    host.people.set(meera.email, { ...meera, is_first_purchase: true });
    browser = createTestBrowser(gateway);
  });
  const login = async (email = meera.email, password = meera.password) => {
    const { data } = await browser.request(LOGIN, { input: { email, password } });
    browser.token = data.login.accessToken;
    return data.login;
  };
  const sent = (call: string) => host.received.find((one) => one.call === call)?.body;

  it('[REST-6] log in by password: token, shopper with a stable id, cookies of the gateway', async () => {
    const first = await login(' MEERA@example.com ');
    const { name, email, phone } = meera;
    expect(first).toMatchObject({
      userErrors: [],
      shopper: { name, fullName: name, email, phone, isFirstPurchase: true },
    });
    expect(first.accessToken.split('.')).toHaveLength(3);
    expect([...browser.cookies.keys()]).toEqual(['__Host-rest.refreshToken', '__Host-rest.lang']);
    expect((await login()).shopper.id).toBe(first.shopper.id);
    expect(sent('POST /user/login')).toEqual({ email: meera.email, password: meera.password });
  });

  it("[AUTH-8] report the host's message when address and password do not match", async () => {
    const replies = [await login(meera.email, 'wrong'), await login('nobody@example.com')];
    expect(replies.map(({ userErrors: [one] }) => [one.code, one.field, one.message])).toEqual([
      ['INVALID_CREDENTIALS', null, 'Wrong password'],
      ['INVALID_CREDENTIALS', null, 'User not found'],
    ]);
    expect(replies[0]).toMatchObject({ accessToken: null, shopper: null });
  });

  it('[REST-3] [REST-4] log a new address in by a code, and name it by its first part', async () => {
    expect((await browser.request(REQUEST, { input: { email: 'New.One@example.com' } })).data.requestOtp).toEqual({
      message: 'OTP sent successfully',
      userErrors: [],
    });
    const wrong = await browser.request(VERIFY, { input: { email: 'new.one@example.com', otp: '0000' } });
    expect(wrong.data.verifyOtp.userErrors).toEqual([
      { code: 'INVALID_OTP', field: ['input', 'otp'], message: 'Invalid OTP' },
    ]);
    const right = await browser.request(VERIFY, { input: { email: 'new.one@example.com', otp: CODE } });
    expect(right.data.verifyOtp.shopper).toMatchObject({
      name: 'new.one',
      fullName: null,
      phone: null,
      isFirstPurchase: true,
    });
    expect(host.received.at(-2)?.body).toEqual({ email: 'new.one@example.com', Userotp: CODE });
  });

  it("[REST-4] distinguish an expired code from a wrong one if only the host's message shows it", async () => {
    host.expiredCodes.add('0815');
    const { data } = await browser.request(VERIFY, { input: { email: 'new.one@example.com', otp: '0815' } });
    expect(data.verifyOtp.userErrors).toEqual([
      { code: 'EXPIRED', field: ['input', 'otp'], message: 'OTP has expired' },
    ]);
  });

  it('[REST-5] forward the token of an older popup of Google', async () => {
    const input = { name: 'Meera', email: meera.email, uid: 'g-1' };
    const { data } = await browser.request(GOOGLE, { input });
    expect(data.loginWithGoogle).toMatchObject({ userErrors: [], shopper: { email: meera.email } });
    expect(sent('POST /user/google-login')).toEqual(input);
    const none = await browser.request(GOOGLE, { input: { idToken: 'a.b.c' } });
    expect(none.data.loginWithGoogle.userErrors[0].code).toBe('INVALID_CREDENTIALS');
  });

  it('[REST-7] open with the password sent twice, and the phone without +91', async () => {
    const input = { ...meera, email: 'asha@example.com', phone: '+91 98765-43210' };
    expect((await browser.request(REGISTER, { input })).data.register).toEqual({
      message: 'Registered',
      userErrors: [],
    });
    expect(sent('POST /user/register')).toEqual({ ...input, phone: '9876543210', cpassword: input.password });
    const again = await browser.request(REGISTER, { input });
    expect(again.data.register.userErrors[0]).toMatchObject({ code: 'ALREADY_EXISTS', message: 'User already exists' });
  });

  it('[REST-8] [REST-9] get a new password in two steps, without a token', async () => {
    const forgot = await browser.request(FORGOT, { input: { email: meera.email } });
    expect(forgot.data.requestPasswordReset).toEqual({ message: 'Email found', userErrors: [] });
    const reset = await browser.request(RESET, { input: { email: meera.email, password: 'a new password' } });
    expect(reset.data.resetPassword.userErrors).toEqual([]);
    expect((await login(meera.email, 'a new password')).userErrors).toEqual([]);
    const unknown = await browser.request(FORGOT, { input: { email: 'x@example.com' } });
    expect(unknown.data.requestPasswordReset.userErrors[0].code).toBe('NOT_FOUND');
    const old = await browser.request(RESET, {
      input: { email: 'x@example.com', password: 'a new password', token: 't' },
    });
    expect(old.data.resetPassword.userErrors[0]).toMatchObject({ code: 'EXPIRED', field: ['input', 'token'] });
  });

  it('[REST-1] [AUTH-10] renew the token by the cookie, and distinguish a missing session from an invalid one', async () => {
    const none = await browser.request(REFRESH);
    expect(none.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'SESSION_NOT_FOUND' });
    await login();
    const renewed = await browser.request(REFRESH);
    expect(renewed.data.refreshSession).toMatchObject({ userErrors: [], shopper: { name: meera.name } });
    browser.cookies.set('__Host-rest.refreshToken', 'forged');
    const forged = await browser.request(REFRESH);
    expect(forged.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'SESSION_INVALID' });
    expect(forged.errors?.[0]?.message).toBe('Your session has expired. Please log in again.');
  });

  it('[REST-2] [AUTH-11] end the session and delete its cookies, also when the host has none', async () => {
    await login();
    const stored = new Map(browser.cookies);
    expect((await browser.request(LOGOUT)).data.logout.userErrors).toEqual([]);
    expect([...browser.cookies]).toEqual([]);
    for (const [name, value] of stored) browser.cookies.set(name, value);
    const again = await browser.request(LOGOUT);
    expect(again.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'SESSION_NOT_FOUND' });
    expect([...browser.cookies]).toEqual([]);
  });

  it('[REST-10] redirect to Google, and fetch the token if the host returns none with the shopper', async () => {
    const away = await browser.open('/auth/google-login?mode=popup&next=//evil.example');
    expect([away.status, away.headers.get('location')]).toEqual([302, 'https://accounts.example.com/o/oauth2?state=1']);
    expect(host.received[0]?.call).toBe('GET /auth/google-login');
    await login();
    host.received.length = 0;
    const { data } = await browser.request(COMPLETE);
    expect(data.completeGoogleRedirect).toMatchObject({ userErrors: [], shopper: { email: meera.email } });
    expect(host.received.map(({ call }) => call)).toEqual(['GET /auth/login/success', 'POST /auth/token']);
    browser.cookies.clear();
    const none = await browser.request(COMPLETE);
    expect(none.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'SESSION_INVALID' });
  });

  it('[REST-28] [REST-29] [PROFILE-3] read and change the profile, whatever response the change gets', async () => {
    await login();
    host.received.length = 0;
    const twice = await browser.request('{ me { name } again: me { phone } }');
    expect(twice.data).toEqual({ me: { name: meera.name }, again: { phone: meera.phone } });
    expect(host.count('GET /user/profile')).toBe(1);
    const { data } = await browser.request(UPDATE, { input: { name: ' Meera Rao ', phone: '09123456789' } });
    expect(data.updateProfile).toMatchObject({ userErrors: [], shopper: { name: 'Meera Rao', phone: '9123456789' } });
    expect((await browser.request(ME)).data.me.name).toBe('Meera Rao');
    browser.token = undefined;
    const none = await browser.request(UPDATE, { input: { name: 'X', phone: '9123456789' } });
    expect(none.errors?.[0]?.extensions?.['code']).toBe('UNAUTHENTICATED');
    expect(host.count('PATCH /user/update-profile')).toBe(1);
  });

  const mistakesIn = (userErrors: { code: string; field: string[] | null; message: string }[]) =>
    userErrors.map(({ code, field, message }) => [code, field?.at(-1), message]);
  const NO_NAME = ['INVALID_INPUT', 'name', 'Enter your name.'];
  const NO_PHONE = ['INVALID_INPUT', 'phone', 'Enter Correct Phone Number'];

  it('[PROFILE-2] report all errors of a profile at once, without a call', async () => {
    await login();
    host.received.length = 0;
    const wrong: [object, string[][]][] = [
      [{ name: '', phone: '12' }, [NO_NAME, NO_PHONE]],
      [{ name: ' \u200b\n', phone: '9876543210' }, [NO_NAME]],
      ...['', '12345678901', '98765 4321', '98765432１0', 'ten digits', '987654321a'].map(
        (phone): [object, string[][]] => [{ name: 'Meera', phone }, [NO_PHONE]],
      ),
    ];
    for (const [input, mistakes] of wrong) {
      const { updateProfile } = (await browser.request(UPDATE, { input })).data;
      expect([input, updateProfile.shopper, mistakesIn(updateProfile.userErrors)]).toEqual([input, null, mistakes]);
    }
    expect(host.received).toEqual([]);
    const { data } = await browser.request(UPDATE, { input: { name: '  Meera', phone: '1234567890' } });
    expect([data.updateProfile.userErrors, sent('PATCH /user/update-profile')]).toEqual([
      [],
      { name: 'Meera', phone: '1234567890' },
    ]);
  });

  it('[AUTH-2] report all errors of a new account at once, without a call', async () => {
    const input = { name: ' ', email: 'no at', phone: '12', password: '' };
    const { data } = await browser.request(REGISTER, { input });
    expect(mistakesIn(data.register.userErrors)).toEqual([
      NO_NAME,
      ['INVALID_INPUT', 'email', 'Please enter a valid email address.'],
      NO_PHONE,
      ['INVALID_INPUT', 'password', 'Enter a password.'],
    ]);
    expect(host.received).toEqual([]);
  });

  it('[AUTH-8] report an invalid address and an empty password of a login at once, without a call', async () => {
    await browser.request(ME);
    host.received.length = 0;
    const NO_EMAIL = ['INVALID_INPUT', 'email', 'Please enter a valid email address.'];
    const NO_PASSWORD = ['INVALID_INPUT', 'password', 'Enter a password.'];
    const mistakesOf = async (document: string, input: object) => {
      const { data } = await browser.request(document, { input });
      return mistakesIn(Object.values<{ userErrors: [] }>(data)[0]?.userErrors ?? []);
    };
    for (const document of [LOGIN, RESET]) {
      expect(await mistakesOf(document, { email: meera.email, password: '' })).toEqual([NO_PASSWORD]);
      expect(await mistakesOf(document, { email: 'no at', password: '' })).toEqual([NO_EMAIL, NO_PASSWORD]);
    }
    expect(host.received).toEqual([]);
    expect(await mistakesOf(LOGIN, { email: meera.email, password: ' ' })).toEqual([
      ['INVALID_CREDENTIALS', undefined, 'Wrong password'],
    ]);
  });

  it('[AUTH-6] report an OTP that is empty or has no digits, without a call; the host decides the number of digits', async () => {
    await browser.request(ME);
    host.received.length = 0;
    const verify = async (otp: string, email = meera.email) =>
      mistakesIn((await browser.request(VERIFY, { input: { email, otp } })).data.verifyOtp.userErrors);
    const NO_OTP = ['INVALID_INPUT', 'otp', 'Enter the digits of the OTP.'];
    for (const otp of ['', ' ', 'abcd', '12 4', '12.4', '१२३४'])
      expect([otp, await verify(otp)]).toEqual([otp, [NO_OTP]]);
    expect(await verify('', 'no at')).toEqual([
      ['INVALID_INPUT', 'email', 'Please enter a valid email address.'],
      NO_OTP,
    ]);
    expect(host.received).toEqual([]);
    for (const otp of ['123', '12345678']) {
      expect([otp, await verify(otp)]).toEqual([otp, [['INVALID_OTP', 'otp', 'Invalid OTP']]]);
    }
    expect(await verify(` ${CODE} `)).toEqual([]);
  });

  it('[AUTH-9] return no shopper without a token, and refuse an unknown or invalid one', async () => {
    expect((await browser.request(ME)).data).toEqual({ me: null });
    expect(host.received.filter(({ call }) => call.includes('profile'))).toEqual([]);
    for (const token of ['a.b.c', 'two words', 'x'.repeat(9_000), 'ü', '']) {
      browser.token = encodeURI(token) === token ? token : 'a"b';
      const reply = await browser.request(ME);
      expect([token, reply.errors?.[0]?.extensions?.['code'] ?? reply.data.me]).toEqual([
        token,
        token === '' ? null : 'UNAUTHENTICATED',
      ]);
    }
    expect(host.count('GET /user/profile')).toBe(1);
  });

  it('check an address before any call, and accept only a text for one', async () => {
    await browser.request(ME);
    host.received.length = 0;
    for (const email of ['', 'no at', 'a@b@c', 'a b@c.in', `${'x'.repeat(250)}@c.in`, 'a@b\u0000']) {
      const { data } = await browser.request(REQUEST, { input: { email } });
      expect([email, data.requestOtp.userErrors[0]]).toMatchObject([
        email,
        { code: 'INVALID_INPUT', field: ['input', 'email'] },
      ]);
    }
    for (const email of [7, null, ['a@b.in'], { a: 1 }]) {
      const reply = await browser.request(REQUEST, { input: { email } });
      expect([email, reply.errors?.[0]?.extensions?.['code']]).toEqual([email, 'BAD_USER_INPUT']);
    }
    expect(host.received).toEqual([]);
  });

  it('store personal responses in no cache', async () => {
    await login();
    const replies = [
      await browser.request(ME),
      await browser.request(REFRESH),
      await browser.request('{ me { id } __typename }'),
    ];
    expect(replies.map(({ headers }) => headers.get('cache-control'))).toEqual(['no-store', 'no-store', 'no-store']);
    expect(replies.map(({ errors }) => errors)).toEqual([undefined, undefined, undefined]);
  });

  it('[AUTH-9] log in even when the profile is unavailable', async () => {
    host.people.set(meera.email, { ...meera, email: '' });
    const { data, errors } = await browser.request(LOGIN, { input: { email: meera.email, password: meera.password } });
    expect(data.login.accessToken.split('.')).toHaveLength(3);
    expect(data.login.shopper).toBeNull();
    expect(errors?.[0]?.path).toEqual(['login', 'shopper']);
  });
});
