import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApi, DATABASE_KIND, type Client, type Json, type TestApi } from '../../test-api.ts';
import { linkTokenFor, logIn, PASSWORD, register } from '../people.ts';

const HOME = {
  name: 'Lata Menon',
  address: '12 Marine Drive, Fort Kochi',
  landmark: 'Opposite St Francis Church',
  city: 'Kochi',
  state: 'Kerala',
  pinCode: '682001',
  phone: '9847012345',
  alternatePhone: '9847054321',
};
const OFFICE = {
  name: 'Lata Menon',
  address: '4 MG Road',
  city: 'Kochi',
  state: 'Kerala',
  pinCode: '682016',
  phone: '9847012345',
};

let api: TestApi;
let [lata, rohan]: Client[] = [];
let shoppers = 0;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
});
afterAll(() => api.close());
beforeEach(async () => {
  lata = await logIn(api, `lata-${++shoppers}@example.com`);
  rohan = await logIn(api, `rohan-${shoppers}@example.com`);
});

const listOf = async (client = lata!): Promise<Json[]> => (await client.get('/user/addresses')).body.addresses;
const streetsOf = async (client = lata!) => (await listOf(client)).map(({ address }) => address);
const add = (body: object, client = lata!) => client.post('/user/addresses', body);
const idOf = async (body: object): Promise<string> => (await add(body)).body.addressId;

describe(`the address book (${DATABASE_KIND})`, () => {
  it('is empty at first, and stores an address with landmark and second phone after normalizing them', async () => {
    expect(await listOf()).toEqual([]);
    const typed = { ...HOME, address: ' 12  Marine Drive,\nFort Kochi ', phone: '+91 98470-12345', pinCode: '682 001' };
    const { status, body } = await add(typed);
    expect(status).toBe(200);
    const saved = { addressId: expect.stringMatching(/^ad-[a-z2-7]{16}$/), ...HOME, isDefault: false };
    expect(body).toEqual({ addressId: body.addresses[0].addressId, addresses: [saved] });
    expect(await listOf()).toEqual([saved]);
    expect(await listOf(rohan)).toEqual([]);
  });

  it('stores the same address once, even if it is sent often or concurrently', async () => {
    await Promise.all([1, 2, 3].map(() => add(HOME)));
    expect(await streetsOf()).toEqual([HOME.address]);
    expect((await add(HOME)).body.addressId).toBe((await listOf())[0].addressId);
  });

  it.each([
    ['name', ' '],
    ['name', '...'],
    ['name', '\u3164'],
    ['name', `A${'\u0301'.repeat(6)}`],
    ['name', 'Lata \u202Enonem'],
    ['address', '\u2800\u200B'],
    ['city', '\u3164'],
    ['address', ''],
    ['landmark', 'x'.repeat(101)],
    ['city', '12'],
    ['state', 'Texas'],
    ['pinCode', '012345'],
    ['phone', '12345'],
    ['alternatePhone', '12345'],
  ])('refuses a wrong %s and names it', async (field, value) => {
    const { status, body } = await add({ ...HOME, [field]: value });
    expect([status, body.code, body.field]).toEqual([400, 'INVALID_INPUT', field]);
    expect(await listOf()).toEqual([]);
  });

  it('names everything that is wrong at once, in the order of the form', async () => {
    const { status, body } = await add({ ...HOME, name: '..', pinCode: '1', phone: '2' });
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'INVALID_INPUT',
      field: 'name',
      message: 'Enter the full name.',
      errors: [
        { field: 'name', message: 'Enter the full name.' },
        { field: 'pinCode', message: 'Enter a valid 6-digit PIN code.' },
        { field: 'phone', message: 'Enter Correct Phone Number' },
      ],
    });
    expect((await add({ ...HOME, name: '..' })).body).not.toHaveProperty('errors');
  });

  it('returns the limit of a text, however long the text is', async () => {
    const { body } = await add({
      ...HOME,
      name: 'x'.repeat(500),
      address: 'x'.repeat(2_000),
      landmark: 'x'.repeat(2_000),
    });
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'A name has at most 100 characters, all of them visible.',
      'Enter the house, street and area, in at most 300 characters.',
      'Enter the landmark, in at most 100 characters.',
    ]);
  });

  it('removes invisible characters, and preserves the joiners of Indian scripts', async () => {
    const [seen, typed] = ['क्\u200Dष Menon', '\uFEFFक्\u200Dष\u200B Me\u00ADnon\u200F'];
    await add({ ...HOME, name: typed, city: 'Ko\u2060chi', phone: '\u202A+91 98470 12345\u202C' });
    expect(await listOf()).toMatchObject([{ name: seen, city: 'Kochi', phone: '9847012345' }]);
  });

  it('accepts at most twenty addresses, also from concurrent requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 24 }, (_, at) => add({ ...OFFICE, address: `${at + 1} MG Road` })),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(responses.find(({ status }) => status !== 200)?.body).toMatchObject({
      code: 'INVALID_INPUT',
      message: 'You can save at most 20 addresses. Delete one first.',
    });
    expect(await listOf()).toHaveLength(20);
    const [first] = await listOf();
    const { addressId: _id, isDefault: _default, ...same } = first;
    expect((await add(same)).body.addressId).toBe(first.addressId);
  });

  it('has the default address first, else the newest, and one default at the most', async () => {
    const home = await idOf(HOME);
    api.clock.move(1_000);
    const office = await idOf(OFFICE);
    expect(await streetsOf()).toEqual([OFFICE.address, HOME.address]);
    await lata!.put(`/user/addresses/${home}/default`, {});
    expect((await listOf()).map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
      [home, true],
      [office, false],
    ]);
    await lata!.put(`/user/addresses/${office}`, { ...OFFICE, isDefault: true });
    expect((await listOf()).map(({ addressId, isDefault }) => [addressId, isDefault])).toEqual([
      [office, true],
      [home, false],
    ]);
  });

  it('puts a changed address in the place of the old one, and refuses one that is saved already', async () => {
    const [home, office] = [await idOf(HOME), await idOf(OFFICE)];
    const moved = { ...OFFICE, address: '7 Broadway' };
    const { body } = await lata!.put(`/user/addresses/${office}`, moved);
    expect([body.addressId, new Set(await streetsOf())]).toEqual([office, new Set([HOME.address, '7 Broadway'])]);
    const again = await lata!.put(`/user/addresses/${office}`, HOME);
    expect([again.status, again.body.code]).toEqual([409, 'ALREADY_EXISTS']);
    expect((await lata!.put(`/user/addresses/${home}`, HOME)).status).toBe(200);
    const gone = await lata!.put('/user/addresses/ad-gone', HOME);
    expect([gone.status, gone.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('deletes an address once', async () => {
    const home = await idOf(HOME);
    expect((await lata!.delete(`/user/addresses/${home}`)).body).toEqual({ addresses: [] });
    expect((await lata!.delete(`/user/addresses/${home}`)).status).toBe(404);
  });

  it("returns the same response for another shopper's address as for a missing one, and does not change it", async () => {
    const home = await idOf(HOME);
    for (const call of [
      (id: string) => rohan!.put(`/user/addresses/${id}`, OFFICE),
      (id: string) => rohan!.delete(`/user/addresses/${id}`),
      (id: string) => rohan!.put(`/user/addresses/${id}/default`, {}),
    ]) {
      const [theirs, none] = [await call(home), await call('ad-aaaaaaaaaaaaaaaa')];
      expect([theirs.status, theirs.body]).toEqual([404, none.body]);
    }
    expect(await listOf()).toMatchObject([{ ...HOME, isDefault: false }]);
  });

  it('refuses a visitor who is not logged in', async () => {
    expect((await api.client().get('/user/addresses')).status).toBe(401);
    expect((await api.client().post('/user/addresses', HOME)).status).toBe(401);
  });

  const PROOFS: [string, (email: string) => Promise<Client>][] = [
    ['an OTP', (email) => logIn(api, email)],
    ['the link for a new password', proveByLink],
  ];
  it.each(PROOFS)("deletes a stranger's addresses from an email that is first proven by %s", async (way, prove) => {
    const email = `owner-${way.length}-${shoppers}@example.com`;
    await register(api, email);
    const stranger = await logInByPassword(email);
    expect((await add({ ...HOME, isDefault: true }, stranger)).status).toBe(200);
    const owner = await prove(email);
    expect(await listOf(owner)).toEqual([]);
    await add(OFFICE, owner);
    expect(await streetsOf(await prove(email))).toEqual([OFFICE.address]);
  });

  it.each(PROOFS)('takes no address of a stranger while the email is being proven by %s', async (way, prove) => {
    const email = `proving-${way.length}-${shoppers}@example.com`;
    await register(api, email);
    const stranger = await logInByPassword(email);
    const isProven = prove(email);
    const proving = { isDone: false };
    void isProven.finally(() => (proving.isDone = true));
    const addRepeatedly = async (lane: string) => {
      while (!proving.isDone) await add({ ...HOME, address: `1 ${lane}` }, stranger);
    };
    await Promise.all(['Lane', 'Street', 'Road', 'Bazaar'].map(addRepeatedly));
    expect(await listOf(await isProven)).toEqual([]);
  });
});

async function logInByPassword(email: string, password = PASSWORD): Promise<Client> {
  const client = api.client();
  client.token = (await client.post('/user/login', { email, password })).body.accessToken;
  return client;
}

async function proveByLink(email: string): Promise<Client> {
  const password = 'a-new-word-of-mine-77';
  await api.client().post('/user/checkemail/forgotpassword', { email });
  await api.client().post('/user/forgotpassword', { email, password, token: linkTokenFor(api, email) });
  return logInByPassword(email, password);
}
