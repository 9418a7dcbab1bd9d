import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CATEGORIES, SHOP } from '../../schema/shop.ts';
import { expectWarning, tolerateWarning } from '../quiet-console.ts';
import { startShell } from '../app/shop.ts';
import { hydrated, closePage, createPage, WINDOWS, type PageOptions, type WatchedPage } from './browser.ts';

const PAGES = [
  '/cart',
  '/wishlist',
  '/myorders',
  '/account/login',
  '/',
  '/Saree',
  '/Saree/Leheriya-georgette-saree-2/rb-saree-1',
  '/policies',
  '/Kurti',
];
const NOT_FOUND = '/no/such/page/here';
const MISSING = /status of 404 .*\/no\/such\/page\/here/;

let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  shop = await startShell({ pageSeconds: 0 });
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.standIn.state.down = false;
});

/** Runs `visit` on a new page, which is closed afterwards. */
async function visiting(options: PageOptions, visit: (watched: WatchedPage) => Promise<void>): Promise<void> {
  const watched = await createPage(shop.address, options);
  await visit(watched);
  await closePage(watched.page);
}

/** The pages without content for a first visitor: they load the newest products. */
const EMPTY = new Set(['/cart', '/wishlist', '/Kurti']);

describe('every page', () => {
  it.each(PAGES)("%s hydrates the server's HTML: no GraphQL call, no warning, nothing from elsewhere", async (path) => {
    await visiting({ ...WINDOWS[0], isFirst: true }, async ({ page, requests }) => {
      const requested: unknown[] = [];
      page.on('request', (request) => {
        if (/\/graphql(\?|$)/.test(request.url())) requested.push(request.postDataJSON());
      });
      expect((await page.goto(path, { waitUntil: 'networkidle' }))?.status()).toBe(200);
      await hydrated(page);
      expect(requested).toMatchObject(EMPTY.has(path) ? [{ operationName: 'newArrivals' }] : []);
      expect(requests.filter((address) => !address.startsWith(shop.address))).toEqual([]);
    });
  });

  it('loads its first pictures before its scripts, unless the visitor uses the page', async () => {
    // The pictures that are delayed until the end and then refused; the page may no longer wait for some of them by then.
    tolerateWarning(/pictures\//);
    await visiting(WINDOWS[0], async ({ page, requests }) => {
      const held = Promise.withResolvers<void>();
      await page.route('**/pictures/**', async (route) => {
        await held.promise;
        await route.abort();
      });
      await page.goto('/Saree', { waitUntil: 'domcontentloaded' });
      const scripts = () => requests.filter((address) => /assets\/client-/.test(address));
      await expect.poll(() => requests.some((address) => address.includes('/pictures/'))).toBe(true);
      expect(scripts()).toEqual([]);
      await page.keyboard.press('Tab');
      await hydrated(page);
      expect(scripts()).toHaveLength(1);
      held.resolve();
    });
  });

  it("[SHELL-5] [SHELL-7] ends with the shop's facts and promises", async () => {
    expectWarning(MISSING);
    await visiting(WINDOWS[0], async ({ page }) => {
      for (const path of [...PAGES, NOT_FOUND]) {
        await page.goto(path);
        const foot = page.getByRole('contentinfo');
        for (const words of [SHOP.description, SHOP.email, SHOP.phone.display, ...SHOP.address]) {
          await foot.getByText(words, { exact: true }).first().waitFor({ state: 'visible' });
        }
        for (const name of [...CATEGORIES, 'Shipping', 'Return and refund', 'Privacy', 'Terms', 'Instagram']) {
          expect(await foot.getByRole('link', { name, exact: true }).isVisible(), `${name} on ${path}`).toBe(true);
        }
        const promises = page.getByRole('region', { name: 'Our promises' });
        for (const { title } of SHOP.claims) expect(await promises.getByText(title).isVisible()).toBe(true);
      }
    });
  });

  it('fetches at most 30 kB of fonts, and for a price none of a whole script', async () => {
    await visiting({ ...WINDOWS[0], isFirst: true }, async ({ page, requests }) => {
      await page.goto('/Saree', { waitUntil: 'networkidle' });
      const fonts = requests.filter((address) => address.endsWith('.woff2'));
      const sizes = await Promise.all(fonts.map(async (font) => (await (await fetch(font)).arrayBuffer()).byteLength));
      expect(fonts.length).toBeGreaterThan(0);
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(30_000);
    });
  });

  it('runs no script that is not the shop’s own file', async () => {
    expectWarning(/requires 'TrustedScript' assignment/);
    expectWarning(/requires 'TrustedHTML' assignment/);
    expectWarning(/Content Security Policy/);
    await visiting({}, async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => {
        const words = 'document.documentElement.dataset.intruder = "yes"';
        const script = document.createElement('script');
        const link = document.createElement('a');
        const ways = [
          () => (script.textContent = words),
          () => (document.body.innerHTML = `<img src="x:" onerror='${words}'>`),
          () => (link.href = `javascript:${words}`),
          () => link.click(),
        ];
        for (const way of ways) {
          try {
            way();
          } catch {
            // The browser refuses to store the text.
          }
        }
        document.body.append(script);
      });
      expect(await page.evaluate(() => document.documentElement.dataset['intruder'])).toBeUndefined();
    });
  });
});

describe('by keyboard and screen reader', () => {
  it('offers the way past the header first', async () => {
    await visiting({}, async ({ page }) => {
      await page.goto('/Saree');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content');
      await page.keyboard.press('Enter');
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    });
  });

  it('moves to the new page’s heading, and announces its title, when a link is followed', async () => {
    await visiting({}, async ({ page, requests }) => {
      await page.goto('/policies');
      await hydrated(page);
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Dress' }).click();
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
      const title = await page.title();
      expect(title).toContain('Dress');
      await expect.poll(() => page.getByRole('status').allTextContents()).toContain(title);
      expect(requests.filter((address) => /\/graphql(\?|$)/.test(address))).toHaveLength(1);
      const here = page.getByRole('navigation', { name: 'Categories' }).locator('[aria-current=page]');
      expect(await here.textContent()).toBe('Dress');
    });
  });
});

describe('when something is missing', () => {
  it('[SHELL-8] leads home from an unknown address', async () => {
    expectWarning(MISSING);
    await visiting(WINDOWS[0], async ({ page }) => {
      expect((await page.goto(NOT_FOUND))?.status()).toBe(404);
      await hydrated(page);
      await page.getByRole('link', { name: 'Back to the home page' }).click();
      await page.waitForURL(`${shop.address}/`);
    });
  });

  it('lets a shopper browse without JavaScript: category, its second page, a product, the policies', async () => {
    await visiting({ ...WINDOWS[0], javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/');
      await page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name: 'Saree' }).click();
      await page.getByRole('link', { name: 'Next' }).click();
      expect(new URL(page.url()).search).toBe('?page=2');
      await page
        .getByRole('main')
        .getByRole('link', { name: /saree 25$/ })
        .click();
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('saree 25');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
      expect(new URL(page.url()).hash).toBe('#privacy');
    });
  });
});
