import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectWarning } from '../quiet-console.ts';
import type { WholeShop } from '../whole-shop.ts';
import { createPage, hydrated, WINDOWS } from './browser.ts';
import { withShop } from './shared-shop.ts';

const DOCUMENT = { waitUntil: 'domcontentloaded' } as const;
const [PHONE] = WINDOWS;

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Keeps the storefront's scripts away from the page's documents until the function that it returns is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const isClient = /assets\/client-/;
  await page.route(isClient, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    held.resolve();
    await hydrated(page);
    await page.unroute(isClient);
  };
}

describe('a tap before the page has hydrated', () => {
  it.each([
    { path: '/Saree?page=1', link: 'Sort & Filter' },
    { path: '/policies', link: 'Search' },
    { path: '/policies', link: 'Login' },
  ])('opens what a tap on $link opens later, and follows no link ($path)', async ({ path, link }) => {
    const { page } = await createPage(shop.web, PHONE);
    const goOn = await holdScripts(page);
    await page.goto(path, DOCUMENT);
    await page.getByRole('link', { name: link }).first().tap();
    await goOn();
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toBe(shop.web + path);
  });

  it('follows the link where the scripts never come', async () => {
    expectWarning(/status of 404/);
    expectWarning(/Failed to fetch dynamically imported module/);
    const { page } = await createPage(shop.web, PHONE);
    await page.route(/assets\/client-/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/policies', DOCUMENT);
    await page.getByRole('link', { name: 'Search' }).tap();
    await page.waitForURL('**/search');
    expect(await page.getByRole('searchbox').count()).toBeGreaterThan(0);
  });
});

describe('going back before the page has hydrated', () => {
  it('[CAT-3] shows the listing as it was before the filter, and draws no page anew', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await page.goto('/', DOCUMENT);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Saree' }).click();
    await page.waitForURL('**/Saree');
    const opener = page.getByRole('link', { name: 'Sort & Filter' });
    await opener.tap();
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /^Georgette/ })
      .check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Apply Filters/ })
      .click();
    await page.waitForURL('**/Saree?fabric=Georgette');
    const goOn = await holdScripts(page);
    await page.reload(DOCUMENT);
    await page.evaluate(() => Object.assign(document.querySelector('main') ?? {}, { isFromServer: true }));
    await page.evaluate(() => history.back());
    await page.waitForURL('**/Saree');
    await goOn();
    await page.getByRole('link', { name: 'Remove filter Georgette' }).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${shop.web}/Saree`);
    expect(await page.evaluate(() => 'isFromServer' in (document.querySelector('main') ?? {}))).toBe(true);
    await page.goForward();
    await page.getByRole('link', { name: 'Remove filter Georgette' }).waitFor();
  });

  it('leads to another page too, and keeps the step forward', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await page.goto('/policies', DOCUMENT);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Dress' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dresses' }).waitFor();
    const goOn = await holdScripts(page);
    await page.reload(DOCUMENT);
    await page.evaluate(() => history.back());
    await page.waitForURL('**/policies');
    await goOn();
    await page.getByRole('heading', { level: 1, name: 'Policies' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Dresses' }).waitFor();
    expect(page.url()).toBe(`${shop.web}/Dress`);
  });
});
