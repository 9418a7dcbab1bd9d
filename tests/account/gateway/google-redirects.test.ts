import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestBrowser } from '../../hosts/test-browser.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestHost, sendJson, type TestHost } from '../../hosts/test-host.ts';

describe('the way to Google and back', () => {
  let host: TestHost;
  let gateway: TestGateway;
  let location: string | undefined;
  let status: number;
  const cookies: (string | undefined)[] = [];
  beforeAll(async () => {
    host = await createTestHost((path, _, response, { headers }) => {
      if (path[0] === 'additions') return { additions: ['google-redirect'] };
      cookies.push(headers.cookie);
      if (status !== 302) return (sendJson(response, status, { message: 'no' }), 'sent');
      response.setHeader('set-cookie', 'shop_google=remembered; Max-Age=600; HttpOnly; Path=/; SameSite=Lax');
      if (location !== undefined) response.setHeader('location', location);
      response.writeHead(302).end('<html>');
      return 'sent';
    });
    gateway = await createTestGateway(host.url);
    await gateway.request('{ __typename }');
  });
  afterAll(async () => {
    await gateway.close();
    await host.close();
  });
  beforeEach(() => {
    [host.calls.length, cookies.length] = [0, 0];
    [location, status] = ['https://accounts.google.com/o/oauth2/v2/auth?state=s', 302];
  });
  const goTo = async (path: string, headers: Record<string, string> = {}, over = gateway) => {
    const reply = await fetch(over.address + path, { redirect: 'manual', headers });
    return { status: reply.status, location: reply.headers.get('location'), headers: reply.headers };
  };

  it('[REST-10] [AUTH-1] redirects to Google, sends the host the parameters and the origin, and stores its cookie for the way back', async () => {
    const browser = createTestBrowser(gateway);
    const away = await browser.open('/auth/google-login?mode=popup&next=//evil.example&origin=https://evil.example');
    expect([away.status, away.headers.get('location')]).toEqual([302, location]);
    expect(host.calls).toEqual([`/auth/google-login?mode=popup&origin=${encodeURIComponent(gateway.address)}`]);
    expect([...browser.cookies]).toEqual([['__Host-rest.shop_google', 'remembered']]);
    location = '/account/google?outcome=done&mode=popup';
    const back = await browser.open('/auth/google/callback?code=c%2F1&state=s&iss=i&extra=x&error=a&error=b');
    expect([back.status, back.headers.get('location')]).toEqual([302, location]);
    expect(host.calls[1]).toBe('/auth/google/callback?code=c%2F1&state=s&iss=i');
    expect(cookies).toEqual([undefined, 'shop_google=remembered']);
    expect([away.headers.get('cache-control'), back.headers.get('cache-control')]).toEqual(['no-store', 'no-store']);
  });

  it("[AUTH-7] uses the shop's address from a proxy that it trusts, only on this machine", async () => {
    const forwarded = { 'x-forwarded-host': 'localhost:3000', 'x-forwarded-proto': 'http' };
    await goTo('/auth/google-login', forwarded);
    await goTo('/auth/google-login', { 'x-forwarded-host': 'evil.example' });
    const shop = await createTestGateway(host.url, { publicUrl: 'https://shop.example/in', isProduction: true });
    await goTo('/auth/google-login?mode=x', forwarded, shop);
    await shop.close();
    const [one, two, three] = host.calls.filter((call) => call.startsWith('/auth'));
    expect(one).toContain(encodeURIComponent('http://localhost:3000'));
    expect(two).toBe('/auth/google-login?mode=page');
    expect(three).toBe(`/auth/google-login?mode=page&origin=${encodeURIComponent('https://shop.example')}`);
  });

  const wrong = [
    'javascript:alert(1)',
    'data:text/html,x',
    'http://evil.example/',
    'ftp://shop.example/',
    'https://user:pw@evil.example/',
    'http://localhost.evil.example/',
    undefined,
  ];
  for (const one of wrong) {
    it(`[AUTH-7] does not follow the host by ${one}`, async () => {
      location = one;
      expect(await goTo('/auth/google-login?mode=popup')).toMatchObject({
        status: 302,
        location: '/account/google?outcome=failed&mode=popup',
      });
    });
  }

  it('[AUTH-7] follows the host within this machine while trying out, and not in a real shop', async () => {
    location = 'http://127.0.0.1:4003/auth?state=s';
    expect((await goTo('/auth/google-login')).location).toBe(location);
    const shop = await createTestGateway(host.url, { isProduction: true });
    expect((await goTo('/auth/google-login', {}, shop)).location).toBe('/account/google?outcome=failed&mode=page');
    await shop.close();
  });

  it("stays in the shop's own pages, however the host writes their address", async () => {
    for (const [output, led] of [
      ['/account/google?outcome=done&mode=page', '/account/google?outcome=done&mode=page'],
      [`${gateway.address}/account/google?mode=page`, '/account/google?mode=page'],
    ]) {
      location = output;
      expect((await goTo('/auth/google/callback?code=c')).location).toBe(led);
    }
    const others = ['//evil.example/x', '/\\evil.example/x', '/.//evil.example', '/x/..//evil.example'];
    for (const other of [...others, `${gateway.address}//evil.example`]) {
      location = other;
      const { location: led } = await goTo('/auth/google/callback?code=c');
      expect([other, led]).toEqual([other, '/account/google?outcome=failed&mode=page']);
    }
  });

  it('[AUTH-7] shows a page of the shop, never a JSON response, and calls the host once', async () => {
    for (const refusal of [200, 400, 404, 429, 500, 503]) {
      host.calls.length = 0;
      status = refusal;
      const back = await goTo('/auth/google/callback?code=c&state=s');
      expect(back).toMatchObject({ status: 302, location: '/account/google?outcome=failed&mode=page' });
      expect(host.calls).toHaveLength(1);
    }
  });

  it('sends the host no call for a request without a code', async () => {
    const look = await fetch(`${gateway.address}/auth/google/callback?code=c`, { method: 'HEAD', redirect: 'manual' });
    expect([look.status, host.calls]).toEqual([404, []]);
  });

  it('names its cookies without a prefix, and not Secure, only where a trial is on no machine of its own', async () => {
    const cookieOf = async (headers: Record<string, string>, over = gateway) =>
      (await goTo('/auth/google-login', headers, over)).headers.getSetCookie()[0]?.split('; ');
    const lan = { 'x-forwarded-host': '192.168.1.7:3000', 'x-forwarded-proto': 'http' };
    expect(await cookieOf(lan)).toEqual([
      'rest.shop_google=remembered',
      'Path=/',
      'Max-Age=600',
      'HttpOnly',
      'SameSite=Lax',
    ]);
    expect((await cookieOf({ ...lan, 'x-forwarded-proto': 'https' }))?.[0]).toContain('__Host-rest.');
    const shop = await createTestGateway(host.url, { isProduction: true });
    expect((await cookieOf(lan, shop))?.[0]).toContain('__Host-rest.');
    await shop.close();
  });
});
