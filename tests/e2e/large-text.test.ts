import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { requestCode, fill, logInByCode, newEmail, openLogin, waitForToast, visit } from './account-steps.ts';
import { brokenWords, setTextSize } from './text-size.ts';
import { createPage, WINDOWS } from './browser.ts';
import { addPiece, goToCheckout, payBy, payNow, thanked } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

const [PHONE] = WINDOWS;
const SAREE = '/Saree/x/rb-1001';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** The number of pixels of the window's height that no sticky content covers while the page scrolls. */
const openHeight = (page: Page) =>
  page.evaluate(() => {
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const rows = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    return rows.filter((element) => !stays(element)).length;
  });

/** The number of pixels by which the modal, or else the page, is too wide. */
const outOf = (page: Page) =>
  page.evaluate(() => {
    const room = document.querySelector('dialog') ?? document.querySelector('main');
    return room ? Math.max(0, room.scrollWidth - room.clientWidth) : 'no room';
  });

async function scrolledPiece(path: string, size: string): Promise<Page> {
  const { page } = await createPage(shop.web, PHONE);
  await visit(page, path);
  await setTextSize(page, size);
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  return page;
}

describe('letters of twice the size on a phone', () => {
  it('leave a piece three quarters of the window, above the two buttons that buy it', async () => {
    const page = await scrolledPiece(SAREE, '200%');
    expect(await openHeight(page)).toBeGreaterThan(PHONE.viewport.height * 0.75);
    for (const name of ['Add Cart', 'Buy Now']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect(box?.height).toBeGreaterThan(80);
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(PHONE.viewport.height);
    }
    expect(await brokenWords(page, 'main form button')).toEqual([]);
  });

  it('cause no loss to others: the header stays in view, and the price beside its button', async () => {
    const page = await scrolledPiece(SAREE, '100%');
    expect((await page.getByRole('button', { name: 'Menu' }).boundingBox())?.y).toBeLessThan(20);
    const price = page.locator('main form b', { hasText: '₹' });
    const [buy, shown] = [await page.getByRole('button', { name: 'Buy Now' }).boundingBox(), await price.boundingBox()];
    expect(Math.abs((buy?.y ?? 0) - (shown?.y ?? Infinity))).toBeLessThan(20);
  });

  it('break no word of the address that an order goes to, nor of those to choose from', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('large.text'));
    await visit(page, '/account');
    await page.getByRole('button', { name: 'Add an Address' }).click();
    await fill(page, { 'Full Name': 'Meenakshi Verma', 'PIN code': '342001', Phone: '9876543210' });
    await fill(page, { Address: '12 Rangrez Gali, near Ghanta Ghar' });
    await expect.poll(() => page.getByRole('textbox', { name: 'City' }).inputValue()).toBe('Jodhpur');
    await page.getByRole('button', { name: 'Save Address' }).click();
    await waitForToast(page, 'Address saved.');
    await addPiece(page);
    await visit(page, '/checkout');
    const change = page.getByRole('button', { name: 'Change the delivery address' });
    await change.waitFor();
    await setTextSize(page, '200%');
    const ADDRESS = 'main form fieldset span, main form fieldset b, main form fieldset button';
    expect(await brokenWords(page, ADDRESS)).toEqual([]);
    await change.click();
    await page.getByRole('radio', { name: 'Add a new address' }).waitFor();
    expect(await brokenWords(page, ADDRESS)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.viewport.width);
  });

  it('[CHECK-6] [ORDERS-2] [ORDER-5] break no word of the payment methods, of an order and of its items', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await goToCheckout(page, shop, newEmail('large.order'));
    const at = async (path: string, there: string, part = 'main') => {
      await visit(page, path);
      await page.getByText(there).first().waitFor();
      await setTextSize(page, '200%');
      return brokenWords(page, `${part} :is(a, p, p > span, label, label span, h2, td, th)`);
    };
    expect(await at('/cart', 'Matching blouse')).toEqual([]);
    await at('/checkout', 'Pay with');
    expect(await brokenWords(page, 'main label:has([name="payWith"]) span')).toEqual([]);
    await setTextSize(page, '100%');
    await payNow(page);
    await payBy(page, /^Pays \(Visa\)/);
    await thanked(page);
    expect(await at('/myorders?status=All', 'Quantity 1')).toEqual([]);
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Quantity 1' });
    const isCut = await card.evaluate((item) => item.scrollWidth > item.clientWidth);
    expect(isCut, 'nothing of an order is cut').toBe(false);
    const order = await card.getByRole('link').getAttribute('href');
    expect(await at(order ?? '', 'Order Summary', '[aria-labelledby="summary"]')).toEqual([]);
  });

  it('[AUTH-1] [AUTH-6] leave the forms and modals of the account their room', async () => {
    const { page } = await createPage(shop.web, PHONE);
    for (const path of ['/account/login', '/account/register', '/account/forgot-password']) {
      await visit(page, path);
      await setTextSize(page, '200%');
      expect(await outOf(page)).toBe(0);
    }
    await visit(page, '/policies');
    await openLogin(page);
    await setTextSize(page, '200%');
    expect(await outOf(page)).toBe(0);
    await requestCode(page, shop, 'large.text@example.com');
    expect(await outOf(page)).toBe(0);
  });
});
