import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { axe, createPage, WINDOWS } from './browser.ts';
import { inBothSchemes } from './both-schemes.ts';
import { withShop } from './shared-shop.ts';

/** A guide with tables, and a long page of the reference. */
const PAGES = ['/docs/errors', '/docs/reference/catalog'];

/** The number of pixels by which a page is wider than its window. */
const overflow = async (page: Page) =>
  (await page.evaluate(() => document.documentElement.scrollWidth)) - (page.viewportSize()?.width ?? 0);

describe('the docs for client developers', () => {
  let shop: string;
  withShop.beforeAll(({ shop: whole }) => {
    shop = whole.web;
  });

  it.each(WINDOWS)(
    'are at the shop’s own address, and nothing that axe objects to in both colour schemes, at $viewport.width px',
    async (window) => {
      const { page } = await createPage(shop, window);
      for (const path of PAGES) {
        await page.goto(path);
        const looks = await inBothSchemes(page, async () => ({
          path,
          axe: await axe(page),
          wider: await overflow(page),
        }));
        expect(looks.map(({ found }) => found)).toEqual(looks.map(() => ({ path, axe: [], wider: 0 })));
      }
    },
  );

  it('send no request to any other site, and are complete without a script', async () => {
    const { page, requests } = await createPage(shop, { ...WINDOWS[1], javaScriptEnabled: false });
    await page.goto('/docs');
    expect(await page.getByText(`${shop}/graphql`).count()).toBeGreaterThan(1);
    await page.getByRole('link', { name: 'Paying', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Paying' }).waitFor();
    await page.getByRole('link', { name: 'Mutations', exact: true }).click();
    await page.getByRole('heading', { level: 3, name: 'startPayment' }).waitFor();
    expect(requests.filter((url) => !url.startsWith(shop) && !url.startsWith('data:'))).toEqual([]);
  });

  it('copy a block of code unchanged', async () => {
    const { page } = await createPage(shop, WINDOWS[1]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/docs/money');
    const block = page.locator('figure', { hasText: 'TypeScript' });
    await block.getByRole('button', { name: 'Copy' }).click();
    await block.getByRole('button', { name: 'Copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await block.locator('code').textContent());
  });

  it.each(WINDOWS)('find a field by a part of its name and lead there, at $viewport.width px', async (window) => {
    const { page } = await createPage(shop, window);
    await page.goto('/docs');
    await page.getByRole('searchbox').fill('refundsent');
    const found = page.getByRole('link', { name: 'MoneyTrail.refundSent' });
    await found.waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/reference\/orders#MoneyTrail\.refundSent$/);
    expect(await page.locator('[id="MoneyTrail.refundSent"]').isVisible()).toBe(true);
  });
});
