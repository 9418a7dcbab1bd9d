import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWebConfig } from '../../web/config.ts';
import { openWeb } from '../../web/server.ts';
import { createPictureHost, plainPicture, sendBytes, type PictureHost } from '../hosts/picture-host.ts';
import { createTestGateway, type TestGateway } from '../hosts/test-gateway.ts';

let host: PictureHost;
let gateway: TestGateway;
let web: Awaited<ReturnType<typeof openWeb>>;
beforeAll(async () => {
  host = await createPictureHost();
  const file = sendBytes('image/png', await plainPicture('png'));
  for (const path of ['/images/a.png', '/images/b.png', '/pictures/a.png']) host.files.set(path, file);
  host.setImages(['/images/a.png', `${host.url}/images/b.png`]);
  gateway = await createTestGateway(host.url);
  const upstreams = { GATEWAY_URL: `${gateway.address}/graphql`, REST_URL: host.url };
  web = await openWeb({ ...readWebConfig({ LOG_LEVEL: 'silent', ...upstreams }), port: 0 });
});
afterAll(async () => {
  for (const one of [web, gateway, host]) await one.close();
});

describe('a storefront over a foreign host', () => {
  it("[GATE-3] shows the host’s pictures from its own origin, and reveals the host's address to nobody", async () => {
    const html = await (await fetch(`${web.address}/Saree`)).text();
    expect(html).not.toContain(host.url);
    expect(html).not.toContain(`:${new URL(host.url).port}`);
    const [, path] = /<img[^>]+src="(\/pictures\/remote\/[^"]+)"/.exec(html) ?? [];
    const response = await fetch(web.address + path, { headers: { accept: 'image/avif' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/avif']);
    expect(response.headers.get('cache-control')).toContain('max-age=86400');
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    const policy = (await fetch(web.address)).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self'");
  });

  it('still asks the REST host for all other pictures', async () => {
    const response = await fetch(`${web.address}/pictures/a.png`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
  });
});
