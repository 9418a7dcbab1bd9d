import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShell } from './shop.ts';

let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  shop = await startShell({ gatewayUrl: 'http://127.0.0.1:9/graphql', restUrl: 'http://127.0.0.1:9' });
});
afterAll(() => shop.close());

const send = async (method: string, path: string) => {
  const headers = { 'content-type': 'application/json' };
  const body = method === 'POST' ? '{"query":"{ __typename }"}' : null;
  const response = await fetch(shop.address + path, { method, headers, body, redirect: 'manual' });
  return { answer: response, text: await response.text() };
};

describe('layers below that are unreachable', () => {
  it('[GATE-5] appear in no response: neither their addresses nor their errors', async () => {
    const requested = [
      await send('POST', '/graphql'),
      await send('GET', '/graphql?query={__typename}'),
      await send('GET', '/pictures/RBXX-1-MA.whole'),
      await send('POST', '/payment/webhook'),
    ];
    expect(requested.map(({ answer: { status } }) => status)).toEqual([503, 503, 503, 503]);
    for (const { answer: response, text } of requested) {
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(text + JSON.stringify([...response.headers])).not.toMatch(/127\.0\.0\.1:9|ECONN|FST_/);
    }
    const words = 'We can’t reach the shop right now. Please try again in a moment.';
    const error = { message: words, extensions: { code: 'UPSTREAM_UNAVAILABLE' } };
    expect(JSON.parse(requested[0]?.text ?? '')).toEqual({ errors: [error] });
  });

  it('[AUTH-7] lead a browser that returns from Google to a page of the shop', async () => {
    for (const [path, mode] of [
      ['/auth/google/callback?code=c&state=s', 'page'],
      ['/auth/google-login?mode=popup', 'popup'],
      ['/auth/google-login?mode=//evil.example', 'page'],
    ] as const) {
      const { answer: response } = await send('GET', path);
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        `/account/google?outcome=failed&mode=${mode}`,
      ]);
    }
  });
});
