import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectWarning } from '../quiet-console.ts';
import type { WholeShop } from '../whole-shop.ts';
import { newEmail, readOtp, visit } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, createPage, WINDOWS } from './browser.ts';
import { fillIn, payBy, payNow, thanked } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

const [PHONE] = WINDOWS;
/** A piece with colours, sizes and a size chart, and one with services. */
const [DRESS, SAREE] = ['/Dress/x/rb-1010', '/Saree/x/rb-1001'];

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** The number of pixels by which page, content and dialog are too wide, and texts that wrap. */
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

/** The same at 320 px, and with text twice as large; the page is as before afterwards. */
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

/** Controls of the dialog, or else of the page, that are too small to touch. */
const smallControls = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector('dialog[open]') ?? document.querySelector('main');
    const small = [...(shown?.querySelectorAll('button, select, textarea') ?? [])].filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      return width > 0 && (width < 41.5 || height < 41.5);
    });
    return small.map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  });

/** Content of the page without room, at 320 px and with text twice as large too on a phone, and controls too small to touch. */
async function layoutErrors(page: Page): Promise<unknown[]> {
  const isPhone = page.viewportSize()?.width === PHONE.viewport.width;
  const rooms = [await room(page), ...(isPhone ? await squeezed(page) : [])];
  const out = rooms.flatMap((one) => one.out.filter((pixels) => pixels > 0));
  return [...out, ...rooms.flatMap(({ broken }) => broken), ...(await smallControls(page))];
}

type Look = (what: string) => Promise<void>;

/** Pages without a shopper, a dialog, and a form with errors. */
async function walkAsVisitor(page: Page, look: Look): Promise<void> {
  for (const path of ['/', '/Saree', '/policies', '/no/such/page']) {
    await visit(page, path);
    await look(path);
  }
  await visit(page, '/account/register');
  await page.getByRole('main').locator('form').first().locator('button[type=submit]').click();
  await page.locator('[aria-invalid=true]').first().waitFor();
  await look('account form, sent back');
  await visit(page, DRESS);
  await look('product');
  await page.getByRole('button', { name: 'Size chart' }).click();
  await page.getByRole('dialog', { name: 'Size chart' }).waitFor();
  await look('dialog');
}

/** From the cart through the login to the order. */
async function walkAsShopper(page: Page, look: Look): Promise<void> {
  const email = newEmail('looks');
  await visit(page, SAREE);
  await page.getByRole('button', { name: 'Add Cart' }).click();
  const login = page.getByRole('dialog', { name: 'Login' });
  await login.getByLabel('Email').fill(email);
  await login.getByRole('button', { name: 'Send OTP' }).click();
  await page.getByRole('dialog', { name: 'Enter OTP' }).waitFor();
  await look('OTP');
  await page.getByLabel('Digit 1').click();
  await page.keyboard.type(await readOtp(shop, email));
  // The badge of a visitor's cart is the same, so it is no sign of the login.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await visit(page, '/cart');
  await page.getByRole('table').waitFor();
  await look('cart');
  await visit(page, '/checkout');
  await fillIn(page);
  await look('checkout');
  await payNow(page);
  await payBy(page, /^Pays \(Visa\)/);
  await thanked(page);
  await look('thanks');
  await visit(page, '/myorders?status=All');
  const order = page.locator('main a[href^="/myorders/"]').first();
  await order.waitFor();
  await look('orders');
  await order.click();
  await page.getByText('Order Summary').waitFor();
  await look('order');
  await visit(page, '/account');
  await page.getByText(email).first().waitFor();
  await look('account');
}

describe('a page of each kind', () => {
  it.each(WINDOWS)(
    '[CART-1] [CHECK-1] [THANKS-1] [AUTH-2] [AUTH-6] [PROFILE-1] [ORDERS-2] [ORDER-1] fits and pleases axe in both colour schemes, at $viewport.width px',
    async (window) => {
      expectWarning(/status of 404 .*\/no\/such\/page/);
      const { page } = await createPage(shop.web, window);
      const wrong: object[] = [];
      const look = async (what: string) => {
        const looks = await inBothSchemes(page, () => axe(page));
        for (const { colorScheme, found } of looks) if (found.length > 0) wrong.push({ what, colorScheme, found });
        const layout = await layoutErrors(page);
        if (layout.length > 0) wrong.push({ what, layout });
        if (await page.locator('.not-started').isVisible())
          wrong.push({ what, shown: 'the line of a page without scripts' });
      };
      await walkAsVisitor(page, look);
      await walkAsShopper(page, look);
      expect(wrong).toEqual([]);
    },
  );
});
