import { request } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWebConfig } from '../../web/config.ts';
import { startShell } from './shop.ts';

let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  shop = await startShell({ publicUrl: 'http://shop.example', officeUrl: 'http://office.example' });
});
afterAll(() => shop.close());

/** The response to a request for a path at a host. */
async function at(host: string, path: string, method = 'GET') {
  const sent = request(shop.address + path, { method, headers: { host, accept: 'text/html' } });
  sent.end();
  const [response] = await once(sent, 'response');
  response.resume();
  return { status: response.statusCode, location: response.headers.location, headers: response.headers };
}

describe('a back office with an origin of its own', () => {
  it('is not at the shop, in no spelling of its address', async () => {
    for (const path of ['/office', '/office/', '/office/orders', '/%6Fffice/orders', '/office/shop'])
      expect([path, (await at('shop.example', path)).status]).toEqual([path, 404]);
    expect((await at('shop.example', '/policies')).status).toBe(200);
  });

  it('has nothing of the shop on its host, except what it calls and shows', async () => {
    for (const path of ['/policies', '/cart', '/checkout', '/sitemap.xml', '/docs', '/site.webmanifest'])
      expect([path, (await at('office.example', path)).status]).toEqual([path, 404]);
    const document = await at('office.example', '/office/orders');
    expect(document.status).toBe(200);
    expect(document.headers['content-security-policy']).toMatch(
      /script-src 'self';.*connect-src 'self';.*frame-ancestors 'none'/,
    );
    expect(await at('office.example', '/')).toMatchObject({ status: 302, location: '/office' });
    for (const path of ['/favicon.svg', '/livez'])
      expect([path, (await at('office.example', path)).status]).toEqual([path, 200]);
    expect((await at('office.example', '/graphql?query=%7B__typename%7D')).status).not.toBe(404);
  });

  it('downloads its files from its own host, and from no other', async () => {
    const { headers } = shop.standIn.state;
    headers.length = 0;
    await at('shop.example', '/exports/ex-1');
    expect(headers).toHaveLength(0);
    await at('office.example', '/exports/ex-1');
    expect(headers).toHaveLength(1);
  });

  it('leads to the pages of the shop, and to no other host', async () => {
    const leads = async (path: string) => (await at('office.example', path)).location;
    expect(await leads('/office/shop/account/profile?from=office')).toBe(
      'http://shop.example/account/profile?from=office',
    );
    expect(await leads('/office/shop')).toBe('http://shop.example/');
    expect(await leads('/office/shop//evil.example')).toBe('http://shop.example/evil.example');
  });

  it('needs the address of the shop, which is on another host', () => {
    const read = (PUBLIC_URL?: string) =>
      readWebConfig({ OFFICE_URL: 'http://office.example', ...(PUBLIC_URL === undefined ? {} : { PUBLIC_URL }) });
    expect(() => read()).toThrow('PUBLIC_URL is needed when OFFICE_URL is set');
    expect(() => read('http://office.example')).toThrow('OFFICE_URL must have another host than PUBLIC_URL');
    expect(read('http://shop.example').officeUrl).toBe('http://office.example');
  });
});

describe('a back office without an origin of its own', () => {
  it('is at /office of the shop, and leads to the pages beside it', async () => {
    const own = await startShell();
    expect((await own.get('/office')).status).toBe(200);
    expect((await own.get('/office/shop//evil.example')).headers.get('location')).toBe('/evil.example');
    await own.close();
  });
});
