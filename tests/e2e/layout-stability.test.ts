import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { logInByCode, newEmail, readOtp, visit } from './account-steps.ts';
import { createPage, WINDOWS } from './browser.ts';
import { fillIn, payBy, thanked, widget } from './checkout-steps.ts';
import { layoutShifts, sumOf } from './layout-shifts.ts';
import { withShop } from './shared-shop.ts';

const [PHONE] = WINDOWS;
/** A piece in sizes, and pieces without. */
const [DRESS, DUPATTAS] = ['/Dress/x/rb-1010', '/Dupatta'];
/** The shopper who orders; a new one at each try. */
let email = '';
/** Chromium's own simulation of a cheap phone on a fast 4G connection. */
const SLOW_CPU = { rate: 4 };
const FAST_4G = { offline: false, latency: 60, downloadThroughput: 1_012_500, uploadThroughput: 168_750 };

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** A slow phone with reduced motion. It records each visible animation and transition. */
async function createSlowPhone(): Promise<Page> {
  const { page } = await createPage(shop.web, { ...PHONE, reducedMotion: 'reduce' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', SLOW_CPU);
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await page.addInitScript(() => {
    const note = ({ target }: Event) => {
      if (!(target instanceof Element)) return;
      const seen = target.getAnimations({ subtree: true }).filter(({ effect }) => {
        const { duration } = effect?.getComputedTiming() ?? {};
        return typeof duration === 'number' && duration > 1;
      });
      if (seen.length > 0) document.documentElement.dataset['moving'] = `${target.localName}.${target.className}`;
    };
    for (const kind of ['animationstart', 'transitionrun']) document.addEventListener(kind, note);
  });
  return page;
}

/** Resolves when the fonts and the pictures in the window are loaded, and drawn. */
const rested = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const isOnItsWay = (picture: HTMLImageElement) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return !picture.complete && top < innerHeight && bottom > 0;
    };
    let calm = 0;
    while (calm < 10) {
      await new Promise(requestAnimationFrame);
      calm = [...document.images].some(isOnItsWay) ? 0 : calm + 1;
    }
  });

/** The shifts and animations since this moment, once the page is idle; in another document, since that was opened. */
async function unrest(page: Page, what: string, since: Awaited<ReturnType<typeof momentOf>>) {
  await rested(page);
  const { origin } = await momentOf(page);
  const fromMs = origin === since.origin ? since.ms : 0;
  const shifts = (await layoutShifts(page)).filter(({ atMs, isAfterInput }) => atMs >= fromMs && !isAfterInput);
  const moving = await page.evaluate(() => document.documentElement.dataset['moving']);
  return { what, jumps: sumOf(shifts) < 0.02 ? [] : shifts, moving };
}
const calm = (what: string) => ({ what, jumps: [], moving: undefined });

/** A moment of a document. */
const momentOf = (page: Page) => page.evaluate(() => ({ origin: performance.timeOrigin, ms: performance.now() }));

type Step = [what: string, act: (page: Page) => Promise<void>, arrival?: 'arrives'];

const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().tap();

const PRODUCT: Step[] = [
  ['dress', (page) => visit(page, DRESS)],
  ['size', (page) => page.getByRole('list', { name: 'Size' }).getByRole('link', { name: 'M', exact: true }).tap()],
  [
    'delivery date',
    async (page) => {
      await press(page, 'Check delivery date');
      await page.getByRole('textbox', { name: 'PIN code' }).fill('342001');
      await page.keyboard.press('Enter');
      await page.getByText(/^Delivery by/).waitFor();
    },
  ],
  [
    'login',
    async (page) => {
      await press(page, 'Add Cart');
      await dialogOf(page, 'Login').waitFor();
    },
  ],
];

const VISITOR: Step[] = [
  [
    'visitor’s cart',
    async (page) => {
      await visit(page, '/cart');
      await page.getByRole('table').waitFor();
    },
  ],
  ['empty wishlist', (page) => visit(page, '/wishlist')],
  [
    'OTP',
    async (page) => {
      await visit(page, '/cart');
      await page.getByRole('link', { name: 'Checkout' }).first().tap();
      const login = dialogOf(page, 'Login');
      await login.getByRole('button', { name: 'Use password' }).tap();
      await login.getByRole('button', { name: 'Login with OTP' }).tap();
      await login.getByLabel('Email').fill(email);
      await login.getByRole('button', { name: 'Send OTP' }).tap();
      await dialogOf(page, 'Enter OTP').waitFor();
    },
  ],
];

const ORDER: Step[] = [
  [
    'checkout',
    async (page) => {
      await page.getByLabel('Digit 1').tap();
      await page.keyboard.type(await readOtp(shop, email));
      await page.getByRole('textbox', { name: 'Full Name' }).waitFor();
    },
    'arrives',
  ],
  ['filled in', fillIn],
  [
    'countdown',
    async (page) => {
      await press(page, 'Pay now');
      await widget(page).getByRole('button', { name: 'Close' }).waitFor();
    },
  ],
  [
    'thanks',
    async (page) => {
      await payBy(page, /^Pays \(Visa\)/);
      await thanked(page);
    },
    'arrives',
  ],
  [
    'order',
    async (page) => {
      await visit(page, '/myorders?status=All');
      await page.locator('main a[href^="/myorders/"]').first().tap();
      await page.getByText('Order Summary').waitFor();
    },
    'arrives',
  ],
];

const IN_CASH: Step[] = [
  [
    'panel',
    async (page) => {
      await visit(page, DUPATTAS);
      await page.getByRole('main').getByRole('listitem').getByRole('link').first().waitFor();
      await page.getByRole('main').locator('h2 a').first().tap();
      await press(page, 'Add Cart');
      await page.getByRole('region', { name: 'Added to your cart' }).getByText('Total').waitFor();
    },
    'arrives',
  ],
  [
    'checkout with an address',
    async (page) => {
      await visit(page, '/checkout');
      await page.getByRole('button', { name: 'Change' }).first().waitFor();
    },
  ],
  [
    'OTP of the order',
    async (page) => {
      await page.getByRole('radio', { name: /^Cash on delivery/ }).check();
      await press(page, 'Place order');
      await dialogOf(page, 'Confirm your order').waitFor();
    },
  ],
  [
    'placed',
    async (page) => {
      const dialog = dialogOf(page, 'Confirm your order');
      await dialog.getByRole('textbox', { name: 'Digit 1' }).fill(await readOtp(shop, email));
      await dialog.getByRole('button', { name: /^Confirm order/ }).tap();
      await page.getByText('Pay on delivery').waitFor();
    },
    'arrives',
  ],
  [
    'address book',
    async (page) => {
      await visit(page, '/account');
      await page.getByRole('main').getByRole('button', { name: /^Edit/ }).last().waitFor();
    },
  ],
];

describe('from a product to its order on a slow phone', () => {
  it('moves only touched elements, and animates nothing for shoppers who prefer reduced motion', async () => {
    const page = await createSlowPhone();
    email = newEmail('stable');
    const steps = [...PRODUCT, ...VISITOR, ...ORDER, ...IN_CASH];
    const seen = [];
    let since = await momentOf(page);
    for (const [what, act, arrival] of steps) {
      await act(page);
      // Another page has other heights: only its shifts after it is shown count.
      if (arrival) since = await momentOf(page);
      seen.push(await unrest(page, what, since));
      since = await momentOf(page);
    }
    expect(seen).toEqual(steps.map(([what]) => calm(what)));
  });

  it('shows no section of the account before the ones above it are there', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('sections'));
    const held = Promise.withResolvers<void>();
    const nameOf = (request: Request) => request.postDataJSON()?.operationName;
    await page.route('**/graphql', async (route) => {
      if (nameOf(route.request()) === 'addressBook') await held.promise;
      await route.continue();
    });
    const others = ['accountData', 'sessionList', 'staffLogin'].map((name) =>
      page.waitForResponse((response) => nameOf(response.request()) === name),
    );
    await visit(page, '/account');
    await Promise.all(others);
    await page.getByRole('button', { name: 'Edit Profile' }).waitFor();
    await rested(page);
    const since = await momentOf(page);
    expect(await page.getByRole('heading', { name: 'Password and your data' }).isVisible()).toBe(false);
    held.resolve();
    await page.getByRole('heading', { name: 'Password and your data' }).waitFor();
    expect(await unrest(page, 'sections', since)).toEqual(calm('sections'));
  });

  it('[CHECK-8] never shows an empty cart between an order and its page', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const words = document.querySelector('main')?.textContent ?? '';
        if (words.includes('Your cart is empty')) document.documentElement.dataset['empty'] = 'yes';
      }).observe(document, { subtree: true, childList: true });
    });
    await visit(page, DRESS);
    await page.getByRole('list', { name: 'Size' }).getByRole('link', { name: 'M', exact: true }).tap();
    await press(page, 'Buy Now');
    const [login, email] = [dialogOf(page, 'Login'), newEmail('never.empty')];
    await login.getByLabel('Email').fill(email);
    await login.getByRole('button', { name: 'Send OTP' }).tap();
    await page.getByLabel('Digit 1').fill(await readOtp(shop, email));
    await fillIn(page);
    await press(page, 'Pay now');
    await payBy(page, /^Pays \(Visa\)/);
    await thanked(page);
    expect(await page.evaluate(() => document.documentElement.dataset['empty'])).toBeUndefined();
  });
});
