import type { Page } from 'playwright-core';
import { expect, describe, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { requestCode, newEmail, waitForToast, visit } from './account-steps.ts';
import { axe, createPage } from './browser.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const counted = (page: Page, words: string) => page.getByRole('banner').getByRole('link', { name: words }).waitFor();

/** Opens a product of a category that is in stock and has one size, and adds it. Returns its name. */
async function addFrom(page: Page, path: string, index: number): Promise<string> {
  await visit(page, path);
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  const name = (await cards.nth(index).innerText()).trim();
  await cards.nth(index).getByRole('link').click();
  await page.getByRole('button', { name: 'Add Cart' }).click();
  await waitForToast(page, 'Please login to add product to cart.');
  return name;
}
const subtotalOf = async (page: Page) => {
  const summary = await page.getByRole('region', { name: 'Summary' }).innerText();
  return /Subtotal\s*(₹[\d,.]+)/.exec(summary)?.[1];
};
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

describe('a visitor', () => {
  it('[CART-4] [WISH-4] picks in two tabs, finds everything in both, and has it after the login by an OTP', async () => {
    const { page } = await createPage(shop.web, { viewport: { width: 360, height: 740 } });
    await addFrom(page, '/Saree', 0);
    await close(page);
    await counted(page, 'Cart, 1');
    const other = await page.context().newPage();
    await addFrom(other, '/Dupatta', 0);
    await close(other);
    await counted(other, 'Cart, 2');
    await page.bringToFront();
    await counted(page, 'Cart, 2');
    await visit(page, '/cart');
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(2);
    expect(await axe(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Increase quantity/ })
      .first()
      .click();
    await counted(page, 'Cart, 3');
    const subtotal = await subtotalOf(page);
    await page.reload();
    await counted(page, 'Cart, 3');
    await page.getByRole('link', { name: 'Checkout' }).click();
    const code = await requestCode(page, shop, newEmail('two.tabs'));
    await page.getByLabel('Digit 1').click();
    await page.keyboard.type(code);
    await page.waitForURL(/\/checkout/);
    await page.getByText('3 items').first().waitFor();
    await visit(page, '/cart');
    await page.getByRole('table').waitFor();
    expect(await page.getByRole('button', { name: /^Remove / }).count()).toBe(2);
    expect(await subtotalOf(page)).toBe(subtotal);
    await other.bringToFront();
    await counted(other, 'Cart, 3');
    expect(await page.evaluate(() => localStorage.getItem('rangbandh.visitorCart'))).toBeNull();
  });

  it('[CART-5] reads how many items the login brought, though the checkout’s document takes over meanwhile', async () => {
    const { page } = await createPage(shop.web);
    await addFrom(page, '/Saree', 0);
    await addFrom(page, '/Dupatta', 0);
    await visit(page, '/cart');
    await page.getByRole('link', { name: 'Checkout' }).click();
    const code = await requestCode(page, shop, newEmail('taken.over'));
    await page.getByLabel('Digit 1').click();
    await page.keyboard.type(code);
    await page.waitForURL(/\/checkout/);
    await waitForToast(page, '2 items added to your cart.');
    expect(await page.evaluate(() => localStorage.getItem('rangbandh.visitorCart'))).toBeNull();
  });
});
