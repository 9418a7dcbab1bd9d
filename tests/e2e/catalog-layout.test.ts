import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectWarning } from '../quiet-console.ts';
import type { WholeShop } from '../whole-shop.ts';
import { hydrated, closePage, createPage, WINDOWS } from './browser.ts';
import { withShop } from './shared-shop.ts';

const DOCUMENT = { waitUntil: 'domcontentloaded' } as const;
const [PHONE] = WINDOWS;
const SMALL = { ...PHONE, viewport: { width: 360, height: 740 } };
/** A piece with sizes, and one with services. */
const [DRESS, SAREE] = ['/Dress/x/rb-1010', '/Saree/x/rb-1001'];

let shop: WholeShop;
/** The path of the first saree with more than one page of reviews. */
let piece: string;

withShop.beforeAll(async ({ shop: shared }) => {
  shop = shared;
  const body = JSON.stringify({ query: '{ category(name: "Saree") { products { nodes { path reviewCount } } } }' });
  const headers = { 'content-type': 'application/json' };
  const response: { data: { category: { products: { nodes: { path: string; reviewCount: number }[] } } } } = JSON.parse(
    await (await fetch(`${shop.gateway}/graphql`, { method: 'POST', headers, body })).text(),
  );
  piece = response.data.category.products.nodes.find(({ reviewCount }) => reviewCount > 10)?.path ?? 'none';
});

/** The page at this path, hydrated. */
async function visit(path: string, options: BrowserContextOptions): Promise<Page> {
  const { page } = await createPage(shop.web, options);
  await page.goto(path, DOCUMENT);
  await hydrated(page);
  return page;
}

const topOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  return Math.round(box?.y ?? Number.NaN);
};

describe('the catalogue’s pages', () => {
  it('[PDP-3] show a piece, its name and its price at once on a small phone, without cropping it', async () => {
    const page = await visit(piece, SMALL);
    const price = await page.locator('main b', { hasText: '₹' }).first().boundingBox();
    expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThanOrEqual(SMALL.viewport.height);
    const picture = await page.getByRole('list', { name: 'Pictures' }).locator('li').first().boundingBox();
    expect((picture?.width ?? 0) / (picture?.height ?? 1)).toBeCloseTo(3 / 4, 1);
    expect(picture?.height).toBeGreaterThan(250);
  });

  it('[PDP-3] show picture, colours, name, price and sizes above the bar that buys, at once on a small phone', async () => {
    const page = await visit('/Kurti/x/rb-1006', SMALL);
    const bar = await page.getByRole('button', { name: 'Buy Now' }).boundingBox();
    const heading = page.getByRole('heading', { level: 1 });
    const parts = ['Pictures', 'Colours', 'Size'].map((name) => page.getByRole('list', { name }));
    for (const part of [...parts, heading, page.locator('main b', { hasText: '₹' }).first()]) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });

  it('fit a small phone with text of twice the size and words of 32 letters', async () => {
    for (const path of ['/', '/Saree?page=2', piece, `${piece}#reviews`]) {
      const page = await visit(path, SMALL);
      // React must have hydrated the whole page before its texts change.
      await page.waitForLoadState('networkidle');
      const sideways = await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
        const texts = document.querySelectorAll('main :is(h1, h2, h3, a, p, b, dd, dt, span):not(:has(*))');
        for (const each of texts) each.textContent = 'Donaudampfschifffahrtsgesellscha';
        const main = document.querySelector('main');
        return main && main.scrollWidth - main.clientWidth;
      });
      expect({ path, sideways }).toEqual({ path, sideways: 0 });
      await closePage(page);
    }
  });

  it.each(WINDOWS)('[PDP-7] begin at the tab when the address names it, at $viewport.width px', async (look) => {
    const page = await visit(`${piece}#reviews`, look);
    await page.getByRole('tab', { name: 'Reviews', selected: true }).waitFor();
    await expect.poll(() => topOf(page, '[role=tablist]')).toBeGreaterThanOrEqual(0);
    expect(await topOf(page, '[role=tablist]')).toBeLessThan(100);
  });

  it('[PDP-7] show the tab that the address names before any script has run', async () => {
    expectWarning(/ERR_FAILED.*\/assets\//);
    const { page } = await createPage(shop.web, SMALL);
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${piece}#reviews`, DOCUMENT);
    await page.locator('#reviews time').first().waitFor({ state: 'visible' });
    expect(await page.locator('#details dl').isVisible()).toBe(false);
    expect(await topOf(page, '[role=tablist]')).toBeLessThan(100);
  });

  it('[CAT-1] preserve title, heading and focus while the pieces of a listing load', async () => {
    const page = await visit('/', SMALL);
    const held = Promise.withResolvers<void>();
    await page.route(/\/graphql(\?|$)/, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'View All Sarees' }).click();
    await page.getByTestId('skeleton').first().waitFor();
    expect(await page.title()).toContain('Sarees');
    const focused = () =>
      page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);
    await expect.poll(focused).toBe('H1 Sarees');
    held.resolve();
    await page.locator('main li h2 a').first().waitFor();
    expect(await focused()).toBe('H1 Sarees');
  });

  it('[PDP-7] print a piece in black, with its whole description, and nothing to tap', async () => {
    const page = await visit(piece, { ...WINDOWS[1], colorScheme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    for (const name of ['Product Details', 'Description', 'Reviews', 'Return Policy']) {
      expect(await page.getByRole('heading', { name, exact: true }).isVisible()).toBe(true);
    }
    expect(await page.getByRole('tablist').isVisible()).toBe(false);
    expect(await page.getByRole('textbox', { name: 'Quantity' }).isVisible()).toBe(false);
    const looks = await page.evaluate(() =>
      ['main h1', 'main b', 'main dt', 'main time'].map((each) => {
        const found = document.querySelector(each);
        return found && getComputedStyle(found).color;
      }),
    );
    expect(new Set(looks)).toEqual(new Set(['rgb(0, 0, 0)']));
    expect(
      await page.locator('main h1').evaluate((h1) => getComputedStyle(h1.parentElement?.parentElement ?? h1).position),
    ).toBe('static');
  });

  it('show by a ring which picture the keyboard is at', async () => {
    const page = await visit(piece, WINDOWS[1]);
    const picture = page.getByRole('list', { name: 'Pictures' }).getByRole('link').nth(1);
    const before = await picture.screenshot();
    await page.getByRole('list', { name: 'Pictures' }).getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    expect(await picture.evaluate((link) => link === document.activeElement)).toBe(true);
    expect((await picture.screenshot()).equals(before)).toBe(false);
  });

  it('[SHELL-6] show a toast above a sheet and not on its head, with letters of twice the size too', async () => {
    const page = await visit(SAREE, PHONE);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.getByRole('button', { name: 'Add Cart' }).click();
    const login = page.getByRole('dialog', { name: 'Login' });
    await login.waitFor();
    const output = login.getByRole('button', { name: 'Dismiss' }).first().locator('..');
    await output.waitFor();
    const bottom = (await output.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity;
    const head = await login.getByRole('heading', { name: 'Login' }).boundingBox();
    expect(head?.y).toBeGreaterThanOrEqual(bottom);
  });

  it.each([320, 360])('[PDP-5] show price, choice and both buttons in one low bar, at %i px', async (width) => {
    const page = await visit(DRESS, { ...PHONE, viewport: { width, height: 740 } });
    const bar = page.getByRole('button', { name: 'Buy Now' }).locator('..');
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(69);
    const price = bar.locator('b');
    expect(await price.evaluate((words) => words.scrollWidth <= (words.parentElement?.clientWidth ?? 0))).toBe(true);
  });

  it.each([320, 360])('[PDP-5] break no word beside the price of a piece with services, at %i px', async (width) => {
    const page = await visit(SAREE, { ...PHONE, viewport: { width, height: 740 } });
    await page.getByRole('main').getByRole('checkbox').first().check();
    const bar = page.getByRole('button', { name: 'Buy Now' }).locator('..');
    await bar.getByText('services').waitFor();
    const cut = await bar
      .locator('p, p *')
      .evaluateAll(
        (parts) => parts.filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0).length,
      );
    expect(cut).toBe(0);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(69);
  });
});
