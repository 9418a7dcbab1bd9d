import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { newEmail, told, visit } from './account-steps.ts';
import { inBothSchemes, LOOKS, type Look } from './both-schemes.ts';
import { axe, createPage } from './browser.ts';
import {
  addPiece,
  closeWidget,
  fillIn,
  goToCheckout,
  laterAtTheBank,
  payBy,
  payNow,
  thanked,
  widget,
} from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** What axe objects to, by how many pixels the page is too wide, and controls too small to touch. */
async function faults(page: Page, what: string) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const room = await page.evaluate(() => {
    const main = document.querySelector('main');
    const small = [...(main?.querySelectorAll('button, select, textarea, label:has(input)') ?? [])].filter(
      (control) => {
        const { width, height } = control.getBoundingClientRect();
        return width > 0 && (width < 41.5 || height < 41.5);
      },
    );
    const out = Math.max(0, document.documentElement.scrollWidth - innerWidth);
    return { out, small: small.map(({ textContent }) => textContent) };
  });
  return { what, axe: await axe(page), ...room };
}
/** Whether these words are in the window, and not above or below it. */
const inSight = (page: Page, words: string) =>
  page.getByText(words).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
const fine = (what: string) => ({ what, axe: [], out: 0, small: [] });

/** Pays, at last, after all that can go wrong. */
async function walk(page: Page, look: Look): Promise<void> {
  await goToCheckout(page, shop, newEmail('checkout.looks'));
  await look(page, 'filled in');
  await page.getByRole('radio', { name: 'A different address' }).check();
  await payNow(page);
  await told(page, 'Please fix 6 fields.');
  await look(page, 'sent back');
  await page.getByRole('radio', { name: /^Same/ }).check();
  await fillIn(page);
  await payNow(page);
  await closeWidget(page);
  await told(page, 'Failed to process payment.');
  await look(page, 'failed');
  await payNow(page);
  await widget(page).getByRole('button', { name: 'Close' }).waitFor();
  await page.reload();
  await told(page, 'Failed to process payment.');
  await expect.poll(() => inSight(page, 'Failed to process payment.')).toBe(true);
  await payNow(page);
  await payBy(page, /^Bank answers late/);
  await widget(page).getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  await closeWidget(page);
  await told(page, 'We are checking your payment');
  expect(await inSight(page, 'We are checking your payment')).toBe(true);
  await laterAtTheBank(shop, 30_000);
  await thanked(page);
  await look(page, 'thanks');
}
const seen = inBothSchemes({ shop: () => shop.web, inspect: faults, walk });

describe('checkout and thanks', () => {
  it.each(LOOKS)(
    '[CHECK-1] [CHECK-4] [THANKS-1] fit and please axe at $viewport.width px, $colorScheme',
    async (look) => {
      const looked = ['filled in', 'sent back', 'failed', 'thanks'];
      expect(await seen(look)).toEqual(looked.map(fine));
    },
  );

  it('[CHECK-4] shows the whole order and Pay now by scrolling the page, in a low window too', async () => {
    const { page } = await createPage(shop.web, { viewport: { width: 1280, height: 500 } });
    await goToCheckout(page, shop, newEmail('checkout.looks'));
    const order = page.getByRole('region', { name: /^Your order/ });
    const hidden = await order.evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(hidden).toBe(0);
  });

  it('[CHECK-4] keeps Pay now in the window beside the form, however much is ordered', async () => {
    const { page } = await createPage(shop.web, { viewport: { width: 1280, height: 900 } });
    const email = newEmail('checkout.looks');
    await goToCheckout(page, shop, email);
    for (const category of ['Dupatta', 'Dress', 'Lehanga', 'Kurti']) await addPiece(page, category);
    await visit(page, '/checkout');
    const pay = page.getByRole('button', { name: 'Pay now' });
    await pay.waitFor();
    expect(await page.getByRole('list', { name: 'Items in your order' }).getByRole('listitem').count()).toBe(5);
    const { bottom } = await pay.evaluate((element) => element.getBoundingClientRect().toJSON());
    expect(bottom).toBeLessThan(900);
    expect(await faults(page, 'many')).toEqual(fine('many'));
  });
});
