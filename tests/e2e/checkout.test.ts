import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectWarning } from '../quiet-console.ts';
import type { WholeShop } from '../whole-shop.ts';
import { logInByCode, newEmail, waitForToast, visit } from './account-steps.ts';
import { closePage, createPage } from './browser.ts';
import {
  addPiece,
  closeWidget,
  failNewPayments,
  fillIn,
  goToCheckout,
  laterAtTheBank,
  ordersOf,
  payBy,
  payNow,
  thanked,
  widget,
} from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const FAILED = 'Failed to process payment.';
const CHECKING = 'We are checking your payment';
const counted = (page: Page, words: string) =>
  page.getByRole('banner').getByRole('link', { name: words, exact: true }).waitFor();

const totalOn = (page: Page) =>
  page.getByText('Total', { exact: true }).locator('xpath=following-sibling::dd').innerText();

/** A shopper at the checkout, with one piece and everything filled in. */
async function shopper() {
  const opened = await createPage(shop.web);
  const email = newEmail('checkout');
  await goToCheckout(opened.page, shop, email);
  return { ...opened, email };
}

describe('a purchase', () => {
  it('[CHECK-6] [THANKS-1] is paid by card, thanked for by name, and leaves the cart empty', async () => {
    const { page, email } = await shopper();
    const total = await totalOn(page);
    await payNow(page);
    await widget(page).getByText(total).first().waitFor();
    await payBy(page, /^Pays \(Visa\)/);
    await thanked(page);
    await page.getByRole('heading', { name: 'Thank you, Asha Verma!' }).waitFor();
    await counted(page, 'Cart');
    await page.reload();
    await thanked(page);
    expect((await shop.mailsTo(email))[0]?.subject).toBeTruthy();
    expect(await ordersOf(page)).toBe(1);
  });

  it('[CHECK-8] waits for an unavailable payment provider, which the page shows, and is paid once it is back', async () => {
    const { page } = await shopper();
    await failNewPayments(shop, 1);
    await payNow(page);
    await waitForToast(
      page,
      'The payment provider is not responding right now. Please try again in a moment. Nothing was charged.',
    );
    expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Jodhpur');
    await payNow(page);
    await payBy(page, /^Pays \(Visa\)/);
    await thanked(page);
    expect(await ordersOf(page)).toBe(1);
  });

  it('[CHECK-6] goes through the bank’s own question', async () => {
    const { page } = await shopper();
    await payNow(page);
    await payBy(page, /^Asks at the bank/);
    await widget(page).getByRole('button', { name: 'Success' }).click();
    await thanked(page);
    expect(await ordersOf(page)).toBe(1);
  });

  it('[CHECK-6] [CHECK-8] fails by a declined card and is closed, preserves cart and form, and is then paid', async () => {
    const { page } = await shopper();
    await payNow(page);
    await payBy(page, /^Is declined/);
    await widget(page).getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    await closeWidget(page);
    await waitForToast(page, FAILED);
    expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Jodhpur');
    await payNow(page);
    await payBy(page, /^Pays \(Mastercard\)/);
    await thanked(page);
    expect(await ordersOf(page)).toBe(1);
  });

  it('[CHECK-8] that the bank confirms late is checked, not shown as failed, and succeeds', async () => {
    const { page } = await shopper();
    await payNow(page);
    await payBy(page, /^Bank answers late/);
    await widget(page).getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    await closeWidget(page);
    await waitForToast(page, CHECKING);
    expect(await page.getByRole('button', { name: 'Pay now' }).count()).toBe(0);
    await laterAtTheBank(shop, 30_000);
    await thanked(page);
    expect(await ordersOf(page)).toBe(1);
  });

  it('[CHECK-8] whose tab was closed before the bank responded is shown on the next page, once', async () => {
    const { page } = await shopper();
    await payNow(page);
    await payBy(page, /^Bank answers late/);
    await widget(page).getByRole('alert').filter({ hasText: /\w/ }).waitFor();
    await closeWidget(page);
    await waitForToast(page, CHECKING);
    const other = await page.context().newPage();
    await page.close();
    await laterAtTheBank(shop, 30_000);
    const link = other.getByRole('link', { name: 'View your order' });
    const isShown = async () => {
      await visit(other, '/');
      return link.waitFor({ timeout: 8000 }).then(
        () => true,
        () => false,
      );
    };
    await expect.poll(isShown, { timeout: 30_000 }).toBe(true);
    await other.getByText('Your order is placed.').waitFor();
    await link.click();
    await thanked(other);
    await visit(other, '/cart');
    await waitForToast(other, 'Your cart is empty');
    expect(await link.count()).toBe(0);
  });

  it('[CHECK-8] is one at a double click, and one after a reload in the middle', async () => {
    const { page } = await shopper();
    await page.getByRole('button', { name: 'Pay now' }).dblclick();
    await widget(page).getByRole('button', { name: 'Close' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(1);
    await page.reload();
    await waitForToast(page, FAILED);
    expect(await page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Jodhpur');
    await payNow(page);
    await payBy(page, /^Pays \(Visa\)/);
    await thanked(page);
    expect(await ordersOf(page)).toBe(1);
  });

  it('[CHECK-8] is one in two tabs: the other learns that it is paid', async () => {
    const { page } = await shopper();
    const other = await page.context().newPage();
    await visit(other, '/checkout');
    await fillIn(other);
    await page.bringToFront();
    await payNow(page);
    await payBy(page, /^Pays \(Visa\)/);
    await thanked(page);
    await waitForToast(other, 'You have already paid');
    await other.getByRole('link', { name: 'View your order' }).click();
    await thanked(other);
    expect(await ordersOf(page)).toBe(1);
  });

  it('[CHECK-8] whose response was lost is requested again, and releases its pieces when the shopper leaves', async () => {
    expectWarning(/ERR_FAILED.*\/graphql/);
    const { page } = await shopper();
    await page.route('**/graphql', (route) => (isAbout(route, 'verifyPayment') ? route.abort() : route.continue()));
    await payNow(page);
    await payBy(page, /^Pays \(Visa\)/);
    await waitForToast(page, CHECKING);
    await page.unroute('**/graphql');
    await thanked(page);
    await addPiece(page, 'Dupatta');
    await visit(page, '/cart');
    await page.getByRole('link', { name: 'Checkout' }).click();
    await page.getByText('Deliver to').waitFor();
    await payNow(page);
    await widget(page).getByRole('button', { name: 'Close' }).waitFor();
    await page.evaluate(() => history.back());
    await page.locator('iframe').waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/checkout');
    await visit(page, '/cart');
    await counted(page, 'Cart, 1');
    expect(await ordersOf(page)).toBe(1);
  });

  it('[CHECK-7] shows a total that changed on another machine, before anything is charged', async () => {
    const { page, email } = await shopper();
    const before = await totalOn(page);
    const phone = await createPage(shop.web);
    await visit(phone.page, '/');
    await logInByCode(phone.page, shop, email);
    await visit(phone.page, '/cart');
    await phone.page.getByRole('button', { name: /^Increase quantity/ }).click();
    await counted(phone.page, 'Cart, 2');
    await phone.page.waitForLoadState('networkidle');
    await payNow(page);
    await waitForToast(page, 'The total has changed.');
    const after = await totalOn(page);
    expect(after).not.toBe(before);
    expect(await page.locator('iframe').count()).toBe(0);
    await payNow(page);
    await widget(page).getByText(after).first().waitFor();
    await closePage(phone.page);
  });

  it('[CHECK-4] shows Pay now in the window beside the form, however many pieces are ordered', async () => {
    const { page } = await createPage(shop.web, { viewport: { width: 1280, height: 900 } });
    const email = newEmail('checkout.looks');
    await goToCheckout(page, shop, email);
    for (const category of ['Dupatta', 'Dress', 'Lehanga', 'Kurti']) await addPiece(page, category);
    await visit(page, '/checkout');
    const pay = page.getByRole('button', { name: 'Pay now' });
    await pay.waitFor();
    expect(await page.getByRole('list', { name: 'Items in your order' }).getByRole('listitem').count()).toBe(5);
    const { bottom } = await pay.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(bottom).toBeLessThan(900);
  });
});

const isAbout = (route: { request(): { postData(): string | null } }, name: string): boolean =>
  route.request().postData()?.includes(name) ?? false;
