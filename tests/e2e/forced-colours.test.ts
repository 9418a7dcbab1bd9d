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

/** The backgrounds of these elements, as the browser draws them. */
const groundsOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => getComputedStyle(element).backgroundColor));

/** A chosen option has another background than all the others, which are alike. */
async function expectChosenStandsOut(page: Page, chosen: Locator, others: Locator): Promise<void> {
  await chosen.first().waitFor();
  const [first] = await groundsOf(chosen);
  const grounds = new Set(await groundsOf(others));
  expect(grounds.size, page.url()).toBeGreaterThan(0);
  expect([...grounds]).not.toContain(first);
}

describe('a browser that draws all pages in the colours of its reader', () => {
  it('shows which tab, size, page of a list and section is chosen', async () => {
    const { page } = await createPage(shop.web, { viewport: { width: 1280, height: 900 } });
    await page.emulateMedia({ forcedColors: 'active' });
    await visit(page, '/Saree');
    const pages = page.locator('main nav');
    await expectChosenStandsOut(
      page,
      pages.locator('a[aria-current]').last(),
      pages.locator('li a:not([aria-current])'),
    );
    await visit(page, '/Dress');
    await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
    const tabs = page.getByRole('tab');
    await expectChosenStandsOut(page, page.getByRole('tab', { selected: true }), page.locator('[aria-selected=false]'));
    expect(await tabs.count()).toBeGreaterThan(1);
    const sizes = page.getByRole('list', { name: 'Size' });
    await sizes.getByRole('link').first().click();
    await expectChosenStandsOut(
      page,
      sizes.locator('a[aria-current=true]'),
      sizes.locator('a:not([aria-current=true])'),
    );
    await page.emulateMedia({ forcedColors: null });
  });
});
