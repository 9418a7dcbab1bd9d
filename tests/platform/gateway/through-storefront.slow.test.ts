import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWebConfig } from '../../../web/config.ts';
import { openWeb } from '../../../web/server.ts';
import { startOverApi, type ApiWithGateways } from './over-api.ts';

const APP = 'https://app.example';
const LISTING = '{ category(name: "Saree") { products { nodes { id name path price { amount display } } } } }';

let shop: ApiWithGateways;
let web: Awaited<ReturnType<typeof openWeb>>;
beforeAll(async () => {
  shop = await startOverApi();
  const gateway = await shop.open({ corsOrigins: [APP] });
  const upstreams = { GATEWAY_URL: `${gateway.address}/graphql`, REST_URL: shop.api };
  web = await openWeb({ ...readWebConfig({ LOG_LEVEL: 'silent', ...upstreams }), port: 0 });
});
afterAll(async () => {
  await web.close();
  await shop.close();
});

describe('the public address of GraphQL, at the storefront', () => {
  const get = (headers: Record<string, string>) =>
    fetch(`${web.address}/graphql?${new URLSearchParams({ query: LISTING })}`, { headers });

  it('forwards responses as the gateway compresses them, with the headers for caches', async () => {
    for (const coding of ['zstd', 'br', 'gzip']) {
      const response = await get({ 'accept-encoding': coding, origin: APP });
      expect([response.status, response.headers.get('content-encoding')]).toEqual([200, coding]);
      expect((await response.json()).data.category.products.nodes).toHaveLength(24);
      expect(response.headers.get('cache-control')).toBe('max-age=30, public');
      expect(response.headers.get('vary')).toBe('Origin, Accept, accept-encoding, x-graphql-cost');
      const etag = response.headers.get('etag') ?? '';
      const again = await get({ 'accept-encoding': coding, 'if-none-match': etag });
      expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    }
  });

  it('lets pages of named origins in, and no others', async () => {
    const preflight = (origin: string) =>
      fetch(`${web.address}/graphql`, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const [allowed, refused] = [await preflight(APP), await preflight('https://other.example')];
    expect([allowed.status, allowed.headers.get('access-control-allow-origin')]).toEqual([204, APP]);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    expect((await get({ origin: APP })).headers.get('access-control-allow-origin')).toBe(APP);
  });

  it('has the schema beside it', async () => {
    const response = await fetch(`${web.address}/schema.graphql`, { headers: { origin: APP } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(await response.text()).toContain('type Query');
    expect(response.headers.get('access-control-allow-origin')).toBe(APP);
    const known = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await fetch(`${web.address}/schema.graphql`, { headers: known })).status).toBe(304);
  });
});

describe('a storefront over a gateway that runs trusted documents alone', () => {
  it('has all of its pages, and passes the key of a client on', async () => {
    const lines: string[] = [];
    const key = 'k'.repeat(43);
    const clientKeys = [{ name: 'partner', sha256: createHash('sha256').update(key).digest('hex') }];
    const closed = await shop.open(
      { allow: 'trusted', isProduction: true, clientKeys, logLevel: 'info' },
      { logTo: { write: (line) => void lines.push(line) } },
    );
    const upstreams = { GATEWAY_URL: `${closed.address}/graphql`, REST_URL: shop.api };
    const storefront = await openWeb({ ...readWebConfig({ LOG_LEVEL: 'silent', ...upstreams }), port: 0 });
    for (const path of ['/', '/Saree', '/search?q=silk', '/sitemap.xml']) {
      const page = await fetch(storefront.address + path);
      expect([path, page.status]).toEqual([path, 200]);
      expect(await page.text()).toMatch(/saree/i);
    }
    const request = (headers: Record<string, string>) =>
      fetch(`${storefront.address}/graphql?${new URLSearchParams({ query: '{ __typename }' })}`, { headers });
    expect((await request({ 'x-client-key': key })).status).toBe(200);
    expect(lines.join('')).not.toContain('DOCUMENT_NOT_TRUSTED');
    expect((await request({})).status).toBe(400);
    await storefront.close();
  });
});
