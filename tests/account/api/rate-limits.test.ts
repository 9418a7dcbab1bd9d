import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rateLimitAddress } from '../../../api/platform/authentication.ts';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { codeFor, linkTokenFor, otherThan, PASSWORD, register } from '../people.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ ADDRESS_LIMIT: '100000' });
});
afterAll(() => api.close());

const askForCode = (email: string) => api.client().post('/user/send-otp', { email });
const guess = async (email: string, Userotp: string, address = '203.0.113.1') => {
  const body = { email, Userotp };
  return (await api.client().post('/user/verify-otp', body, { 'x-forwarded-for': address })).body.code;
};
const addressOf = (index: number) => `198.51.${Math.floor(index / 250) % 250}.${1 + (index % 250)}`;

describe(`limits (${DATABASE_KIND})`, () => {
  it('[REST-4] compares at most five of 10,000 guesses with a code, and 25 in a day, from whatever address', async () => {
    const email = 'guessed@example.com';
    let compared = 0;
    for (let sent = 0; sent < 8; sent++) {
      const { status } = await askForCode(email);
      expect(status).toBe(sent < 5 ? 200 : 429);
      const right = codeFor(api, email);
      const wrong = Array.from({ length: 1_250 }, (_, index) => String(index * 8).padStart(4, '0'));
      const outcomes = await inPortions(wrong, 50, (code, index) =>
        guess(email, code === right ? otherThan(code) : code, addressOf(index)),
      );
      const here = outcomes.filter((outcome) => outcome === 'INVALID_OTP').length;
      expect(here).toBe(sent < 5 ? 5 : 0);
      expect(outcomes.filter((outcome) => outcome === 'EXPIRED')).toHaveLength(1_250 - here);
      compared += here;
      expect(await guess(email, right)).toBe('EXPIRED');
      api.clock.move(2 * 60 * MINUTE);
    }
    expect(compared).toBe(25);
  }, 120_000);

  it('[REST-3] sends five codes within any 24 hours, and says when to come again', async () => {
    const email = 'daily@example.com';
    await askForCode(email);
    api.clock.move(23 * 60 * MINUTE);
    for (let sent = 1; sent < 5; sent++) expect((await askForCode(email)).status).toBe(200);
    const refused = await askForCode(email);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' }, headers: { 'retry-after': '3600' } });
    expect(refused.headers).toMatchObject({ 'ratelimit-policy': '"code";q=5;w=86400', ratelimit: '"code";r=0;t=3600' });
    api.clock.move(60 * MINUTE);
    expect((await askForCode(email)).status).toBe(200);
    expect((await askForCode(email)).status).toBe(429);
    expect((await askForCode('another@example.com')).status).toBe(200);
  });

  it.each([
    ['one address', 60, () => '192.0.2.44'],
    ['one IPv6 customer', 240, (index: number) => `2001:db8:77:${index.toString(16)}::1`],
  ] as const)('[REST-4] lets %s try %i wrong codes a day, whatever accounts they are for', async (_, most, from) => {
    const outcomes = await inPortions(Array.from({ length: most + 20 }, String), 20, (at, index) =>
      guess(`spread-${most}-${at}@example.com`, '0000', from(index)),
    );
    expect(outcomes.filter((outcome) => outcome === 'RATE_LIMITED')).toHaveLength(20);
    api.clock.move(DAY);
    expect(await guess('spread@example.com', '0000', from(0))).toBe('EXPIRED');
  });

  it('[REST-4] counts no right code against the address that many shoppers share', async () => {
    for (let shopper = 0; shopper < 65; shopper++) {
      const email = `neighbour-${shopper}@example.com`;
      await askForCode(email);
      expect(await guess(email, codeFor(api, email), '192.0.2.45')).toBeUndefined();
    }
  });

  it('[REST-3] lets no more than five of many requests at once have a code', async () => {
    const sent = await Promise.all(Array.from({ length: 20 }, () => askForCode('at-once@example.com')));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(api.mails.filter(({ to }) => to === 'at-once@example.com')).toHaveLength(5);
  });

  it.each(['known', 'unknown'])('[REST-8] sends five links a day to an address that is %s', async (kind) => {
    const email = `${kind}-link@example.com`;
    if (kind === 'known') await register(api, email);
    const ask = () => api.client().post('/user/checkemail/forgotpassword', { email });
    for (let sent = 0; sent < 5; sent++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });

  it('[REST-7] sends five mails a day to an address that somebody keeps registering', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await register(api, 'again@example.com')).status).toBe(200);
    expect((await register(api, 'again@example.com')).status).toBe(429);
  });

  it('[REST-3] writes twenty mails a day to one mailbox, by however many addresses that lead to it', async () => {
    const addresses = Array.from({ length: 30 }, (_, at) => `r.a.n.i+${at}@${at % 2 ? 'gmail' : 'googlemail'}.com`);
    const sent = await Promise.all(addresses.map(askForCode));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(20);
    expect((await register(api, 'rani@gmail.com')).status).toBe(429);
    expect((await askForCode('r.ani@example.com')).status).toBe(200);
    api.clock.move(DAY);
    expect((await askForCode('rani@gmail.com')).status).toBe(200);
  });

  it('[REST-3] counts and keeps the spellings of one address as one', async () => {
    const plain = 'o\u0301@gmail.com';
    const spellings = ['O\u0301@Gmail.com', '\u00f3@gmail.com', '\u00d3@\uff47mail.com', ' o\u0301@g\u{1d5c6}ail.com'];
    for (const one of spellings) expect((await askForCode(one)).status).toBe(200);
    expect(api.mails.slice(-4).map(({ to }) => to)).toEqual(Array(4).fill(plain.normalize('NFC')));
    expect((await askForCode(plain)).status).toBe(200);
    expect((await askForCode(plain)).status).toBe(429);
    const [indian, coded] = ['rani@भारत.भारत', 'rani@xn--h2brj9c.xn--h2brj9c'];
    await askForCode(coded);
    expect(await guess(indian, otherThan(codeFor(api, indian)))).toBe('INVALID_OTP');
    for (const none of ['a@1.2.3.4.5', 'a@ab\u0639c.com']) {
      expect([none, (await askForCode(none)).status]).toEqual([none, 400]);
    }
  });

  it.each(['known', 'unknown'])('[REST-6] lets an address that is %s wait after ten wrong passwords', async (kind) => {
    const email = `${kind}@example.com`;
    if (kind === 'known') await register(api, email);
    const login = (password: string) => api.client().post('/user/login', { email, password });
    const tries = await Promise.all(Array.from({ length: 30 }, (_, index) => login(`wrong-password-${index}`)));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = await login(PASSWORD);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '900' } });
    expect(refused.headers['ratelimit-policy']).toBe('"wrong-password";q=10;w=900');
    api.clock.move(15 * MINUTE);
    expect((await login(PASSWORD)).status).toBe(kind === 'known' ? 200 : 401);
  });

  it('[REST-6] forgets wrong passwords at a right one, and at a new one', async () => {
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

  it('counts calls of one client address together, of one IPv6 network too, and of others apart', async () => {
    const strict = await createTestApi({ ADDRESS_LIMIT: '3' });
    const call = async (address: string, index: number) => {
      const body = { email: `n${index}@example.com`, Userotp: '0000' };
      const answer = await strict.client().post('/user/verify-otp', body, { 'x-forwarded-for': address });
      return answer.status;
    };
    const addresses = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:0db8:0001:0002::3', '2001:db8:1:2::4'];
    expect(await inPortions(addresses, 1, call)).toEqual([400, 400, 400, 429]);
    expect(await call('2001:db8:1:3::1', 5)).toBe(400);
    const four = ['192.0.2.1', '::ffff:192.0.2.1', '192.0.2.1', '192.0.2.1'];
    expect(await inPortions(four, 1, call)).toEqual([400, 400, 400, 429]);
    const login = { email: 'n@example.com', password: 'wrong-password' };
    const refused = await strict.client().post('/user/login', login, { 'x-forwarded-for': '192.0.2.1' });
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': '600' } });
    strict.clock.move(10 * MINUTE);
    expect(await call('192.0.2.1', 6)).toBe(400);
    await strict.close();
  });

  it('believes nobody but its own proxies about a client address', async () => {
    const strict = await createTestApi({ ADDRESS_LIMIT: '2' });
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

  it.each([
    ['::1', '0:0:0:0::/64'],
    ['2001:db8::5', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4:5:6:7:8', '1:2:3:4::/64'],
    ['10.1.2.3', '10.1.2.3'],
    ['::ffff:10.1.2.3', '10.1.2.3'],
  ])('counts %s for %s', (address, counted) => {
    expect(rateLimitAddress(address)).toBe(counted);
  });

  it('hashes no password of an address that has to wait', async () => {
    const email = 'flood@example.com';
    for (let time = 0; time < 10; time++) await api.client().post('/user/login', { email, password: 'wrong-password' });
    api.statements.length = 0;
    await api.client().post('/user/login', { email, password: 'wrong-password' });
    expect(api.statements.some(({ sql }) => sql.includes('"shoppers"'))).toBe(false);
    api.clock.move(DAY);
  });
});

/** The outcomes of `work` for all, so many at a time. */
async function inPortions<In, Out>(all: In[], many: number, work: (one: In, index: number) => Promise<Out>) {
  const outcomes: Out[] = [];
  for (let at = 0; at < all.length; at += many) {
    outcomes.push(...(await Promise.all(all.slice(at, at + many).map((one, index) => work(one, at + index)))));
  }
  return outcomes;
}
