import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { logInByCode, newEmail, visit } from './account-steps.ts';
import { createPage, hydrated, WINDOWS } from './browser.ts';
import { payBy, payNow, thanked } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

const [PHONE] = WINDOWS;

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

/**
 * Translates the page as Chrome does, and all later content: two elements replace each text, which ends in a mark. Texts of
 * the payment provider's frame remain.
 */
async function translate(page: Page): Promise<void> {
  await hydrated(page);
  await page.evaluate(() => {
    if (document.documentElement.dataset['translated']) return;
    document.documentElement.dataset['translated'] = 'hi';
    const font = () => document.createElement('font');
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        const { parentElement } = text;
        if (!parentElement || parentElement.closest('font, script, style, textarea, noscript')) continue;
        const [outer, inner] = [font(), font()];
        inner.append(/\p{L}/u.test(text.data) ? `${text.data}·` : text.data);
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    translateIn(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateIn(target);
        else addedNodes.forEach((node) => node.isConnected && translateIn(node));
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

/** Goes to a page by its address, and translates it. */
async function visitTranslated(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await translate(page);
}

const failed = (page: Page) => page.getByText('Something went wrong at our end').count();

describe('a page that the browser translates', () => {
  it('[CART-1] sells a piece, from the home page to the confirmation', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('translated'));
    await translate(page);
    const main = page.getByRole('main');

    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Saree/ })
      .tap();
    await page.waitForURL('**/Saree');
    await page.getByRole('link', { name: /^Sort & Filter/ }).tap();
    const filters = page.getByRole('dialog');
    await filters.getByRole('checkbox', { name: /^Georgette/ }).check();
    await filters.getByRole('button', { name: /^Apply Filters/ }).tap();
    await page.waitForURL('**/Saree?fabric=Georgette');
    await page.getByRole('link', { name: /^Sort & Filter \(1\)/ }).waitFor();
    await page.getByRole('link', { name: 'Remove filter Georgette' }).tap();
    await page.waitForURL('**/Saree');

    await visitTranslated(page, '/Saree/x/rb-1001');
    await page.getByText(/^SKU 2101/).waitFor();
    await page.getByRole('list', { name: 'Colours' }).getByRole('link').nth(1).tap();
    await page.getByText(/^SKU 2102/).waitFor();
    await page.getByRole('button', { name: /^Add To Wishlist/ }).tap();
    await page.getByRole('button', { name: /^Remove Wishlist/ }).waitFor();
    await page.getByRole('button', { name: 'Increase quantity' }).tap();
    await page.getByRole('button', { name: /^Add Cart/ }).tap();
    await page.getByText(/^Product added successfully!/).waitFor();

    await visitTranslated(page, '/wishlist');
    await main
      .getByRole('button', { name: /^Add .* cart/i })
      .first()
      .tap();
    await page.getByRole('banner').getByRole('link', { name: 'Cart, 3' }).waitFor();

    await visitTranslated(page, '/checkout');
    await page.getByText(/^3 × ₹/).waitFor();
    const texts = { 'Full Name': 'Asha Verma', Address: '12 Rangrez Gali', 'PIN code': '342001', Phone: '98765 43210' };
    for (const [name, text] of Object.entries(texts)) {
      await page.getByRole('textbox', { name: new RegExp(`^${name}`) }).fill(text);
    }
    const state = page.getByRole('combobox', { name: /^State/ });
    await expect.poll(() => state.inputValue()).toBe('Rajasthan');
    await state.selectOption('Goa');
    await state.selectOption('Rajasthan');
    expect(await failed(page)).toBe(0);
    await payNow(page);
    await payBy(page, /^Pays \(Visa\)/);
    await thanked(page);
  });
});
