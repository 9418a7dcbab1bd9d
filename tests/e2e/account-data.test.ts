import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { fill, logInByCode, newEmail, token, waitForToast, visit } from './account-steps.ts';
import { createPage, hydrated, WINDOWS } from './browser.ts';
import { addPiece, fillIn } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const PASSWORD = 'seven leheriya waves';

/** Logs in by a mailed code for the first time, and enters name and phone. */
async function begin(page: Page, email: string): Promise<void> {
  await visit(page, '/');
  await logInByCode(page, shop, email);
  await visit(page, '/account');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await fill(page, { 'Full Name': 'Asha Verma', Phone: '9876543210' });
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await waitForToast(page, 'Profile updated successfully!');
}

/** Logs in by password, on the login page. */
async function logIn(page: Page, email: string, password: string): Promise<void> {
  await visit(page, '/account/login');
  await fill(page, { Email: email, Password: password });
  await page.keyboard.press('Enter');
  await page.waitForURL(`${shop.web}/`);
}

/** The next call of this name without a proof has the result of a login older than ten minutes, because no test waits for that. */
async function makeLoginOld(page: Page, name: string): Promise<void> {
  let isAsked = false;
  await page.route('**/graphql', async (route) => {
    if (isAsked || route.request().postDataJSON()?.operationName !== name) return route.fallback();
    isAsked = true;
    const message = 'Please confirm it’s you.';
    const userErrors = [{ __typename: 'UserError', code: 'CONFIRM_LOGIN', field: null, message }];
    return route.fulfill({ json: { data: { [name]: { __typename: 'Payload', json: null, userErrors } } } });
  });
}

/** The scroll position of the page, in pixels. */
const placeOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY));

/** Scrolls by the wheel to a part of the page, as a person does: after a scroll by a script, the page could scroll back itself. */
async function scrollByWheel(page: Page, part: number): Promise<number> {
  const place = await page.evaluate((share) => Math.round(share * (document.body.scrollHeight - innerHeight)), part);
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, place - (await placeOf(page)));
  await expect.poll(() => placeOf(page)).toBe(place);
  return place;
}

describe('the own account', () => {
  it.each(WINDOWS)(
    'is also there on the way back from a page that was loaded again ($viewport.width px)',
    async (look) => {
      const { page } = await createPage(shop.web, look);
      await begin(page, newEmail('stepped.back'));
      const last = page.getByRole('button', { name: 'Delete my account' });
      await last.waitFor();
      const before = await scrollByWheel(page, 0.6);
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Terms' })
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL('**/policies*');
      const script = page.waitForResponse(/assets\/restore-scroll/);
      await page.reload();
      await (await script).finished();
      await hydrated(page);
      await page.keyboard.press('Shift');
      await page.goBack();
      await last.waitFor();
      await expect.poll(() => placeOf(page)).toBe(before);
    },
  );

  it.each(WINDOWS)(
    'changes its password, is downloaded and deleted, and is another one afterwards ($viewport.width px)',
    async (look) => {
      const email = newEmail('own');
      const { page } = await createPage(shop.web, look);
      const { page: other } = await createPage(shop.web, WINDOWS[1]);
      await begin(page, email);
      await addPiece(page);
      await visit(other, '/');
      await logInByCode(other, shop, email);

      await visit(page, '/account');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await fill(page, { 'New Password': PASSWORD, 'Confirm Password': PASSWORD });
      await page.getByRole('button', { name: 'Change Password' }).dblclick();
      await waitForToast(page, 'Password changed. All other devices are logged out.');
      await visit(other, '/account');
      await other.getByRole('dialog', { name: 'Session has expired' }).waitFor();
      expect(await token(other)).toBeNull();
      await logIn(other, email, PASSWORD);

      await makeLoginOld(page, 'exportAccount');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
      await dialog.waitFor();
      await dialog.getByRole('button', { name: 'Email me an OTP' }).click();
      const otp = dialog.getByRole('textbox', { name: 'Digit 1' });
      await otp.fill(await expectOtp(email));
      const downloading = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Confirm' }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/);
      const data = JSON.parse(await readFile(await download.path(), 'utf8'));
      expect(data).toMatchObject({
        profile: { email, name: 'Asha Verma', hasPassword: true },
        cart: [{ quantity: 1 }],
      });
      expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash/);

      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('button', { name: 'Yes, delete my account' }).click();
      await page.waitForURL(`${shop.web}/`);
      await waitForToast(page, 'Your account is deleted.');
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
      expect(await leftIn(page)).toEqual({ texts: [], cookies: [] });
      await expect.poll(async () => (await shop.mailsTo(email))[0]?.subject).toBe('Your account is deleted');
      await visit(other, '/account');
      await other.getByRole('dialog', { name: 'Session has expired' }).waitFor();

      await visit(page, '/');
      await logInByCode(page, shop, email);
      await visit(page, '/account');
      await waitForToast(page, email);
      expect(await page.getByText('Asha Verma').count()).toBe(0);
      await visit(page, '/cart');
      await page.getByText('Your cart is empty').waitFor();
    },
  );
});

describe('a saved address', () => {
  it('has the words of its buttons where its own begin', async () => {
    const { page } = await createPage(shop.web, WINDOWS[0]);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('saved-address'));
    await visit(page, '/account');
    await page.getByRole('button', { name: 'Add an Address' }).click();
    await fillIn(page);
    await page.getByRole('button', { name: 'Save Address' }).click();
    const edit = page.getByRole('button', { name: /^Edit Asha Verma,/ });
    await edit.waitFor();
    const starts = await edit.evaluate((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const card = button.closest('li');
      const inset = card ? parseFloat(getComputedStyle(card).paddingInlineStart) : 0;
      return [range.getBoundingClientRect().left, (card?.getBoundingClientRect().left ?? 0) + inset].map(Math.round);
    });
    expect(Math.abs((starts[0] ?? 0) - (starts[1] ?? 0))).toBeLessThanOrEqual(1);
  });
});

/** The OTP that confirms the login, once its mail has arrived. */
async function expectOtp(email: string): Promise<string> {
  for (;;) {
    const [mail] = await shop.mailsTo(email);
    const [, otp] = /confirm that it is you:\s+(\d+)/.exec(mail?.text ?? '') ?? [];
    if (otp) return otp;
  }
}

/** The stored data of a shopper in this browser: names of texts and of cookies. */
async function leftIn(page: Page): Promise<{ texts: string[]; cookies: string[] }> {
  const texts = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  const cookies = await page.context().cookies();
  return { texts: texts.filter((name) => name.startsWith('rangbandh.')), cookies: cookies.map(({ name }) => name) };
}
