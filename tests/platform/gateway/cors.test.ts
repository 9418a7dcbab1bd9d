import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGatewayConfig } from '../../../bff/config.ts';
import type { TestGateway } from '../../hosts/test-gateway.ts';
import { withApi, type ApiWithGateways } from './over-api.ts';

const [APP, OTHER] = ['https://app.example', 'https://other.example'];
const QUERY = { query: '{ category(name: "Saree") { name } }' };

let shop: ApiWithGateways;
withApi.beforeAll(async ({ overApi }) => {
  shop = overApi;
});

const preflight = (gateway: TestGateway, origin: string, path = '/graphql') =>
  fetch(gateway.address + path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,authorization',
    },
  });
const request = (gateway: TestGateway, origin: string) =>
  fetch(`${gateway.address}/graphql`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(QUERY),
  });
/** The headers of a response that begin with `access-control-`, without that prefix. */
const accessOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].flatMap(([name, value]) =>
      name.startsWith('access-control-') ? [[name.slice('access-control-'.length), value]] : [],
    ),
  );

describe('a page of another origin', () => {
  it('may neither send nor read when no origin is listed, as in a browser without CORS', async () => {
    const gateway = await shop.open();
    expect((await preflight(gateway, APP)).status).toBe(405);
    for (const response of [await preflight(gateway, APP), await request(gateway, APP)])
      expect(accessOf(response)).toEqual({});
  });

  it('may send its own headers and credentials when its origin is listed; another origin may not', async () => {
    const gateway = await shop.open({ corsOrigins: [APP, 'http://localhost:5173'] });
    const allowed = await preflight(gateway, APP);
    expect([allowed.status, await allowed.text()]).toEqual([204, '']);
    expect(accessOf(allowed)).toMatchObject({
      'allow-origin': APP,
      'allow-credentials': 'true',
      'allow-methods': 'GET, HEAD, POST',
      'max-age': '7200',
    });
    const guide = readFileSync(join(import.meta.dirname, '../../../docs/http.md'), 'utf8');
    const [, list = ''] = /^- Such a page may send ([^.]+)\./m.exec(guide) ?? [];
    const reported = [...list.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name);
    expect(accessOf(allowed)['allow-headers']?.split(', ').toSorted()).toEqual(reported.toSorted());
    const response = await request(gateway, APP);
    expect(await response.json()).toEqual({ data: { category: { name: 'Saree' } } });
    expect(accessOf(response)).toEqual({
      'allow-origin': APP,
      'allow-credentials': 'true',
      'expose-headers': 'etag, ratelimit, ratelimit-policy, retry-after, x-request-id',
    });
    expect(accessOf(await preflight(gateway, OTHER))).toEqual({});
    expect(accessOf(await request(gateway, OTHER))).toEqual({});
    for (const origin of [APP, OTHER]) expect((await request(gateway, origin)).headers.get('vary')).toContain('Origin');
  });

  it('of any origin may send requests when the list has *, but sends credentials only from a listed one', async () => {
    const gateway = await shop.open({ corsOrigins: ['*', APP] });
    expect(accessOf(await request(gateway, OTHER))).toMatchObject({ 'allow-origin': '*' });
    expect(accessOf(await preflight(gateway, OTHER))['allow-credentials']).toBeUndefined();
    expect(accessOf(await request(gateway, OTHER))['allow-credentials']).toBeUndefined();
    expect(accessOf(await request(gateway, APP))).toMatchObject({ 'allow-origin': APP, 'allow-credentials': 'true' });
  });

  it('reaches GraphQL alone', async () => {
    const gateway = await shop.open({ corsOrigins: ['*', APP] });
    const response = await preflight(gateway, APP, '/livez');
    expect([response.status, accessOf(response)]).toEqual([404, {}]);
  });
});

describe('CORS_ORIGINS', () => {
  const origins = (text: string) => readGatewayConfig({ CORS_ORIGINS: text }).corsOrigins;

  it('names origins with commas; none by default', () => {
    expect(readGatewayConfig({}).corsOrigins).toEqual([]);
    expect(origins(' https://App.example/, http://localhost:5173,capacitor://localhost , *')).toEqual([
      'https://app.example',
      'http://localhost:5173',
      'capacitor://localhost',
      '*',
    ]);
  });

  it('stops the start when an entry is no origin, and names it', () => {
    for (const entry of ['app.example', 'https://app.example/shop', 'https://*.example', 'null', 'file:///', 'a b']) {
      expect(() => origins(`https://ok.example, ${entry}`), entry).toThrow(
        'CORS_ORIGINS must list origins such as https://app.example, or be * (entry 2 is wrong)',
      );
    }
  });
});
