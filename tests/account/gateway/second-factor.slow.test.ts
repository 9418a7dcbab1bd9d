import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createBasicAccountHost } from '../../hosts/basic-account-host.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { authenticator } from '../authenticator.ts';
import { codeFor, PASSWORD } from '../people.ts';
import { operator } from '../staff.ts';

const ERRORS = 'userErrors { code field message }';
const FACTOR = 'secondFactor { isRequired isSetUp isVerified hasPassword needsPassword recoveryCodesLeft }';
const REQUEST = `mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { ${ERRORS} } }`;
const VERIFY_OTP = `mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { accessToken ${ERRORS} } }`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) { accessToken ${ERRORS} } }`;
const REFRESH = 'mutation { refreshSession { accessToken } }';
const CHANGE = `mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { ${ERRORS} } }`;
const PRICE = `mutation ($input: SetPriceInput!) { setPrice(input: $input) { product { productId } ${ERRORS} } }`;
const CONFIRM_LOGIN = `mutation ($input: ConfirmLoginInput!) { confirmLogin(input: $input) { ${ERRORS} } }`;
const SET_UP = `mutation ($input: SetUpSecondFactorInput!) { setUpSecondFactor(input: $input) { uri secret ${ERRORS} } }`;
const CONFIRM = `mutation ($input: ConfirmSecondFactorInput!) {
  confirmSecondFactor(input: $input) { recoveryCodes shopper { ${FACTOR} } ${ERRORS} } }`;
const VERIFY = `mutation ($input: VerifySecondFactorInput!) {
  verifySecondFactor(input: $input) { shopper { ${FACTOR} } ${ERRORS} } }`;
const REMOVE = `mutation ($input: RemoveSecondFactorInput!) {
  removeSecondFactor(input: $input) { shopper { ${FACTOR} } ${ERRORS} } }`;
const SALES = '{ me { sales { totalCount } } }';
const NOTHING_YET = { isRequired: true, isSetUp: false, isVerified: false, recoveryCodesLeft: 0 };

describe('the second factor over the real api', () => {
  let api: TestApi;
  let gateway: TestGateway;
  beforeAll(async () => {
    api = await createTestApi({ addressLimit: 100_000, staffSecondFactor: 'required' });
    await addProducts(api.database, [productOf(1)]);
    gateway = await createTestGateway(await api.app.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterAll(async () => {
    await gateway.close();
    await api.close();
  });
  const logIn = async (email: string, role?: string) => {
    const browser = createTestBrowser(gateway);
    await browser.request(REQUEST, { input: { email } });
    const { data } = await browser.request(VERIFY_OTP, { input: { email, otp: codeFor(api, email) } });
    browser.token = data.verifyOtp.accessToken;
    if (role) await (await operator(api)).put('/admin/roles', { email, role });
    return browser;
  };
  const price = async (browser: TestBrowser) =>
    (
      await browser.request(PRICE, { input: { productId: 'p-00001', price: 140_000, listPrice: 200_000 } })
    ).data.setPrice.userErrors.map(({ code }: { code: string }) => code);

  it('is set up, shown, required and removed as the schema describes', async () => {
    const email = 'boss@example.com';
    const browser = await logIn(email, 'ADMIN');
    const request = async (document: string, input: object) =>
      Object.values((await browser.request(document, { input })).data)[0];
    expect((await browser.request(`{ me { ${FACTOR} } }`)).data.me.secondFactor).toMatchObject(NOTHING_YET);
    expect(await price(browser)).toEqual(['SECOND_FACTOR_REQUIRED']);
    const refused = await browser.request(SALES);
    expect(refused.errors?.[0]).toMatchObject({
      message: 'Please set up two-step verification on your account page first.',
      extensions: { code: 'FORBIDDEN', reason: 'SECOND_FACTOR_REQUIRED' },
    });

    expect(await request(SET_UP, {})).toMatchObject({ uri: null, userErrors: [{ code: 'NOT_ALLOWED_IN_STATUS' }] });
    await request(CHANGE, { newPassword: PASSWORD });
    expect(await request(SET_UP, {})).toMatchObject({
      userErrors: [{ code: 'CONFIRM_LOGIN', field: ['input', 'password'] }],
    });
    const begun = await browser.request(SET_UP, { input: { password: PASSWORD } });
    const { uri, secret } = begun.data.setUpSecondFactor;
    expect(uri).toContain(secret);
    const codeAt = authenticator(uri);
    expect(await request(CONFIRM, { code: 'abcdef' })).toMatchObject({
      recoveryCodes: null,
      shopper: null,
      userErrors: [{ code: 'INVALID_OTP', field: ['input', 'code'] }],
    });
    expect(await request(CONFIRM, { code: ` ${codeAt(api.clock.now())} ` })).toMatchObject({
      recoveryCodes: expect.arrayContaining([expect.stringMatching(/^[0-9a-z]{5}-[0-9a-z]{5}$/)]),
      shopper: { secondFactor: { isSetUp: true, isVerified: true, recoveryCodesLeft: 10 } },
      userErrors: [],
    });
    expect(await price(browser)).toEqual([]);

    api.clock.move(60_000);
    const other = createTestBrowser(gateway);
    other.token = (await other.request(LOGIN, { input: { email, password: PASSWORD } })).data.login.accessToken;
    expect(await price(other)).toEqual(['SECOND_FACTOR_REQUIRED']);
    const verified = await other.request(VERIFY, { input: { code: codeAt(api.clock.now()) } });
    expect(verified.data.verifySecondFactor).toMatchObject({
      shopper: { secondFactor: { isVerified: true } },
      userErrors: [],
    });
    expect(await price(other)).toEqual([]);

    api.clock.move(11 * 60_000);
    other.token = undefined;
    other.token = (await other.request(REFRESH)).data.refreshSession.accessToken;
    expect(await price(other)).toEqual(['CONFIRM_LOGIN']);
    expect((await other.request(SALES)).data.me.sales.totalCount).toBe(0);
    expect((await other.request(CONFIRM_LOGIN, { input: {} })).data.confirmLogin.userErrors[0].code).toBe(
      'CONFIRM_LOGIN',
    );
    const confirmed = await other.request(CONFIRM_LOGIN, { input: { password: PASSWORD } });
    expect(confirmed.data.confirmLogin.userErrors).toEqual([]);
    expect(await price(other)).toEqual([]);
    const removed = await other.request(REMOVE, { input: { code: codeAt(api.clock.now()) } });
    expect(removed.data.removeSecondFactor.shopper.secondFactor).toMatchObject(NOTHING_YET);
  });

  it('is nothing to shoppers, and costs them no call', async () => {
    const browser = await logIn('asha@example.com');
    expect((await browser.request(`{ me { ${FACTOR} } }`)).data.me).toEqual({ secondFactor: null });
    expect((await browser.request(SET_UP, { input: {} })).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });
});

describe('the second factor over a basic host', () => {
  it('is not there: me.secondFactor is null, the mutations are FORBIDDEN', async () => {
    const host = await createBasicAccountHost();
    const gateway = await createTestGateway(host.url);
    const browser = createTestBrowser(gateway);
    const email = 'meera@example.com';
    host.people.set(email, { name: 'Meera', email, phone: '', password: 'correct horse', is_first_purchase: true });
    const login = await browser.request(LOGIN, { input: { email, password: 'correct horse' } });
    browser.token = login.data.login.accessToken;
    expect((await browser.request(`{ me { ${FACTOR} } }`)).data.me).toEqual({ secondFactor: null });
    for (const [document, input] of [
      [CONFIRM_LOGIN, {}],
      [SET_UP, {}],
      [CONFIRM, { code: '123456' }],
      [VERIFY, { code: '123456' }],
      [REMOVE, { code: '123456' }],
    ] as const) {
      expect((await browser.request(document, { input })).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
    }
    await gateway.close();
    await host.close();
  });
});
