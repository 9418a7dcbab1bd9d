import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBasicAccountHost } from '../../hosts/basic-account-host.ts';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { codeFor } from '../people.ts';

const ADDRESS = `id addressId name address landmark city state pinCode phone alternatePhone isDefault lastUsedAt`;
const PAYLOAD = `shopper { addresses { addressId isDefault } } userErrors { code field message }`;
const documentOf = (name: string, response: string) =>
  `mutation ($input: ${name[0]?.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${response} ${PAYLOAD} } }`;
const CHANGES = {
  addAddress: documentOf('addAddress', `savedAddress { ${ADDRESS} }`),
  updateAddress: documentOf('updateAddress', `savedAddress { ${ADDRESS} }`),
  deleteAddress: documentOf('deleteAddress', 'deletedId'),
  setDefaultAddress: documentOf('setDefaultAddress', `savedAddress { ${ADDRESS} }`),
};
const BOOK = `{ me { addresses { ${ADDRESS} } } }`;
const HOME = {
  name: 'Lata Menon',
  address: '12 Marine Drive',
  landmark: 'Opposite the church',
  city: 'Kochi',
  state: 'Kerala',
  pinCode: '682001',
  phone: '+91 98470-12345',
  alternatePhone: '0 98470 54321',
};
const OFFICE = { ...HOME, address: '4 MG Road', landmark: null, alternatePhone: null };

describe('the address book over the real api', () => {
  let api: TestApi;
  let gateway: TestGateway;
  let browser: TestBrowser;
  let shoppers = 0;
  beforeAll(async () => {
    api = await createTestApi({ addressLimit: 100_000 });
    gateway = await createTestGateway(await api.app.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterAll(async () => {
    await gateway.close();
    await api.close();
  });
  beforeEach(async () => {
    shoppers += 1;
    browser = createTestBrowser(gateway);
    await logInOn(browser);
  });
  const logInOn = async (one: TestBrowser) => {
    const email = `gateway-book-${shoppers}@example.com`;
    await one.request('mutation ($input: RequestOtpInput!) { requestOtp(input: $input) { message } }', {
      input: { email },
    });
    const { data } = await one.request(
      'mutation ($input: VerifyOtpInput!) { verifyOtp(input: $input) { accessToken } }',
      {
        input: { email, otp: codeFor(api, email) },
      },
    );
    one.token = data.verifyOtp.accessToken;
  };
  const change = async (name: keyof typeof CHANGES, input: object) =>
    (await browser.request(CHANGES[name], { input })).data[name];
  const book = async () => (await browser.request(BOOK)).data.me.addresses;

  it('saves an address, and returns the address book with it', async () => {
    expect(await book()).toEqual([]);
    const { savedAddress, shopper, userErrors } = await change('addAddress', { ...HOME, isDefault: true });
    const { id, addressId, ...saved } = savedAddress;
    const numbers = { phone: '9847012345', alternatePhone: '9847054321' };
    expect([saved, userErrors]).toEqual([{ ...HOME, ...numbers, isDefault: true, lastUsedAt: null }, []]);
    expect([id, shopper.addresses]).toEqual([`SavedAddress:${addressId}`, [{ addressId, isDefault: true }]]);
    expect(await book()).toEqual([savedAddress]);
  });

  it('changes, makes default and deletes by the object’s id or the shop’s own', async () => {
    const home = (await change('addAddress', HOME)).savedAddress;
    const office = (await change('addAddress', OFFICE)).savedAddress;
    const moved = await change('updateAddress', { ...OFFICE, address: '7 Broadway', addressId: office.id });
    expect(moved.savedAddress).toMatchObject({ addressId: office.addressId, address: '7 Broadway', landmark: null });
    const chosen = await change('setDefaultAddress', { addressId: home.addressId });
    expect(chosen.shopper.addresses[0]).toEqual({ addressId: home.addressId, isDefault: true });
    const gone = await change('deleteAddress', { addressId: home.id });
    expect(gone).toMatchObject({ deletedId: home.id, userErrors: [] });
    expect(gone.shopper.addresses).toEqual([{ addressId: office.addressId, isDefault: false }]);
  });

  it.each(Object.entries({ name: '..', state: 'Texas', pinCode: '012345', phone: '1', alternatePhone: '1', city: '' }))(
    'names a wrong %s',
    async (field, value) => {
      const { savedAddress, shopper, userErrors } = await change('addAddress', { ...HOME, [field]: value });
      expect([savedAddress, shopper, userErrors]).toMatchObject([
        null,
        null,
        [{ code: 'INVALID_INPUT', field: ['input', field] }],
      ]);
    },
  );

  it('takes a state as a payment does: in any case and with spaces around it, and saves its own spelling', async () => {
    for (const state of ['kerala', ' KERALA ', 'Kerala\n']) {
      const { savedAddress, userErrors } = await change('addAddress', { ...HOME, address: `${state} road`, state });
      expect([state, userErrors, savedAddress?.state]).toEqual([state, [], 'Kerala']);
    }
    const { addressId } = (await change('addAddress', OFFICE)).savedAddress;
    const moved = await change('updateAddress', { ...OFFICE, addressId, state: 'tamil nadu' });
    expect([moved.userErrors, moved.savedAddress?.state]).toEqual([[], 'Tamil Nadu']);
  });

  it('has one entry for each wrong field', async () => {
    const { userErrors } = await change('addAddress', { ...HOME, state: 'Texas', pinCode: '1', phone: '2' });
    expect(userErrors).toEqual([
      { code: 'INVALID_INPUT', field: ['input', 'state'], message: 'Select your state.' },
      { code: 'INVALID_INPUT', field: ['input', 'pinCode'], message: 'Enter a valid 6-digit PIN code.' },
      { code: 'INVALID_INPUT', field: ['input', 'phone'], message: 'Enter Correct Phone Number' },
    ]);
  });

  it('reports an address that is already saved, and one that was deleted', async () => {
    await change('addAddress', HOME);
    const office = (await change('addAddress', OFFICE)).savedAddress;
    const twice = await change('updateAddress', { ...HOME, addressId: office.id });
    expect(twice.userErrors).toMatchObject([{ code: 'ALREADY_EXISTS', field: null }]);
    for (const name of ['deleteAddress', 'setDefaultAddress'] as const) {
      const { userErrors } = await change(name, { addressId: 'ad-none' });
      expect(userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['input', 'addressId'] }]);
    }
  });
});

describe('the address book over a basic host', () => {
  it('is null, and every change is FORBIDDEN without a call', async () => {
    const host = await createBasicAccountHost();
    host.people.set('meera@example.com', {
      name: 'Meera Joshi',
      email: 'meera@example.com',
      phone: '9876543210',
      password: 'correct horse',
    });
    const gateway = await createTestGateway(host.url);
    const browser = createTestBrowser(gateway);
    const { data } = await browser.request('mutation ($input: LoginInput!) { login(input: $input) { accessToken } }', {
      input: { email: 'meera@example.com', password: 'correct horse' },
    });
    browser.token = data.login.accessToken;
    expect((await browser.request(BOOK)).data.me).toEqual({ addresses: null });
    const { phone, ...rest } = HOME;
    for (const [name, input] of Object.entries({
      addAddress: { ...rest, phone },
      updateAddress: { ...rest, phone, addressId: 'a' },
      deleteAddress: { addressId: 'a' },
      setDefaultAddress: { addressId: 'a' },
    })) {
      const { errors } = await browser.request(CHANGES[name as keyof typeof CHANGES], { input });
      expect([name, errors?.[0]?.extensions?.['code']]).toEqual([name, 'FORBIDDEN']);
    }
    expect(host.calls.filter((path) => path.includes('addresses'))).toEqual([]);
    await gateway.close();
    await host.close();
  });
});
