import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { readWebConfig } from '../../../web/config.ts';
import { openWeb } from '../../../web/server.ts';

/** A storefront on a gateway that echoes every request. */
async function openStorefront(env: Record<string, string> = {}) {
  const gateway = Fastify();
  gateway.removeAllContentTypeParsers();
  gateway.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  gateway.all('/*', async ({ method, url, headers, body }) => ({
    method,
    url,
    signature: headers['x-razorpay-signature'],
    sha: createHash('sha256')
      .update(body instanceof Buffer ? body : '')
      .digest('hex'),
  }));
  const address = await gateway.listen({ port: 0 });
  const web = await openWeb(
    readWebConfig({ PORT: '0', LOG_LEVEL: 'silent', GATEWAY_URL: `${address}/graphql`, ...env }),
  );
  const close = async () => {
    await web.close();
    await gateway.close();
  };
  return { address: web.address, close };
}

/** Returns the directives of a page's content policy, by name. `(its own)` replaces the hash of the page's inline script. */
async function policyOf(address: string, path: string): Promise<Record<string, string>> {
  const response = await fetch(address + path);
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(await response.text()) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  const header = (response.headers.get('content-security-policy') ?? '').replace(`'sha256-${hash}'`, '(its own)');
  return Object.fromEntries(header.split(';').map((rule) => [rule.split(' ')[0], rule.slice(rule.indexOf(' ') + 1)]));
}

describe('the storefront’s server', () => {
  it('[CHECK-6] lets the payment widget in, and no other stranger', async () => {
    const own = await openStorefront({ PAYMENT_WIDGET_URL: 'http://127.0.0.1:4004/v1/checkout.js' });
    expect(await policyOf(own.address, '/checkout')).toMatchObject({
      'script-src': "'self' http://127.0.0.1:4004 (its own)",
      'frame-src': 'http://127.0.0.1:4004',
      'connect-src': "'self' http://127.0.0.1:4004",
      'style-src': "'self'",
      'style-src-attr': "'none'",
      'frame-ancestors': "'none'",
    });
    await own.close();
    const real = await openStorefront();
    expect(await policyOf(real.address, '/checkout?promocode=KNOT150')).toMatchObject({
      'script-src': "'self' https://checkout.razorpay.com (its own)",
      'frame-src': 'https://checkout.razorpay.com https://api.razorpay.com',
      'style-src': "'self'",
      'style-src-attr': "'unsafe-inline'",
    });
    for (const path of ['/', '/cart', '/paymentsuccess', '/account/login', '/checkout/x']) {
      expect([path, await policyOf(real.address, path)]).toMatchObject([
        path,
        {
          'script-src': "'self' (its own)",
          'frame-src': "'none'",
          'connect-src': "'self'",
          'style-src-attr': "'none'",
        },
      ]);
    }
    await real.close();
    expect(() => readWebConfig({ PAYMENT_WIDGET_URL: 'checkout.js' })).toThrow('PAYMENT_WIDGET_URL');
  });

  it('[CHECK-8] passes the provider’s messages on, byte by byte', async () => {
    const { address, close } = await openStorefront();
    const body = '{ "event":"payment.captured",  "ü": 1.50 }';
    const headers = { 'content-type': 'application/json', 'x-razorpay-signature': 'signed' };
    const response = await fetch(`${address}/payment/webhook`, { method: 'POST', headers, body });
    expect(await response.json()).toEqual({
      method: 'POST',
      url: '/payment/webhook',
      signature: 'signed',
      sha: createHash('sha256').update(body).digest('hex'),
    });
    await close();
  });
});
