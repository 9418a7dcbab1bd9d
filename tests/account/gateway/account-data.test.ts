import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBasicAccountHost } from '../../hosts/basic-account-host.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { createTestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { codeFor, PASSWORD } from '../people.ts';

const ERRORS = 'userErrors { code field message }';
const REQUEST = `mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { ${ERRORS} } }`;
const VERIFY = `mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { accessToken ${ERRORS} } }`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { accessToken ${ERRORS} } }`;
const REFRESH = 'mutation { refreshSession { accessToken } }';
const SEND = `mutation { sendConfirmationOtp { ${ERRORS} } }`;
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ${ERRORS} } }`;
const EXPORT = `mutation ($input: ExportAccountInput!) { exportAccount(input: $input) { json ${ERRORS} } }`;
const ERASE = `mutation ($input: EraseAccountInput!) { eraseAccount(input: $input) { ${ERRORS} } }`;
const CAN = '{ me { canManageAccount } }';

describe('the own account over the real api', () => {
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
  const logIn = async (email: string) => {
    const browser = createTestBrowser(gateway);
    await browser.request(REQUEST, { input: { email } });
    const { data } = await browser.request(VERIFY, { input: { email, otp: codeFor(api, email) } });
    browser.token = data.verifyOtp.accessToken;
    return browser;
  };
  const wait = async (browser: Awaited<ReturnType<typeof logIn>>) => {
    api.clock.move(11 * 60_000);
    browser.token = undefined;
    browser.token = (await browser.request(REFRESH)).data.refreshSession.accessToken;
  };

  it('changes the password, asks for a proof when the login is old, and names the field that is wrong', async () => {
    const email = 'own-1@example.com';
    const browser = await logIn(email);
    expect((await browser.request(CAN)).data.me).toEqual({ canManageAccount: true });
    const errorsOf = async (input: object) =>
      (await browser.request(CHANGE, { input: { newPassword: PASSWORD, ...input } })).data.changePassword.userErrors;
    expect(await errorsOf({ newPassword: 'short' })).toMatchObject([
      { code: 'INVALID_INPUT', field: ['input', 'newPassword'] },
    ]);
    expect(await errorsOf({})).toEqual([]);
    await wait(browser);
    expect(await errorsOf({})).toEqual([{ code: 'CONFIRM_LOGIN', field: null, message: 'Please confirm it’s you.' }]);
    expect(await errorsOf({ password: 'wrong' })).toMatchObject([
      { code: 'INVALID_INPUT', field: ['input', 'password'] },
    ]);
    expect((await browser.request(SEND)).data.sendConfirmationOtp.userErrors).toEqual([]);
    expect(await errorsOf({ otp: ` ${codeFor(api, email)} ` })).toEqual([]);
  });

  it('erases the account: its data, its sessions, its cookies and the responses that the browser has cached', async () => {
    const email = 'own-2@example.com';
    const browser = await logIn(email);
    const other = await logIn(email);
    const { data } = await browser.request(EXPORT, { input: {} });
    expect(JSON.parse(data.exportAccount.json).profile.email).toBe(email);
    const { headers, ...erased } = await browser.request(ERASE, { input: {} });
    expect(erased.data.eraseAccount.userErrors).toEqual([]);
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect([...browser.cookies.values()].filter(Boolean)).toEqual([]);
    expect((await other.request(CAN)).errors?.[0]?.extensions?.['reason']).toBe('TOKEN_REVOKED');
    expect((await logIn(email)).token).toBeTruthy();
  });

  it('is for shoppers alone', async () => {
    const { errors } = await createTestBrowser(gateway).request(CHANGE, { input: { newPassword: PASSWORD } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', reason: 'TOKEN_MISSING' });
  });
});

describe('the own account over a basic host', () => {
  it('is not offered, and refused as FORBIDDEN', async () => {
    const host = await createBasicAccountHost();
    const gateway = await createTestGateway(host.url);
    const browser = createTestBrowser(gateway);
    const email = 'meera@example.com';
    host.people.set(email, { name: 'Meera', email, phone: '', password: 'correct horse', is_first_purchase: true });
    const login = await browser.request(LOGIN, { input: { email, password: 'correct horse' } });
    browser.token = login.data.login.accessToken;
    expect((await browser.request(CAN)).data.me).toEqual({ canManageAccount: false });
    for (const [query, input] of [
      [CHANGE, { newPassword: PASSWORD }],
      [SEND, undefined],
      [EXPORT, {}],
      [ERASE, {}],
    ] as const) {
      const { errors } = await browser.request(query, input ? { input } : {});
      expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    }
    await gateway.close();
    await host.close();
  });
});
