import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { hydrated, closePage, createPage, WINDOWS, type PageOptions, type WatchedPage } from './browser.ts';
import { withShop } from './shared-shop.ts';

/** Waits for the page itself; its pictures may still be loading. */
const DOCUMENT = { waitUntil: 'domcontentloaded' } as const;

let shop: WholeShop;
/** A product with several colours and reviews, and one of its colours that can be bought. */
let piece: { path: string; name: string; skus: string[] };

withShop.beforeAll(async ({ shop: shared }) => {
  shop = shared;
  piece = await findPiece();
});

/** Queries the gateway for a test's data of the sample shop. */
async function queryGateway(query: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${shop.gateway}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })).text();
}

async function findPiece(): Promise<typeof piece> {
  const text = await queryGateway(
    '{ category(name: "Saree") { products { nodes { name path reviewCount variants { sku inStock } } } } }',
  );
  const response: { data: { category: { products: { nodes: FoundPiece[] } } } } = JSON.parse(text);
  const { nodes } = response.data.category.products;
  const found = nodes.find(
    ({ variants, reviewCount }) => reviewCount > 10 && variants.filter(({ inStock }) => inStock).length > 1,
  );
  if (!found) throw new Error('The sample shop has no saree with eleven reviews and two colours in stock.');
  return { ...found, skus: found.variants.filter(({ inStock }) => inStock).map(({ sku }) => sku) };
}
interface FoundPiece {
  name: string;
  path: string;
  reviewCount: number;
  variants: { sku: string; inStock: boolean }[];
}

async function visiting(options: PageOptions, visit: (watched: WatchedPage) => Promise<void>) {
  const watched = await createPage(shop.web, options);
  await visit(watched);
  await closePage(watched.page);
}

const get = (path: string) => fetch(shop.web + path, { redirect: 'manual' });

describe('browsing', () => {
  it('[HOME-3] [CAT-1] [CAT-2] leads from home over a category to a second page and a piece, and back', async () => {
    await visiting(WINDOWS[0], async ({ page, requests }) => {
      await page.goto('/', DOCUMENT);
      await hydrated(page);
      await page.getByRole('link', { name: 'View All Sarees' }).click();
      await page.waitForURL('**/Saree?page=1');
      await page.getByRole('link', { name: 'Next' }).click();
      await page.waitForURL('**/Saree?page=2');
      await page.locator('nav[aria-label=Pages] a[aria-current]', { hasText: '2' }).waitFor();
      const card = page.locator('main li h2 a').nth(2);
      const name = await card.textContent();
      await card.click();
      await page.getByRole('heading', { level: 1, name: name ?? 'none' }).waitFor();
      await page.goBack();
      await page.waitForURL('**/Saree?page=2');
      expect(await page.locator('main li h2 a').nth(2).textContent()).toBe(name);
      expect(requests.filter((address) => /\/graphql(\?|$)/.test(address))).toHaveLength(3);
    });
  });

  it('[PDP-7] leads from a piece to another that is like it, and back to where it was', async () => {
    for (const options of WINDOWS) {
      await visiting(options, async ({ page }) => {
        await page.goto(piece.path, DOCUMENT);
        await hydrated(page);
        const similar = page.getByRole('region', { name: 'You may also like' });
        await page.getByRole('tabpanel').scrollIntoViewIfNeeded();
        const card = similar.getByRole('heading', { level: 3 }).getByRole('link').nth(1);
        const name = await card.textContent();
        await card.click();
        await page.getByRole('heading', { level: 1, name: name ?? 'none' }).waitFor();
        expect(await page.evaluate(() => scrollY)).toBe(0);
        await page.goBack();
        await page.getByRole('heading', { level: 1, name: piece.name }).waitFor();
        await similar.waitFor();
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
      });
    }
  });

  it('[PDP-2] changes the colour in place: the address contains it, the page stays, and Back leads away', async () => {
    await visiting(WINDOWS[0], async ({ page }) => {
      await page.goto('/Saree', DOCUMENT);
      await hydrated(page);
      await page.getByRole('link', { name: piece.name, exact: true }).click();
      const colours = page.getByRole('list', { name: 'Colours' });
      const other = colours.locator(`a[href$="${piece.skus[1]}"]`);
      // A click scrolls until it hits; a trial click does that beforehand, once the scrolling has stopped.
      await other.click({ trial: true });
      const top = await page.evaluate(() => Math.round(scrollY));
      await other.click();
      await page.waitForURL(`**${piece.path}?variant=${piece.skus[1]}`);
      await page.locator(`a[aria-current=true][href$="${piece.skus[1]}"]`).waitFor();
      expect(await page.getByRole('list', { name: 'Pictures' }).locator('img').first().getAttribute('src')).toContain(
        piece.skus[1],
      );
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(top);
      await page.goBack();
      await page.waitForURL('**/Saree');
    });
  });

  it('[PDP-7] [PDP-9] opens the reviews from the stars and shows more of them', async () => {
    await visiting(WINDOWS[1], async ({ page }) => {
      await page.goto(piece.path, DOCUMENT);
      await hydrated(page);
      await page.getByRole('link', { name: /out of 5 stars/ }).click();
      const panel = page.getByRole('tabpanel', { name: 'Reviews' });
      await panel.waitFor();
      expect(await panel.locator('time').count()).toBe(10);
      await panel.getByRole('link', { name: 'Show more' }).click();
      await panel.locator('time').nth(10).waitFor();
      // An anchor that is typed into the address bar.
      await page.goto(`${piece.path}#return-policy`, DOCUMENT);
      await page.getByRole('tab', { name: 'Return Policy', selected: true }).waitFor();
    });
  });

  it('[PDP-2] [PDP-7] [PDP-9] shows every panel, more reviews and other colours where no script runs', async () => {
    await visiting({ ...WINDOWS[0], javaScriptEnabled: false }, async ({ page }) => {
      await page.goto(piece.path, DOCUMENT);
      for (const heading of ['Product Details', 'Description', 'Reviews', 'Return Policy']) {
        expect(await page.getByRole('heading', { name: heading, exact: true }).isVisible()).toBe(true);
      }
      await page.getByRole('link', { name: 'Show more' }).click();
      await page.waitForURL('**?reviews=20#reviews', DOCUMENT);
      await page.locator('#reviews time').nth(10).waitFor();
      await page.locator(`a[href$="${piece.skus[1]}"]`).click();
      await page.waitForURL(`**?variant=${piece.skus[1]}`, DOCUMENT);
      await page.goto('/Saree', DOCUMENT);
      await page.getByRole('link', { name: 'Next' }).click();
      await page.waitForURL('**/Saree?page=2', DOCUMENT);
    });
  });
});

describe('every page', () => {
  it.each([
    ['/Nope', 404],
    ['/Saree?page=0', 404],
    ['/Saree?page=-1', 404],
    ['/Saree?page=1e9', 404],
    ['/Saree?page=x', 404],
    ['/Saree?page=99', 404],
    ['/Saree/x/nope', 404],
    [`/Saree/x/${'9'.repeat(5_000)}`, 404],
    ['/Saree/x/..%2Fuser%2Fprofile', 404],
    ['/Saree?page=2', 200],
  ] as const)('[CAT-2] [PDP-10] returns %s with status %i and words, never a crash', async (path, status) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/<h1/);
  });

  it('sends a listing with its filters in at most 14.4 kB of gzip', async () => {
    expect(gzipSync(await (await get('/Saree')).text(), { level: 9 }).length).toBeLessThan(14_400);
  });
});

it('[PDP-1] shows plain ground and a mark in place of a picture that does not load, and no torn picture', async () => {
  await visiting({}, async ({ page }) => {
    await page.route('**/pictures/**', (route) => route.fulfill({ contentType: 'image/png', body: 'no picture' }));
    await page.goto(piece.path, DOCUMENT);
    const picture = page.locator('main img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const box = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const shoot = (x: number, y: number) =>
      page.screenshot({ clip: { x: box.x + x, y: box.y + y, width: 24, height: 24 } });
    // The browser draws its own icon, and the text, in the first corner.
    const ground = await shoot(8, box.height / 4);
    expect((await shoot(8, 8)).equals(ground)).toBe(true);
    expect((await shoot(60, 8)).equals(ground)).toBe(true);
    expect((await shoot(box.width / 2, box.height / 2)).equals(ground)).toBe(false);
  });
});
