import type { FrameLocator, Page } from 'playwright-core';
import type { WholeShop } from '../whole-shop.ts';
import { fill, logInByCode, visit } from './account-steps.ts';

/** Adds the first available piece of this category to the cart, in its first size if it has sizes. */
export async function addPiece(page: Page, category = 'Saree'): Promise<void> {
  await visit(page, `/${category}`);
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  await cards.filter({ hasNotText: 'Out of Stock' }).first().getByRole('link').click();
  const addCart = page.getByRole('button', { name: 'Add Cart' });
  await addCart.waitFor();
  const sizes = page.getByRole('list', { name: 'Size' });
  if ((await sizes.count()) > 0) {
    await sizes.getByRole('link').first().click();
    await sizes.locator('a[aria-current=true]').waitFor();
  }
  await addCart.click();
  await page.getByText('Product added successfully!').waitFor();
}

/** Logs in, adds a piece to the cart, and fills in the delivery address. */
export async function goToCheckout(page: Page, shop: WholeShop, email: string, category?: string): Promise<void> {
  await visit(page, '/');
  await logInByCode(page, shop, email);
  await addPiece(page, category);
  await visit(page, '/checkout');
  await fillIn(page);
}

/** Fills in the delivery address. */
export async function fillIn(page: Page): Promise<void> {
  await fill(page, {
    'Full Name': 'Asha Verma',
    Address: '12 Rangrez Gali, near Ghanta Ghar',
    City: 'Jodhpur',
    'PIN code': '342001',
    Phone: '98765 43210',
  });
  await page.getByRole('combobox', { name: 'State' }).selectOption('Rajasthan');
}

/** Presses Pay now. */
export const payNow = (page: Page): Promise<void> => page.getByRole('button', { name: 'Pay now' }).click();

/** The provider's widget over the page. */
export const widget = (page: Page): FrameLocator => page.frameLocator('iframe[title="Payment"]');

/** Pays in the open widget by the test card for this result. */
export async function payBy(page: Page, card: string | RegExp): Promise<void> {
  await widget(page).getByRole('radio', { name: 'Card' }).check();
  await widget(page).getByRole('button', { name: card }).first().click();
  await widget(page)
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
}

/** Closes the open widget. */
export async function closeWidget(page: Page): Promise<void> {
  await widget(page).getByRole('button', { name: 'Close' }).click();
  await widget(page).getByRole('button', { name: 'Yes, cancel' }).click();
}

/** Waits for the thank-you page. */
export async function thanked(page: Page): Promise<void> {
  await page.waitForURL(/\/paymentsuccess\?payment=/);
  await page.getByRole('heading', { level: 1, name: /^Thank you/ }).waitFor();
}

/** The number of the shopper's orders. */
export async function ordersOf(page: Page): Promise<number> {
  await visit(page, '/myorders?status=All');
  const orders = page.locator('main h2 a[href^="/myorders/"]');
  await page.getByText('Order Not Found').or(orders.first()).first().waitFor();
  return orders.count();
}

/** Advances the payment provider's clock by this number of milliseconds. */
export const laterAtTheBank = (shop: WholeShop, advanceMs: number): Promise<void> =>
  controlProvider(shop, 'clock', { advanceMs });

/** Lets the payment provider fail at this number of new payments. */
export const failNewPayments = (shop: WholeShop, times: number): Promise<void> =>
  controlProvider(shop, 'faults', { operation: 'createOrder', kind: 'error', times });

async function controlProvider(shop: WholeShop, what: string, body: object): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${shop.payments}/__sim/${what}`, { method: 'POST', headers, body: JSON.stringify(body) });
}
