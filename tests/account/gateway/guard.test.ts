import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser, type TestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type Reply, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson, type TestHost } from '../../hosts/test-host.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';

const VERIFY = (otp: number | string) =>
  `verifyOtp(input: { email: "a@b.in", otp: "${otp}" }) { accessToken userErrors { code } }`;
const LOGIN = `mutation ($input: LoginInput!) { login(input: $input) {
  accessToken shopper { id name } userErrors { code field message } } }`;
const UPDATE = `mutation ($input: UpdateProfileInput!) { updateProfile(input: $input) { userErrors { code field message } } }`;
const input = { email: 'a@b.in', password: 'secret words' };
const codeOf = ({ errors }: Reply) => errors?.[0]?.extensions?.['code'];

let host: TestHost;
let gateway: TestGateway;
let browser: TestBrowser;
let result: (call: string, response: ServerResponse, request: IncomingMessage) => unknown;
beforeAll(async () => {
  host = await createTestHost((path, _, response, request) =>
    result(`${request.method} /${path.join('/')}`, response, request),
  );
  result = () => undefined;
  gateway = await createTestGateway(host.url);
  await gateway.request('{ __typename }');
});
afterAll(async () => {
  await gateway.close();
  await host.close();
});
beforeEach(() => {
  host.calls.length = 0;
  browser = createTestBrowser(gateway);
});

describe('one guess to an operation', () => {
  const cases: [string, string][] = [
    [
      '10,000 codes by alias',
      `mutation { ${Array.from({ length: 10_000 }, (_, at) => `a${at}: ${VERIFY(at)}`).join(' ')} }`,
    ],
    ['two codes by alias', `mutation { a: ${VERIFY(1)} b: ${VERIFY(2)} }`],
    ['two different fields', `mutation { logout { userErrors { code } } ${VERIFY(1)} }`],
    ['the same field twice', `mutation { ${VERIFY(1)} ${VERIFY(1)} }`],
    ['one in a fragment', `mutation { a: ${VERIFY(1)} ...F } fragment F on Mutation { b: ${VERIFY(2)} }`],
    ['a fragment used twice', `mutation { ...F ...F } fragment F on Mutation { ${VERIFY(2)} }`],
    ['inline fragments', `mutation { ... { a: ${VERIFY(1)} } ... on Mutation { ... { b: ${VERIFY(2)} } } }`],
    ['some left out', `mutation { a: ${VERIFY(1)} b: ${VERIFY(2).replace(') {', ') @include(if: false) {')} }`],
  ];
  for (const [what, query] of cases) {
    it(`[AUTH-6] refuses ${what}, without a call to the host`, async () => {
      const reply = await browser.request(query);
      expect([
        reply.status,
        ['QUERY_TOO_COSTLY', 'GRAPHQL_PARSE_FAILED', 'BAD_REQUEST'].includes(String(codeOf(reply))),
      ]).toEqual([what.startsWith('10,000') ? 413 : 400, true]);
      if (!what.startsWith('10,000')) expect(codeOf(reply)).toBe('QUERY_TOO_COSTLY');
      expect(host.calls).toEqual([]);
    });
  }

  it('[AUTH-6] sends each guess of its own as a call of its own, none by GET or in a list', async () => {
    result = (_, response) => (sendJson(response, 400, { code: 'INVALID_OTP', message: 'Wrong' }), 'sent');
    const replies = await Promise.all([1, 2, 3].map((otp) => browser.request(`mutation { ${VERIFY(otp)} }`)));
    expect(replies.map(({ data }) => data.verifyOtp.userErrors[0].code)).toEqual(Array(3).fill('INVALID_OTP'));
    expect(host.calls).toEqual(Array(3).fill('/user/verify-otp'));
    const query = `mutation { ${VERIFY(4)} }`;
    const headers = { 'apollo-require-preflight': '1' };
    const get = await fetch(`${gateway.address}/graphql?query=${encodeURIComponent(query)}`, { headers });
    const list = await fetch(`${gateway.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query }, { query }]),
    });
    expect([get.status, list.status]).toEqual([405, 400]);
    expect(host.calls).toHaveLength(3);
  });
});

describe('refusals', () => {
  const refuse = (status: number, body: object, headers: Record<string, string> = {}) => {
    result = (_, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      sendJson(response, status, body);
      return 'sent';
    };
  };

  it('[AUTH-8] carry the word, field and message of the host', async () => {
    browser.token = 'a.b.c';
    refuse(400, { code: 'INVALID_INPUT', field: 'phone', message: 'Enter Correct Phone Number' });
    const reply = await browser.request(UPDATE, { input: { name: 'A', phone: '1234567890' } });
    expect(reply.data.updateProfile.userErrors).toEqual([
      { code: 'INVALID_INPUT', field: ['input', 'phone'], message: 'Enter Correct Phone Number' },
    ]);
  });

  it('never carry an invalid word, field or message', async () => {
    refuse(400, { code: 'DROP_TABLE', field: '../etc', message: 'at Object.query (/srv/app/db.js:12:7)' });
    const reply = await browser.request(LOGIN, { input });
    expect(reply.data.login.userErrors).toEqual([
      { code: 'INVALID_CREDENTIALS', field: null, message: 'Incorrect email or password.' },
    ]);
  });

  it('of too many tries stay an error with the time to wait', async () => {
    for (const code of ['RATE_LIMITED', 'INVALID_CREDENTIALS', undefined]) {
      refuse(429, { message: 'Too many tries', code }, { 'retry-after': '90' });
      const reply = await browser.request(LOGIN, { input });
      expect(reply.errors?.[0]).toMatchObject({
        message: 'Too many tries',
        extensions: { code: 'RATE_LIMITED', retryAfterMs: 90_000 },
      });
    }
  });

  it('of an invalid token stay errors', async () => {
    result = () => ({ accessToken: 'two words' });
    const reply = await browser.request(LOGIN, { input });
    expect([reply.data, codeOf(reply)]).toEqual([{ login: null }, 'UPSTREAM_INVALID_RESPONSE']);
  });

  it('of a broken host stay errors, and a change is never tried twice', async () => {
    refuse(503, { message: 'TypeError: secret words' });
    const reply = await browser.request(LOGIN, { input });
    expect(codeOf(reply)).toBe('UPSTREAM_UNAVAILABLE');
    expect(JSON.stringify(reply)).not.toContain('secret words');
    expect(host.calls).toEqual(['/user/login']);
  });

  it('never repeat a variable that was wrong', async () => {
    const reply = await browser.request(LOGIN, {
      input: { ...input, password: { canary: 'hunter2' }, otp: 'hunter2' },
    });
    expect(codeOf(reply)).toBe('BAD_USER_INPUT');
    expect(JSON.stringify(reply)).toContain('input.password');
    expect(JSON.stringify(reply)).not.toContain('hunter2');
  });
});

describe('a change', () => {
  it('has a longer timeout than a read, and continues when its client has left', async () => {
    const began = Promise.withResolvers<void>();
    const done = Promise.withResolvers<void>();
    result = async (_, response) => {
      began.resolve();
      await pause(150);
      sendJson(response, 200, { accessToken: 'a.b.c' });
      done.resolve();
      return 'sent';
    };
    const left = host.load.left;
    const leaving = new AbortController();
    const requested = fetch(`${gateway.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: LOGIN, variables: { input } }),
      signal: leaving.signal,
    });
    await began.promise;
    leaving.abort();
    await expect(requested).rejects.toThrow('abort');
    await done.promise;
    await expect.poll(() => host.load.now).toBe(0);
    expect(host.load.left).toBe(left);
  });

  it('is never sent after its client received a failure while it was queued', async () => {
    const open = Promise.withResolvers<void>();
    result = async (_, response) => {
      await open.promise;
      sendJson(response, 401, {});
      return 'sent';
    };
    const hasty = await createTestGateway(host.url, { writeTimeoutMs: 10_000, deadlineMs: 2_000 });
    const flood = await Promise.all(Array.from({ length: 60 }, () => hasty.request(LOGIN, { input })));
    expect(flood.map(codeOf)).toEqual(Array(60).fill('UPSTREAM_TIMEOUT'));
    open.resolve();
    expect((await hasty.request(LOGIN, { input })).data.login.userErrors[0].code).toBe('INVALID_CREDENTIALS');
    expect(host.calls.filter((call) => call === '/user/login').length).toBeLessThanOrEqual(33);
    await hasty.close();
  });

  it('is given up after its time', async () => {
    const begun = Promise.withResolvers<void>();
    result = () => (begun.resolve(), 'sent');
    const impatient = await createTestGateway(host.url, { writeTimeoutMs: 300 });
    const requested = impatient.request(LOGIN, { input });
    await begun.promise;
    expect(codeOf(await requested)).toBe('UPSTREAM_TIMEOUT');
    await impatient.close();
  });
});

describe('whose call it is', () => {
  /** A gateway over the host with additions. */
  let own: TestGateway;
  beforeAll(async () => {
    result = () => ({ additions: ['sessions'] });
    own = await createTestGateway(host.url);
    await own.request('{ __typename }');
  });
  afterAll(() => own.close());

  it("[AUTH-9] one shopper's token and cookies are never sent with another shopper's calls, nor with public ones", async () => {
    const seen: string[] = [];
    result = async (call, response, { headers }) => {
      const who = headers.authorization?.replace('Bearer t.', '') ?? '';
      if (call !== 'GET /user/profile') {
        if (headers.authorization || headers.cookie) seen.push(call);
        return undefined;
      }
      await pause(who.length % 3);
      if (headers.cookie !== `sid=${who}`) seen.push(`${who} with ${headers.cookie}`);
      response.setHeader('set-cookie', `sid=${who}`);
      return { user: { name: who, email: `${who}@example.com`, is_first_purchase: false } };
    };
    const shoppers = Array.from({ length: 20 }, (_, at) => {
      const one = createTestBrowser(own);
      one.token = `t.shopper-${at}`;
      one.cookies.set('__Host-rest.sid', `shopper-${at}`);
      return one;
    });
    for (let round = 0; round < 10; round++) {
      const replies = await Promise.all(
        shoppers.map((one) => one.request('{ me { name email } product(id: "x") { id } }')),
      );
      for (const [at, { data }] of replies.entries()) {
        expect(data.me).toEqual({ name: `shopper-${at}`, email: `shopper-${at}@example.com` });
        expect(shoppers[at]?.cookies.get('__Host-rest.sid')).toBe(`shopper-${at}`);
      }
    }
    expect(seen).toEqual([]);
  });

  it('[AUTH-9] an old token is never sent with a login or a renewal', async () => {
    const seen: (string | undefined)[] = [];
    result = (_, response, { headers }) => {
      seen.push(headers.authorization);
      sendJson(response, 401, {});
      return 'sent';
    };
    for (const token of ['old.old.old', 'no token at all']) {
      browser.token = token;
      expect((await browser.request(LOGIN, { input })).data.login.userErrors[0].code).toBe('INVALID_CREDENTIALS');
      expect(codeOf(await browser.request('mutation { refreshSession { accessToken } }'))).toBe('UNAUTHENTICATED');
    }
    expect(seen).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('forwards only the last of the cookies that several responses set', async () => {
    result = (call, response) => {
      response.setHeader('set-cookie', `sid=${call.length}`);
      return call.endsWith('login') ? { accessToken: 'a.b.c' } : { user: { name: 'A', email: 'a@b.in' } };
    };
    const { headers } = await browser.request(LOGIN, { input });
    expect(headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
      `__Host-rest.sid=${'GET /user/profile'.length}`,
    ]);
  });

  it('[AUTH-9] forwards all cookies that a host sets with any response, and sends them back with the next call', async () => {
    const seen: (string | undefined)[] = [];
    let set: string[] = [
      'sid="a b,c=="; Path=/api; Domain=.shop.example; Max-Age="60"; SameSite=None; Partitioned; Priority=High',
      'lb=node-7; Expires=Thu, 01-Jan-2099 00:00:00 GMT;HttpOnly;',
      'empty=',
    ];
    result = (call, response, { headers }) => {
      if (call.startsWith('GET /product')) expect(headers.cookie).toBeUndefined();
      else seen.push(headers.cookie);
      response.setHeader('set-cookie', set);
      return call.includes('wishlist') ? { wishListData: [] } : { cartData: [] };
    };
    browser.token = 't.sticky';
    await browser.request('{ me { cart { itemCount } } }');
    set = ['lb=; Max-Age=0; Path=/'];
    await browser.request('{ me { wishlist { itemCount } } product(id: "x") { id } }');
    await browser.request('{ me { cart { itemCount } } }');
    expect(seen).toEqual([undefined, 'sid="a b,c=="; lb=node-7; empty=', 'sid="a b,c=="; empty=']);
  });

  it("sends the host the client's origin, and nothing else about the browser", async () => {
    let got: IncomingMessage['headers'] = {};
    result = (_, __, { headers }) => ((got = headers), undefined);
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': '203.0.113.9',
      cookie: 'other=1; __Host-rest.sid=2',
      authorization: 'Bearer a.b.c',
      'x-api-key': 'mine',
      referer: 'http://127.0.0.1/account?code=1',
    };
    const body = JSON.stringify({ query: '{ me { id } }' });
    for (const { address } of [own, gateway]) {
      await fetch(`${address}/graphql`, { method: 'POST', headers, body });
      expect(got).toMatchObject({ 'x-forwarded-for': '203.0.113.9', authorization: 'Bearer a.b.c' });
      expect(got.cookie).toBe('sid=2');
      expect(got['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect([got['x-api-key'], got.referer]).toEqual([undefined, undefined]);
    }
  });
});
