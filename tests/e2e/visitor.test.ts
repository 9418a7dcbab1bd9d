import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { brokenWords, setTextSize } from './text-size.ts';
import { hydrated, closePage, createPage, WINDOWS } from './browser.ts';
import { CHROMIUM } from './chromium.ts';
import { withShop } from './shared-shop.ts';

const DOCUMENT = { waitUntil: 'domcontentloaded' } as const;
const [PHONE, DESK] = WINDOWS;

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Runs `visit` on the page at this path, hydrated. */
async function visiting(
  path: string,
  options: BrowserContextOptions,
  visit: (page: Page) => Promise<void>,
  by?: Browser,
): Promise<void> {
  const { page } = await createPage(shop.web, { ...options, ...(by && { by }) });
  await page.goto(path, DOCUMENT);
  await hydrated(page);
  await visit(page);
  await closePage(page);
}

/** Opens the quick view of one of the pieces, and waits for all of it. */
async function lookAt(page: Page, at: number): Promise<void> {
  await page
    .getByRole('button', { name: /^Quick view/ })
    .nth(at)
    .click({ force: true });
  await page.getByRole('dialog').getByRole('link', { name: 'See all details' }).waitFor();
}
const gone = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const place = (page: Page) => page.evaluate(() => [location.pathname + location.search, Math.round(scrollY)]);
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);

describe('the quick view', () => {
  it('[CAT-4] is left by going back, once, and by all that closes it; the page and the keyboard stay where they were', async () => {
    await visiting('/Saree?page=2', DESK, async (page) => {
      await page
        .getByRole('button', { name: /^Quick view/ })
        .nth(7)
        .scrollIntoViewIfNeeded();
      const [path, y] = await place(page);
      const closings = [
        () => page.evaluate(() => history.back()),
        () => page.keyboard.press('Escape'),
        // An impatient shopper: closing it twice doesn't leave the page.
        async () => {
          const cross = page.getByRole('dialog').getByRole('button', { name: 'Close' });
          await cross.evaluate((button: HTMLButtonElement) => (button.click(), button.click()));
        },
      ];
      for (const close of closings) {
        await lookAt(page, 7);
        await close();
        await gone(page);
        expect(await place(page)).toEqual([path, y]);
        expect(await focused(page)).toMatch(/^Quick view of /);
      }
    });
  });

  it('[CAT-4] shows another colour in place, leads to that one’s page, and is there again on the way back', async () => {
    await visiting('/Saree', DESK, async (page) => {
      const dialog = page.getByRole('dialog');
      const colours = dialog.getByRole('list', { name: 'Colours' }).getByRole('link');
      await lookAt(page, 0);
      const path = await colours.nth(1).getAttribute('href');
      await colours.nth(1).click();
      await expect.poll(() => colours.nth(1).getAttribute('aria-current')).toBe('true');
      expect(new URL(page.url()).pathname).toBe('/Saree');
      await dialog.getByRole('link', { name: 'See all details' }).click();
      await page.waitForURL(shop.web + path);
      await gone(page);
      await page.goBack();
      await dialog.waitFor();
      await page.goBack();
      await gone(page);
      expect(await place(page)).toEqual(['/Saree', 0]);
    });
  });
});

describe('an overlay of the page', () => {
  it('[SHELL-3] [AUTH-5] moves nothing of it where a scrollbar goes meanwhile', async () => {
    const wide = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-features=OverlayScrollbar,FluentOverlayScrollbar'],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    try {
      for (const path of ['/', '/Saree']) {
        await visiting(
          path,
          DESK,
          async (page) => {
            expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(5);
            const boxes = () =>
              page.evaluate(() =>
                [...document.querySelectorAll('main :is(h1, h2, img), footer')].map((part) => {
                  const { x, y, width } = part.getBoundingClientRect();
                  return [x, y, width].map(Math.round).join();
                }),
              );
            const before = await boxes();
            await page.getByRole('button', { name: 'Menu' }).click();
            await page.getByRole('dialog').waitFor();
            expect(await boxes()).toEqual(before);
          },
          wide,
        );
      }
    } finally {
      await wide.close();
    }
  });

  it('[SHELL-6] does not cover the bar at a phone’s foot, and the buttons of a sheet', async () => {
    const name = 'Sharing not supported on this browser.';
    const gap = (page: Page, words: string, above: string) =>
      page.evaluate(
        ([output = '', selector = '']) => {
          const toast = [...document.querySelectorAll('[data-kind]')].find(({ textContent }) =>
            textContent?.includes(output),
          );
          const foot = document.querySelector(selector)?.getBoundingClientRect().top;
          return (foot ?? Number.NaN) - (toast?.getBoundingClientRect().bottom ?? Number.NaN);
        },
        [words, above],
      );
    await visiting('/Saree/x/rb-1001', PHONE, async (page) => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByText(name).waitFor();
      await expect.poll(() => gap(page, name, 'form[data-sticky] button[class=button]')).toBeGreaterThan(0);
    });
    await visiting('/', PHONE, async (page) => {
      await page
        .getByRole('button', { name: /^Wishlist: / })
        .first()
        .click();
      const requested = 'Please Login for add product in wishlist';
      await page.getByRole('dialog').getByText(requested).waitFor();
      const top = () =>
        page
          .locator('[data-kind]')
          .filter({ hasText: requested })
          .evaluate((toast) => toast.getBoundingClientRect().top);
      await expect.poll(top).toBe(16);
    });
  });
});

describe('a policy', () => {
  it('[SHELL-5] [POLICY-1] is in view and under the keyboard when a link names it, from any page', async () => {
    await visiting('/', DESK, async (page) => {
      const foot = page.getByRole('contentinfo');
      for (const [link, section, title] of [
        ['Privacy', 'privacy', 'Privacy policy'],
        ['Terms', 'terms', 'Terms'],
        ['Terms', 'terms', 'Terms'],
      ] as const) {
        await foot.getByRole('link', { name: link }).click();
        await page.waitForURL(`**/policies#${section}`);
        await expect.poll(() => focused(page)).toBe(title);
        const top = () => page.locator(`#${section}`).evaluate((part) => part.getBoundingClientRect().top);
        await expect.poll(top).toBeLessThan(100);
        expect(await top()).toBeGreaterThanOrEqual(0);
      }
      await foot.getByRole('link', { name: 'Kurti' }).click();
      await expect.poll(() => focused(page)).toBe('Kurtis');
    });
  });
});

describe('the first view', () => {
  it.each([
    { width: 360, height: 780 },
    { width: 768, height: 1024 },
    { width: 999, height: 700 },
    { width: 1000, height: 700 },
    { width: 1280, height: 900 },
    { width: 2560, height: 1200 },
  ])('[HOME-2] has a complete piece and the words at $width px', async (viewport) => {
    await visiting('/', { viewport }, async (page) => {
      const hero = page.getByRole('region', { name: /^Colour/ });
      const box = await hero.getByRole('img').first().boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(3 / 4, 2);
      expect(Math.abs((box?.y ?? 0) - ((await hero.boundingBox())?.y ?? Infinity))).toBeLessThan(1);
      const words = hero.getByRole('heading');
      const size = await words.evaluate((heading) => Number.parseFloat(getComputedStyle(heading).fontSize));
      const place = await words.boundingBox();
      expect((place?.height ?? Infinity) / size).toBeLessThan(2.5);
      expect((place?.y ?? Infinity) + (place?.height ?? 0)).toBeLessThan(viewport.height);
    });
  });

  it.each([
    { width: 320, text: '100%' },
    { width: 360, text: '200%' },
  ])('[HOME-2] [HOME-4] breaks no word at $width px with text of $text', async ({ width, text }) => {
    await visiting('/', { viewport: { width, height: 780 } }, async (page) => {
      await setTextSize(page, text);
      const looked = 'header p, main :is(h1, h2, h3, li > a, .button), footer a, section[aria-label] p';
      const broken = await brokenWords(page, looked);
      // An address has no point where it can wrap.
      expect(broken.filter((word) => word !== 'example')).toEqual([]);
    });
  });

  it.each([640, 780])('[PDP-3] shows the price on a phone %i px high', async (height) => {
    await visiting('/Saree/x/rb-1001', { ...PHONE, viewport: { width: 360, height } }, async (page) => {
      const reported = await page.evaluate(() =>
        [...document.querySelectorAll('main b')].flatMap((price) => {
          const { left, top, width, height: high } = price.getBoundingClientRect();
          const seen = document.elementFromPoint(left + width / 2, top + high / 2);
          return seen === price ? [price.textContent] : [];
        }),
      );
      expect(reported).toContain('₹4,299.00');
    });
  });
});

describe('the filters beside a listing', () => {
  it('[CAT-3] show each box that the keyboard is at, none behind the buttons', async () => {
    await visiting('/Saree', { viewport: { width: 1280, height: 700 } }, async (page) => {
      await page.getByRole('complementary', { name: 'Filters' }).getByRole('combobox').focus();
      const behind: (string | null)[] = [];
      for (let at = 0; at < 40; at += 1) {
        await page.keyboard.press('Tab');
        const box = page.locator('input[type=checkbox]:focus');
        if ((await box.count()) === 0) continue;
        const isSeen = await box.evaluate((input) => {
          const { left, top, width, height } = input.getBoundingClientRect();
          return document.elementFromPoint(left + width / 2, top + height / 2) === input;
        });
        if (!isSeen) behind.push(await box.getAttribute('value'));
      }
      expect(behind).toEqual([]);
    });
  });
});

describe('a listing of few pieces', () => {
  it('[CAT-3] begins right under its filters, however long the form beside it is', async () => {
    await visiting('/Saree?fabric=Silk&collection=Featured&occasion=Wedding', DESK, async (page) => {
      const chips = await page.getByRole('link', { name: /Wedding/ }).boundingBox();
      const first = await page.locator('main li img').first().boundingBox();
      const room = (first?.y ?? Infinity) - (chips?.y ?? 0) - (chips?.height ?? 0);
      expect(room).toBeLessThan(48);
    });
  });
});
