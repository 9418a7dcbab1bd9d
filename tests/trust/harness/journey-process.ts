import type { BrowserContext, Page } from 'playwright-core';
import { createPage, startBrowser } from '../../e2e/browser.ts';
import { visit } from '../../e2e/account-steps.ts';
import { goToCheckout, ordersOf, payBy, payNow, thanked } from '../../e2e/checkout-steps.ts';
import { startWholeShop } from '../../whole-shop.ts';

/**
 * A program: opens the whole shop in this process, goes the way of a shopper in Chromium from the home page to the logout, and writes
 * what it found as one line of JSON that begins with `journey `. Preloaded changes of the source hold for all floors.
 */
export interface JourneyFindings {
  /** Pages that were seen. */
  pages: number;
  /** Breaches of the content policy, each with its page. */
  violations: string[];
  /** What was left of the shopper after the logout, and where. */
  left: string[];
}

/** Words that stand for the shopper. */
const OF_SHOPPER = ['journey@example.com', 'Asha Verma', '98765', 'accessToken'];

async function go(): Promise<JourneyFindings> {
  const shop = await startWholeShop({ ADDRESS_LIMIT: '100000' });
  const { page } = await createPage(shop.web, { isFirst: true });
  const context = page.context();
  const violations: string[] = [];
  let pages = 0;
  page.on('framenavigated', (frame) => void (frame === page.mainFrame() && (pages += 1)));
  await context.exposeBinding('reportViolation', (_, words: string) => void violations.push(words));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      if (typeof report === 'function') report(`${effectiveDirective} ${blockedURI} on ${location.pathname}`);
    });
  });
  for (const path of ['/', '/Saree', '/search?text=saree', '/policies']) await visit(page, path);
  await goToCheckout(page, shop, 'journey@example.com');
  await payNow(page);
  await payBy(page, /^Pays \(Visa\)/);
  await thanked(page);
  await ordersOf(page);
  for (const path of ['/wishlist', '/account']) await visit(page, path);
  await logOut(page);
  const left = await findLeft(context, page);
  await (await startBrowser()).close();
  await shop.close();
  return { pages, violations, left };
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog', { name: 'Log Out' }).getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
}

/** What storage, cookies, caches and the page itself still have of the shopper, also after Back. */
async function findLeft(context: BrowserContext, page: Page): Promise<string[]> {
  const stored = () =>
    page.evaluate(async () => ({
      'local storage': JSON.stringify(localStorage),
      'session storage': JSON.stringify(sessionStorage),
      page: document.documentElement.outerHTML,
      caches: (await caches.keys()).join(),
      databases: (await indexedDB.databases()).map(({ name }) => name).join(),
    }));
  const places = Object.entries(await stored());
  await page.goBack();
  await page.waitForLoadState('networkidle');
  const { page: back } = await stored();
  const cookies = (await context.cookies()).filter(({ name }) => /refresh|binding/.test(name));
  return [
    ...[...places, ['page after Back', back] as const].flatMap(([place, text]) =>
      OF_SHOPPER.filter((word) => text.includes(word)).map((word) => `${word} in the ${place}`),
    ),
    ...cookies.map(({ name }) => `the cookie ${name}`),
  ];
}

if (import.meta.main) {
  process.stdout.write(`\njourney ${JSON.stringify(await go())}\n`);
  process.exit(0);
}
