import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectWarning } from '../quiet-console.ts';
import type { WholeShop } from '../whole-shop.ts';
import { requestCode, logInByCode, newEmail, waitForToast, visit } from './account-steps.ts';
import { createPage, WINDOWS } from './browser.ts';
import { addPiece } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** The number in the header. */
const counted = (page: Page, words: string) => page.getByRole('banner').getByRole('link', { name: words }).waitFor();

/** Goes to the first product of sarees that is in stock, and returns its name. */
async function goToSaree(page: Page): Promise<string> {
  await visit(page, '/Saree');
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  const first = card.filter({ hasNotText: 'Out of Stock' }).first();
  const name = (await first.getByRole('link').textContent()) ?? '';
  await first.getByRole('link').click();
  await page.getByRole('button', { name: 'Add Cart' }).waitFor();
  return name;
}

describe('a shopper', () => {
  it('[CART-4] [CART-5] [CART-1] [CART-6] wants a piece as a visitor, logs in, has it, and puts it back, after one Undo', async () => {
    const { page } = await createPage(shop.web);
    const name = await goToSaree(page);
    await page.getByRole('button', { name: 'Add Cart' }).click();
    await waitForToast(page, 'Please login to add product to cart.');
    const code = await requestCode(page, shop, newEmail('cart.one'));
    await page.getByLabel('Digit 1').click();
    await page.keyboard.type(code);
    await waitForToast(page, 'Product added successfully!');
    await counted(page, 'Cart, 1');
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1' }).click();
    await page.getByRole('table').getByRole('link', { name }).waitFor();
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await waitForToast(page, 'Product removed from cart.');
    await waitForToast(page, 'Your cart is empty');
    await page.getByRole('button', { name: `Undo: ${name}` }).dblclick();
    await page.getByRole('table').getByRole('link', { name }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.getByLabel(/^Quantity of/).inputValue()).toBe('1');
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await waitForToast(page, 'Your cart is empty');
    await page.waitForLoadState('networkidle');
    await page.reload();
    await waitForToast(page, 'Your cart is empty');
    expect(await page.getByRole('button', { name: /^Undo/ }).count()).toBe(0);
    expect(await page.getByRole('table').count()).toBe(0);
  });

  it('[CART-9] [CART-10] [CART-11] changes the quantity, takes a promo code, and the server bills the same', async () => {
    const { page } = await createPage(shop.web);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('cart.two'));
    await goToSaree(page);
    await page.getByRole('button', { name: 'Add Cart' }).click();
    await page.getByRole('region', { name: 'Added to your cart' }).getByRole('link', { name: 'View Cart' }).click();
    await counted(page, 'Cart, 1');
    await page.getByLabel('Promo code').fill('nix');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    await page.getByLabel('Promo code').fill('rang10');
    await page.getByRole('button', { name: 'Apply' }).click();
    await waitForToast(page, 'Promo Code Applied');
    await page.waitForURL(/promocode=RANG10/);
    const bill = () => page.getByRole('region', { name: 'Summary' }).locator('dl').innerText();
    await page.getByRole('button', { name: /^Increase quantity/ }).click();
    await counted(page, 'Cart, 2');
    const early = await bill();
    expect(early).toContain('First purchase discount');
    await page.waitForLoadState('networkidle');
    await page.reload();
    await page.getByRole('region', { name: 'Summary' }).waitFor();
    expect(await bill()).toBe(early);
    const checkout = await page.getByRole('link', { name: 'Checkout' }).getAttribute('href');
    expect(checkout).toMatch(/^\/checkout\?promocode=RANG10&discount=\d+$/);
  });

  it('[WISH-3] [WISH-2] [CAT-4] likes a card, finds it on the wishlist, and two tabs agree', async () => {
    const { page } = await createPage(shop.web);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('wish.one'));
    await visit(page, '/Dupatta');
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: /^Wishlist: / })
      .first();
    await heart.click();
    await counted(page, 'Wishlist, 1');
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
    const other = await page.context().newPage();
    await other.goto('/wishlist');
    await other.getByRole('button', { name: /^Add To Cart/ }).click();
    await waitForToast(other, 'Product added successfully!');
    await page.bringToFront();
    await counted(page, 'Cart, 1');
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Quick view/ })
      .first()
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove Wishlist' }).click();
    await counted(page, 'Wishlist');
    await other.bringToFront();
    await waitForToast(other, 'Your wishlist is empty');
  });

  it('[CART-6] removes a line offline, sees that it waits, and has it done once online', async () => {
    expectWarning(/ERR_INTERNET_DISCONNECTED.*\/graphql/);
    const { page } = await createPage(shop.web);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('cart.three'));
    const name = await goToSaree(page);
    await page.getByRole('button', { name: 'Add Cart' }).dblclick();
    await page.getByRole('region', { name: 'Added to your cart' }).getByRole('link', { name: 'View Cart' }).click();
    await counted(page, 'Cart, 1');
    await page.getByRole('table').waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: `Remove ${name}` }).click();
    await waitForToast(page, 'Saved. We’ll update it when you’re back online.');
    await waitForToast(page, 'Your cart is empty');
    await page.context().setOffline(false);
    await waitForToast(page, 'Product removed from cart.');
    await page.reload();
    await waitForToast(page, 'Your cart is empty');
    expect(await page.getByRole('table').count()).toBe(0);
  });

  it('[CART-5] adds offline, reloads, and has it once when the line is back', async () => {
    expectWarning(/ERR_INTERNET_DISCONNECTED.*\/graphql/);
    const { page } = await createPage(shop.web);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('cart.four'));
    await goToSaree(page);
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Add Cart' }).click();
    await waitForToast(page, 'Saved. We’ll add it when you’re back online.');
    await counted(page, 'Cart, 1');
    const address = page.url();
    await page.goto('about:blank');
    await page.context().setOffline(false);
    await visit(page, address);
    await waitForToast(page, 'Product added successfully!');
    await counted(page, 'Cart, 1');
    await visit(page, '/cart');
    await page.getByRole('table').waitFor();
    expect(await page.getByLabel(/^Quantity of/).inputValue()).toBe('1');
    expect(await page.evaluate(() => localStorage.getItem('rangbandh.keptChanges'))).toBeNull();
  });

  it('[CART-2] always sees the link to the summary at a phone’s foot, which does not cover the focus', async () => {
    const { page } = await createPage(shop.web, WINDOWS[0]);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('cart.looks'));
    for (const category of ['Saree', 'Dupatta', 'Dress', 'Kurti']) await addPiece(page, category);
    await visit(page, '/cart');
    const way = page.getByRole('button', { name: 'Summary' });
    await way.waitFor();
    expect(await way.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom)).toBeLessThan(20);
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

/** Runs in the page: the focused part of the table that its sticky footer covers. */
function covered(): unknown[] {
  const foot = document.querySelector('table + p')?.getBoundingClientRect().top ?? Infinity;
  const focused = [...document.querySelectorAll('table :focus')];
  const behind = focused.filter((control) => control.getBoundingClientRect().bottom > foot);
  return behind.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
}
