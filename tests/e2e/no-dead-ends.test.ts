import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { expectWarning } from '../quiet-console.ts';
import { logInByCode, newEmail, visit, waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, createPage, WINDOWS } from './browser.ts';
import { layoutShifts, sumOf } from './layout-shifts.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const [PHONE] = WINDOWS;
/** A kurti, and a saree in one size. */
const [KURTI, SAREE] = ['/Kurti/x/rb-1120', '/Saree/x/rb-1001'];

const rowOf = (page: Page, name: string) => page.getByRole('region', { name });
const clean = ['dark', 'light'].map((colorScheme) => ({ colorScheme, found: [] }));
const movedWithoutInput = async (page: Page) =>
  sumOf((await layoutShifts(page)).filter(({ isAfterInput }) => !isAfterInput));

/** Scrolls to the end in steps, as a shopper does, until this row is there. */
async function scrollTo(page: Page, name: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 400);
        return rowOf(page, name).count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
}

describe('a shopper', () => {
  it('finds what goes with a product, and the products that were viewed, on each page that ends', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, SAREE);
    await visit(page, KURTI);
    await scrollTo(page, 'Recently viewed');
    await rowOf(page, 'Goes with it').waitFor();
    expect(await rowOf(page, 'Goes with it').getByRole('listitem').count()).toBe(4);
    expect(await inBothSchemes(page, () => axe(page))).toEqual(clean);
    expect(await movedWithoutInput(page)).toBeLessThan(0.02);
    await visit(page, '/cart');
    await scrollTo(page, 'Recently viewed');
    expect(await rowOf(page, 'Recently viewed').getByRole('listitem').count()).toBe(2);
    expectWarning(/404/);
    await visit(page, '/Saree/x/none');
    await scrollTo(page, 'Recently viewed');
    await page.getByRole('button', { name: 'Clear recently viewed products' }).click();
    await rowOf(page, 'Recently viewed').waitFor({ state: 'detached' });
    await page.reload();
    await scrollTo(page, 'New arrivals');
    expect(await rowOf(page, 'Recently viewed').count()).toBe(0);
  });

  it('applies an offer by one press, saves a line for later, and moves it back', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/policies');
    await logInByCode(page, shop, newEmail('no.dead.ends'));
    await visit(page, SAREE);
    await page.getByRole('button', { name: 'Add Cart' }).first().click();
    await waitForToast(page, 'Product added successfully!');
    await visit(page, '/cart');
    await rowOf(page, 'Offers').waitFor();
    expect(await inBothSchemes(page, () => axe(page))).toEqual(clean);
    await page.getByRole('button', { name: 'Use RANG10' }).click();
    await waitForToast(page, 'Promo Code Applied');
    expect(await rowOf(page, 'Summary').innerText()).toContain('RANG10');
    await page.getByRole('button', { name: /^Save for later/ }).dblclick();
    await waitForToast(page, 'Moved to your wishlist.');
    await waitForToast(page, 'Your cart is empty');
    await visit(page, '/wishlist');
    await page.getByRole('button', { name: /^Move to cart/ }).click();
    await waitForToast(page, 'Moved to your cart.');
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 1' }).waitFor();
  });
});
