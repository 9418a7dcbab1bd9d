import { describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type TestApi, type TestSettings } from '../../test-api.ts';
import { codeFor, PASSWORD } from '../people.ts';
import { setPoints } from '../rate-limit-points.ts';

const HERE = '198.51.100.77';
const from = (address: string) => ({ 'x-forwarded-for': address });

async function withApi(given: TestSettings, work: (api: TestApi) => Promise<void>): Promise<void> {
  const api = await createTestApi(given);
  try {
    await work(api);
  } finally {
    await api.close();
  }
}

const requestCode = async (api: TestApi, email: string, address: string) =>
  (await api.client().post('/user/send-otp', { email, unbound: true }, from(address))).status;

/** Verifies an address and logs in. */
async function logInByCode(api: TestApi, email: string, address: string): Promise<void> {
  const client = api.client();
  await client.post('/user/send-otp', { email }, from(address));
  const response = await client.post('/user/verify-otp', { email, Userotp: codeFor(api, email) }, from(address));
  expect(response.status).toBe(200);
}

/** Returns how many mails to strangers an address may cause, of this many. */
async function mailsOf(api: TestApi, address: string, most: number): Promise<number> {
  let sent = 0;
  for (let at = 0; at < most; at += 1)
    if ((await requestCode(api, `to-${at}-${address}@example.com`, address)) === 200) sent += 1;
  return sent;
}

describe(`the limits of an address that people share (${DATABASE_KIND})`, () => {
  it('do not grow with accounts whose address is unproven', () =>
    withApi({}, async (api) => {
      for (let at = 0; at < 25; at += 1) {
        const account = { email: `made-up-${at}@example.com`, password: PASSWORD };
        const newcomer = { ...account, name: 'Nobody', phone: '98290 12345' };
        expect((await api.client().post('/user/register', newcomer, from(HERE))).status).toBe(200);
        expect((await api.client().post('/user/login', account, from(HERE))).status).toBe(200);
      }
      let compared = 0;
      for (let at = 0; at < 50; at += 1) {
        const body = { email: `guessed-${at}@example.com`, password: 'wrong-password' };
        if ((await api.client().post('/user/login', body, from(HERE))).status === 401) compared += 1;
      }
      // Each of the 25 counted four points before, and each password counts ten.
      expect(compared).toBe(20);
    }));

  it('grow with shoppers who have proven their address, to ten times as much', () =>
    withApi({ addressLimit: 6 }, async (api) => {
      // A login by a code counts four points and adds ten, a mail counts three.
      await logInByCode(api, 'one@example.com', HERE);
      expect(await mailsOf(api, HERE, 6)).toBe(4);
      const crowded = '198.51.100.78';
      for (let at = 0; at < 8; at += 1) await logInByCode(api, `crowd-${at}@example.com`, crowded);
      expect(await mailsOf(api, crowded, 12)).toBe(9);
    }));

  it('make mails dearer for the network that asks for many, and for no other network', () =>
    withApi({}, async (api) => {
      const attacker = '2001:db8:7:1::1';
      const networks = ['2001:db8:7:1::/64', '2001:db8:7:0::/56', '2001:db8:7::/48'];
      for (const network of networks) await setPoints(api, 'mails', `address ${network}`, 10_000);
      // A counter of the whole shop would be full.
      await setPoints(api, 'mails', '', 10_000);
      const request = (email: string, address: string) =>
        api.client().post('/user/send-otp', { email, unbound: true }, from(address));
      expect(await request('one@example.com', attacker)).toMatchObject({
        status: 429,
        body: { proofOfWork: { tries: 8_192 } },
      });
      for (const [at, address] of [HERE, '2001:db8:8:1::1'].entries())
        expect([address, (await request(`new-${at}@example.com`, address)).status]).toEqual([address, 200]);
      const newcomer = { email: 'n@example.com', password: PASSWORD, name: 'Nobody', phone: '98290 12345' };
      expect((await api.client().post('/user/register', newcomer, from(HERE))).status).toBe(200);
    }));

  it.each([
    [200, 256],
    [300, 6 * 256],
  ])('require work that depends only on its own mails: after %i mails %i tries', (mails, tries) =>
    withApi({}, async (api) => {
      await setPoints(api, 'mails', `address ${HERE}`, mails);
      const response = await api.client().post('/user/send-otp', { email: 'a@example.com' }, from(HERE));
      expect(response).toMatchObject({ status: 429, body: { proofOfWork: { tries } } });
    }),
  );

  it('also count the wider networks of IPv6: an owner of a /48 does not get a new limit with each /64', () =>
    withApi({ addressLimit: 3 }, async (api) => {
      const requestFrom = (subnet: number) =>
        requestCode(api, `v6-${subnet}@example.com`, `2001:db8:7:${subnet.toString(16)}::1`);
      const inOne56 = [];
      for (let at = 0; at < 5; at += 1) inOne56.push(await requestFrom(at));
      expect(inOne56).toEqual([200, 200, 200, 200, 429]);
      const inOne48 = [];
      for (let at = 1; at < 14; at += 1) inOne48.push(await requestFrom(256 * at));
      expect(inOne48).toEqual([...Array(12).fill(200), 429]);
    }));
});
