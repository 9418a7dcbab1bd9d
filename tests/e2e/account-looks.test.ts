import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { axe, createPage, WINDOWS } from './browser.ts';
import { askForCode, fill, openLogin, visit } from './account-steps.ts';
import { withShop } from './shared-shop.ts';

const LOOKS = WINDOWS.flatMap((look) => [
  { ...look, colorScheme: 'light' as const },
  { ...look, colorScheme: 'dark' as const },
]);
const RESET = `/account/forgot-password#token=${'a'.repeat(43)}&email=asha%40example.com`;

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Once nothing moves any more: what axe objects to, and by how many pixels the page or modal is too wide for its room. */
async function faults(page: Page, what: string) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const out = await page.evaluate(() => {
    const room = document.querySelector('dialog') ?? document.querySelector('main');
    return room ? Math.max(0, room.scrollWidth - room.clientWidth) : 'no room';
  });
  return { what, axe: await axe(page), out };
}
const fine = (what: string) => ({ what, axe: [], out: 0 });

describe('the pages and modals of the account', () => {
  it.each(LOOKS)(
    '[AUTH-1] [AUTH-2] [AUTH-3] have a heading, and nothing that axe objects to, at $viewport.width px, $colorScheme',
    async (look) => {
      const { page } = await createPage(shop.web, look);
      for (const [path, title] of [
        ['/account/login', 'Login'],
        ['/account/register', 'Create an account'],
        ['/account/forgot-password', 'Forgot Password'],
        [RESET, 'Choose a new password'],
      ] as const) {
        await page.goto('about:blank');
        await visit(page, path);
        await page.getByRole('heading', { level: 1, name: title }).waitFor();
        expect(await page.title()).toContain(title);
        expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
        expect(await faults(page, path)).toEqual(fine(path));
        await page.getByRole('main').getByRole('button').last().click();
        await page.locator('[aria-invalid=true]').first().waitFor();
        expect(await faults(page, `${path}, mistaken`)).toEqual(fine(`${path}, mistaken`));
      }
    },
  );

  it.each(LOOKS)(
    '[AUTH-5] [AUTH-6] [PROFILE-1] likewise the modals and the profile, at $viewport.width px, $colorScheme',
    async (look) => {
      const { page } = await createPage(shop.web, look);
      const email = `looks-${look.viewport.width}-${look.colorScheme}@example.com`;
      await visit(page, '/Saree');
      await openLogin(page);
      expect(await faults(page, 'login modal')).toEqual(fine('login modal'));
      await page.getByRole('button', { name: 'Create an account' }).click();
      await page.getByRole('dialog', { name: 'Create an account' }).waitFor();
      expect(await faults(page, 'register modal')).toEqual(fine('register modal'));
      await page.keyboard.press('Escape');
      await openLogin(page);
      const code = await askForCode(page, shop, email);
      expect(await faults(page, 'code modal')).toEqual(fine('code modal'));
      await page.getByLabel('Digit 1').fill(code);
      await page.waitForURL(`${shop.web}/`);
      await visit(page, '/account');
      await page.getByText(email).first().waitFor();
      expect(await faults(page, 'profile')).toEqual(fine('profile'));
      await page.getByRole('button', { name: 'Edit Profile' }).click();
      await fill(page, { Phone: '98' });
      expect(await faults(page, 'profile, edited')).toEqual(fine('profile, edited'));
    },
  );

  it('[AUTH-1] [AUTH-6] fit a small phone with text of twice the size', async () => {
    const { page } = await createPage(shop.web, WINDOWS[0]);
    const enlarge = () => page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const path of ['/account/login', '/account/register', '/account/forgot-password']) {
      await visit(page, path);
      await enlarge();
      expect((await faults(page, path)).out).toBe(0);
    }
    await visit(page, '/policies');
    await openLogin(page);
    await enlarge();
    expect((await faults(page, 'login modal')).out).toBe(0);
    await askForCode(page, shop, 'large.text@example.com');
    expect((await faults(page, 'code modal')).out).toBe(0);
  });
});
