import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { hydrated, closePage, createPage, WINDOWS, type PageOptions, type WatchedPage } from './browser.ts';
import { withShop } from './shared-shop.ts';

const DOCUMENT = { waitUntil: 'domcontentloaded' } as const;
const [PHONE, DESKTOP] = WINDOWS;

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

async function visiting(options: PageOptions, visit: (watched: WatchedPage) => Promise<void>) {
  const watched = await createPage(shop.web, options);
  await visit(watched);
  await closePage(watched.page);
}

const get = (path: string) => fetch(shop.web + path, { redirect: 'manual' });
const namesOn = ({ page }: WatchedPage) => page.locator('main li h2 a').allTextContents();

/** Opens the search over the page, hydrated. */
async function openPanel({ page }: WatchedPage) {
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  const panel = page.getByRole('dialog', { name: 'Search' });
  // The fabrics load when the panel opens. The page with results has the same fields.
  await expect
    .poll(() => panel.getByRole('combobox', { name: 'Fabric' }).getByRole('option').count())
    .toBeGreaterThan(1);
  return panel.getByRole('combobox', { name: 'Search for' });
}

describe('the search', () => {
  it('[SHELL-4] [SEARCH-1] works where no script runs: from the header to a form, from there to results', async () => {
    await visiting({ ...PHONE, javaScriptEnabled: false }, async (watched) => {
      const { page } = watched;
      await page.goto('/policies', DOCUMENT);
      await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
      await page.getByText('Type what you are looking for, or choose a category or fabric.').waitFor();
      await page.getByRole('searchbox', { name: 'Search for' }).fill('LEHERIYA');
      await page.getByRole('combobox', { name: 'Fabric' }).selectOption('Georgette');
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
      await page.waitForURL('**/search?text=LEHERIYA&category=&fabric=Georgette');
      const names = await namesOn(watched);
      expect(names.length).toBeGreaterThan(1);
      expect(names.filter((name) => !/leheriya/i.test(name))).toEqual([]);
    });
  });

  it('[SHELL-4] lists pieces during typing, drops outdated responses, and opens a piece by the keyboard', async () => {
    await visiting(DESKTOP, async (watched) => {
      const { page } = watched;
      await page.goto('/policies', DOCUMENT);
      const box = await openPanel(watched);
      const [held, dropped] = [Promise.withResolvers<void>(), page.waitForEvent('requestfailed')];
      await page.route('**/graphql', (route) => held.promise.then(() => route.continue()), { times: 1 });
      const first = page.waitForRequest('**/graphql');
      await box.fill('ban');
      await first;
      await box.fill('leheriya');
      expect((await dropped).postData()).toContain('"ban"');
      held.resolve();
      const searches = page.getByRole('group', { name: 'Suggested searches' }).getByRole('option');
      expect(await searches.first().textContent()).toMatch(/^Leheriya /);
      const options = page.getByRole('group', { name: 'Matching products' }).getByRole('option');
      await options.first().waitFor();
      expect(await options.count()).toBeLessThanOrEqual(8);
      expect(await options.locator('mark').first().textContent()).toMatch(/leheriya/i);
      await box.press('ArrowUp');
      const href = await options.last().getAttribute('href');
      await box.press('Enter');
      await page.waitForURL(`**${href}`);
      await page.getByRole('heading', { level: 1, name: /leheriya/i }).waitFor();
      expect(await page.getByRole('dialog').count()).toBe(0);
    });
  });

  it('suggests popular and recent searches before typing, and forgets the recent ones', async () => {
    for (const options of WINDOWS) {
      await visiting(options, async (watched) => {
        const { page } = watched;
        await page.goto('/policies', DOCUMENT);
        const box = await openPanel(watched);
        const popular = page.getByRole('group', { name: 'Popular searches' }).getByRole('option');
        const text = (await popular.first().textContent()) ?? '';
        await box.press('ArrowDown');
        await box.press('Enter');
        await page.getByRole('heading', { level: 1, name: text }).waitFor();
        expect((await namesOn(watched)).length).toBeGreaterThan(0);
        await openPanel(watched);
        const recent = page.getByRole('group', { name: 'Recent searches' });
        expect(await recent.getByRole('option').allTextContents()).toEqual([text]);
        await page.getByRole('button', { name: 'Clear recent searches' }).click();
        expect(await recent.count()).toBe(0);
      });
    }
  });

  it.each([
    ['/search', 200, 'Type what you are looking for'],
    ['/search?text=%00%00', 200, 'Type what you are looking for'],
    ['/search?text=zzzzqqqq', 200, 'No products found'],
    ['/search?text=%25', 200, 'No products found'],
    [`/search?text=${'x'.repeat(3000)}`, 200, 'No products found'],
    ['/search?category=Sofa', 200, 'No products found'],
    ['/search?fabric=Silk&page=99', 404, 'This page does not exist'],
    ['/search?fabric=Silk&page=x', 404, 'This page does not exist'],
    ['/search?fabric=Crep', 200, 'Crepe products'],
    ['/Saree?maxPrice=9e9&fabric=%00&occasion=x&collection=constructor&inStock=2&sort=__proto__', 200, '52 hand-dyed'],
    ['/Saree?fabric=Nylon', 200, 'No products found'],
    [`/Saree?${'fabric=a&'.repeat(400)}`, 200, 'No products found'],
  ] as const)('[SEARCH-1] [CAT-3] returns address %# with its status and clear words', async (path, status, words) => {
    const response = await get(path);
    const html = (await response.text()).replaceAll('<!-- -->', '');
    expect([response.status, html.includes(words), html.includes('content="noindex"')]).toEqual([
      status,
      true,
      !path.includes('9e9'),
    ]);
  });
});

describe('the filters', () => {
  it('[CAT-3] narrow a listing down where no script runs', async () => {
    await visiting({ ...PHONE, javaScriptEnabled: false }, async ({ page }) => {
      await page.goto('/Saree', DOCUMENT);
      await page.getByRole('link', { name: 'Sort & Filter' }).click();
      const rail = page.getByRole('complementary', { name: 'Filters' });
      await rail.getByRole('checkbox', { name: /^Silk/ }).check();
      await rail.getByRole('combobox', { name: 'Sort by' }).selectOption('Price: low to high');
      await rail.getByRole('button', { name: /Apply Filters/ }).click();
      // The browser also sends the empty fields.
      await page.waitForURL(/\/Saree\?sort=price_asc&.*fabric=Silk/);
      await page.getByRole('link', { name: 'Remove filter Silk' }).click();
      await page.waitForURL('**/Saree?sort=price_asc');
      expect(await page.getByRole('list', { name: 'Active filters' }).count()).toBe(0);
    });
  });

  it('[CAT-3] make way for the results when they were opened before their script was there', async () => {
    await visiting({ ...PHONE, isFirst: true }, async ({ page }) => {
      await page.goto('/Saree#filters', DOCUMENT);
      await hydrated(page);
      const rail = page.getByRole('complementary', { name: 'Filters' });
      await rail.getByRole('checkbox', { name: /^Silk/ }).check();
      await rail.getByRole('slider', { name: 'Price' }).fill('2000');
      await rail.getByText('up to ₹2,000').waitFor();
      await rail.getByRole('button', { name: 'Apply Filters' }).click();
      await page.waitForURL('**/Saree?maxPrice=2000&fabric=Silk');
      await rail.waitFor({ state: 'hidden' });
      await expect.poll(() => page.getByRole('link', { name: 'Remove filter Silk' }).count()).toBe(1);
    });
  });

  it('[CAT-3] become interactive at the first movement, preserve earlier ticks, and stay through reload and back', async () => {
    await visiting(DESKTOP, async (watched) => {
      const { page, requests } = watched;
      await page.goto('/Saree', DOCUMENT);
      await hydrated(page);
      const rail = page.getByRole('complementary', { name: 'Filters' });
      expect(requests.filter((address) => address.includes('/live-'))).toEqual([]);
      await rail.getByRole('checkbox', { name: /^Georgette/ }).check();
      await rail.getByRole('slider', { name: 'Price' }).fill('2000');
      await rail.getByText('up to ₹2,000').waitFor();
      const counted = /Apply Filters \(\d+\)/;
      await expect.poll(() => rail.getByRole('button').textContent()).toMatch(counted);
      await rail.getByRole('button', { name: 'Apply Filters' }).click();
      await page.waitForURL('**/Saree?maxPrice=2000&fabric=Georgette');
      await page.getByRole('list', { name: 'Active filters' }).waitFor();
      const names = await namesOn(watched);
      const total = Number((await page.getByText(/^\d+ hand-dyed/).textContent())?.match(/\d+/)?.[0]);
      expect(names).toHaveLength(total);
      await page.reload(DOCUMENT);
      await hydrated(page);
      expect(await namesOn(watched)).toEqual(names);
      expect(await rail.getByRole('checkbox', { name: /^Georgette/ }).isChecked()).toBe(true);
      await page.getByRole('link', { name: 'Remove filter Up to ₹2,000' }).click();
      await page.waitForURL('**/Saree?fabric=Georgette');
      await page.goBack();
      await page.waitForURL('**/Saree?maxPrice=2000&fabric=Georgette');
      await expect.poll(() => namesOn(watched)).toEqual(names);
      await rail.getByRole('link', { name: 'Clear All' }).click();
      await page.waitForURL('**/Saree');
      await page.getByText('52 hand-dyed products').waitFor();
    });
  });

  it('[CAT-3] leave room for themselves in the lowest window', async () => {
    await visiting({ ...PHONE, viewport: { width: 320, height: 256 } }, async ({ page }) => {
      await page.goto('/Saree', DOCUMENT);
      await hydrated(page);
      await page.getByRole('link', { name: 'Sort & Filter' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Sort & Filter' });
      await sheet.waitFor();
      const apply = sheet.getByRole('button', { name: /Apply Filters/ });
      expect(await apply.evaluate((button) => button.getBoundingClientRect().top > innerHeight)).toBe(true);
      expect(await sheet.getByRole('combobox').evaluate((order) => order.getBoundingClientRect().bottom)).toBeLessThan(
        256,
      );
    });
  });

  it('[CAT-3] open as a sheet on a phone, and page links preserve them', async () => {
    await visiting(PHONE, async ({ page }) => {
      await page.goto('/Saree', DOCUMENT);
      await hydrated(page);
      await page.getByRole('heading', { level: 1 }).tap();
      const sheet = page.getByRole('dialog', { name: 'Sort & Filter' });
      const opener = page.getByRole('link', { name: 'Sort & Filter' });
      // Until the form's script has loaded, the link leads to the form in the page.
      await expect
        .poll(async () => {
          if (!(await sheet.isVisible())) await opener.tap({ timeout: 1000 }).catch(() => undefined);
          return sheet.isVisible();
        })
        .toBe(true);
      await sheet.getByRole('checkbox', { name: /^In stock/ }).check();
      const close = sheet.getByRole('button', { name: 'Close' });
      expect(await close.evaluate((way) => way.getBoundingClientRect().top)).toBeGreaterThan(0);
      await sheet.getByRole('button', { name: /Apply Filters/ }).click();
      await page.waitForURL('**/Saree?inStock=true');
      expect(await sheet.count()).toBe(0);
      await page.getByRole('link', { name: 'Next' }).tap();
      await page.waitForURL('**/Saree?inStock=true&page=2');
    });
  });
});
