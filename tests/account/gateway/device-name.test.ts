import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceNameOf } from '../../../bff/account/device-name.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { createTestBrowser } from '../../hosts/test-browser.ts';
import { createTestApi, type TestApi } from '../../test-api.ts';
import { idTokenFor } from '../fake-google.ts';

const APPLE = '(KHTML, like Gecko)';
const CHROME = `AppleWebKit/537.36 ${APPLE} Chrome/142.0.0.0`;
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15';
const ANDROID = `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${CHROME} Mobile Safari/537.36`;

describe('the name of a device without one', () => {
  it.each([
    [ANDROID, 'Chrome on Android'],
    [`Mozilla/5.0 (Linux; Android 15) ${CHROME} Mobile Safari/537.36 EdgA/142.0`, 'Edge on Android'],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 ${APPLE} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox on Android'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/142.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 OPR/115.0`, 'Opera on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
    [`Mozilla/5.0 (X11; CrOS x86_64 16181.0.0) ${CHROME} Safari/537.36`, 'Chrome on ChromeOS'],
    [`${PHONE} ${APPLE} Version/19.1 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
    [`${PHONE} ${APPLE} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${APPLE} Version/19.1 Safari/605.1.15`,
      'Safari on Mac',
    ],
    ['curl/8.14.1', undefined],
    ['okhttp/4.12.0', undefined],
    ['Dalvik/2.1.0 (Linux; U; Android 15; Pixel 9)', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceNameOf(userAgent)).toBe(name);
  });

  it('takes no time over a long one', () => {
    const start = process.cpuUsage();
    expect(deviceNameOf('Version/1 '.repeat(100_000))).toBeUndefined();
    // With quadratic time it takes minutes.
    expect(process.cpuUsage(start).user).toBeLessThan(1_000_000);
  });
});

describe('a browser that returns from Google', () => {
  let api: TestApi;
  let gateway: TestGateway;
  beforeAll(async () => {
    api = await createTestApi();
    gateway = await createTestGateway(await api.app.listen({ host: '127.0.0.1', port: 0 }));
  });
  afterAll(async () => {
    await gateway.close();
    await api.close();
  });

  it('is named by its program, whatever the address contains', async () => {
    const browser = createTestBrowser(gateway);
    await browser.open('/auth/google-login');
    const code = encodeURIComponent(idTokenFor({ email: 'device@example.com' }));
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const back = await fetch(`${gateway.address}/auth/google/callback?code=${code}&state=the-state&deviceName=Thief`, {
      redirect: 'manual',
      headers: { cookie, 'user-agent': ANDROID },
    });
    for (const line of back.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      browser.cookies.set(name, value);
    }
    const complete = await browser.request('mutation { completeGoogleRedirect { accessToken } }');
    browser.token = complete.data.completeGoogleRedirect.accessToken;
    const { data } = await browser.request('{ me { sessions { deviceName isCurrent } } }');
    expect(data.me.sessions).toEqual([{ deviceName: 'Chrome on Android', isCurrent: true }]);
  });
});
