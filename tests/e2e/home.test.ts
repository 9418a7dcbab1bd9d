import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectWarning } from '../quiet-console.ts';
import type { WholeShop } from '../whole-shop.ts';
import { axe, hydrated, closePage, createPage, type PageOptions, type WatchedPage } from './browser.ts';
import { withShop } from './shared-shop.ts';

const DOCUMENT = { waitUntil: 'domcontentloaded' } as const;
const PHONE = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true } as const;
const TABLET = { viewport: { width: 768, height: 1024 } } as const;
const DESK = { viewport: { width: 1280, height: 900 } } as const;
const LOOKS = [
  { ...PHONE, shown: 1 },
  { viewport: { width: 767, height: 1024 }, shown: 1 },
  { ...TABLET, shown: 2 },
  { viewport: { width: 1023, height: 800 }, shown: 2 },
  { viewport: { width: 1024, height: 800 }, shown: 3 },
  { ...DESK, shown: 3 },
] as const;

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Runs `visit` on the home page, hydrated if it has scripts. */
async function visiting(options: PageOptions, visit: (watched: WatchedPage) => Promise<void>): Promise<void> {
  const watched = await createPage(shop.web, options);
  const { page } = watched;
  await page.goto('/', DOCUMENT);
  if (options.javaScriptEnabled !== false) await hydrated(page);
  await visit(watched);
  await closePage(page);
}

const slider = (page: Page) => page.getByRole('region', { name: 'What our customers say' });
const row = (page: Page) => slider(page).getByRole('list', { name: 'Reviews' });

/** Scrolls to the reviews, once they are hydrated. */
async function reach(page: Page): Promise<void> {
  await page.locator('[aria-roledescription=carousel] ul[tabindex="0"]').waitFor();
  await row(page).evaluate((list) => list.scrollIntoView({ block: 'center' }));
}

/** Resolves when the reviews move automatically. */
const moving = (page: Page) => slider(page).locator('p[aria-live=off]').waitFor({ state: 'attached' });

/** The slides that are wholly in view, from 1. */
const inView = (page: Page): Promise<number[]> =>
  row(page).evaluate((list) => {
    const frame = list.getBoundingClientRect();
    return [...list.children].flatMap((slide, at) => {
      const { left, right } = slide.getBoundingClientRect();
      return left > frame.left - 2 && right < frame.right + 2 ? [at + 1] : [];
    });
  });

const from = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

describe('the reviews of the home page', () => {
  it.each(LOOKS)('[HOME-5] show $shown at once at $viewport.width px', async ({ shown, ...look }) => {
    await visiting(look, async ({ page }) => {
      await reach(page);
      expect(await inView(page)).toEqual(from(1, shown));
      const heights = await row(page).evaluate((list) =>
        [...list.querySelectorAll('figure')].map((card) => Math.round(card.getBoundingClientRect().height)),
      );
      expect(new Set(heights).size).toBe(1);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0);
      expect(await axe(page)).toEqual([]);
    });
  });

  it.each([
    { ...PHONE, shown: 1 },
    { ...DESK, shown: 3 },
  ])(
    '[HOME-5] move on every 3 s and shift nothing, neither page nor focus, at $viewport.width px',
    async ({ shown, ...look }) => {
      await visiting({ ...look, hasClock: true }, async ({ page }) => {
        await reach(page);
        await page.evaluate(() => {
          new PerformanceObserver((list) => {
            const moved = list.getEntries().length;
            document.body.dataset['moved'] = String(Number(document.body.dataset['moved'] ?? 0) + moved);
          }).observe({ type: 'layout-shift' });
        });
        const place = await page.evaluate(() => scrollY);
        await page.mouse.move(1, 1);
        await moving(page);
        for (const first of [2, 3, 4]) {
          await page.clock.fastForward(3000);
          await expect.poll(() => inView(page)).toEqual(from(first, shown));
        }
        expect(
          await page.evaluate(() => [scrollY, document.activeElement?.tagName, document.body.dataset['moved']]),
        ).toEqual([place, 'BODY', undefined]);
      });
    },
  );

  it('[HOME-5] rest under the pointer and out of view, and go on after that', async () => {
    await visiting({ ...DESK, hasClock: true }, async ({ page }) => {
      await reach(page);
      await row(page).hover();
      await page.clock.runFor(9000);
      expect(await inView(page)).toEqual([1, 2, 3]);
      await page.evaluate(() => scrollTo(0, 0));
      await page.mouse.move(1, 1);
      await page.clock.runFor(9000);
      expect(await row(page).evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
      await reach(page);
      await moving(page);
      await page.clock.runFor(3500);
      // The real time of a slow machine also passes.
      await expect.poll(async () => (await inView(page))[0]).toBeGreaterThan(1);
    });
  });

  it('[HOME-5] are reached by the keyboard, also the ones out of view, and rest meanwhile', async () => {
    await visiting({ ...DESK, hasClock: true }, async ({ page }) => {
      await reach(page);
      await slider(page).getByRole('button', { name: 'Next review' }).focus();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => inView(page)).toEqual([2, 3, 4]);
      for (const _ of from(1, 5)) await page.keyboard.press('Tab');
      // Without movement three are in view.
      await expect.poll(() => inView(page)).toEqual([4, 5, 6]);
      const before = await inView(page);
      await page.clock.runFor(9000);
      expect(await inView(page)).toEqual(before);
    });
  });
});

describe('the lower half of the home page', () => {
  it("[HOME-4] is in the server's HTML, and is interactive without a warning or a request", async () => {
    const html = await (await fetch(`${shop.web}/`)).text();
    for (const words of ['Why choose', 'What our customers say', 'Subscribe', 'Chat with us']) {
      expect(html).toContain(words);
    }
    await visiting(PHONE, async ({ page, requests }) => {
      await reach(page);
      expect(requests.filter((address) => /\/graphql(\?|$)/.test(address))).toEqual([]);
    });
  });

  it('[HOME-4] [HOME-5] is also shown if its script can’t be loaded', async () => {
    expectWarning(/HomeBelowFold-/);
    const { page } = await createPage(shop.web, PHONE);
    let refused = 0;
    await page.route('**/assets/HomeBelowFold-*.js', (route) => {
      refused += 1;
      return route.abort();
    });
    await page.goto('/', DOCUMENT);
    // A missing script reloads a page, once.
    await expect.poll(() => refused, { timeout: 15_000 }).toBe(2);
    await hydrated(page);
    expect(await slider(page).isVisible()).toBe(true);
    expect(await row(page).getByRole('figure').count()).toBeGreaterThanOrEqual(3);
  });

  it('[HOME-4] [HOME-5] stays while its script is on its way and a session is found meanwhile', async () => {
    const { page } = await createPage(shop.web, DESK);
    const held = Promise.withResolvers<void>();
    await page.addInitScript(() => origin !== 'null' && localStorage.setItem('rangbandh.accessToken', 'x.y.z'));
    await page.route('**/graphql', () => {});
    await page.route('**/assets/HomeBelowFold-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/', DOCUMENT);
    await hydrated(page);
    await page.getByRole('link', { name: 'Account' }).first().waitFor();
    expect(await slider(page).isVisible()).toBe(true);
    expect(await row(page).getAttribute('tabindex')).toBeNull();
    held.resolve();
    await reach(page);
    expect(await slider(page).count()).toBe(1);
  });

  it('[HOME-5] is scrolled manually without scripts', async () => {
    await visiting({ ...DESK, javaScriptEnabled: false }, async ({ page }) => {
      await row(page).hover();
      await page.mouse.wheel(500, 0);
      await expect.poll(() => inView(page)).not.toContain(1);
      await expect.poll(async () => (await inView(page)).length).toBe(3);
    });
  });

  it.each([PHONE, TABLET, DESK])(
    '[HOME-4] has a chat that never covers the newsletter and the parts below it, at $viewport.width px',
    async (look) => {
      await visiting(look, async ({ page }) => {
        await reach(page);
        const chat = page.getByRole('main').getByRole('link', { name: /^Chat with us/ });
        const box = await chat.boundingBox();
        expect([box?.width, box?.height]).toEqual([56, 56]);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(look.viewport.height);
        // Wherever the form is in the window, the chat is above it.
        for (const block of ['end', 'center', 'start'] as const) {
          const bottom = await chat.evaluate((button, at) => {
            const form = document.querySelector('main form')?.closest('section');
            form?.scrollIntoView({ block: at });
            return button.getBoundingClientRect().bottom - (form?.getBoundingClientRect().top ?? -Infinity);
          }, block);
          expect(bottom).toBeLessThanOrEqual(0);
        }
      });
    },
  );
});
