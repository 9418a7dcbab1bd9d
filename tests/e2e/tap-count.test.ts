import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { newEmail, readOtp } from './account-steps.ts';
import { createPage, WINDOWS } from './browser.ts';
import { payBy, thanked } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

const [PHONE] = WINDOWS;
/** A link to a product that comes in sizes, as a friend sends it. */
const DRESS = '/Dress/x/rb-1010';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** A person's actions on the shop's own pages. The payment provider's frame does not count. */
interface Effort {
  taps: number;
  keys: number;
}

/** Counts each tap and each key as the browser itself reports it, in all documents that the page opens from now on. */
async function countEffort(page: Page): Promise<Effort> {
  const effort: Effort = { taps: 0, keys: 0 };
  await page.exposeFunction('countEffort', (kind: keyof Effort) => {
    effort[kind] += 1;
  });
  await page.addInitScript(() => {
    if (window !== top) return;
    const report = (kind: string) => (event: Event) => {
      if (event.isTrusted && 'countEffort' in window && typeof window.countEffort === 'function') {
        window.countEffort(kind);
      }
    };
    addEventListener('pointerup', report('taps'), true);
    addEventListener('keydown', report('keys'), true);
  });
  return effort;
}

/** Taps a field and types into it, like a thumb. */
async function type(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name, exact: true }).tap();
  await page.keyboard.type(text);
}

/** Chooses a size and presses Buy Now. */
async function buyNow(page: Page): Promise<void> {
  await page.goto(DRESS);
  await page.getByRole('list', { name: 'Size' }).getByRole('link', { name: 'M', exact: true }).tap();
  await page.getByRole('button', { name: 'Buy Now' }).tap();
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay/ }).tap();
  await payBy(page, /^Pays \(Visa\)/);
  await thanked(page);
}

describe('from a link to a paid order on a phone', () => {
  it('[CHECK-6] takes a new shopper at most 12 taps and 60 keys, and the same one 7 taps and no key the next time', async () => {
    const [{ page }, email] = [await createPage(shop.web, PHONE), newEmail('asha')];
    const first = await countEffort(page);
    await buyNow(page);
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.waitFor();
    await page.keyboard.type(email);
    await dialog.getByRole('button', { name: 'Send OTP' }).tap();
    await page.getByRole('dialog', { name: 'Enter OTP' }).waitFor();
    await page.keyboard.type(await readOtp(shop, email));
    await page.waitForURL('**/checkout');
    await type(page, 'Full Name', 'Asha Rao');
    await type(page, 'PIN code', '342001');
    await type(page, 'Address', '12 MG Road');
    await type(page, 'Phone', '9876543210');
    await pay(page);
    // A smaller number than that of the typed keys means that the page's events no longer reach the counter.
    expect(first.keys).toBeGreaterThanOrEqual(email.length);
    expect(first.taps).toBeGreaterThan(0);
    expect(first.taps).toBeLessThanOrEqual(12);
    expect(first.keys).toBeLessThanOrEqual(60);

    const later = await page.context().newPage();
    await page.close();
    const second = await countEffort(later);
    await buyNow(later);
    await later.waitForURL('**/checkout');
    await pay(later);
    expect(second.taps).toBeGreaterThan(0);
    expect(second.taps).toBeLessThanOrEqual(7);
    expect(second.keys).toBe(0);
  });
});
