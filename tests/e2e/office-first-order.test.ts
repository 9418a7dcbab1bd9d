import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { authenticator } from '../account/authenticator.ts';
import { PASSWORD } from '../account/people.ts';
import { photoOf } from '../account/uploading.ts';
import { startEmptyShop, type WholeShop } from '../whole-shop.ts';
import { fill, logInByCode, newEmail, visit, waitForToast } from './account-steps.ts';
import { createPage, WINDOWS } from './browser.ts';
import { addPiece, fillIn, payBy, payNow, thanked } from './checkout-steps.ts';

let shop: WholeShop;
beforeAll(async () => {
  shop = await startEmptyShop({ staffSecondFactor: 'required' });
});
afterAll(() => shop.close());

const DESKTOP = WINDOWS[1];
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** The code in the newest mail; a code for staff has eight digits. */
const mailedCode = async (email: string) =>
  /(?<!\d)\d{4,8}(?!\d)/.exec((await shop.mailsTo(email))[0]?.text ?? '')?.[0];

/** Follows the printed link, and logs in by a mailed code. */
async function becomeOwner(page: Page, email: string): Promise<void> {
  await page.goto(shop.setupLink);
  await page.getByRole('heading', { name: 'The first owner' }).waitFor();
  await fill(page, { Email: email });
  await press(page, 'Email me a code');
  await fill(page, { 'Code from the email': (await mailedCode(email)) ?? 'none' });
  await press(page, 'Log in');
  await press(page, 'Become the owner');
  await page.getByRole('heading', { name: 'Set up two-step verification first' }).waitFor();
}

/** Sets a password and an authenticator app on the account page, to which the back office leads. */
async function setUpTwoSteps(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Open your profile' }).click();
  await page.getByRole('button', { name: 'Login with OTP' }).click();
  await fill(page, { Email: email });
  await press(page, 'Send OTP');
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type((await mailedCode(email)) ?? 'none');
  await page.getByRole('heading', { name: 'Account Information' }).waitFor();
  await press(page, 'Change Password');
  await fill(page, { 'New Password': PASSWORD, 'Confirm Password': PASSWORD });
  await press(page, 'Change Password');
  await waitForToast(page, 'Password changed. All other devices are logged out.');
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await section.getByRole('button', { name: 'Set up' }).click();
  await fill(page, { Password: PASSWORD });
  await section.getByRole('button', { name: 'Set up' }).click();
  const secret = (await section.locator('code').textContent())?.replaceAll(' ', '') ?? '';
  const codeAt = authenticator(`otpauth://totp/Rangbandh?secret=${secret}`);
  await fill(page, { 'Code from the app': codeAt(new Date()) });
  await section.getByRole('button', { name: 'Turn on' }).click();
  await section.getByRole('button', { name: 'I have saved them' }).click();
}

/** Adds a seller and a product with a picture by the first steps that the office shows, and publishes the product. */
async function fillShop(page: Page): Promise<void> {
  const firstSteps = page.getByRole('region', { name: 'First steps' });
  await firstSteps.getByRole('link', { name: 'Add a product' }).click();
  await page.getByRole('link', { name: 'Add a seller first' }).click();
  await press(page, 'Add a seller');
  await fill(page, { Seller: 'Asha Dyers', 'Commission in percent': '12.5' });
  await press(page, 'Save');
  await waitForToast(page, 'Seller saved');
  await page.getByRole('link', { name: 'Today' }).click();
  await firstSteps.getByText('Done').waitFor();
  await firstSteps.getByRole('link', { name: 'Add a product' }).click();
  await page.getByLabel('Seller', { exact: true }).selectOption('Asha Dyers');
  await fill(page, { Name: 'Leheriya saree in indigo', Fabric: 'Georgette', SKU: 'LEH-INDIGO', Colour: 'Indigo' });
  await fill(page, { 'Price in rupees': '2999', 'List price in rupees': '3999', Stock: '3' });
  await press(page, 'Create draft');
  await waitForToast(page, 'Draft created');
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoOf() };
  await page.locator('input[type=file]').setInputFiles(file);
  await press(page, 'Save pictures');
  await waitForToast(page, 'Pictures saved');
  await press(page, 'Publish');
  await waitForToast(page, 'Published');
  await page.getByRole('link', { name: 'Today' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  await expect.poll(() => firstSteps.count()).toBe(0);
}

/** Buys the product as a new shopper. */
async function buy(): Promise<void> {
  const { page } = await createPage(shop.web, DESKTOP);
  await visit(page, '/');
  await logInByCode(page, shop, newEmail('buyer'));
  await addPiece(page);
  await visit(page, '/checkout');
  await fillIn(page);
  await payNow(page);
  await payBy(page, /4111/);
  await thanked(page);
}

it('the owner of an empty shop dispatches a first order without the command line', async () => {
  const email = newEmail('owner');
  const { page } = await createPage(shop.web, { reducedMotion: 'reduce', ...DESKTOP });
  await becomeOwner(page, email);
  await setUpTwoSteps(page, email);
  await page.goto('/office');
  await fillShop(page);
  await buy();

  await page.getByRole('link', { name: 'Orders', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).dblclick();
  await waitForToast(page, 'Order item confirmed');
  await page.getByRole('link', { name: 'Dispatch' }).click();
  await page.getByLabel('Carrier').selectOption('Delhivery');
  await fill(page, { 'Tracking number': 'D1' });
  await press(page, 'Dispatch');
  await waitForToast(page, 'Order item dispatched');
  expect(await page.getByText('Delhivery · D1').textContent()).toBe('Delhivery · D1');
});
