import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, fillFigures } from '../../schema/settings.ts';
import { SHOP } from '../../schema/shop.ts';
import { startShell } from '../app/shop.ts';
import { axe, hydrated, closePage, createPage, WINDOWS, type PageOptions, type WatchedPage } from './browser.ts';

/** The offer of the banner, with the percent of today. */
const OFFER_IN_FORCE = fillFigures(SHOP.offer, DEFAULT_SETTINGS);

const WIDTHS = [320, 360, 768, 1280];

let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  shop = await startShell({ pageSeconds: 0 });
});
afterAll(() => shop.close());
/** Runs `visit` on a new page, which is closed afterwards. */
async function visiting(options: PageOptions, visit: (watched: WatchedPage) => Promise<void>): Promise<void> {
  const watched = await createPage(shop.address, options);
  await visit(watched);
  await closePage(watched.page);
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Marks the elements that the server sent, so that replaced ones are detected. */
const markEnds = (page: Page) =>
  page.evaluate(() =>
    document.querySelectorAll('header p, footer').forEach((end) => end.setAttribute('data-sent', '')),
  );
const marked = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [...document.querySelectorAll('[data-sent]')].map((end) => (end.closest('header') ? 'header' : 'footer')),
    ),
  ]);

describe('the banner, the header and the menu', () => {
  it.each(WIDTHS)('[SHELL-1] [SHELL-2] [SHELL-3] are complete and stable at %i px', async (width) => {
    await visiting({ viewport: { width, height: 780 } }, async ({ page }) => {
      await page.goto('/policies', { waitUntil: 'networkidle' });
      await hydrated(page);
      const top = page.getByRole('banner').first();
      for (const words of [OFFER_IN_FORCE, SHOP.tagline]) expect(await top.getByText(words).isVisible()).toBe(true);
      const names = [
        'Home',
        'Chat with us (opens a new tab)',
        ...SHOP.social.map(({ name }) => `${SHOP.name} on ${name}`),
      ];
      for (const name of [...names, 'Search', 'Login', 'Wishlist', 'Cart']) {
        const box = await top.getByRole('link', { name, exact: true }).boundingBox();
        expect([name, (box?.width ?? 0) >= 24, (box?.height ?? 0) >= 32], `at ${width} px`).toEqual([name, true, true]);
      }
      expect(await overflow(page)).toBe(0);
      await top.getByRole('button', { name: 'Menu' }).click();
      const menu = page.getByRole('dialog', { name: SHOP.name });
      for (const tab of ['Menu', 'Categories']) {
        await menu.getByRole('tab', { name: tab }).click();
        await expect.poll(() => axe(page)).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    });
  });

  it('[SHELL-1] lead home from every page without a reload', async () => {
    await visiting({}, async ({ page, requests }) => {
      await page.goto('/policies', { waitUntil: 'networkidle' });
      await hydrated(page);
      const documents = () => requests.filter((address) => new URL(address).pathname === '/');
      await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
      await page.waitForURL(`${shop.address}/`);
      expect(documents()).toEqual([]);
    });
  });

  it('[SHELL-3] open by keyboard, hold the focus, and return it at Escape, at Back and at the cross', async () => {
    await visiting(WINDOWS[0], async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Dress' }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      const button = page.getByRole('button', { name: 'Menu' });
      const closings = [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click(),
      ];
      for (const close of closings) {
        await button.focus();
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor();
        for (let press = 0; press < 15; press += 1) await page.keyboard.press('Tab');
        expect(await page.evaluate(() => document.activeElement?.closest('main, footer, nav, #offer') ?? null)).toBe(
          null,
        );
        await close();
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
      }
      await button.click();
      await page.getByRole('dialog').waitFor();
      await page.evaluate(() => history.back());
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });
  });

  it('[SHELL-1] [SHELL-2] leave the paper to the page when it is printed', async () => {
    await visiting({}, async ({ page }) => {
      for (const path of ['/policies', '/Saree']) {
        await page.goto(path);
        await page.emulateMedia({ media: 'print' });
        const top = page.getByRole('banner').first();
        expect(await top.getByText(OFFER_IN_FORCE).isVisible()).toBe(false);
        expect(
          await top.getByRole('link').evaluateAll((links) => links.filter((link) => link.checkVisibility()).length),
        ).toBe(1);
        expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
      }
    });
  });
});

describe('the HTML of the server', () => {
  it('[SHELL-1] [SHELL-5] stays through changes of page, and moves nothing', async () => {
    await visiting({ ...WINDOWS[0], isFirst: true }, async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((shifts) => {
          document.documentElement.dataset['shifts'] = String(shifts.getEntries().length);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/policies', { waitUntil: 'networkidle' });
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.dataset['shifts'])).toBeUndefined();
      await markEnds(page);
      const links = [
        page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Dress' }),
        page.getByRole('contentinfo').getByRole('link', { name: 'Kurti' }),
      ];
      for (const link of links) {
        const heading = (await link.textContent()) ?? '';
        await link.click();
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        expect(await marked(page)).toEqual(['header', 'footer']);
      }
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      await page.waitForURL(`${shop.address}/policies#privacy`);
      expect(await marked(page)).toEqual(['header', 'footer']);
    });
  });

  it('stays where each page was scrolled to at a step between pages that were each loaded', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto('/');
      await hydrated(page);
      await page.goto('/policies');
      await hydrated(page);
      await page.evaluate(() => scrollTo(0, 800));
      await page.goBack();
      await hydrated(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goForward();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(800);
    });
  });
});
