import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { inBothSchemes, LOOKS, type Look } from './both-schemes.ts';
import { axe, createPage, WINDOWS } from './browser.ts';
import { askForCode, fill, newEmail, openLogin, visit } from './account-steps.ts';
import { withShop } from './shared-shop.ts';

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

const pages = [
  ['/account/login', 'Login'],
  ['/account/register', 'Create an account'],
  ['/account/forgot-password', 'Forgot Password'],
  [RESET, 'Choose a new password'],
] as const;
/** Goes through the pages that visitors log in at. */
async function walkPages(page: Page, look: Look): Promise<void> {
  for (const [path, title] of pages) {
    await page.goto('about:blank');
    await visit(page, path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.title()).toContain(title);
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
    await look(page, path);
    await page.getByRole('main').locator('form').first().locator('button[type=submit]').click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await look(page, `${path}, mistaken`);
  }
}
const pagesSeen = inBothSchemes({ shop: () => shop.web, inspect: faults, walk: walkPages });

/** Goes through the modals, and logs in by them, to the profile. */
async function walkModals(page: Page, look: Look): Promise<void> {
  const email = newEmail('account.looks');
  await visit(page, '/Saree');
  await openLogin(page);
  await look(page, 'login modal');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('dialog', { name: 'Create an account' }).waitFor();
  await look(page, 'register modal');
  await page.keyboard.press('Escape');
  await openLogin(page);
  const code = await askForCode(page, shop, email);
  await look(page, 'code modal');
  await page.getByLabel('Digit 1').fill(code);
  await page.waitForURL(`${shop.web}/`);
  await visit(page, '/account');
  await page.getByText(email).first().waitFor();
  await look(page, 'profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await fill(page, { Phone: '98' });
  await look(page, 'profile, edited');
}
const modalsSeen = inBothSchemes({ shop: () => shop.web, inspect: faults, walk: walkModals });

describe('the pages and modals of the account', () => {
  it.each(LOOKS)(
    '[AUTH-1] [AUTH-2] [AUTH-3] have a heading, and nothing that axe objects to, at $viewport.width px, $colorScheme',
    async (look) => {
      const looked = pages.flatMap(([path]) => [path, `${path}, mistaken`]);
      expect(await pagesSeen(look)).toEqual(looked.map(fine));
    },
  );

  it.each(LOOKS)(
    '[AUTH-5] [AUTH-6] [PROFILE-1] likewise the modals and the profile, at $viewport.width px, $colorScheme',
    async (look) => {
      const looked = ['login modal', 'register modal', 'code modal', 'profile', 'profile, edited'];
      expect(await modalsSeen(look)).toEqual(looked.map(fine));
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
