import { afterEach, describe, expect, it, vi } from 'vitest';
import { SHOP } from '../../schema/shop.ts';
import { shopNode } from '../shop-facts.ts';
import { startShell } from './shop.ts';

let shop: Awaited<ReturnType<typeof startShell>>;
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.close();
});

const ours = shopNode();
/** Another owner's shop, behind another gateway. */
const NEELGAR = {
  name: 'Neelgar & Daughters',
  nameInHindi: null,
  trade: 'Indigo stoles from Bagru',
  tagline: 'Blue from the vat',
  claims: [{ title: 'Easy returns', text: 'Send a piece back within 30 days.' }],
  description: 'Stoles and sarees from one vat of indigo.',
  contact: {
    ...ours.contact,
    email: 'help@neelgar.example',
    phone: '+91 141 555 0199',
    address: ['1 Vat Lane', 'Bagru'],
  },
  social: [],
  policies: { ...ours.policies, returnDays: 30, cancelRefundDays: { from: 3, to: 4 }, firstPurchasePercent: 8 },
  homeSections: ['Stole'],
  fabrics: ['Khadi', 'Silk'],
  categories: [
    { name: 'Saree', plural: 'Sarees of indigo', line: null },
    { name: 'Stole', plural: 'Stoles', line: 'Two metres of blue.' },
  ],
};
const OURS = new RegExp(`${SHOP.name}|${SHOP.email}|555.0142|Dupatta|14 days`);

const read = async (path: string) => {
  const response = await shop.get(path);
  return { status: response.status, html: await response.text() };
};

describe('a storefront', () => {
  it('[SHELL-5] shows the facts of the gateway that it uses, with the same scripts', async () => {
    shop = await startShell();
    const scripts = (html: string) => /data-scripts="([^"]+)"/.exec(html)?.[1];
    const own = await read('/policies');
    expect(own.html).toContain(SHOP.email);
    await shop.close();
    shop = await startShell();
    shop.standIn.state.shop = NEELGAR;
    for (const path of ['/policies', '/account/register', '/cart', '/no/such']) {
      const { html } = await read(path);
      expect([path, OURS.exec(html)?.[0]]).toEqual([path, undefined]);
      for (const fact of ['Neelgar &amp; Daughters', 'help@neelgar.example', 'href="/Stole"'])
        expect(html).toContain(fact);
    }
    const { html } = await read('/policies');
    expect(scripts(html)).toBe(scripts(own.html));
    for (const fact of ['within 30 days', '3-4 business days', '8% off']) expect(html).toContain(fact);
    expect((await read('/Saree')).html).toContain('<h1>Sarees of indigo</h1>');
    expect((await read('/search')).html).toContain(
      '<option value="Khadi">Khadi</option><option value="Silk">Silk</option></select>',
    );
    expect(await (await shop.get('/site.webmanifest')).json()).toMatchObject({ name: NEELGAR.name });
    expect((await shop.get('/stole')).headers.get('location')).toBe('/Stole');
  });

  it("requests the shop's facts once for all pages, and again after a minute", async () => {
    shop = await startShell();
    const { state } = shop.standIn;
    for (const path of ['/cart', '/account/login', '/wishlist', '/policies'])
      expect((await read(path)).status).toBe(200);
    expect(state.calls).toBe(1);
    state.shop = NEELGAR;
    expect((await read('/cart?promocode=again')).html).toContain(SHOP.email);
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
    expect((await read('/cart?later')).html).toContain('help@neelgar.example');
  });

  it('waits a second, and no longer, for newer facts of a gateway that has fallen silent', async () => {
    shop = await startShell();
    expect((await read('/cart')).status).toBe(200);
    const { promise, resolve } = Promise.withResolvers<void>();
    shop.standIn.state.until = promise;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
    const began = now();
    const { status, html } = await read('/cart?silent');
    expect([status, html.includes(SHOP.email)]).toEqual([200, true]);
    expect(now() - began).toBeLessThan(5_000);
    resolve();
  });

  it('shows its former facts while its gateway is unavailable, after a minute too', async () => {
    shop = await startShell();
    expect((await read('/cart')).status).toBe(200);
    shop.standIn.state.down = true;
    const now = performance.now.bind(performance);
    vi.spyOn(performance, 'now').mockImplementation(() => now() + 61_000);
    for (const path of ['/cart?promocode=down', '/policies', '/cart?promocode=still']) {
      const { status, html } = await read(path);
      expect([path, status]).toEqual([path, 200]);
      expect(html).toContain(SHOP.email);
    }
  });
});
