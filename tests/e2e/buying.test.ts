import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { logInByCode, newEmail, visit } from './account-steps.ts';
import { axe, createPage, hydrated, WINDOWS } from './browser.ts';
import { withShop } from './shared-shop.ts';

const [PHONE] = WINDOWS;
const SAREE = '/Saree/x/rb-1001';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

const dialogs = (page: Page) => page.getByRole('dialog').count();
const partsOf = (page: Page) => ({
  panel: page.getByRole('region', { name: 'Added to your cart' }),
  add: page.getByRole('button', { name: 'Add Cart' }),
  wish: page.getByRole('button', { name: 'Add To Wishlist' }),
  cart: page.getByRole('banner').getByRole('link', { name: /^Cart/ }),
});

/** The controls in the window that the panel covers: the form's buttons, the header's links and the toast. */
const coveredBy = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('section:has(h2):has(a[href="/checkout"])')?.getBoundingClientRect();
    const parts = document.querySelectorAll('main form[data-sticky] .button, header a, [data-toasts] p');
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      !panel || (left < panel.right && panel.left < right && top < panel.bottom && panel.top < bottom);
    return [...parts]
      .filter((part) => part.checkVisibility() && isUnder(part.getBoundingClientRect()))
      .map(({ textContent, ariaLabel }) => ariaLabel ?? textContent);
  });
const still = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

describe('buying from a product’s page on a phone', () => {
  it('[PDP-5] [CART-5] adds with a panel that shows cart and total, leaves the page usable, and leads on', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('panel'));
    await visit(page, SAREE);
    const { panel, add, wish } = partsOf(page);
    await add.tap();
    await panel.getByText('Total').waitFor();
    await panel.getByText('1 item').waitFor();
    await page.getByText('Product added successfully!').waitFor();
    await still(page);
    expect(await axe(page)).toEqual([]);
    expect(await coveredBy(page)).toEqual([]);
    await add.tap();
    await panel.getByText('2 items').waitFor();
    await wish.tap();
    await page.getByRole('button', { name: 'Remove Wishlist' }).waitFor();
    await panel.getByRole('link', { name: 'View Cart' }).tap();
    await page.waitForURL('**/cart');
    await page.getByRole('region', { name: 'Summary' }).waitFor();
    await page.goBack();
    await page.waitForURL(`**${SAREE}`);
    await add.waitFor();
    expect([await panel.count(), await dialogs(page)]).toEqual([0, 0]);
  });

  it.each(WINDOWS)(
    '[PDP-5] [CART-5] covers neither the pressed button nor the toast at any scroll position, and does not return after a reload: $viewport.width px',
    async (window) => {
      const { page } = await createPage(shop.web, window);
      await visit(page, '/');
      await logInByCode(page, shop, newEmail('panel.place'));
      for (const block of ['start', 'center', 'end'] as const) {
        await visit(page, SAREE);
        const { panel, add, wish } = partsOf(page);
        await wish.evaluate((button, to) => button.scrollIntoView({ block: to, behavior: 'instant' }), block);
        await add.click();
        await panel.getByText('Total').waitFor();
        await page.getByText('Product added successfully!').waitFor();
        await still(page);
        expect([block, await coveredBy(page)]).toEqual([block, []]);
      }
      await page.reload();
      const { panel, add, cart } = partsOf(page);
      await hydrated(page);
      await add.waitFor();
      expect(await panel.count()).toBe(0);
      await add.click();
      await panel.waitFor();
      await cart.click();
      await page.waitForURL('**/cart');
    },
  );

  it('[PDP-5] buys at once: the chosen piece is in the cart, once however often it is pressed, and the checkout follows', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, '/');
    await logInByCode(page, shop, newEmail('buy.now'));
    for (let time = 0; time < 2; time += 1) {
      await visit(page, SAREE);
      if (time > 0) await page.getByRole('banner').getByRole('link', { name: 'Cart, 1' }).waitFor();
      await page.getByRole('button', { name: 'Buy Now' }).dblclick();
      await page.waitForURL('**/checkout');
      await page.locator('html[data-document="checkout"]').waitFor();
    }
    await visit(page, '/cart');
    const badge = page.getByRole('banner').getByRole('link', { name: /^Cart, / });
    expect(await badge.getAttribute('aria-label')).toBe('Cart, 1');
  });

  it('[PDP-2] shows a picture large in a dialog, the next one by a dot, and the page again by Back', async () => {
    const { page } = await createPage(shop.web, PHONE);
    await visit(page, SAREE);
    const { y } = (await page.getByRole('list', { name: 'Colours' }).boundingBox()) ?? { y: 0 };
    expect(y, 'the colours stand right below the picture').toBeLessThan(
      (await page.getByRole('heading', { level: 1 }).boundingBox())?.y ?? 0,
    );
    await page.getByRole('list', { name: 'Pictures' }).getByRole('link').first().tap();
    const dialog = page.getByRole('dialog', { name: /^Pictures of / });
    const dot = dialog.getByRole('button', { name: 'Show picture 2 of 2' });
    await dot.tap();
    await expect.poll(() => dot.getAttribute('aria-current')).toBe('true');
    const zoom = dialog.getByRole('button', { name: /^Zoom in/ }).nth(1);
    const width = (await zoom.boundingBox())?.width ?? 0;
    await zoom.tap();
    const large = dialog.getByRole('button', { name: /^Zoom out/ });
    expect((await large.boundingBox())?.width).toBeGreaterThan(2 * width);
    await still(page);
    expect(await axe(page)).toEqual([]);
    await page.evaluate(() => history.back());
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).toBe(shop.web + SAREE);
  });
});
