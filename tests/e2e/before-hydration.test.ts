import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectWarning } from '../quiet-console.ts';
import type { WholeShop } from '../whole-shop.ts';
import { createPage, hydrated, type PageOptions, WINDOWS } from './browser.ts';
import { withShop } from './shared-shop.ts';

const DOCUMENT = { waitUntil: 'domcontentloaded' } as const;
const [PHONE, DESKTOP] = WINDOWS;

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Delays the storefront's scripts in the page's documents until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>();
  const isClient = /assets\/client-/;
  await page.route(isClient, async (route) => {
    await held.promise;
    await route.continue();
  });
  return async () => {
    held.resolve();
    await hydrated(page);
    await page.unroute(isClient);
  };
}

describe('a tap before the page has hydrated', () => {
  it.each([
    { path: '/Saree?page=1', link: 'Sort & Filter' },
    { path: '/policies', link: 'Search' },
    { path: '/policies', link: 'Login' },
  ])('opens what a tap on $link opens later, and follows no link ($path)', async ({ path, link }) => {
    const { page } = await createPage(shop.web, PHONE);
    const goOn = await holdScripts(page);
    await page.goto(path, DOCUMENT);
    await page.getByRole('link', { name: link }).first().tap();
    await goOn();
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toBe(shop.web + path);
  });

  it('follows the link where the scripts never come', async () => {
    expectWarning(/status of 404/);
    expectWarning(/Failed to fetch dynamically imported module/);
    const { page } = await createPage(shop.web, PHONE);
    await page.route(/assets\/client-/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/policies', DOCUMENT);
    await page.getByRole('link', { name: 'Search' }).tap();
    await page.waitForURL('**/search');
    expect(await page.getByRole('searchbox').count()).toBeGreaterThan(0);
  });
});

describe('a scroll before the page has hydrated', () => {
  it.each(WINDOWS)('goes where the shopper wants, also after a reload ($viewport.width px)', async (look) => {
    const { page } = await createPage(shop.web, look);
    const place = () => page.evaluate(() => Math.round(scrollY));
    await page.goto('/Saree?page=1', DOCUMENT);
    await hydrated(page);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const goOn = await holdScripts(page);
    await page.reload(DOCUMENT);
    await expect.poll(place).toBe(900);
    await page.mouse.move(look.viewport.width - 60, 400);
    await page.mouse.wheel(0, -300);
    await expect.poll(place).toBe(600);
    const holdsPlace = page.waitForResponse(/assets\/restore-scroll/);
    await goOn();
    const script = JSON.stringify((await holdsPlace).url());
    await page.evaluate(`import(${script}).then(() => new Promise((resolve) => setTimeout(resolve, 200)))`);
    expect(await place()).toBe(600);
  });
});

describe('a step back while the page hydrates', () => {
  it('[SHELL-1] is taken when it has', async () => {
    const { page } = await createPage(shop.web, PHONE);
    const cdp = await page.context().newCDPSession(page);
    await page.goto('/policies', DOCUMENT);
    await hydrated(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Saree' }).first().tap();
    await page.waitForURL('**/Saree');
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    // From here on the router handles history steps: this one comes before React has hydrated.
    await page.addInitScript(() => {
      // The page of the step is a separate document.
      if (!location.pathname.endsWith('/Saree')) return;
      const listen = window.addEventListener.bind(window);
      window.addEventListener = (...args: Parameters<typeof listen>) => {
        listen(...args);
        if (args[0] !== 'popstate') return;
        window.addEventListener = listen;
        history.back();
      };
    });
    await page.reload(DOCUMENT);
    await page.waitForURL('**/policies');
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Policies' }).waitFor();
    await hydrated(page);
    expect(page.url()).toBe(`${shop.web}/policies`);
  });
});

const SCRIPTS = /assets\/.*\.js$/;
/** The factor by which the processor of the phone is slower than this machine. */
const SLOWER = 6;

interface SlowPage {
  page: Page;
  /** Loads its scripts, and resolves when the page has hydrated. */
  arrive: (() => Promise<void>)[];
}

/**
 * Opens a page on a slow device and resolves when it is visible; all of its scripts are delayed until the resolved function
 * is called. `later` names a script that is delayed until it is called once more.
 */
async function openUnhydrated(path: string, device: PageOptions = PHONE, later?: RegExp): Promise<SlowPage> {
  const { page } = await createPage(shop.web, device);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const parts = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  await page.route(SCRIPTS, async (route) => {
    await parts[later?.test(route.request().url()) ? 1 : 0].promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const arrive = parts.map(({ resolve }) => async () => {
    resolve();
    await hydrated(page);
  });
  return { page, arrive };
}

const visitorCartOf = (page: Page) =>
  page.evaluate(() => localStorage.getItem('rangbandh.visitorCart') ?? '{}').then((text) => JSON.parse(text).items);

describe('a tap as soon as a page can be seen, on a slow phone', () => {
  it('opens the menu once, and moves the reviews by one when their script has come', async () => {
    const { page, arrive } = await openUnhydrated('/', PHONE, /assets\/HomeBelowFold/);
    const menu = page.getByRole('button', { name: 'Menu' });
    await menu.tap();
    await menu.tap();
    expect(await menu.getAttribute('aria-busy')).toBe('true');
    await page.getByRole('button', { name: 'Pause' }).tap();
    await arrive[0]?.();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.count()).toBe(1);
    expect(await menu.getAttribute('aria-busy')).toBeNull();
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await arrive[1]?.();
    await page.getByRole('button', { name: 'Play' }).waitFor();
  });

  it('likes a product once, and shows the last requested dialog', async () => {
    const { page, arrive } = await openUnhydrated('/Saree?page=1', DESKTOP);
    const heart = page.getByRole('button', { name: /^Wishlist/ }).first();
    await heart.click();
    await heart.click();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page
      .getByRole('button', { name: /^Quick view/ })
      .first()
      .press('Enter');
    await arrive[0]?.();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add Cart' }).waitFor();
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await heart.getAttribute('aria-pressed')).toBe('true');
  });

  it('does not reach React before it has hydrated the tapped element', async () => {
    const { page, arrive } = await openUnhydrated('/Saree?page=1');
    await page.evaluate(() => {
      const received: string[] = [];
      Object.assign(window, { heard: received });
      const types = ['pointerdown', 'mousedown', 'touchstart', 'touchend', 'keydown', 'keypress', 'keyup', 'click'];
      for (const type of types)
        document.getElementById('root')?.addEventListener(type, () => received.push(type), true);
    });
    const received = () => page.evaluate(() => ('heard' in window ? window.heard : undefined));
    const unhydrated = page.locator('main [data-unhydrated]');
    const opener = page.getByRole('link', { name: 'Sort & Filter' });
    await page.getByRole('heading', { level: 1 }).tap();
    await opener.press('Enter');
    await opener.tap();
    expect(await received()).toEqual([]);
    expect(await unhydrated.count()).toBe(1);
    await arrive[0]?.();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await unhydrated.count()).toBe(0);
    // Only clicks are repeated.
    expect(new Set(Array.of(await received()).flat())).toEqual(new Set(['click']));
    await dialog.getByRole('button', { name: 'Close' }).tap();
    await dialog.waitFor({ state: 'detached' });
    await opener.tap();
    await dialog.waitFor();
    expect(await received()).toEqual(expect.arrayContaining(['pointerdown', 'touchstart', 'mousedown']));
  });

  it('adds to the cart once with the current choice and input, and a tap in the cart counts at once', async () => {
    const sitemap = await (await fetch(`${shop.web}/sitemap.xml`)).text();
    const path = /<loc>https?:\/\/[^/]+(\/Saree\/[^<]+)<\/loc>/.exec(sitemap)?.[1] ?? '';
    const { page, arrive } = await openUnhydrated(path);
    await page.getByRole('textbox', { name: 'Quantity' }).fill('2');
    await page.getByRole('button', { name: 'Increase quantity' }).tap();
    await page.getByRole('checkbox').first().check();
    const add = page.getByRole('button', { name: 'Add Cart' });
    await add.tap();
    await add.tap();
    await arrive[0]?.();
    await page.getByRole('dialog').waitFor();
    expect(await visitorCartOf(page)).toMatchObject([{ quantity: 3, services: [expect.any(String)] }]);
    await page.goto('/cart', { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Increase quantity/ }).tap();
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 4' }).waitFor();
    expect(await visitorCartOf(page)).toMatchObject([{ quantity: 4 }]);
  });
});

describe('going back before the page has hydrated', () => {
  it('[CAT-3] shows the listing as it was before the filter', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await page.goto('/', DOCUMENT);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Saree' }).click();
    await page.waitForURL('**/Saree');
    const opener = page.getByRole('link', { name: 'Sort & Filter' });
    await opener.tap();
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /^Georgette/ })
      .check();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Apply Filters/ })
      .click();
    await page.waitForURL('**/Saree?fabric=Georgette');
    const goOn = await holdScripts(page);
    await page.reload(DOCUMENT);
    await page.evaluate(() => history.back());
    await page.waitForURL('**/Saree');
    await goOn();
    await page.getByRole('link', { name: 'Remove filter Georgette' }).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${shop.web}/Saree`);
    await page.goForward();
    await page.getByRole('link', { name: 'Remove filter Georgette' }).waitFor();
  });

  it('also leads to another page, and preserves the step forward', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await page.goto('/policies', DOCUMENT);
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Dress' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dresses' }).waitFor();
    const goOn = await holdScripts(page);
    await page.reload(DOCUMENT);
    await page.evaluate(() => history.back());
    await page.waitForURL('**/policies');
    await goOn();
    await page.getByRole('heading', { level: 1, name: 'Policies' }).waitFor();
    await page.goForward();
    await page.getByRole('heading', { level: 1, name: 'Dresses' }).waitFor();
    expect(page.url()).toBe(`${shop.web}/Dress`);
  });
});
