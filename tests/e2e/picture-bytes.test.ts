import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { createPage, WINDOWS } from './browser.ts';
import { withShop } from './shared-shop.ts';

/** Bytes of pictures that a phone fetches of a page before any scrolling. */
const MOST = 120_000;
/** CSS pixels below the window in which Chromium fetches lazy pictures over a good connection. */
const LOOKS_AHEAD = 1250;
const [PHONE] = WINDOWS;

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** The addresses of the pictures that a page shows or will fetch soon; undefined until all have loaded. */
const readPictures = (page: Page): Promise<string[] | undefined> =>
  page.evaluate((ahead) => {
    // A picture that is not displayed, such as the close-up of a wide window, is not fetched.
    const shown = [...document.images].filter((image) => image.getClientRects().length > 0);
    const near = shown.filter((image) => image.getBoundingClientRect().top < innerHeight + ahead);
    if (near.some(({ complete, currentSrc }) => !complete || !currentSrc)) return undefined;
    return [...new Set(near.map(({ currentSrc }) => currentSrc))];
  }, LOOKS_AHEAD);

it.each(['/', '/Saree?page=1'])(
  'a phone of 360 px at 2× fetches at most 120 kB of pictures at first of %s',
  async (path) => {
    const { page } = await createPage(shop.web, PHONE);
    await page.goto(path);
    await expect.poll(() => readPictures(page), { timeout: 60_000 }).toBeDefined();
    const addresses = (await readPictures(page)) ?? [];
    expect(addresses.length).toBeGreaterThan(4);
    const sizes = await Promise.all(
      addresses.map(async (url) => (await (await fetch(url, { headers: { accept: 'image/avif' } })).bytes()).length),
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
  },
);
