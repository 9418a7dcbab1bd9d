import { describe, expect, it } from 'vitest';
import { createServerApp } from '../../server-kit/app.ts';
import { createNetworkTest } from '../../server-kit/trust-proxy.ts';

/** A server that returns whether a request is of the shop, and its client address. `lines` has its log. */
function createServer(trustProxy: string) {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = createServerApp({ logLevel: 'warn', logTo, trustProxy, requestMs: 1_000 }, {});
  app.get('/', async ({ isOfShop, ip }) => ({ isOfShop, ip }));
  const request = async (remoteAddress: string, client?: string) =>
    (
      await app.inject({ url: '/', remoteAddress, ...(client ? { headers: { 'x-forwarded-for': client } } : {}) })
    ).json();
  return { request, lines };
}

describe('a request of the shop’s own servers', () => {
  it('is one that a trusted server sends for no client', async () => {
    const { request } = createServer('uniquelocal');
    expect(await request('10.0.0.7')).toEqual({ isOfShop: true, ip: '10.0.0.7' });
    for (const client of ['192.168.1.9', 'fd00::7', '203.0.113.9'])
      expect(await request('10.0.0.7', client)).toEqual({ isOfShop: false, ip: client });
    expect(await request('203.0.113.9')).toMatchObject({ isOfShop: false });
  });

  it('is none of a private network that nobody trusts', async () => {
    const { request } = createServer('loopback');
    for (const address of ['10.0.0.7', '192.168.1.9', 'fd00::7', '::ffff:10.1.1.1', '172.20.0.3'])
      expect([address, await request(address)]).toEqual([address, { isOfShop: false, ip: address }]);
    expect(await request('127.0.0.1')).toMatchObject({ isOfShop: true });
  });
});

describe('a proxy that nobody trusts', () => {
  it('is logged once, where it is in a private network', async () => {
    const { request, lines } = createServer('loopback');
    await request('203.0.113.9', '198.51.100.1');
    await request('10.0.0.7');
    expect(lines).toEqual([]);
    for (const client of ['198.51.100.1', '198.51.100.2'])
      expect((await request('10.0.0.7', client)).ip).toBe('10.0.0.7');
    await request('192.168.1.9', '198.51.100.3');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('set TRUST_PROXY');
    expect(lines[0]).not.toContain('198.51.100');
  });
});

describe('networks', () => {
  it.each([
    ['10.0.0.0/8', '10.9.9.9', '11.0.0.1'],
    ['10.0.0.0/255.255.0.0', '10.0.9.9', '10.1.0.1'],
    ['192.0.2.7', '192.0.2.7', '192.0.2.8'],
    ['2001:db8::/32', '2001:db8:1::1', '2001:db9::1'],
    ['loopback, 2001:db8::7', '2001:db8::7', '2001:db8::8'],
    ['uniquelocal', '::ffff:172.31.0.1', '172.32.0.1'],
    ['linklocal', 'fe80::1', 'fec0::1'],
  ])('%s has %s, and not %s', (networks, inside, outside) => {
    const isIn = createNetworkTest(networks);
    expect([inside, outside, '', 'text'].map(isIn)).toEqual([true, false, false, false]);
  });
});
