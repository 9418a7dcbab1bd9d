import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { visit } from './account-steps.ts';
import { createPage } from './browser.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** A click that asks the browser for another tab or window. */
const CLICKS = [{ modifiers: ['Control'] }, { modifiers: ['Shift'] }, { button: 'middle' }] as const;

/** Presses a link in each way that opens another tab, and expects the tab, and no dialog here. */
async function expectTabs(page: Page, link: Locator, address: string | RegExp): Promise<void> {
  for (const click of CLICKS) {
    const opened = page.context().waitForEvent('page');
    await link.click({ ...click, modifiers: 'modifiers' in click ? [...click.modifiers] : [] });
    const tab = await opened;
    await tab.waitForURL(address);
    await tab.close();
  }
  // With this key Linux opens no tab: the browser handles the click all the same.
  await link.click({ modifiers: ['Meta'] });
  expect(await page.getByRole('dialog').count()).toBe(0);
}

describe('a link that opens a dialog', () => {
  it('opens a tab if the shopper requests one', async () => {
    const { page } = await createPage(shop.web, { viewport: { width: 700, height: 900 } });
    await visit(page, '/Saree');
    const banner = page.getByRole('banner');
    await expectTabs(page, banner.getByRole('link', { name: 'Search' }), '**/search');
    await visit(page, '/Saree');
    await expectTabs(page, banner.getByRole('link', { name: 'Login' }), '**/account/login*');
    await visit(page, '/Saree');
    await expectTabs(page, page.getByRole('link', { name: 'Sort & Filter' }), '**/Saree#filters');
    await visit(page, '/Saree/x/rb-1001');
    await page.getByRole('button', { name: 'Add Cart' }).click();
    await page.locator('header a[aria-label="Cart, 1"]').waitFor({ state: 'attached' });
    await visit(page, '/cart');
    const checkout = page.getByRole('main').getByRole('link', { name: 'Checkout' }).first();
    await checkout.waitFor();
    await expectTabs(page, checkout, /checkout|login/);
  });
});
