import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { codeFor, linkTokenFor, logIn, otherThan, PASSWORD, register } from '../people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
});
afterAll(() => api.close());

const requestCode = (email: string, client = api.client(), address = '127.0.0.1') =>
  client.post('/user/send-otp', { email }, { 'x-forwarded-for': address });
const tryCode = (client: Client, email: string, Userotp: string) => client.post('/user/verify-otp', { email, Userotp });
const guess = async (email: string, Userotp: string, address = '203.0.113.1') => {
  const body = { email, Userotp };
  return (await api.client().post('/user/verify-otp', body, { 'x-forwarded-for': address })).body.code;
};
const addressOf = (index: number) => `198.51.${Math.floor(index / 250) % 250}.${1 + (index % 250)}`;

describe(`limits (${DATABASE_KIND})`, () => {
  it('[REST-4] compare five of many guesses with a code, 20 in a day, and the shopper can log in all the while', async () => {
    const email = 'guessed@example.com';
    let compared = 0;
    const guessMany = async (right: string) => {
      const wrong = Array.from({ length: 30 }, (_, index) => String(index * 332).padStart(right.length, '0'));
      const outcomes = await inPortions(wrong, 50, (code, index) =>
        guess(email, code === right ? otherThan(code) : code, addressOf(index)),
      );
      const here = outcomes.filter((outcome) => outcome === 'INVALID_OTP').length;
      expect(await guess(email, right)).toBe('EXPIRED');
      compared += here;
      return here;
    };
    for (let sent = 0; sent < 5; sent++) {
      const shopper = api.client();
      expect((await requestCode(email, shopper)).body.otpLength).toBe(4);
      // The day's last five are reserved for the shopper.
      expect(await guessMany(codeFor(api, email))).toBe(sent < 4 ? 5 : 0);
      for (let time = 0; time < (sent < 4 ? 0 : 4); time++) {
        expect((await tryCode(shopper, email, otherThan(codeFor(api, email)))).body.code).toBe('INVALID_OTP');
      }
      expect((await tryCode(shopper, email, codeFor(api, email))).status).toBe(200);
      api.clock.move(2 * 60 * MINUTE);
    }
    const shopper = api.client();
    expect((await requestCode(email, shopper, '203.0.113.99')).body.otpLength).toBe(8);
    const mistype = () => tryCode(shopper, email, otherThan(codeFor(api, email)));
    expect((await mistype()).body.code).toBe('INVALID_OTP');
    expect(await guessMany(codeFor(api, email))).toBe(0);
    expect(await mistype()).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect((await tryCode(shopper, email, codeFor(api, email))).status).toBe(200);
    expect(compared).toBe(20);
  });

  it('[REST-4] give a code to each client: requests and tries of other clients do not use it up', async () => {
    const email = 'own-code@example.com';
    const shopper = api.client();
    await requestCode(email, shopper);
    const own = codeFor(api, email);
    for (let time = 0; time < 4; time++) await requestCode(email, api.client());
    for (let time = 0; time < 5; time++) expect(await guess(email, otherThan(codeFor(api, email)))).toBe('INVALID_OTP');
    expect(await guess(email, own)).toBe('EXPIRED');
    expect((await tryCode(shopper, email, own)).status).toBe(200);
  });

  it('[REST-4] recognise a client without cookies by its challenge', async () => {
    const email = 'native-app@example.com';
    const { challenge } = (await api.client().post('/user/send-otp', { email, unbound: true })).body;
    const own = codeFor(api, email);
    // A client with an unknown challenge tries the newest code. Once in 10,000 times it has the same digits.
    do await requestCode(email);
    while (codeFor(api, email) === own);
    const body = { email, Userotp: own, challenge, unbound: true };
    const madeUp = await api.client().post('/user/verify-otp', { ...body, challenge: 'made-up' });
    expect(madeUp).toMatchObject({ status: 400, body: { code: 'INVALID_OTP' } });
    expect(await api.client().post('/user/verify-otp', body)).toMatchObject({ status: 200 });
  });

  it('[REST-3] send five codes within any 24 hours, then one after waits that grow', async () => {
    const email = 'daily@example.com';
    await requestCode(email);
    api.clock.move(23 * 60 * MINUTE);
    for (let sent = 1; sent < 5; sent++) expect((await requestCode(email)).status).toBe(200);
    const refused = await requestCode(email);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' }, headers: { 'retry-after': '60' } });
    expect(refused.headers).toMatchObject({
      'ratelimit-policy': '"mailbox";q=5;w=86400',
      ratelimit: '"mailbox";r=0;t=60',
    });
    expect((await requestCode('another@example.com')).status).toBe(200);
    expect((await requestCode(email, api.client(), '203.0.113.7')).status).toBe(200);
    api.clock.move(MINUTE);
    expect((await requestCode(email)).status).toBe(200);
    expect(await requestCode(email)).toMatchObject({ status: 429, headers: { 'retry-after': '120' } });
  });

  it('[REST-4] give long codes to an address that sends many wrong ones, and refuse it nothing', async () => {
    const strict = await createTestApi();
    const from = { 'x-forwarded-for': '192.0.2.44' };
    const requestFor = (email: string, client = strict.client()) => client.post('/user/send-otp', { email }, from);
    let wrong = 0;
    for (let account = 0; account < 20; account++) {
      const [email, client] = [`spread-${account}@example.com`, strict.client()];
      const { otpLength } = (await requestFor(email, client)).body;
      for (let time = 0; time < (otpLength === 4 ? 5 : 0); time++) {
        const body = { email, Userotp: otherThan(codeFor(strict, email)) };
        wrong += (await client.post('/user/verify-otp', body, from)).body.code === 'INVALID_OTP' ? 1 : 0;
      }
    }
    expect(wrong).toBe(75);
    const neighbour = strict.client();
    expect((await requestFor('neighbour@example.com', neighbour)).body.otpLength).toBe(8);
    const body = { email: 'neighbour@example.com', Userotp: codeFor(strict, 'neighbour@example.com') };
    expect((await neighbour.post('/user/verify-otp', body, from)).status).toBe(200);
    await strict.close();
  });

  it('refuse none of a hundred shoppers behind one address while an attacker beside them guesses', async () => {
    const strict = await createTestApi();
    const from = { 'x-forwarded-for': '192.0.2.200' };
    const victim = 'victim@example.com';
    const outcomes: number[] = [];
    let guessed = 0;
    for (let index = 0; index < 100; index++) {
      const [email, client] = [`shopper-${index}@example.com`, strict.client()];
      const sent = await client.post('/user/send-otp', { email }, from);
      outcomes.push(sent.status);
      const code = codeFor(strict, email);
      const type = async (Userotp: string) => (await client.post('/user/verify-otp', { email, Userotp }, from)).status;
      if (index % 10 === 0) outcomes.push(await type(otherThan(code)));
      outcomes.push(await type(code));
      if (index % 4 === 0) await strict.client().post('/user/send-otp', { email: victim }, from);
      const guess = { email: victim, Userotp: String(index).padStart(4, '0') };
      const response = await strict.client().post('/user/verify-otp', guess, from);
      guessed += response.body.code === 'INVALID_OTP' ? 1 : 0;
    }
    expect(outcomes.filter((status) => status === 429)).toEqual([]);
    expect(outcomes.filter((status) => status === 200)).toHaveLength(200);
    expect(guessed).toBeLessThanOrEqual(25);
    await strict.close();
  });

  it('do not allow a stranger to lock a shopper out of password, code and link', async () => {
    const strict = await createTestApi();
    const email = 'locked@example.com';
    await register(strict, email);
    const stranger = { 'x-forwarded-for': '198.51.100.9' };
    const call = (path: string, body: object, headers = {}) => strict.client().post(path, { email, ...body }, headers);
    for (let time = 0; time < 5; time++) await call('/user/send-otp', {}, stranger);
    for (let time = 0; time < 5; time++) await call('/user/checkemail/forgotpassword', {}, stranger);
    for (let time = 0; time < 20; time++) await call('/user/login', { password: 'wrong-password' }, stranger);
    for (let time = 0; time < 5; time++) await call('/user/verify-otp', { Userotp: '0000' }, stranger);
    expect((await call('/user/login', { password: PASSWORD })).status).toBe(200);
    const shopper = strict.client();
    expect((await shopper.post('/user/send-otp', { email })).status).toBe(200);
    const body = { email, Userotp: codeFor(strict, email) };
    expect((await shopper.post('/user/verify-otp', body)).status).toBe(200);
    expect((await call('/user/checkemail/forgotpassword', {})).status).toBe(200);
    const token = linkTokenFor(strict, email);
    expect((await call('/user/forgotpassword', { token, password: 'palash-indigo-7' })).status).toBe(200);
    await strict.close();
  });

  it('count a browser that has logged in before separately, behind any address', async () => {
    const strict = await createTestApi();
    const email = 'device@example.com';
    await register(strict, email);
    const own = strict.client();
    expect((await own.post('/user/login', { email, password: PASSWORD })).status).toBe(200);
    // The logged-in browser verifies the address: so the password remains valid.
    await logIn(strict, email, own);
    for (let time = 0; time < 15; time++)
      await strict.client().post('/user/login', { email, password: 'wrong-password' });
    expect((await strict.client().post('/user/login', { email, password: PASSWORD })).status).toBe(429);
    expect((await own.post('/user/login', { email, password: PASSWORD })).status).toBe(200);
    await strict.close();
  });

  it('count wrong passwords of an address for any account, and require a short wait', async () => {
    const strict = await createTestApi();
    const from = { 'x-forwarded-for': '198.51.100.20' };
    const statuses: number[] = [];
    for (let index = 0; index < 40; index++) {
      const body = { email: `sprayed-${index}@example.com`, password: 'wrong-password' };
      statuses.push((await strict.client().post('/user/login', body, from)).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
    const next = await strict.client().post('/user/login', { email: 'n@example.com', password: 'wrong-word' }, from);
    expect(next).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    await strict.close();
  });

  it('[REST-3] send at most five codes for many concurrent requests', async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, () => requestCode('at-once@example.com')));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(api.mails.filter(({ to }) => to === 'at-once@example.com')).toHaveLength(5);
  });

  it.each(['known', 'unknown'])(
    '[REST-8] send five links and other mails a day to an address that is %s',
    async (kind) => {
      const email = `${kind}-link@example.com`;
      if (kind === 'known') await register(api, email);
      const request = () => api.client().post('/user/checkemail/forgotpassword', { email });
      for (let sent = kind === 'known' ? 1 : 0; sent < 5; sent++) expect((await request()).status).toBe(200);
      expect((await request()).status).toBe(429);
    },
  );

  it('[REST-7] send at most five mails a day to an address that somebody registers repeatedly', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await register(api, 'again@example.com')).status).toBe(200);
    expect((await register(api, 'again@example.com')).status).toBe(429);
  });

  it('[REST-3] send twenty mails a day to one mailbox, by any number of addresses that lead to it', async () => {
    const addresses = Array.from({ length: 30 }, (_, at) => `r.a.n.i+${at}@${at % 2 ? 'gmail' : 'googlemail'}.com`);
    const sent = await Promise.all(addresses.map((address, at) => requestCode(address, api.client(), addressOf(at))));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await register(api, 'rani@gmail.com')).status).toBe(429);
    expect((await requestCode('r.ani@example.com')).status).toBe(200);
    api.clock.move(DAY);
    expect((await requestCode('rani@gmail.com')).status).toBe(200);
  });

  it('[REST-3] count and store the spellings of one address as one', async () => {
    const plain = 'o\u0301@gmail.com';
    const spellings = ['O\u0301@Gmail.com', '\u00f3@gmail.com', '\u00d3@\uff47mail.com', ' o\u0301@g\u{1d5c6}ail.com'];
    for (const one of spellings) expect((await requestCode(one)).status).toBe(200);
    expect(api.mails.slice(-4).map(({ to }) => to)).toEqual(Array(4).fill(plain.normalize('NFC')));
    expect((await requestCode(plain)).status).toBe(200);
    expect((await requestCode(plain)).status).toBe(429);
    const [indian, coded] = ['rani@भारत.भारत', 'rani@xn--h2brj9c.xn--h2brj9c'];
    await requestCode(coded);
    expect(await guess(indian, otherThan(codeFor(api, indian)))).toBe('INVALID_OTP');
    for (const none of ['a@1.2.3.4.5', 'a@ab\u0639c.com']) {
      expect([none, (await requestCode(none)).status]).toEqual([none, 400]);
    }
  });

  it.each(['known', 'unknown'])('[REST-6] delay an address that is %s after ten wrong passwords', async (kind) => {
    const email = `${kind}@example.com`;
    if (kind === 'known') await register(api, email);
    const login = (password: string) => api.client().post('/user/login', { email, password });
    const tries = await Promise.all(Array.from({ length: 30 }, (_, index) => login(`wrong-password-${index}`)));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = await login(PASSWORD);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
    expect(refused.headers['ratelimit-policy']).toBe('"client-guesses";q=10;w=86400');
    api.clock.move(2_000);
    expect((await login(PASSWORD)).status).toBe(kind === 'known' ? 200 : 401);
  });

  it('[REST-6] forget wrong passwords after a correct one, and after a new one', async () => {
    const email = 'typist@example.com';
    await register(api, email);
    const login = async (password: string) => (await api.client().post('/user/login', { email, password })).status;
    const fail = async (times: number) => {
      for (let time = 0; time < times; time++) expect(await login('wrong-password')).toBe(401);
    };
    await fail(9);
    expect(await login(PASSWORD)).toBe(200);
    await fail(10);
    expect(await login(PASSWORD)).toBe(429);
    await api.client().post('/user/checkemail/forgotpassword', { email });
    const token = linkTokenFor(api, email);
    await api.client().post('/user/forgotpassword', { email, token, password: 'palash-indigo-7' });
    expect(await login('palash-indigo-7')).toBe(200);
  });

  it('count calls of one client address together, of one IPv6 network too, and of others separately', async () => {
    const strict = await createTestApi({ addressLimit: 3 });
    const call = async (address: string, index: number) => {
      const body = { email: `n${index}@example.com`, Userotp: '0000' };
      const response = await strict.client().post('/user/verify-otp', body, { 'x-forwarded-for': address });
      return response.status;
    };
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0db8:0001:0002::3', '2001:db8:1:2::4'];
    expect(await inPortions(addresses, 1, call)).toEqual([400, 400, 400, 429]);
    expect(await call('2001:db8:1:3::1', 5)).toBe(400);
    const four = ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'];
    expect(await inPortions(four, 1, call)).toEqual([400, 400, 400, 429]);
    const login = { email: 'n@example.com', password: 'wrong-password' };
    const refused = await strict.client().post('/user/login', login, { 'x-forwarded-for': '192.0.2.1' });
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
    strict.clock.move(10 * MINUTE);
    expect(await call('192.0.2.1', 6)).toBe(400);
    await strict.close();
  });

  it('accept a client address only from their own proxies', async () => {
    const strict = await createTestApi({ addressLimit: 2 });
    const call = (forwarded: string) =>
      strict.app.inject({
        method: 'POST',
        url: '/user/verify-otp',
        remoteAddress: '203.0.113.7',
        headers: { 'x-forwarded-for': forwarded },
        payload: { email: 'n@example.com', Userotp: '0000' },
      });
    const statuses = await inPortions(['192.0.2.1', '192.0.2.2', '192.0.2.3'], 1, async (address) => {
      const { statusCode } = await call(address);
      return statusCode;
    });
    expect(statuses).toEqual([400, 400, 429]);
    await strict.close();
  });

  it('hash no password of an address that has to wait', async () => {
    const email = 'flood@example.com';
    for (let time = 0; time < 10; time++) await api.client().post('/user/login', { email, password: 'wrong-password' });
    api.statements.length = 0;
    await api.client().post('/user/login', { email, password: 'wrong-password' });
    expect(api.statements.some(({ sql }) => sql.includes('"shoppers"'))).toBe(false);
    api.clock.move(DAY);
  });
});

/** Runs `work` for all items, this many at a time, and returns the outcomes. */
async function inPortions<In, Out>(all: In[], many: number, work: (one: In, index: number) => Promise<Out>) {
  const outcomes: Out[] = [];
  for (let at = 0; at < all.length; at += many) {
    outcomes.push(...(await Promise.all(all.slice(at, at + many).map((one, index) => work(one, at + index)))));
  }
  return outcomes;
}
