import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS, fillFigures } from '../../schema/settings.ts';
import { SHOP } from '../../schema/shop.ts';
import type { WholeShop } from '../whole-shop.ts';
import { logInByCode, newEmail, visit } from './account-steps.ts';
import { createPage, hydrated, WINDOWS } from './browser.ts';
import { addPiece, fillIn, payBy, payNow, thanked } from './checkout-steps.ts';
import { layoutShifts, sumOf } from './layout-shifts.ts';
import { withShop } from './shared-shop.ts';

/** The offer of the banner, with the percent of today. */
const OFFER_IN_FORCE = fillFigures(SHOP.offer, DEFAULT_SETTINGS);

const DOCUMENT = { waitUntil: 'domcontentloaded' } as const;
const [PHONE, DESK] = WINDOWS;

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

describe('the banner of the home page', () => {
  it.each([320, 360, 600])('[HOME-2] ends its pictures where its words begin, at %i px', async (width) => {
    const { page } = await createPage(shop.web, { ...PHONE, viewport: { width, height: 740 } });
    await page.goto('/', DOCUMENT);
    const bare = await page.evaluate(() => {
      const words = document.querySelector('#hero')?.parentElement?.getBoundingClientRect();
      const tiles = [...document.querySelectorAll('section[aria-labelledby=hero] img')];
      const bottoms = tiles.map((tile) => tile.getBoundingClientRect().bottom);
      return { words: [words?.left, words?.right], below: Math.max(...bottoms) - (words?.top ?? 0) };
    });
    expect(bare).toEqual({ words: [0, width], below: 0 });
  });
});

describe('a page whose letters come late', () => {
  it.each([
    { path: '/', width: 360 },
    { path: '/Saree', width: 320 },
  ])('[HOME-2] [CAT-1] stays where it is when they come: $path at $width px', async ({ path, width }) => {
    const { page } = await createPage(shop.web, { ...PHONE, viewport: { width, height: 780 }, isFirst: true });
    const late = Promise.withResolvers<undefined>();
    await page.route(/\.woff2$/, async (route) => {
      await late.promise;
      await route.continue();
    });
    await visit(page, path);
    late.resolve(undefined);
    await expect.poll(() => page.evaluate(() => document.fonts.check('600 16px Eczar'))).toBe(true);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    const shifts = await layoutShifts(page);
    expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.02);
  });
});

describe('the quick view', () => {
  it('[CAT-4] is offered to a mouse, and not to touch, for which the whole card leads to the product', async () => {
    const shown = async (options: (typeof WINDOWS)[number]) => {
      const { page } = await createPage(shop.web, options);
      await page.goto('/Saree', DOCUMENT);
      await hydrated(page);
      const eye = page.getByRole('button', { name: /^Quick view/, includeHidden: true }).first();
      await eye.locator('..').hover();
      return { isVisible: await eye.isVisible(), opacity: await eye.evaluate((one) => getComputedStyle(one).opacity) };
    };
    expect(await shown(PHONE)).toMatchObject({ isVisible: false });
    expect(await shown(DESK)).toEqual({ isVisible: true, opacity: '1' });
  });
});

describe('the frame of a page on a phone', () => {
  const height = (page: Page, selector: string) =>
    page.evaluate((part) => document.querySelector(part)?.getBoundingClientRect().toJSON(), selector);

  it('[SHELL-2] always shows a low bar with menu, search, wishlist and cart', async () => {
    const { page } = await createPage(shop.web, PHONE);
    for (const path of ['/Saree', '/Saree/x/rb-1001']) {
      await visit(page, path);
      await page.evaluate(() => scrollTo(0, 900));
      const bar = 'header div:has(> button[aria-label=Menu])';
      await expect.poll(async () => (await height(page, bar))?.top).toBe(0);
      expect((await height(page, bar))?.height).toBeLessThanOrEqual(56);
      for (const name of ['Search', 'Wishlist', 'Cart']) {
        expect(await page.getByRole('banner').getByRole('link', { name }).isVisible()).toBe(true);
      }
    }
  });

  it('[SHELL-1] has the offer in one line, which stays closed after it is closed', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/policies');
    const offer = page.getByText(OFFER_IN_FORCE).first();
    expect(await offer.evaluate((line) => [line.clientHeight < 24, line.scrollWidth > line.clientWidth])).toEqual([
      true,
      false,
    ]);
    await page.getByRole('button', { name: 'Close this offer' }).tap();
    expect(await offer.isVisible()).toBe(false);
    await page.reload();
    expect(await page.evaluate(() => document.querySelector('header p')?.checkVisibility())).toBe(false);
    await page.getByRole('banner').getByRole('link', { name: 'Saree' }).tap();
    await page.waitForURL('**/Saree');
    expect(await offer.isVisible()).toBe(false);
  });

  it('[CHECK-3] has in the checkout the way back to the cart and the contacts, and nothing that leads elsewhere', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('short.frame'));
    await addPiece(page, 'Saree');
    await visit(page, '/checkout');
    await page.getByText('Secure', { exact: true }).waitFor();
    expect(await page.getByRole('banner').getByRole('link').count()).toBe(1);
    expect(await page.getByRole('contentinfo').getByRole('link', { name: 'Saree' }).count()).toBe(0);
    expect(await page.getByRole('contentinfo').getByRole('link', { name: SHOP.phone.display }).isVisible()).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Back to cart' }).tap();
    await page.waitForURL('**/cart');
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).waitFor();
  });
});

describe('the checkout on a phone', () => {
  it('[CHECK-3] shows the total and Pay now in the window at any scroll position', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('pay.bar'));
    await addPiece(page, 'Saree');
    await visit(page, '/checkout');
    const pay = page.getByRole('button', { name: 'Pay now' });
    await pay.waitFor();
    const below = () => pay.evaluate((button) => button.getBoundingClientRect().bottom - innerHeight);
    expect(await below()).toBeLessThanOrEqual(0);
    expect(await pay.locator('..').innerText()).toMatch(/^Total\s+₹[\d,.]+\s+Pay now$/);
    await page.getByRole('textbox', { name: 'Phone', exact: true }).focus();
    const bottom = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(await bottom()).toBeLessThan(await pay.evaluate((button) => button.getBoundingClientRect().top));
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await below()).toBeLessThan(0);
  });
});

describe('a piece of which no size is chosen', () => {
  it.each([640, 740])('[PDP-5] asks above its buttons to select one, in a window of %i px', async (height) => {
    const { page } = await createPage(shop.web, { ...PHONE, viewport: { width: 360, height } });
    await visit(page, '/Kurti/x/rb-1006');
    const add = page.getByRole('button', { name: 'Add Cart' });
    await add.click();
    const words = page.getByText('Select a size');
    await words.waitFor();
    const bottom = await words.evaluate((element) => element.getBoundingClientRect().bottom);
    expect(bottom).toBeLessThan(await add.evaluate((button) => button.getBoundingClientRect().top));
  });
});

describe('the way back after paying', () => {
  it('[PAY-1] leads to the empty cart from its top, wherever the full one was scrolled to', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('way.back'));
    for (const category of ['Saree', 'Dupatta']) await addPiece(page, category);
    await visit(page, '/cart');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page
      .getByRole('main')
      .getByRole('link', { name: /Checkout/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL(/checkout/);
    await fillIn(page);
    await payNow(page);
    await payBy(page, /^Pays \(Visa\)/);
    await thanked(page);
    await page.goBack();
    const empty = page.getByText('Your cart is empty').first();
    await empty.waitFor();
    const isInView = () =>
      empty.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await expect.poll(isInView).toBe(true);
  });
});

describe('a product without scripts', () => {
  it('[PDP-5] explains why it has no cart, and leads to the chat and the phone', async () => {
    const { page } = await createPage(shop.web, { ...PHONE, javaScriptEnabled: false });
    await page.goto('/Saree/x/rb-1001', DOCUMENT);
    const main = page.getByRole('main');
    expect(await main.getByText(/^Cart and wishlist need JavaScript/).isVisible()).toBe(true);
    expect(await main.getByRole('link', { name: SHOP.phone.display }).getAttribute('href')).toBe(SHOP.phone.link);
    expect(await main.getByRole('link', { name: 'Order via chat' }).isVisible()).toBe(true);
    expect(await main.getByRole('button', { name: /Add/ }).filter({ visible: true }).count()).toBe(0);
  });
});
