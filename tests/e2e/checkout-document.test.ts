import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectWarning } from '../quiet-console.ts';
import type { WholeShop } from '../whole-shop.ts';
import { logInByCode, newEmail, waitForToast, visit } from './account-steps.ts';
import { createPage } from './browser.ts';
import { addPiece, fillIn, payNow } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Whether the document on screen allows the payment widget's script. */
const letsWidgetIn = (page: Page): Promise<boolean> =>
  page.evaluate(
    (src) =>
      new Promise<boolean>((resolve) => {
        const script = document.createElement('script');
        try {
          script.src = src;
        } catch {
          // Trusted Types: no script of a page may create another one.
          resolve(false);
        }
        script.addEventListener('load', () => resolve(true));
        script.addEventListener('error', () => resolve(false));
        document.head.append(script);
      }),
    `${shop.payments}/v1/checkout.js`,
  );
const ownDocument = (page: Page) => page.locator('html[data-document="checkout"][data-ready]').waitFor();
const otherDocument = (page: Page) => page.locator('html:not([data-document])[data-ready]').waitFor();

describe('the checkout', () => {
  it('[CHECK-6] is a document of its own, the only one that lets the payment widget in, however one comes and goes', async () => {
    expectWarning(/requires 'TrustedScriptURL' assignment/);
    const { page } = await createPage(shop.web);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('own.document'));
    await addPiece(page, 'Dupatta');
    await visit(page, '/cart');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await ownDocument(page);
    await page.getByRole('button', { name: 'Pay now' }).waitFor();
    expect(await letsWidgetIn(page)).toBe(true);
    await page.goBack();
    await page.waitForURL('**/cart');
    await otherDocument(page);
    await page.getByRole('region', { name: 'Summary' }).waitFor();
    expect(await letsWidgetIn(page)).toBe(false);
    await page.goForward();
    await ownDocument(page);
    await page.getByRole('link', { name: 'Back to cart' }).click();
    await otherDocument(page);
    expect(new URL(page.url()).pathname).toBe('/cart');
    expect(await letsWidgetIn(page)).toBe(false);
  });

  it('[AUTH-10] informs a shopper whose session ends there, and then opens another document', async () => {
    const { page } = await createPage(shop.web);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('away.at.checkout'));
    await addPiece(page, 'Dupatta');
    await visit(page, '/checkout');
    await fillIn(page);
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.setItem('rangbandh.accessToken', 'spoilt'));
    await payNow(page);
    await waitForToast(page, 'Oops! Session has expired');
    await page.getByRole('dialog', { name: 'Session has expired' }).getByRole('button', { name: 'Login' }).click();
    await page.waitForURL('**/account/login?next=*');
    await otherDocument(page);
    expect(new URL(page.url()).searchParams.get('next')).toBe('/checkout');
  });

  it('asks a visitor who opens it by its address to log in', async () => {
    const { page } = await createPage(shop.web);
    await visit(page, '/checkout');
    await page.waitForURL('**/account/login?next=%2Fcheckout');
    await waitForToast(page, 'Please login to continue.');
    expect(await page.getByRole('main').getByRole('heading').count()).toBeGreaterThan(0);
  });
});
