import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOperatorTokens } from '../../api/account/sessions/operator-tokens.ts';
import { authenticator } from '../account/authenticator.ts';
import { startWholeShop, type WholeShop } from '../whole-shop.ts';
import { fill, logInByCode, newEmail, waitForToast, visit } from './account-steps.ts';
import { createPage, WINDOWS } from './browser.ts';

const SECRET = 'a secret of forty characters for the tests';
const PASSWORD = 'seven leheriya waves';
let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop({ SESSION_SECRET: SECRET });
});
afterAll(() => shop.close());

async function makeAdmin(email: string): Promise<void> {
  const token = await createOperatorTokens(SECRET, () => new Date()).sign();
  const { status } = await fetch(`${shop.api}/admin/roles`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, role: 'ADMIN' }),
  });
  expect(status).toBe(200);
}

describe('two-step verification', () => {
  it.each(WINDOWS)(
    'is set up by an admin, required at the next login, and not loaded by a shopper ($viewport.width px)',
    async (look) => {
      const email = newEmail('boss');
      const { page } = await createPage(shop.web, look);
      const scripts: string[] = [];
      page.on('request', (request) => scripts.push(request.url()));
      await visit(page, '/');
      await logInByCode(page, shop, email);
      await visit(page, '/account');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await fill(page, { 'New Password': PASSWORD, 'Confirm Password': PASSWORD });
      await page.getByRole('button', { name: 'Change Password' }).click();
      await waitForToast(page, 'Password changed. All other devices are logged out.');
      expect(scripts.filter((url) => url.includes('/TwoStep-'))).toEqual([]);

      await makeAdmin(email);
      await visit(page, '/account');
      const section = page.getByRole('region', { name: 'Two-step verification' });
      await section.getByRole('button', { name: 'Set up' }).click();
      await fill(page, { Password: PASSWORD });
      await section.getByRole('button', { name: 'Set up' }).click();
      await section.getByRole('figure').waitFor();
      expect(scripts.some((url) => url.includes('/TwoStep-'))).toBe(true);
      const secret = (await section.locator('code').textContent())?.replaceAll(' ', '') ?? '';
      const codeAt = authenticator(`otpauth://totp/Rangbandh?secret=${secret}`);
      await fill(page, { 'Code from the app': codeAt(new Date()) });
      await section.getByRole('button', { name: 'Turn on' }).click();
      await section.getByRole('button', { name: 'I have saved them' }).waitFor();
      const [recoveryCode = ''] = await section.locator('li code').allTextContents();
      await section.getByRole('button', { name: 'I have saved them' }).click();
      await section.getByText('10 recovery codes left.').waitFor();

      const { page: other } = await createPage(shop.web, look);
      await visit(other, '/account/login');
      await fill(other, { Email: email, Password: PASSWORD });
      await other.keyboard.press('Enter');
      await other.waitForURL(`${shop.web}/account#two-step`);
      await other.getByRole('button', { name: 'Use a recovery code' }).click();
      await fill(other, { 'Recovery code': recoveryCode });
      await other.getByRole('button', { name: 'Verify' }).click();
      await other.getByText('9 recovery codes left.').waitFor();
    },
  );
});
