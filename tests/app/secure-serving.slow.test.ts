import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShell } from './shop.ts';

let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  shop = await startShell({ publicUrl: 'https://shop.example' });
});
afterAll(() => shop.close());

/** A page, a file, JSON, a redirect and a missing page. */
const PATHS = ['/', '/robots.txt', '/graphql', '/Policies', '/nowhere'];

describe('a shop at an https address', () => {
  it.each(PATHS)('makes a browser at %s use https for a year, and guess no content type', async (path) => {
    const { headers } = await shop.get(path);
    const [, seconds] = /^max-age=(\d+); includeSubDomains/i.exec(headers.get('strict-transport-security') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).toContain("base-uri 'none'");
  });

  it.each(['/assets', '/assets/', '/pictures/', '/.git/config', '/.env', '/package.json', '/web/server.ts'])(
    'lists no folder and reveals nothing about itself at %s',
    async (path) => {
      const response = await shop.get(path);
      expect([301, 308, 400, 403, 404]).toContain(response.status);
      expect(await response.text()).not.toMatch(/Index of|repositoryformatversion|"dependencies"|import /);
    },
  );

  it('repeats no request in response to TRACE', async () => {
    const { port } = new URL(shop.address);
    const status = await new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, method: 'TRACE', path: '/', headers: { cookie: 'canary' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

it('sends the layers below the id by which its log knows a request: the client’s, or a new one', async () => {
  const idBelow = () => shop.standIn.state.headers.at(-1)?.['x-request-id'];
  await shop.get('/auth/google-login', { 'x-request-id': 'caller-7/a' });
  expect(idBelow()).toBe('caller-7/a');
  await shop.get('/auth/google-login', { 'x-request-id': 'two words' });
  expect(idBelow()).toMatch(/^[\da-f-]{36}$/);
});
