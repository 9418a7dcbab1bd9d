import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { idTokenFor } from '../fake-google.ts';
import { codeFor, linkTokenFor, mailTo, otherThan, PASSWORD } from '../people.ts';

const ERRORS = 'userErrors { code field message }';
const SHOPPER = 'shopper { id name email phone isFirstPurchase }';
const SESSION = `{ accessToken ${SHOPPER} ${ERRORS} }`;
const REQUEST = `mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { message ${ERRORS} } }`;
const VERIFY = `mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) ${SESSION} }`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) ${SESSION} }`;
const REGISTER = `mutation ($input: RegisterInput!) { register(input: $input) { message ${ERRORS} } }`;
const FORGOT = `mutation ($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) { message ${ERRORS} } }`;
const RESET = `mutation ($input: ResetPasswordInput!) { resetPassword(input: $input) { ${ERRORS} } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { ${SHOPPER} ${ERRORS} } }`;
const GOOGLE = `mutation ($input: LoginWithGoogleInput!) { loginWithGoogle(input: $input) ${SESSION} }`;
const REFRESH = `mutation { refreshSession ${SESSION} }`;
const COMPLETE = `mutation { completeGoogleRedirect ${SESSION} }`;
const LOGOUT = `mutation { logout { ${ERRORS} } }`;
const ME = '{ me { id name email phone isFirstPurchase } }';

describe('accounts over the real api', () => {
  let api: TestApi;
  let gateway: TestGateway;
  beforeAll(async () => {
    api = await createTestApi({ addressLimit: 100_000 });
    gateway = await createTestGateway(await api.app.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterAll(async () => {
    await gateway.close();
    await api.close();
  });
  const reasonOf = async (browser: TestBrowser, query: string) => {
    const { errors } = await browser.request(query);
    return [errors?.[0]?.extensions?.['code'], errors?.[0]?.extensions?.['reason']];
  };
  /** Makes a browser that is logged in by a one-time code. */
  const logIn = async (email: string, browser = createTestBrowser(gateway)) => {
    await browser.request(REQUEST, { input: { email } });
    const { data } = await browser.request(VERIFY, { input: { email, otp: codeFor(api, email) } });
    browser.token = data.verifyOtp.accessToken;
    return browser;
  };
  const copyOf = ({ cookies, token }: TestBrowser) =>
    Object.assign(createTestBrowser(gateway), { cookies: new Map(cookies), token });

  it('[REST-3] [REST-4] log in by a code, with cookies of the gateway that the token needs', async () => {
    const browser = await logIn(' Kavya@Example.com '.trim().toLowerCase());
    const cookies = ['shop_binding', 'shop_device', 'shop_refresh'].map((name) => `__Host-rest.${name}`);
    expect([...browser.cookies.keys()].toSorted()).toEqual(cookies);
    expect((await browser.request(ME)).data.me).toMatchObject({
      name: 'kavya',
      email: 'kavya@example.com',
      phone: null,
    });
    const thief = createTestBrowser(gateway);
    thief.token = browser.token;
    expect((await reasonOf(thief, ME))[0]).toBe('UNAUTHENTICATED');
  });

  it('[REST-7] [REST-6] [AUTH-8] registers, names the field that is wrong, and logs in by password', async () => {
    const browser = createTestBrowser(gateway);
    const input = { name: 'Asha Verma', email: 'asha@example.com', phone: '+91 98290-12345', password: PASSWORD };
    for (const [field, value] of [
      ['phone', '12'],
      ['password', 'short'],
      ['name', ' '],
      ['email', 'nothing'],
    ] as const) {
      const { data } = await browser.request(REGISTER, { input: { ...input, [field]: value } });
      expect(data.register.userErrors[0]).toMatchObject({ code: 'INVALID_INPUT', field: ['input', field] });
    }
    const wrongInAll = { name: ' ', email: 'nothing', phone: '12', password: 'short' };
    const all = await browser.request(REGISTER, { input: wrongInAll });
    const fields = all.data.register.userErrors.map(({ field }: { field: string[] }) => field.at(-1));
    expect(fields).toEqual(['name', 'email', 'phone', 'password']);
    expect((await browser.request(REGISTER, { input })).data.register.userErrors).toEqual([]);
    const wrong = await browser.request(LOGIN, { input: { email: input.email, password: `${PASSWORD}!` } });
    expect(wrong.data.login).toMatchObject({
      accessToken: null,
      userErrors: [{ code: 'INVALID_CREDENTIALS', field: null }],
    });
    const right = await browser.request(LOGIN, { input: { email: input.email, password: PASSWORD } });
    expect(right.data.login.shopper).toMatchObject({ name: 'Asha Verma', phone: '9829012345', isFirstPurchase: true });
  });

  it('[REST-6] give a client without cookies a token that is valid by itself, when it requests one', async () => {
    const email = 'unbound@example.com';
    const browser = createTestBrowser(gateway);
    await browser.request(REQUEST, { input: { email } });
    const { data } = await browser.request(VERIFY, { input: { email, otp: codeFor(api, email), unbound: true } });
    const program = createTestBrowser(gateway);
    program.token = data.verifyOtp.accessToken;
    expect((await program.request(ME)).data.me.email).toBe(email);
  });

  it('[REST-1] [AUTH-10] renew, also in twenty tabs at once, and distinguish a missing session from an expired one', async () => {
    const browser = await logIn('tabs@example.com');
    api.clock.move(601_000);
    expect((await reasonOf(browser, ME))[0]).toBe('UNAUTHENTICATED');
    const tabs = Array.from({ length: 20 }, () => copyOf(browser));
    const replies = await Promise.all(tabs.map((tab) => tab.request(REFRESH)));
    expect(replies.map(({ data }) => data?.refreshSession.shopper.email)).toEqual(Array(20).fill('tabs@example.com'));
    expect(new Set(tabs.map(({ cookies }) => cookies.get('__Host-rest.shop_refresh'))).size).toBe(1);
    const stolen = copyOf(browser);
    api.clock.move(60_000);
    expect(await reasonOf(stolen, REFRESH)).toEqual(['UNAUTHENTICATED', 'SESSION_INVALID']);
    expect([...stolen.cookies.keys()]).toEqual(['__Host-rest.shop_device']);
    expect(await reasonOf(createTestBrowser(gateway), REFRESH)).toEqual(['UNAUTHENTICATED', 'SESSION_NOT_FOUND']);
  });

  it('[REST-2] [AUTH-11] log out: the token is invalid at once, and the cookies are deleted', async () => {
    const browser = await logIn('leaves@example.com');
    const before = copyOf(browser);
    const loggedOut = await browser.request(LOGOUT);
    expect(loggedOut.data.logout.userErrors).toEqual([]);
    expect(loggedOut.headers.get('clear-site-data')).toBe('"cache"');
    expect(browser.cookies.size).toBe(0);
    expect((await reasonOf(before, ME))[0]).toBe('UNAUTHENTICATED');
    expect(await reasonOf(browser, LOGOUT)).toEqual(['UNAUTHENTICATED', 'SESSION_NOT_FOUND']);
  });

  it('[REST-2] log out a client without cookies by its token, valid or not', async () => {
    const email = 'program@example.com';
    const input = { name: 'A Program', email, phone: '9829012345', password: PASSWORD };
    await createTestBrowser(gateway).request(REGISTER, { input });
    const { data } = await createTestBrowser(gateway).request(LOGIN, {
      input: { email, password: PASSWORD, unbound: true },
    });
    const program = createTestBrowser(gateway);
    for (const token of ['none at all', 'a.b.c', undefined]) {
      program.token = token;
      expect(await reasonOf(program, LOGOUT)).toEqual(['UNAUTHENTICATED', 'SESSION_NOT_FOUND']);
    }
    program.token = data.login.accessToken;
    expect((await program.request(ME)).data.me.email).toBe(email);
    expect((await program.request(LOGOUT)).data.logout.userErrors).toEqual([]);
    expect(await reasonOf(program, ME)).toEqual(['UNAUTHENTICATED', 'TOKEN_REVOKED']);
  });

  it('[REST-8] [REST-9] [AUTH-3] set a new password only by the mailed link, and end all sessions', async () => {
    const email = 'forgets@example.com';
    const browser = await logIn(email);
    const [known, unknown] = [
      await browser.request(FORGOT, { input: { email } }),
      await browser.request(FORGOT, { input: { email: 'nobody@example.com' } }),
    ];
    expect(known.data).toEqual(unknown.data);
    const token = linkTokenFor(api, email);
    const errorOf = async (input: object) =>
      (await browser.request(RESET, { input: { email, password: PASSWORD, ...input } })).data.resetPassword
        .userErrors[0];
    expect((await errorOf({}))?.code).toMatch(/^(EXPIRED|INVALID_INPUT)$/);
    expect(await errorOf({ token: 'x'.repeat(43) })).toMatchObject({ code: 'EXPIRED', field: ['input', 'token'] });
    expect(await errorOf({ token, password: 'password' })).toMatchObject({
      code: 'INVALID_INPUT',
      field: ['input', 'password'],
    });
    expect(await errorOf({ token })).toBeUndefined();
    expect(await errorOf({ token })).toMatchObject({ code: 'EXPIRED' });
    expect((await reasonOf(browser, ME))[0]).toBe('UNAUTHENTICATED');
    const login = await browser.request(LOGIN, { input: { email, password: PASSWORD } });
    expect(login.data.login.shopper.email).toBe(email);
  });

  it('[REST-4] [AUTH-8] name the code if it is wrong, expired or far too long', async () => {
    const [browser, email] = [createTestBrowser(gateway), 'mistypes@example.com'];
    await browser.request(REQUEST, { input: { email } });
    const errorOf = async (otp: string) =>
      (await browser.request(VERIFY, { input: { email, otp } })).data.verifyOtp.userErrors[0];
    const otp = codeFor(api, email);
    const field = ['input', 'otp'];
    expect(await errorOf(otherThan(otp))).toMatchObject({ code: 'INVALID_OTP', field });
    expect(await errorOf('4'.repeat(30))).toMatchObject({ code: 'INVALID_INPUT', field });
    api.clock.move(10 * 60_000);
    expect(await errorOf(otp)).toMatchObject({ code: 'EXPIRED', field });
  });

  it('[REST-28] [REST-29] [PROFILE-3] change name and phone of only this shopper', async () => {
    const [one, other] = [await logIn('one@example.com'), await logIn('other@example.com')];
    const { data } = await one.request(UPDATE, { input: { name: ' One Rao ', phone: '+91 98765 43210' } });
    expect(data.updateProfile).toMatchObject({ shopper: { name: 'One Rao', phone: '9876543210' }, userErrors: [] });
    const wrong = await one.request(UPDATE, { input: { name: 'One', phone: '5555555555' } });
    expect(wrong.data.updateProfile).toMatchObject({ shopper: null, userErrors: [{ field: ['input', 'phone'] }] });
    expect((await other.request(ME)).data.me).toMatchObject({ name: 'other', phone: null });
    expect((await one.request(ME)).data.me.name).toBe('One Rao');
  });

  it('[REST-5] [AUTH-7] accept an identity token once, and no claim of an identity without it', async () => {
    const browser = createTestBrowser(gateway);
    const idToken = idTokenFor({ email: 'gauri@example.com', name: 'Gauri Rao' });
    const first = await browser.request(GOOGLE, { input: { idToken } });
    expect(first.data.loginWithGoogle.shopper).toMatchObject({ name: 'Gauri Rao', email: 'gauri@example.com' });
    for (const input of [{ idToken }, { name: 'G', email: 'gauri@example.com', uid: '1' }, { idToken: 'a.b.c' }]) {
      const { data } = await createTestBrowser(gateway).request(GOOGLE, { input });
      expect(data.loginWithGoogle).toMatchObject({ accessToken: null, userErrors: [{ code: 'INVALID_CREDENTIALS' }] });
    }
    const nothing = await createTestBrowser(gateway).request(GOOGLE, { input: {} });
    expect(nothing.data.loginWithGoogle.userErrors).toMatchObject([
      { code: 'INVALID_INPUT', field: ['input', 'idToken'] },
    ]);
  });

  it('[REST-10] [AUTH-1] lead to Google and back, and return the session once', async () => {
    const browser = createTestBrowser(gateway);
    const away = await browser.open('/auth/google-login?mode=popup');
    const to = new URL(away.headers.get('location') ?? '');
    expect([away.status, to.searchParams.get('redirect_uri') ?? to.href]).toEqual([
      302,
      expect.stringContaining(gateway.address),
    ]);
    const code = encodeURIComponent(idTokenFor({ email: 'redirect@example.com', name: 'Redirect Rao' }));
    const back = await browser.open(`/auth/google/callback?code=${code}&state=the-state`);
    expect([back.status, back.headers.get('location')]).toEqual([302, '/account/google?outcome=done&mode=popup']);
    const { data } = await browser.request(COMPLETE);
    expect(data.completeGoogleRedirect.shopper).toMatchObject({ name: 'Redirect Rao', email: 'redirect@example.com' });
    expect(await reasonOf(browser, COMPLETE)).toEqual(['UNAUTHENTICATED', 'SESSION_INVALID']);
    browser.token = data.completeGoogleRedirect.accessToken;
    expect((await browser.request(ME)).data.me.name).toBe('Redirect Rao');
  });

  it('[AUTH-6] compare at most five guesses with a code, of 60 requests for one address', async () => {
    const email = 'guessed@example.com';
    await createTestBrowser(gateway).request(REQUEST, { input: { email } });
    const otp = codeFor(api, email);
    const words = new Map<string, number>();
    for (let round = 0; round < 3; round++) {
      const guesses = Array.from({ length: 20 }, () =>
        createTestBrowser(gateway).request(VERIFY, { input: { email, otp: otherThan(otp) } }),
      );
      for (const { data, errors } of await Promise.all(guesses)) {
        const word = data?.verifyOtp?.userErrors[0].code ?? errors?.[0]?.extensions?.['code'];
        words.set(word, (words.get(word) ?? 0) + 1);
      }
    }
    expect(words.get('INVALID_OTP')).toBeLessThanOrEqual(5);
    expect([...words.values()].reduce((sum, count) => sum + count, 0)).toBe(60);
    expect([...words.keys()].toSorted()).toEqual(['EXPIRED', 'INVALID_OTP']);
    const late = await createTestBrowser(gateway).request(VERIFY, { input: { email, otp } });
    expect(late.data.verifyOtp.userErrors[0].code).toBe('EXPIRED');
    expect(mailTo(api, email).text).toContain(otp);
  });
});
