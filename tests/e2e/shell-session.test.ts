import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectWarning } from '../quiet-console.ts';
import { startWholeShop, type WholeShop } from '../whole-shop.ts';
import { axe, hydrated, createPage, WINDOWS, type PageOptions } from './browser.ts';

const TOKEN = 'rangbandh.accessToken';
let shop: WholeShop;
beforeAll(async () => {
  shop = await startWholeShop();
});
afterAll(() => shop.close());

const storedToken = (page: Page) => page.evaluate((name) => localStorage.getItem(name), TOKEN);

/** A hydrated page of the shop, in a new browser. */
async function visit(path: string, options: PageOptions = {}) {
  const watched = await createPage(shop.web, options);
  await watched.page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(watched.page);
  return watched;
}

/** Logs in by code, as a shopper does: the code is in the mail. */
async function logIn(page: Page, email: string): Promise<void> {
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.getByRole('dialog').getByLabel('Email').fill(email);
  await page.keyboard.press('Enter');
  const first = page.getByRole('dialog').getByRole('textbox').first();
  await page.getByRole('dialog', { name: 'Enter OTP' }).waitFor();
  const [mail] = await shop.mailsTo(email);
  await first.click();
  await page.keyboard.type(/\b\d{4}\b/.exec(mail?.text ?? '')?.[0] ?? '', { delay: 20 });
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).waitFor();
}

describe('dialogs', () => {
  it.each([...WINDOWS])('[SHELL-3] hold the focus and give it back, at $viewport.width px', async (look) => {
    const { page } = await visit('/Saree', look);
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Rangbandh' });
    await menu.waitFor();
    expect(await axe(page)).toEqual([]);
    for (let press = 0; press < 12; press += 1) {
      await page.keyboard.press('Tab');
      const place = await page.evaluate(() => document.activeElement?.closest('dialog, body')?.tagName);
      expect(place).not.toBe(undefined);
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer') === null)).toBe(true);
    }
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 600);
    expect(await page.evaluate(() => scrollY)).toBe(top);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Menu');
    await page.getByRole('button', { name: 'Menu' }).click();
    await menu.waitFor();
    await page.mouse.click(look.viewport.width - 40, 300);
    await menu.waitFor({ state: 'detached' });
  });

  it.each([320, 345, 360])(
    '[SHELL-2] the icons are in one row and the categories in another at %i px',
    async (width) => {
      const { page } = await visit('/policies', { viewport: { width, height: 640 } });
      const rows = await page.evaluate(() => {
        const middles = (selector: string) =>
          [...document.querySelectorAll(selector)].map((shown) => {
            const { top, height } = shown.getBoundingClientRect();
            return Math.round(top + height / 2);
          });
        return {
          signs: new Set(middles('header div:has(> nav) :is(button[aria-label=Menu], a[title], a:has(svg))')).size,
          categories: new Set(middles('header nav a')).size,
        };
      });
      expect(rows).toEqual({ signs: 1, categories: 1 });
    },
  );
});

describe('before and without the line', () => {
  it('[SHELL-2] a press of the menu before the page has come to life opens it then', async () => {
    const { page } = await createPage(shop.web, WINDOWS[0]);
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/client-*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto('/policies', { waitUntil: 'domcontentloaded' });
    await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    held.resolve();
    await page.getByRole('dialog', { name: 'Rangbandh' }).waitFor();
  });

  it('shows that the connection is lost, stays, and shows the page when it is back', async () => {
    expectWarning(/ERR_INTERNET_DISCONNECTED/);
    const { page } = await visit('/policies', { isFirst: true });
    await page.context().setOffline(true);
    await page.getByRole('banner').getByRole('link', { name: 'Cart' }).click();
    await page.getByRole('alert').getByText('You are offline').waitFor();
    await page.getByRole('link', { name: 'Try again' }).click();
    expect(await page.getByText('You are offline').isVisible()).toBe(true);
    await page.context().setOffline(false);
    await page.getByText('Your cart is empty').waitFor();
  });
});

describe('a session in many tabs', () => {
  it('[AUTH-9] is renewed by twenty tabs at once, and stays logged in', async () => {
    const { page } = await visit('/');
    await logIn(page, 'tabs@example.com');
    const old = await storedToken(page);
    const context = page.context();
    const tabs = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const tab = await context.newPage();
        await tab.goto('/policies', { waitUntil: 'domcontentloaded' });
        return tab;
      }),
    );
    // As after ten minutes: an unreadable token is renewed like one that has expired.
    await page.evaluate((name) => localStorage.setItem(name, 'spoilt'), TOKEN);
    await Promise.all(tabs.map((tab) => tab.goto('/account', { waitUntil: 'domcontentloaded' })));
    for (const tab of tabs) await tab.getByText('tabs@example.com').first().waitFor();
    const fresh = await storedToken(page);
    expect(fresh).not.toBe(old);
    expect(fresh?.split('.')).toHaveLength(3);
    for (const tab of tabs) expect(new URL(tab.url()).pathname).toBe('/account');
  });

  it('[AUTH-11] ends in all of them', async () => {
    const { page } = await visit('/');
    await logIn(page, 'leaving@example.com');
    const other = await page.context().newPage();
    await other.goto('/account');
    await other.getByText('leaving@example.com').first().waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog', { name: 'Log Out' }).getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    expect(await storedToken(page)).toBeNull();
    await other.waitForURL(`${shop.web}/`);
    expect(await other.content()).not.toContain('leaving@example.com');
    await page.getByRole('heading', { name: 'Our Collections' }).waitFor();
  });

  it('[AUTH-11] reads a page again that the browser had cached while the session ended', async () => {
    const { page } = await visit('/');
    await logIn(page, 'aside@example.com');
    await page.goto('/account');
    await page.getByText('aside@example.com').first().waitFor();
    // A tab's change of storage is reported only to other tabs: so the page is like one in the back-forward cache.
    await page.evaluate((name) => {
      localStorage.removeItem(name);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, TOKEN);
    await page.waitForURL(/\/account\/login/);
    expect(await page.content()).not.toContain('aside@example.com');
  });
});
