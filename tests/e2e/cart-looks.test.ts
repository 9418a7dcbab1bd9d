import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { logInByCode, newEmail, visit } from './account-steps.ts';
import { inBothSchemes, LOOKS, type Look } from './both-schemes.ts';
import { axe, createPage, WINDOWS } from './browser.ts';
import { addPiece } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Once nothing moves any more: what axe objects to, by how many pixels it is too wide, and controls too small to touch. */
async function faults(page: Page, what: string) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const room = await page.evaluate(() => {
    const shown = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const small = [...(shown?.querySelectorAll('button') ?? [])].filter((button) => {
      const { width, height } = button.getBoundingClientRect();
      return width > 0 && (width < 43.5 || height < 43.5);
    });
    const out = shown ? Math.max(0, shown.scrollWidth - shown.clientWidth) : 'no room';
    return { out, small: small.map(({ textContent, ariaLabel }) => ariaLabel ?? textContent) };
  });
  return { what, axe: await axe(page), ...room };
}
const fine = (what: string) => ({ what, axe: [], out: 0, small: [] });

/** How many lines each amount of the cart takes, and by how much the promo code sticks out of the summary's padding. */
const cartRoom = (page: Page) =>
  page.evaluate(() => {
    const summary = document.querySelector('[aria-labelledby=summary]');
    const button = summary?.querySelector('form button');
    if (!summary || !button) return 'no summary';
    const edge = summary.getBoundingClientRect().right - parseFloat(getComputedStyle(summary).paddingRight);
    const lines = [...document.querySelectorAll('main td[data-label]')].map((cell) => {
      const words = document.createRange();
      words.selectNodeContents(cell);
      return words.getClientRects().length;
    });
    return { lines: Math.max(...lines), out: Math.max(0, Math.floor(button.getBoundingClientRect().right - edge)) };
  });

/** Fills a wishlist and a cart. */
async function walk(page: Page, look: Look): Promise<void> {
  await visit(page, '/');
  await logInByCode(page, shop, newEmail('cart.looks'));
  await visit(page, '/wishlist');
  await page.getByText('Your wishlist is empty').waitFor();
  await look(page, 'empty');
  await visit(page, '/Saree');
  const hearts = page.getByRole('main').getByRole('button', { name: /^Wishlist: / });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await page.getByRole('banner').getByRole('link', { name: 'Wishlist, 2' }).waitFor();
  // A touch screen hides the button; a narrow window with a mouse shows the same dialog.
  await page
    .getByRole('button', { name: /^Quick view/, includeHidden: true })
    .first()
    .dispatchEvent('click');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add Cart' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1', includeHidden: true }).waitFor();
  await look(page, 'quick view');
  await dialog.getByRole('link', { name: 'See all details' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Remove Wishlist' }).waitFor();
  await look(page, 'product');
  await visit(page, '/wishlist');
  await page
    .getByRole('button', { name: /^Add To Cart/ })
    .last()
    .click();
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 2' }).waitFor();
  await look(page, 'wishlist');
  await visit(page, '/cart?promocode=RANG10');
  await page.getByRole('region', { name: 'Summary' }).waitFor();
  await look(page, 'cart');
  const prices = await page
    .locator('td[data-label=Price]')
    .evaluateAll((cells) => cells.map((cell) => cell.checkVisibility()));
  expect(prices).toEqual([true]);
  await page.getByRole('button', { name: 'Remove promo code' }).click();
  await page.locator('th a').evaluateAll((names) => names.forEach((name) => name.append('a'.repeat(80))));
  await page.getByLabel('Promo code').waitFor();
  expect(await cartRoom(page)).toEqual({ lines: 1, out: 0 });
}
const seen = inBothSchemes({ shop: () => shop.web, inspect: faults, walk });

describe('cart, wishlist and what leads there', () => {
  it.each(LOOKS)(
    '[CART-1] [CART-2] [WISH-1] [WISH-2] [CAT-4] fit and please axe at $viewport.width px, $colorScheme',
    async (look) => {
      const looked = ['empty', 'quick view', 'product', 'wishlist', 'cart'];
      expect(await seen(look)).toEqual(looked.map(fine));
    },
  );

  it('[CART-2] keeps the way to the summary at a phone’s foot, and what has the focus from behind it', async () => {
    const { page } = await createPage(shop.web, WINDOWS[0]);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('cart.looks'));
    for (const category of ['Saree', 'Dupatta', 'Dress', 'Kurti']) await addPiece(page, category);
    await visit(page, '/cart');
    const way = page.getByRole('button', { name: 'Summary' });
    await way.waitFor();
    expect(await way.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom)).toBeLessThan(20);
    expect(await faults(page, 'foot')).toEqual(fine('foot'));
    await page.getByRole('table').getByRole('link').first().focus();
    const behind: unknown[] = [];
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press('Tab');
      behind.push(...(await page.evaluate(covered)));
    }
    expect(behind).toEqual([]);
    await way.click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Summary');
  });
});

/** Runs in the page: what of the table has the focus and lies behind its foot. */
function covered(): unknown[] {
  const foot = document.querySelector('table + p')?.getBoundingClientRect().top ?? Infinity;
  const focused = [...document.querySelectorAll('table :focus')];
  const behind = focused.filter((control) => control.getBoundingClientRect().bottom > foot);
  return behind.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
}
