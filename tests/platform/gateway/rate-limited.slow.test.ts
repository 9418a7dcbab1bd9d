import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { createMisbehavingShop } from '../../hosts/misbehaving-host.ts';
import { startOverApi, type ApiWithGateways } from './over-api.ts';

const LOGIN = `mutation { login(input: { email: "asha@example.com", password: "not the password" }) {
  accessToken userErrors { code } } }`;
const CODE = 'mutation { requestOtp(input: { email: "daily@example.com" }) { message userErrors { code } } }';

let shop: ApiWithGateways;
let gateway: TestGateway;
beforeAll(async () => {
  shop = await startOverApi();
  gateway = await shop.open();
});
afterAll(() => shop.close());

describe('a client that asks too often', () => {
  const send = (query: string, accept: string) =>
    fetch(`${gateway.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query }),
    });

  it('gets a 429, with the seconds to wait and the limit, in every media type', async () => {
    for (let sent = 0; sent < 5; sent++) expect((await gateway.request(CODE)).status).toBe(200);
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const { status, headers } = await send(CODE, accept);
      expect([accept, status]).toEqual([accept, 429]);
      const wait = Number(headers.get('retry-after'));
      expect(wait).toBe(60);
      expect(headers.get('ratelimit-policy')).toBe('"mailbox";q=5;w=86400');
      expect(headers.get('ratelimit')).toBe(`"mailbox";r=0;t=${wait}`);
    }
    const { errors } = await (await send(CODE, 'application/json')).json();
    expect(errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterMs: expect.any(Number) } }]);
  });

  it('also receives the limit of wrong passwords', async () => {
    for (let tries = 0; tries < 10; tries++) expect((await gateway.request(LOGIN)).status).toBe(200);
    const refused = await gateway.request(LOGIN);
    expect([refused.status, refused.headers.get('ratelimit-policy')]).toEqual([429, '"client-guesses";q=10;w=86400']);
  });
});

describe('a client with a hundred waiting refusals', () => {
  it('is refused before its request is read', async () => {
    const twisted = await createMisbehavingShop();
    const waiting: (() => void)[] = [];
    // Refusals wait until the test sends them.
    const refusalTimes = { now: () => 1, wait: (refusal: () => void) => void waiting.push(refusal) };
    const { gateway: at } = await twisted.open({ trustProxy: 'loopback' }, { refusalTimes });
    twisted.host.twist = (_, response) => void (response.status = 429);
    const login = async () => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.66' };
      const body = JSON.stringify({ query: LOGIN });
      const response = await fetch(`${at.address}/graphql`, { method: 'POST', headers, body });
      await response.text();
      return [response.status, response.headers.get('retry-after')];
    };
    // Ten are sent at once.
    const flood = Array.from({ length: 110 }, login);
    await expect.poll(() => waiting.length).toBe(100);
    const before = twisted.host.calls.length;
    expect([await login(), twisted.host.calls.length - before]).toEqual([[429, '2'], 0]);
    for (const refusal of waiting) refusal();
    expect((await Promise.all(flood)).map(([status]) => status)).toEqual(flood.map(() => 429));
    await twisted.close();
  });
});

describe('a request that was refused in part', () => {
  it('is a 200 with the available data, and returns when to request the rest', async () => {
    const twisted = await createMisbehavingShop();
    const { gateway: at } = await twisted.open();
    twisted.host.twist = (call, response) => {
      if (!call.startsWith('GET /product/t-saree-')) return;
      const seconds = call.endsWith('-1') ? '7.2' : '90';
      const limits = {
        'retry-after': seconds,
        ratelimit: `"reads";r=0;t=${seconds}`,
        'ratelimit-policy': '"reads";q=9',
      };
      Object.assign(response, { status: 429, headers: { ...response.headers, ...limits } });
    };
    const partly = await at.request('{ __typename a: product(id: "t-saree-1") { id } }');
    expect([partly.status, partly.headers.get('retry-after'), partly.data]).toEqual([
      200,
      '8',
      { __typename: 'Query', a: null },
    ]);
    const wholly = await at.request('{ product(id: "t-saree-2") { id } }');
    expect([wholly.status, wholly.headers.get('retry-after'), wholly.headers.get('ratelimit')]).toEqual([
      429,
      '90',
      '"reads";r=0;t=90',
    ]);
    await twisted.close();
  });
});
