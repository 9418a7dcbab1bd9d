import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { newEmail, readOtp, visit } from './account-steps.ts';
import { inBothSchemes, LOOKS, type Look } from './both-schemes.ts';
import { axe, createPage, WINDOWS } from './browser.ts';
import { fillIn, payBy, payNow, thanked } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

const [PHONE] = WINDOWS;
/** A piece with colours, sizes and a size chart, one with services, and one with a colour of a long name. */
const [DRESS, SAREE, DUPATTA] = ['/Dress/x/rb-1010', '/Saree/x/rb-1001', '/Dupatta/x/rb-1008'];

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** By how many pixels page, content and dialog are too wide, and words that stand in more than one line. */
const room = (page: Page) =>
  page.evaluate((width) => {
    const dialog = document.querySelector('dialog[open]');
    const parts = [dialog, document.querySelector('main')].filter((part) => part !== null);
    const broken = [...(dialog ?? document).querySelectorAll('th, td, button, header p, main form b')].filter(
      (element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const tops = [...words.getClientRects()].map(({ top, height }) => Math.round(top + height / 2));
        return element.childElementCount === 0 && !/\s/.test(element.textContent) && new Set(tops).size > 1;
      },
    );
    return {
      out: [document.documentElement.scrollWidth - width, ...parts.map((part) => part.scrollWidth - part.clientWidth)],
      broken: broken.map(({ textContent }) => textContent),
    };
  }, page.viewportSize()?.width ?? 0);

/** The room at 320 px, and that of letters twice as large; the page is as before afterwards. */
async function squeezed(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 780 };
  await page.setViewportSize({ width: 320, height });
  const narrow = await room(page);
  await page.setViewportSize({ width, height });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const large = await room(page);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  return [narrow, large];
}

/**
 * What axe objects to, what has no room as the page stands, and on a phone what has none when it is narrower or letters are
 * larger.
 */
async function faults(page: Page, what: string) {
  const isPhone = page.viewportSize()?.width === PHONE.viewport.width;
  const rooms = [await room(page), ...(isPhone ? await squeezed(page) : [])];
  return {
    what,
    axe: await axe(page),
    out: rooms.flatMap(({ out }) => out.filter((pixels) => pixels > 0)),
    broken: rooms.flatMap(({ broken }) => broken),
  };
}
const fine = (what: string) => ({ what, axe: [], out: [], broken: [] });

const dialogOf = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** What lies on and over a product's page. */
async function walkProduct(page: Page, look: Look): Promise<void> {
  await visit(page, DRESS);
  await look(page, 'dress');
  await page.getByRole('button', { name: 'Add Cart' }).click();
  await page.getByText('Select a size').first().waitFor();
  await look(page, 'no size');
  await page.getByRole('button', { name: 'Size chart' }).click();
  await dialogOf(page, 'Size chart').waitFor();
  await look(page, 'size chart');
  await close(page);
  await page.getByRole('button', { name: 'Check delivery date' }).click();
  await page.getByRole('textbox', { name: 'PIN code' }).fill('682001');
  await look(page, 'PIN code');
  await page.keyboard.press('Enter');
  await page.getByText(/^Delivery by/).waitFor();
  await page.getByRole('list', { name: 'Pictures' }).getByRole('link').first().click();
  await dialogOf(page, /^Pictures of/).waitFor();
  await look(page, 'pictures');
  await close(page);
}

/** What a visitor picks, and the login. */
async function walkVisitor(page: Page, look: Look, email: string): Promise<void> {
  await visit(page, SAREE);
  await page.getByRole('checkbox', { name: /^Fall and pico/ }).check();
  await look(page, 'services');
  await page.getByRole('button', { name: 'Add To Wishlist' }).click();
  await dialogOf(page, 'Login').waitFor();
  await close(page);
  await page.getByRole('button', { name: 'Add Cart' }).click();
  await dialogOf(page, 'Login').waitFor();
  await close(page);
  await page.getByRole('banner').getByRole('link', { name: 'Cart, 1' }).waitFor();
  await visit(page, '/wishlist');
  await page.getByRole('button', { name: /^Add To Cart/ }).waitFor();
  await look(page, 'visitor’s wishlist');
  await visit(page, '/cart');
  await page.getByRole('table').waitFor();
  await look(page, 'visitor’s cart');
  const quantity = page.getByLabel(/^Quantity of/);
  await quantity.fill('99');
  await quantity.press('Enter');
  await page.getByText(/^(You can buy at most|Only \d+ items? left)/).waitFor();
  await look(page, 'limit');
  await quantity.fill('1');
  await quantity.press('Enter');
  await page.getByRole('link', { name: 'Checkout' }).click();
  const login = dialogOf(page, 'Login');
  await login.getByRole('button', { name: 'Use password' }).click();
  await login.getByRole('button', { name: 'Login with OTP' }).waitFor();
  await look(page, 'password');
  await login.getByRole('button', { name: 'Login with OTP' }).click();
  await login.getByLabel('Email').fill(email);
  await login.getByRole('button', { name: 'Send OTP' }).click();
  await dialogOf(page, 'Enter OTP').waitFor();
  await look(page, 'OTP');
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(await readOtp(shop, email));
}

/** The first order, and the checkout of the second. */
async function walkOrder(page: Page, look: Look): Promise<void> {
  await page.waitForURL('**/checkout');
  await fillIn(page);
  await look(page, 'checkout');
  await payNow(page);
  await page.getByText(/^Held for you/).waitFor();
  await look(page, 'countdown');
  await payBy(page, /^Pays \(Visa\)/);
  await thanked(page);
  await look(page, 'thanks');
  await visit(page, '/myorders?status=All');
  await page.locator('main a[href^="/myorders/"]').first().click();
  await page.getByText('Order Summary').waitFor();
  await look(page, 'order');
  await visit(page, SAREE);
  await page.getByRole('button', { name: 'Add Cart' }).click();
  await page.getByRole('region', { name: 'Added to your cart' }).getByText('Total').waitFor();
  // What has the focus stays.
  await page.getByRole('link', { name: 'View Cart' }).focus();
  await look(page, 'panel');
  await visit(page, '/checkout');
  await page.getByRole('button', { name: 'Change' }).first().click();
  await page.getByRole('radio', { name: /new address/i }).waitFor();
  await look(page, 'addresses');
  await visit(page, '/account');
  await page.getByRole('main').getByRole('button', { name: /^Edit/ }).last().waitFor();
  await look(page, 'address book');
  await page.getByRole('main').getByRole('button', { name: /^Edit/ }).last().click();
  await page.getByRole('main').getByRole('textbox', { name: 'PIN code' }).waitFor();
  await look(page, 'open address');
  await page.getByRole('button', { name: 'Close this offer' }).click();
  await visit(page, '/products');
  await look(page, 'all products');
}

async function walk(page: Page, look: Look): Promise<void> {
  await walkProduct(page, look);
  await walkVisitor(page, look, newEmail('buying.looks'));
  await walkOrder(page, look);
}
const seen = inBothSchemes({ shop: () => shop.web, inspect: faults, walk });

const LOOKED = ['dress', 'no size', 'size chart', 'PIN code', 'pictures', 'services', 'visitor’s wishlist']
  .concat(['visitor’s cart', 'limit', 'password', 'OTP', 'checkout', 'countdown', 'thanks', 'order', 'panel'])
  .concat(['addresses', 'address book', 'open address', 'all products']);

describe('all from a product to the order and the next one', () => {
  it.each(LOOKS)(
    'fits, at 320 px and with letters of twice the size too, and pleases axe at $viewport.width px, $colorScheme',
    async (look) => {
      expect(await seen(look)).toEqual(LOOKED.map(fine));
    },
  );

  it('[SHELL-6] says something above a sheet and not on its head, with letters of twice the size too', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, SAREE);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await page.getByRole('button', { name: 'Add Cart' }).click();
    const login = dialogOf(page, 'Login');
    await login.waitFor();
    const said = login.getByRole('button', { name: 'Dismiss' }).first().locator('..');
    await said.waitFor();
    const bottom = (await said.boundingBox().then((box) => box && box.y + box.height)) ?? Infinity;
    const head = await login.getByRole('heading', { name: 'Login' }).boundingBox();
    expect(head?.y).toBeGreaterThanOrEqual(bottom);
  });

  it('[PDP-3] [PDP-5] has price and saving, and the colour in the bar, on one line each, at 360 px', async () => {
    const { page } = await createPage(shop.web, { ...PHONE, viewport: { width: 360, height: 740 } });
    const box = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
    await visit(page, SAREE);
    const [list, saving] = [await box(page.locator('h1 ~ div s')), await box(page.getByText(/^\d+% OFF$/))];
    expect(Math.abs(saving.y - list.y)).toBeLessThan(8);
    const colours = await box(page.getByRole('list', { name: 'Colours' }));
    expect((await box(page.getByRole('heading', { level: 1 }))).y - colours.y - colours.height).toBeGreaterThan(12);
    await visit(page, DUPATTA);
    const bar = page.getByRole('button', { name: 'Buy Now' }).locator('..');
    expect((await box(bar.getByText('Turmeric Yellow'))).height).toBeLessThan(24);
  });

  it.each([320, 360])('[PDP-5] has price, choice and both buttons in one low bar, at %i px', async (width) => {
    const { page } = await createPage(shop.web, { ...PHONE, viewport: { width, height: 740 } });
    await visit(page, DRESS);
    const bar = page.getByRole('button', { name: 'Buy Now' }).locator('..');
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(69);
    const price = bar.locator('b');
    expect(await price.evaluate((words) => words.scrollWidth <= (words.parentElement?.clientWidth ?? 0))).toBe(true);
  });

  it.each([320, 360])('[PDP-5] cuts no word beside the price of a piece with services, at %i px', async (width) => {
    const { page } = await createPage(shop.web, { ...PHONE, viewport: { width, height: 740 } });
    await visit(page, SAREE);
    await page.getByRole('main').getByRole('checkbox').first().check();
    const bar = page.getByRole('button', { name: 'Buy Now' }).locator('..');
    await bar.getByText('services').waitFor();
    const cut = await bar
      .locator('p, p *')
      .evaluateAll(
        (parts) => parts.filter((part) => part.scrollWidth > part.clientWidth && part.clientWidth > 0).length,
      );
    expect(cut).toBe(0);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(69);
  });
});
