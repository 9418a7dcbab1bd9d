import { expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { newEmail, waitForToast } from './account-steps.ts';
import { createPage, WINDOWS } from './browser.ts';
import { goToCheckout, ordersOf } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

it('[CHECK-6] is placed in cash by its OTP, once, and its page shows the amount to pay', async () => {
  const { page } = await createPage(shop.web, WINDOWS[0]);
  const email = newEmail('cash');
  await goToCheckout(page, shop, email, 'Dupatta');
  await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
  await page.getByRole('button', { name: 'Place order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm your order' });
  await dialog.waitFor();
  const [mail] = await shop.mailsTo(email);
  const otp = /^\d{4}$/m.exec(mail?.text ?? '')?.[0] ?? 'none';
  const confirm = dialog.getByRole('button', { name: /^Confirm order/ });
  await dialog.getByRole('textbox', { name: 'Digit 1' }).fill(otp === '0000' ? '1111' : '0000');
  await confirm.click();
  await waitForToast(page, 'Incorrect OTP. Please try again.');
  await dialog.getByRole('textbox', { name: 'Digit 1' }).fill(otp);
  await confirm.dblclick();
  await page.waitForURL(/\/paymentsuccess\?order=/);
  await page.getByText('Pay on delivery').waitFor();
  expect(await ordersOf(page)).toBe(1);
  await page.locator('main a[href^="/myorders/"]').first().click();
  await page.getByText(/^Cash on delivery: pay ₹/).waitFor();
});
