import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { newEmail, told } from './account-steps.ts';
import { inBothSchemes, LOOKS, type Look } from './both-schemes.ts';
import { axe } from './browser.ts';
import { goToCheckout, ordersOf } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** What axe objects to, and by how many pixels the page is too wide. */
async function faults(page: Page, what: string) {
  const out = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));
  return { what, axe: await axe(page), out };
}
const fine = (what: string) => ({ what, axe: [], out: 0 });

/** Orders in cash: from the choice to the page of the order. */
async function walk(page: Page, look: Look): Promise<void> {
  const email = newEmail('cash');
  await goToCheckout(page, shop, email, 'Dupatta');
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await look(page, 'chosen');
  await page.getByRole('button', { name: 'Place order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your order' });
  await dialog.waitFor();
  const [mail] = await shop.mailsTo(email);
  const otp = /^\d{4}$/m.exec(mail?.text ?? '')?.[0] ?? 'none';
  await look(page, 'asked for the OTP');
  const confirm = dialog.getByRole('button', { name: /^Confirm order/ });
  await dialog.getByRole('textbox', { name: 'Digit 1' }).fill(otp === '0000' ? '1111' : '0000');
  await confirm.click();
  await told(page, 'Incorrect OTP. Please try again.');
  await look(page, 'wrong');
  await dialog.getByRole('textbox', { name: 'Digit 1' }).fill(otp);
  await confirm.dblclick();
  await page.waitForURL(/\/paymentsuccess\?order=/);
  await page.getByText('To pay in cash').waitFor();
  await look(page, 'thanks');
  expect(await ordersOf(page)).toBe(1);
  await page.locator('main a[href^="/myorders/"]').first().click();
  await page.getByText(/^Cash on delivery: pay ₹/).waitFor();
  await look(page, 'order');
}
const seen = inBothSchemes({ shop: () => shop.web, inspect: faults, walk });

describe('an order in cash', () => {
  it.each(LOOKS)('is placed by its OTP, fits and pleases axe at $viewport.width px, $colorScheme', async (look) => {
    const looked = ['chosen', 'asked for the OTP', 'wrong', 'thanks', 'order'];
    expect(await seen(look)).toEqual(looked.map(fine));
  });
});
