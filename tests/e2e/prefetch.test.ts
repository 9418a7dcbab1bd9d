import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { visit } from './account-steps.ts';
import { createPage, WINDOWS } from './browser.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const [PHONE, DESKTOP] = WINDOWS;

/** The requests for scripts and for public data, which pages fetch by GET. */
const loadsIn = (requests: readonly string[]) =>
  requests.map((url) => decodeURIComponent(url)).filter((url) => /\/assets\/.*\.js$|\/graphql\?/.test(url));
const isData = (url: string) =>
  /operationName=(categoryPage|productPage)|(query|mutation) ?(categoryPage|productPage)/.test(url);
const repeated = (requests: readonly string[]) => requests.filter((url, at) => requests.indexOf(url) !== at);

/** Counts the page's data that the gateway returned without an error: on a busy machine a page may have to ask again. */
function countData(page: Page): () => Promise<number> {
  const responses: Promise<boolean>[] = [];
  page.on('response', (response) => {
    if (isData(decodeURIComponent(response.url())))
      responses.push(response.json().then((body: object) => !('errors' in body)));
  });
  return async () => (await Promise.all(responses)).filter(Boolean).length;
}

/** The link to a product in a listing. */
const productLink = (page: Page) => page.locator('main h2 a').first();

describe('a page that is loaded ahead', () => {
  it('requests its script and its data when a mouse rests on its link, and nothing again at the click', async () => {
    const { page, requests } = await createPage(shop.web, { ...DESKTOP, isFirst: true });
    await visit(page, '/Saree');
    const before = requests.length;
    // The listener comes with a script after the start: the mouse moves until it is there.
    await expect
      .poll(
        async () => {
          await page.mouse.move(0, 0);
          await productLink(page).hover();
          return loadsIn(requests.slice(before)).filter((url) => url.includes('ProductPage')).length;
        },
        { interval: 200, timeout: 20_000 },
      )
      .toBeGreaterThan(0);
    await expect.poll(() => loadsIn(requests.slice(before)).filter(isData).length).toBe(1);
    await page.waitForLoadState('networkidle');
    const ahead = requests.length;
    await productLink(page).click();
    await page.getByRole('button', { name: 'Add Cart' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(loadsIn(requests.slice(ahead)).filter((url) => isData(url) || url.includes('ProductPage'))).toEqual([]);
    expect(repeated(loadsIn(requests))).toEqual([]);
  });

  it('is requested once by a tap, whose page opens while it is loading', async () => {
    const { page, requests } = await createPage(shop.web, { ...PHONE, isFirst: true });
    await visit(page, '/Saree');
    const found = countData(page);
    await productLink(page).tap();
    await page.getByRole('button', { name: 'Add Cart' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await found()).toBe(1);
    expect(repeated(loadsIn(requests).filter((url) => !isData(url)))).toEqual([]);
  });

  it('is not requested for a shopper who saves data, before the click', async () => {
    const { page, requests } = await createPage(shop.web, { ...DESKTOP, isFirst: true, hasClock: true });
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await visit(page, '/Saree');
    await page.waitForLoadState('networkidle');
    const before = requests.length;
    await productLink(page).hover();
    await page.clock.runFor(2_000);
    await page.waitForLoadState('networkidle');
    expect(loadsIn(requests.slice(before)).filter((url) => isData(url) || url.includes('ProductPage'))).toEqual([]);
    await productLink(page).click();
    await page.getByRole('button', { name: 'Add Cart' }).first().waitFor();
    expect(loadsIn(requests.slice(before)).filter(isData)).toHaveLength(1);
  });
});
