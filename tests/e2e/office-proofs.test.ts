import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSecondFactor } from '../account/authenticator.ts';
import { codeFor, PASSWORD } from '../account/people.ts';
import { admin } from '../account/staff.ts';
import { createOrderShop, type OrderShop } from '../orders/api/order-api.ts';
import { fill, newEmail, openLogin, visit, waitForToast } from './account-steps.ts';
import { createPage, WINDOWS } from './browser.ts';

const PHONE = WINDOWS[0];
let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

/** Logs in to the shop by a code. That of staff is longer than the page shows, so it is put in as a browser does. */
async function logInToShop(page: Page, email: string): Promise<void> {
  await visit(page, '/');
  await openLogin(page);
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('dialog', { name: 'Enter OTP' }).waitFor();
  await page.getByLabel('Digit 1').fill(codeFor(shop.api, email));
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor();
}

describe('staff who logged in to the shop by a code', () => {
  it('enter the office by their password and the app', async () => {
    const email = newEmail('coded');
    const app = await withSecondFactor(shop.api, email, await admin(shop.api, email));
    shop.api.clock.move(30_000);
    const { page } = await createPage(shop.web, PHONE);
    await logInToShop(page, email);
    await page.goto('/office');
    await fill(page, { 'Code of the app': app.code() });
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Please enter your password.').first().waitFor();
    await fill(page, { Password: PASSWORD });
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Today' }).waitFor();
    expect(await page.getByRole('link', { name: 'People' }).count()).toBe(1);
  });

  it('and have no password confirm a change by a mailed code', async () => {
    const email = newEmail('passwordless');
    await admin(shop.api, email);
    const { page } = await createPage(shop.web, PHONE);
    await logInToShop(page, email);
    await page.goto('/office/new-promo-code');
    shop.api.clock.move(11 * 60_000);
    await fill(page, { Code: 'MAILED', Percent: '10' });
    await page.getByRole('button', { name: 'Add a promo code' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByRole('button', { name: 'Email me a code' }).click();
    await dialog.getByLabel('Code from the email').fill('12');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByText('Please enter the code from the email.').waitFor();
    const mail = shop.api.mails.findLast(({ to }) => to === email);
    await dialog.getByLabel('Code from the email').fill(/\b\d{4,8}\b/.exec(mail?.text ?? '')?.[0] ?? 'none');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await waitForToast(page, 'Promo code added');
    await page.waitForURL(/\/office\/promo-codes\/MAILED$/);
    expect(await dialog.count()).toBe(0);
  });
});
