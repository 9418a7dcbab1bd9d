import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { DOCUMENT, token, visit } from './account-steps.ts';
import { createPage, hydrated, WINDOWS } from './browser.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const [PHONE] = WINDOWS;
const google = (page: Page) => page.getByRole('link', { name: 'Login with Google' });
const asha = (page: Page) => page.getByRole('button', { name: /asha\.verma@example\.com/ });

/** Goes back, to a page that may be reloaded, and waits until it has hydrated. */
async function goBack(page: Page): Promise<void> {
  await page.goBack(DOCUMENT);
  await hydrated(page);
}

describe('Back right after a login with Google by redirect', () => {
  it.each([
    ['at once', async () => undefined],
    [
      'at a second try, after a step back from Google’s page',
      async (page: Page) => {
        await google(page).click();
        await asha(page).waitFor();
        await goBack(page);
      },
    ],
  ])('[AUTH-1] [AUTH-7] leads to the page before the login: %s', async (_, before) => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/Saree');
    await visit(page, '/account/login?next=%2Fmyorders%3Fstatus%3DAll');
    await before(page);
    await google(page).click();
    await asha(page).click();
    await page.waitForURL(`${shop.web}/myorders?status=All`);
    await page.getByText('Oops! All Order Not Found').waitFor();
    expect(await token(page)).not.toBeNull();
    await goBack(page);
    expect(page.url()).toBe(`${shop.web}/Saree`);
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor();
    await page.goForward(DOCUMENT);
    await page.waitForURL(`${shop.web}/myorders?status=All`);
  });

  it("[CART-5] adds the visitor's items, and shows this on the page that the login leads to", async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/Saree/x/rb-1001');
    await page.getByRole('button', { name: 'Add Cart' }).click();
    await page.getByText('Please login to add product to cart.').waitFor();
    await visit(page, '/account/login?next=%2Fcart');
    await google(page).click();
    await asha(page).click();
    await page.getByText('Product added successfully!').waitFor();
    expect(page.url()).toBe(`${shop.web}/cart`);
    await goBack(page);
    expect(page.url()).toBe(`${shop.web}/Saree/x/rb-1001`);
  });
});
