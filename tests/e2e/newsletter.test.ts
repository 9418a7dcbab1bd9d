import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SHOP } from '../../schema/shop.ts';
import { WELCOME_KEY } from '../../web/newsletter/welcome/welcome-seen.ts';
import { tolerateWarning } from '../quiet-console.ts';
import type { WholeShop } from '../whole-shop.ts';
import { DOCUMENT, newEmail, waitForToast, visit } from './account-steps.ts';
import { axe, closePage, createPage, WINDOWS, type PageOptions, type WatchedPage } from './browser.ts';
import { layoutShifts, sumOf } from './layout-shifts.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;

withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Runs on a page of a new browser profile. */
async function visiting(run: (watched: WatchedPage) => Promise<void>, who: PageOptions = WINDOWS[0]) {
  const watched = await createPage(shop.web, who);
  await run(watched);
  await closePage(watched.page);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const form = (page: Page) => page.getByRole('form', { name: 'Newsletter' });

/** Types an address into the form on screen and presses Enter. */
async function subscribe(page: Page, email: string): Promise<void> {
  const field = form(page).getByLabel('Email');
  await expect.poll(() => form(page).getByRole('button').isEnabled()).toBe(true);
  await field.scrollIntoViewIfNeeded();
  await field.fill(email);
  await field.press('Enter');
}

/** The link of this kind in the newest mail to an address, without the shop's origin. */
async function linkTo(kind: 'confirm' | 'leave', email: string): Promise<string> {
  const [mail] = await shop.mailsTo(email);
  const [link = ''] = new RegExp(`/newsletter/${kind}\\?token=[\\w.-]+`).exec(mail?.text ?? '') ?? [];
  expect(link).not.toBe('');
  return link;
}

describe('the newsletter', () => {
  it('[NEWS-1] [HOME-4] is requested on the home page, confirmed by the mailed link, and cancelled by another', async () => {
    await visiting(async ({ page, requests }) => {
      await visit(page, '/');
      await subscribe(page, ' Asha.News@example.com ');
      await page.locator('output', { hasText: 'Almost there!' }).waitFor();
      expect(await form(page).getByLabel('Email').inputValue()).toBe('');

      const confirm = await linkTo('confirm', 'asha.news@example.com');
      await page.goto(confirm, DOCUMENT);
      await heading(page, 'You are subscribed');
      await waitForToast(page, 'Thank you! You will get our next newsletter.');
      await page.waitForURL(`${shop.web}/newsletter/confirm?confirmed=1`);
      expect(await axe(page)).toEqual([]);
      const requested = () => requests.filter((url) => url.endsWith('/graphql')).length;
      const before = requested();
      await page.reload(DOCUMENT);
      await heading(page, 'You are subscribed');
      expect(requested()).toBe(before);

      const leave = await linkTo('leave', 'asha.news@example.com');
      await page.goto(leave, DOCUMENT);
      await heading(page, 'You are unsubscribed');
      await page.waitForURL(`${shop.web}/newsletter/leave?left=1`);
      expect(await axe(page)).toEqual([]);
      await page.getByRole('heading', { name: 'Unsubscribed by mistake?' }).waitFor();
      // A repeated call has the same result.
      await page.goto(leave, DOCUMENT);
      await heading(page, 'You are unsubscribed');
      await page.goto(confirm.replace(/token=.*/, 'token=x.y'), DOCUMENT);
      await heading(page, 'This link has expired');
      expect(await axe(page)).toEqual([]);
    });
  });

  it('[NEWS-1] is cancelled without scripts by one press, and requested by a mail to the shop', async () => {
    const email = newEmail('kavya.news');
    await visiting(async ({ page }) => {
      await visit(page, '/newsletter/confirm');
      await subscribe(page, email);
      await page.goto(await linkTo('confirm', email), DOCUMENT);
      await heading(page, 'You are subscribed');
    });
    const leave = await linkTo('leave', email);
    await visiting(
      async ({ page }) => {
        await page.goto(leave);
        await page.getByRole('button', { name: 'Unsubscribe' }).click();
        await page.waitForURL(`${shop.web}/newsletter/leave?left=1`);
        await heading(page, 'You are unsubscribed');
        expect(await form(page).isVisible()).toBe(false);
        expect(await page.getByRole('main').getByRole('link', { name: SHOP.email }).isVisible()).toBe(true);
      },
      { ...WINDOWS[0], javaScriptEnabled: false },
    );
  });
});

const welcome = (page: Page) => page.getByRole('dialog', { name: `Welcome to ${SHOP.name}` });
const flag = (page: Page) => page.evaluate((name) => localStorage.getItem(name), WELCOME_KEY);

/** Opens the home page, with a clock that can be moved, and waits until its lower half has hydrated. */
async function arrive(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/', DOCUMENT);
  await expect.poll(() => form(page).getByRole('button').isEnabled(), { timeout: 20_000 }).toBe(true);
}

describe('the welcome', () => {
  it.each(WINDOWS)('[HOME-1] opens after two seconds and once per browser, at $viewport.width px', async (look) => {
    await visiting(
      async ({ page }) => {
        await page.goto('/', DOCUMENT);
        await welcome(page).waitFor();
        expect(await page.evaluate(() => performance.now())).toBeGreaterThan(2000);
        await welcome(page).evaluate((dialog) =>
          Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
        );
        expect(await axe(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        // A browser that hides its scrollbars, like this one, only returns their space to the page behind.
        const shifts = await layoutShifts(page);
        expect(sumOf(shifts), JSON.stringify(shifts)).toBeLessThan(0.02);
        await page.keyboard.press('Escape');
        await welcome(page).waitFor({ state: 'detached' });
        expect(await flag(page)).toBe('yes');
        await arrive(page);
        await page.clock.fastForward(20_000);
        expect(await welcome(page).count()).toBe(0);
      },
      { ...look, isNew: true },
    );
  });

  it('[HOME-1] breaks nothing where storage is switched off', async () => {
    // The router logs it when the page is left.
    tolerateWarning(/Failed to save scroll positions in sessionStorage/);
    await visiting(
      async ({ page }) => {
        await withoutStorage(page.context());
        await arrive(page);
        await page.clock.fastForward(2000);
        await welcome(page).getByRole('button', { name: 'Start shopping' }).click();
        await welcome(page).waitFor({ state: 'detached' });
        await page.clock.fastForward(20_000);
        expect(await welcome(page).count()).toBe(0);
      },
      { ...WINDOWS[0], isNew: true },
    );
  });
});

/** Like browsers that allow a site no storage. */
const withoutStorage = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('Denied.', 'SecurityError');
        },
      });
    }
  });
