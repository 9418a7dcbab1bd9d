import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOP } from '../../schema/shop.ts';
import { startShell } from './shop.ts';

const lines: string[] = [];
let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  shop = await startShell({ logLevel: 'warn', logTo: { write: (line) => void lines.push(line) } });
});
afterAll(() => shop.close());

it('security.txt names the contact for reports of vulnerabilities, for half a year from today', async () => {
  const response = await shop.get('/.well-known/security.txt');
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${SHOP.email}\n`);
  expect(text).toContain(`Canonical: ${shop.address}/.well-known/security.txt\n`);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect([days > 170, days < 365]).toEqual([true, true]);
});

it('asks browsers for no camera, place or microphone, on any page', async () => {
  for (const path of ['/', '/checkout', '/nothing']) {
    const policy = (await shop.get(path)).headers.get('permissions-policy');
    for (const name of ['camera', 'geolocation', 'microphone']) expect(policy).toContain(`${name}=()`);
  }
});

it('lets no script of a page turn text into markup, but for the payment widget on the checkout', async () => {
  const policyOf = async (path: string) => (await shop.get(path)).headers.get('content-security-policy');
  for (const path of ['/', '/Saree', '/cart', '/nothing']) {
    expect(await policyOf(path)).toContain("require-trusted-types-for 'script';trusted-types 'none'");
  }
  expect(await policyOf('/checkout')).not.toContain('trusted-types');
});

describe('what a browser refuses of a page', () => {
  const send = (body: string, type = 'application/reports+json', address = '192.0.2.1') =>
    fetch(`${shop.address}/csp-reports`, {
      method: 'POST',
      headers: { 'content-type': type, 'x-forwarded-for': address },
      body,
    });
  const newer = {
    type: 'csp-violation',
    body: {
      effectiveDirective: 'script-src-elem',
      blockedURL: 'https://evil.example/x.js?token=canary',
      documentURL: 'https://shop.example/newsletter/leave?token=canary#canary',
    },
  };
  const older = {
    'csp-report': { 'violated-directive': 'img-src', 'blocked-uri': 'inline', 'document-uri': '/a?canary' },
  };

  it('is one line in the log, in both forms of such reports, without any query', async () => {
    const { headers } = await shop.get('/');
    expect(headers.get('content-security-policy')).toMatch(/report-uri \/csp-reports;report-to csp/);
    expect(headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
    expect((await send(JSON.stringify([newer]))).status).toBe(204);
    expect((await send(JSON.stringify(older), 'application/csp-report')).status).toBe(204);
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      directive: 'script-src-elem',
      blocked: 'https://evil.example/x.js',
      page: 'https://shop.example/newsletter/leave',
    });
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ directive: 'img-src', blocked: 'inline', page: '/a' });
    expect(lines.join('')).not.toContain('canary');
  });

  it('is written ten times a minute of one address or /64 network, and nothing else that is sent there', async () => {
    lines.length = 0;
    for (let at = 0; at < 30; at++) await send(JSON.stringify([newer, newer]), undefined, '192.0.2.2');
    expect(lines).toHaveLength(10);
    await send(JSON.stringify([newer]), undefined, '192.0.2.3');
    expect(lines).toHaveLength(11);
    for (let at = 0; at < 11; at++) await send(JSON.stringify([newer]), undefined, `2001:db8:1:1::${at}`);
    expect(lines).toHaveLength(21);
    for (const body of ['', 'no json', '[]', '5', 'null', '[null]', '{"a":1}', '"x"']) {
      expect([body, (await send(body, 'text/plain', '192.0.2.4')).status]).toEqual([body, 204]);
    }
    expect(lines).toHaveLength(21);
    expect((await send('x'.repeat(20_000))).status).toBe(413);
  });
});
