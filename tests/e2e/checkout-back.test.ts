import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { newEmail, waitForToast, visit } from './account-steps.ts';
import { createPage, hydrated, WINDOWS } from './browser.ts';
import { fillIn, goToCheckout, payBy, payNow, thanked, widget } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const [PHONE] = WINDOWS;

const steps = (page: Page) => page.evaluate(() => navigation.currentEntry?.index);

/** The checkout as a tab's first page, or reloaded, with the payment widget open over it. */
const WAYS: [string, (page: Page) => Promise<unknown>][] = [
  ['was opened by its address', (page) => visit(page, '/checkout')],
  [
    'was loaded anew',
    async (page) => {
      await visit(page, '/checkout');
      await page.reload();
      await hydrated(page);
    },
  ],
];

describe('Back while the payment window is open over a checkout', () => {
  it.each(WAYS)('[CHECK-6] that %s closes the window alone', async (_, open) => {
    const { page: first } = await createPage(shop.web, PHONE);
    await goToCheckout(first, shop, newEmail('checkout.back'));
    const page = await first.context().newPage();
    await open(page);
    await fillIn(page);
    const before = await steps(page);
    await payNow(page);
    await widget(page).getByRole('radio', { name: 'Card' }).check();
    await page.evaluate(() => history.back());
    await waitForToast(page, 'Failed to process payment.');
    expect(page.url()).toBe(`${shop.web}/checkout`);
    expect(await page.getByRole('textbox', { name: 'City', exact: true }).inputValue()).toBe('Jodhpur');
    expect(await steps(page), 'and adds no step to the history').toBe(before);
    await payNow(page);
    await payBy(page, /^Pays \(Visa\)/);
    await thanked(page);
    expect(await steps(page), 'nor does a payment').toBe(before);
  });
});
