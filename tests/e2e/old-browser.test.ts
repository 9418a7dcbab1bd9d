import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectWarning } from '../quiet-console.ts';
import type { WholeShop } from '../whole-shop.ts';
import { DOCUMENT, newEmail, visit } from './account-steps.ts';
import { axe, createPage, WINDOWS } from './browser.ts';
import { goToCheckout, payBy, payNow, thanked } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

const [PHONE] = WINDOWS;

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/** Removes from the shop's pages the features that the oldest browsers of `web/browsers.ts` lack. The payment widget is not the shop's. */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window !== top) return;
    const remove = (object: object, ...names: string[]) =>
      names.forEach((name) => Reflect.deleteProperty(object, name));
    remove(Promise, 'withResolvers', 'try');
    remove(URL, 'parse', 'canParse');
    remove(AbortSignal, 'any', 'timeout');
    remove(Object, 'groupBy');
    remove(Map, 'groupBy');
    remove(Array, 'fromAsync');
    remove(RegExp, 'escape');
    remove(Array.prototype, 'toSorted', 'toReversed', 'toSpliced', 'with');
    remove(Set.prototype, 'union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom');
    remove(Object.getPrototypeOf(Object.getPrototypeOf([].values())), 'map', 'filter', 'toArray', 'some', 'find');
    remove(String.prototype, 'isWellFormed', 'toWellFormed');
    remove(HTMLElement.prototype, 'popover', 'showPopover', 'hidePopover', 'togglePopover');
    remove(HTMLFormElement.prototype, 'requestSubmit');
    remove(HTMLDialogElement.prototype, 'requestClose', 'closedBy');
    remove(Element.prototype, 'checkVisibility', 'moveBefore', 'ariaBusy', 'setHTMLUnsafe');
    remove(Document.prototype, 'startViewTransition', 'moveBefore');
    remove(ReadableStream.prototype, Symbol.asyncIterator as unknown as string);
    remove(window, 'navigation', 'scheduler', 'cookieStore', 'CloseWatcher', 'requestIdleCallback', 'onscrollend');
  });
}

describe('the oldest browsers', () => {
  it('buy a piece, from the home page to the page that thanks', async () => {
    // The router itself logs that this browser changes pages without a transition.
    expectWarning(/startViewTransition` is not available/);
    const { page } = await createPage(shop.web, { ...PHONE, isFirst: true });
    await makeOld(page);
    await goToCheckout(page, shop, newEmail('old.phone'));
    expect(await page.evaluate(() => 'withResolvers' in Promise || 'navigation' in window)).toBe(false);
    await payNow(page);
    await payBy(page, /^Pays \(Visa\)/);
    await thanked(page);
  });
});

describe('a page whose scripts die at the start', () => {
  it.each([
    {
      what: 'throws',
      script: /assets\/first-/,
      body: 'throw new TypeError("no such function")',
      words: /no such function/,
    },
    { what: 'is not understood', script: /assets\/start-/, body: 'const = 1', words: /SyntaxError|Unexpected token/ },
  ])('shows this if a script $what, and its links lead on', async ({ script, body, words }) => {
    expectWarning(words);
    const { page } = await createPage(shop.web, { ...PHONE, isFirst: true });
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.goto('/policies', DOCUMENT);
    const line = page.getByRole('alert').filter({ hasText: 'could not start' });
    await line.waitFor();
    expect(await axe(page)).toEqual([]);
    await line.getByRole('link', { name: 'Contact us' }).waitFor();
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).tap();
    await page.waitForURL('**/search');
    expect(await page.getByRole('searchbox').count()).toBeGreaterThan(0);
  });

  it('shows no such line where the scripts run', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/policies');
    expect(await page.getByText('could not start').isVisible()).toBe(false);
  });
});
