import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOP } from '../../schema/shop.ts';
import { colourOf } from '../../web/server/document.ts';
import { startShell } from './shop.ts';

let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  shop = await startShell();
});
afterAll(() => shop.close());

const LIGHT = { paper: '#fbf7f0', madder: '#9b1b3a' };

describe('the app manifest of the shop', () => {
  it('has the shop’s name, trade and colours, as the owner sets them, for a day', async () => {
    const response = await shop.get('/site.webmanifest');
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      'public, max-age=86400',
    ]);
    const { icons, ...output } = await response.json();
    expect(output).toMatchObject({
      name: SHOP.name,
      short_name: SHOP.name,
      description: `${SHOP.trade}.`,
      start_url: '/',
      background_color: LIGHT.paper,
      theme_color: LIGHT.madder,
    });
    expect(icons).toHaveLength(2);
    for (const { src, type } of icons) expect((await shop.get(src)).headers.get('content-type')).toContain(type);
  });

  it('is named in every page, with the colours around it in both schemes', async () => {
    const html = await (await shop.get('/policies')).text();
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
    expect(html).toContain(`<meta name="theme-color" content="${LIGHT.madder}" media="(prefers-color-scheme: light)">`);
    expect(html).toContain(
      `<meta name="theme-color" content="${colourOf('madder-ground', 'dark')}" media="(prefers-color-scheme: dark)">`,
    );
    expect(html).toContain(`<meta property="og:site_name" content="${SHOP.name}"/>`);
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toContain(SHOP.name);
  });

  it('has no colour that the shop’s own tokens don’t have', () => {
    expect(colourOf('paper')).not.toBe(colourOf('paper', 'dark'));
    expect(() => colourOf('purple')).toThrow('tokens.css has no colour --purple for the light scheme.');
  });
});
