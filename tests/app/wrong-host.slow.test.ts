import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestGateway } from '../hosts/test-gateway.ts';
import { createTestHost } from '../hosts/test-host.ts';
import { startShell } from './shop.ts';

const closing: (() => Promise<unknown>)[] = [];
let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  const host = await createTestHost(() => undefined);
  const gateway = await createTestGateway(host.url, { checksHost: true });
  shop = await startShell({ gatewayUrl: `${gateway.address}/graphql`, restUrl: host.url });
  closing.push(
    () => shop.close(),
    () => gateway.close(),
    () => host.close(),
  );
});
afterAll(async () => {
  for (const close of closing) await close();
});

it.each(['/', '/Saree', '/products', '/search?text=silk', '/Saree/x/rb-1'])(
  'a storefront over a host that responds to everything with 404 says at %s that the shop is away, and shows no empty shop',
  async (path) => {
    const answer = await shop.get(path);
    const html = await answer.text();
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
    if (path !== '/Saree/x/rb-1') expect(html).toContain('We can’t reach the shop right now.');
    expect(html).toContain('Try again');
    expect(html).not.toContain('No products');
  },
);
