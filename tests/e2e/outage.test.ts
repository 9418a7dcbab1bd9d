import type { Route } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startShell } from '../app/shop.ts';
import { expectWarning } from '../quiet-console.ts';
import { axe, closePage, createPage, hydrated, WINDOWS } from './browser.ts';
import { layoutShifts } from './layout-shifts.ts';

let shop: Awaited<ReturnType<typeof startShell>>;
beforeAll(async () => {
  shop = await startShell({ pageSeconds: 0 });
});
afterAll(() => shop.close());
beforeEach(() => {
  Object.assign(shop.standIn.state, { down: false, stale: false });
});

/** The duration of the first pauses together on a busy machine. */
const SOON = { timeout: 40_000 };
const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [...WINDOWS, { viewport: { width: 700, height: 900 } }];

describe('an outage', () => {
  for (const [at, size] of WIDTHS.entries()) {
    const colorScheme = SCHEMES[at % 2];
    it(`is shown in one line in the banner’s place, which disappears without a jump (${size.viewport.width} px, ${colorScheme})`, async () => {
      shop.standIn.state.stale = true;
      const { page } = await createPage(shop.address, { ...size, colorScheme });
      await page.goto('/Saree');
      const line = page.getByText('Prices and stock may be a few minutes old.');
      const lineBox = await line.boundingBox();
      expect(lineBox).toMatchObject({ x: 0, y: 0, width: size.viewport.width });
      expect(await page.getByRole('banner').getByRole('link', { name: 'Chat with us' }).count()).toBe(0);
      await hydrated(page);
      expect(await axe(page)).toEqual([]);
      await page.evaluate(() => document.fonts.ready);
      const before = (await layoutShifts(page)).length;
      shop.standIn.state.stale = false;
      await line.waitFor({ state: 'detached', ...SOON });
      expect((await layoutShifts(page)).slice(before)).toEqual([]);
      // If the banner has two lines, it is three pixels higher.
      const place = await page.locator('[data-closed-by]').boundingBox();
      expect(Math.abs((place?.height ?? 0) - (lineBox?.height ?? 0))).toBeLessThan(4);
    });
  }

  for (const [at, width] of [320, 360, 1280].entries()) {
    const colorScheme = SCHEMES[at % 2];
    it(`leaves the offer its close button, which closes the line as well (${width} px, ${colorScheme})`, async () => {
      shop.standIn.state.stale = true;
      const { page } = await createPage(shop.address, { viewport: { width, height: 780 }, colorScheme });
      await page.goto('/Saree');
      await hydrated(page);
      const line = page.getByText('Prices and stock may be a few minutes old.');
      const close = page.getByRole('button', { name: 'Close this offer' });
      const words = await line.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { right, height } = range.getBoundingClientRect();
        return { right, lines: height / Number.parseFloat(getComputedStyle(element).fontSize) };
      });
      const [lineBox, closeBox] = [await line.boundingBox(), await close.boundingBox()];
      expect(words.lines).toBeLessThan(2);
      expect(words.right).toBeLessThanOrEqual(closeBox?.x ?? 0);
      expect((closeBox?.y ?? Infinity) + (closeBox?.height ?? 0)).toBeLessThanOrEqual((lineBox?.height ?? 0) + 1);
      expect(await axe(page)).toEqual([]);
      const menu = page.getByRole('button', { name: 'Menu' });
      const menuBox = await menu.boundingBox();
      await close.click();
      expect([await line.isVisible(), await close.isVisible()]).toEqual([false, false]);
      expect((menuBox?.y ?? 0) - ((await menu.boundingBox())?.y ?? Infinity)).toBeGreaterThan(20);
      await page.reload();
      await hydrated(page);
      // After a reload the message about old prices is shown again, with its button.
      await line.waitFor();
      await close.click();
      expect(await line.isVisible()).toBe(false);
      await closePage(page);
    });
  }

  it('costs a page that could not be shown no press: it comes by itself', async () => {
    expectWarning(/status of 50\d/);
    const { page } = await createPage(shop.address, WINDOWS[0]);
    shop.standIn.state.down = true;
    await page.goto('/Lehanga');
    await page.getByRole('link', { name: 'Try again' }).waitFor();
    await hydrated(page);
    shop.standIn.state.down = false;
    await page.getByRole('heading', { level: 1, name: 'Lehangas' }).waitFor(SOON);
    expect(await page.getByRole('link', { name: 'Try again' }).count()).toBe(0);
  });

  it('is over for a page whose script could not be fetched as soon as the shop is back', async () => {
    expectWarning(/status of 503|Failed to (fetch|load)/);
    const { page } = await createPage(shop.address, { ...WINDOWS[1], isFirst: true });
    await page.goto('/policies');
    await hydrated(page);
    let looks = 0;
    const gone = async (route: Route) => {
      if (route.request().method() === 'HEAD') looks += 1;
      await route.fulfill({ status: 503 });
    };
    await page.route('**/*', gone);
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await page.getByRole('link', { name: 'Try again' }).waitFor();
    await expect.poll(() => looks).toBeGreaterThan(1);
    await page.unroute('**/*', gone);
    await page.getByText('Your cart is empty').waitFor(SOON);
  });
});
