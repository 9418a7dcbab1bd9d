import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchOrWork } from '../../../examples/command-line/src/proof-of-work.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { startOverApi, type ApiWithGateways } from '../../platform/gateway/over-api.ts';
import { PASSWORD } from '../people.ts';

const EMAIL = 'asha@example.com';
const ELSEWHERE = 'https://app.example';
const login = (password: string) =>
  `mutation { login(input: { email: "${EMAIL}", password: "${password}" }) { accessToken userErrors { code } } }`;

let shop: ApiWithGateways;
let gateway: TestGateway;
beforeAll(async () => {
  shop = await startOverApi();
  gateway = await shop.open({ corsOrigins: [ELSEWHERE] });
  const input = { name: 'Asha Verma', email: EMAIL, phone: '98290 12345', password: PASSWORD };
  await gateway.request('mutation ($input: RegisterInput!) { register(input: $input) { message } }', { input });
});
afterAll(() => shop.close());

const asRequest = (query: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query }),
});

describe('a client that has to wait', () => {
  it('may solve a challenge instead: the error contains it, and the same request with the solution is done at once', async () => {
    const url = `${gateway.address}/graphql`;
    for (let tries = 0; tries < 10; tries++) await fetch(url, asRequest(login('not the password')));
    const refused = await fetch(url, asRequest(login(PASSWORD)));
    expect(refused.status).toBe(429);
    const { errors } = await refused.json();
    expect(errors[0].extensions.proofOfWork).toEqual({
      challenge: expect.any(String),
      target: expect.stringMatching(/^[0-9a-f]{32}$/),
      tries: 256,
      iterations: 2_000,
      expiresAt: expect.any(String),
    });
    const done = await fetchOrWork(url, asRequest(login(PASSWORD)));
    expect(await done.json()).toEqual({ data: { login: { accessToken: expect.any(String), userErrors: [] } } });
  });

  it('may send the solution from a page of another origin', async () => {
    const { headers } = await fetch(`${gateway.address}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin: ELSEWHERE,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,proof-of-work',
      },
    });
    expect(headers.get('access-control-allow-headers')).toContain('proof-of-work');
  });
});
