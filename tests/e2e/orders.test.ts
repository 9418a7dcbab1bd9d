import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInByPage, createOrderShop, placeFinishedOrder, type OrderShop } from '../orders/api/order-api.ts';
import type { Placing } from '../orders/place-orders.ts';
import { newEmail, waitForToast, visit } from './account-steps.ts';
import { closePage, createPage, WINDOWS, type PageOptions } from './browser.ts';
import { tolerateWarning } from '../quiet-console.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

/** A browser of a new shopper who is logged in. */
async function shopper(look: PageOptions = {}) {
  const opened = await createPage(shop.web, { reducedMotion: 'reduce', ...look });
  const id = await logInByPage(opened.page, shop, newEmail('orders'));
  return { ...opened, id };
}

/** Places one item and goes to its page; returns its id. */
async function open(page: Page, shopperId: string, placing: Partial<Placing> = {}): Promise<string> {
  const { itemIds } = await placeFinishedOrder(shop, shopperId, placing);
  await visit(page, `/myorders/${itemIds[0]}`);
  await page.getByRole('region', { name: 'Order Summary' }).waitFor();
  return itemIds[0] ?? '';
}

/** The staff's changes of the order. */
async function move(id: string, step: 'confirm' | 'dispatch' | 'deliver' | 'reject', body?: object) {
  const { status } = await shop.boss.post(`/admin/orders/${id}/${step}`, body);
  expect(status).toBe(200);
}

const dots = (page: Page) => page.getByRole('button', { name: 'More options' });
async function choose(page: Page, name: string) {
  await dots(page).click();
  await page.getByRole('menuitem', { name }).click();
  return page.getByRole('dialog');
}
const progress = (page: Page) => page.getByRole('progressbar').getAttribute('value');

describe('an order on its way', () => {
  it('[ORDER-2] [ORDER-4] [ORDER-6] [ORDER-7] shows the changes by staff, without a reload', async () => {
    const { page, id } = await shopper();
    const item = await open(page, id);
    const again = () => page.evaluate(() => dispatchEvent(new Event('focus')));
    expect(await progress(page)).toBe('25');
    await page.getByText('You can cancel your order before it is dispatched.').waitFor();
    await move(item, 'confirm');
    await again();
    await page.locator('progress[value="50"]').waitFor();
    await choose(page, 'Track Order');
    await waitForToast(page, 'Tracking Not Available');
    await page.keyboard.press('Escape');
    await move(item, 'dispatch', { trackingId: 'RB1', trackingSite: 'https://carrier.example/RB1' });
    await again();
    await page.locator('progress[value="75"]').waitFor();
    const link = (await choose(page, 'Track Order')).getByRole('link');
    expect(await link.getAttribute('href')).toBe('https://carrier.example/RB1');
    await page.context().route('https://carrier.example/**', (route) => route.fulfill({ body: 'On its way' }));
    const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    expect([tab.url(), await tab.evaluate(() => opener)]).toEqual(['https://carrier.example/RB1', null]);
    await tab.close();
    await page.keyboard.press('Escape');
    await move(item, 'deliver');
    await again();
    await page.locator('progress[value="100"]').waitFor();
    await page.getByRole('button', { name: 'Write a Review' }).waitFor();
    expect(await page.getByText('You can cancel your order before').count()).toBe(0);
  });

  it('[ORDER-2] [ORDER-6] shows each step as it is made, without an action by the shopper', async () => {
    const { page, id } = await shopper();
    const item = await open(page, id);
    await move(item, 'confirm');
    await page.locator('progress[value="50"]').waitFor();
    await move(item, 'dispatch', { trackingId: 'RB1', trackingSite: 'https://parcels.example/RB1' });
    await page.locator('progress[value="75"]').waitFor();
    // Whether the stream is already open when the connection is cut depends on timing.
    tolerateWarning(/ERR_INTERNET_DISCONNECTED.*graphql/);
    // A cut connection is restored automatically, and the page shows later changes.
    await page.context().setOffline(true);
    await move(item, 'deliver');
    await page.context().setOffline(false);
    await page.locator('progress[value="100"]').waitFor();
    expect(await page.getByRole('button', { name: 'Write a Review' }).count()).toBe(1);
    await closePage(page);
  });
});

describe('a shopper with an order', () => {
  it('[ORDERS-1] [ORDERS-2] [ORDER-8] finds it in the list, cancels it, and it is under Cancelled', async () => {
    const { page, id } = await shopper();
    await placeFinishedOrder(shop, id, { status: 'Confirm' });
    await visit(page, '/myorders?status=Confirm');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
    await card.getByRole('heading').getByRole('link').click();
    const dialog = await choose(page, 'Cancel Order');
    const send = dialog.getByRole('button', { name: 'Cancel Order' });
    expect(await send.isDisabled()).toBe(true);
    await dialog.getByLabel('Reason').selectOption('Found better price elsewhere');
    await dialog.getByLabel(/^Additional comments/).fill('By ₹200');
    await send.dblclick();
    await waitForToast(page, 'Order canceled successfully!');
    await page.getByText('Reason: Found better price elsewhere').waitFor();
    await page.getByText('Comment: By ₹200').waitFor();
    await dots(page).click();
    expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Track Order', 'Contact Support']);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Back to your orders' }).click();
    await page.getByRole('link', { name: 'Cancelled', exact: true }).click();
    await card.waitFor();
    expect(await card.innerText()).toContain('Cancelled');
    await page.getByRole('link', { name: 'Confirm', exact: true }).click();
    await waitForToast(page, 'Oops! Confirm Order Not Found');
  });

  it('[ORDER-10] reviews a delivered item, by the keyboard, and the product’s rating changes', async () => {
    const { page, id } = await shopper();
    const sku = shop.skus[7] ?? '';
    await open(page, id, { status: 'Delivered', lines: [{ sku }] });
    const piece = page.getByRole('region', { name: 'Order Summary' }).getByRole('link');
    expect(await piece.getAttribute('href')).toContain(`?variant=${sku}`);
    await piece.click();
    await page.getByRole('button', { name: 'Add Cart' }).waitFor();
    expect(await page.getByText('2.0 out of 5 stars').count()).toBe(0);
    await page.goBack();
    await page.getByRole('button', { name: 'Write a Review' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Write a Review' });
    await dialog.getByLabel('1 star').focus();
    await page.keyboard.press('ArrowRight');
    await dialog.getByLabel('Your review').fill('Thinner than I thought.');
    await dialog.getByRole('button', { name: 'Submit Review' }).dblclick();
    await waitForToast(page, 'Thanks For Submitting Review');
    await page.getByRole('button', { name: 'Write a Review' }).waitFor({ state: 'detached' });
    await piece.click();
    await page.getByText('2.0 out of 5 stars').first().waitFor();
  });

  it('[ORDER-12] can not open another shopper’s order, and is led back', async () => {
    const other = await shopper();
    const theirs = await open(other.page, other.id);
    await closePage(other.page);
    const { page } = await shopper();
    for (const id of [theirs, 'oi-aaaaaaaaaaaaaaaa', '%27%20or%201', 'x'.repeat(300)]) {
      await visit(page, `/myorders/${id}`);
      await page.getByText('We couldn’t find this order in your account.').waitFor();
    }
    await page.getByRole('link', { name: 'Back to your orders' }).click();
    await page.waitForURL(/\/myorders\?status=All$/);
    await waitForToast(page, 'Oops! All Order Not Found');
    expect(await page.getByRole('article').count()).toBe(0);
  });

  it('[ORDERS-3] [ORDER-12] as a visitor logs in and returns to the list', async () => {
    const { page } = await createPage(shop.web);
    await visit(page, '/myorders?status=Delivered');
    await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL(/\/account\/login\?next=%2Fmyorders%3Fstatus%3DDelivered$/);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  });
});

describe('on paper and on screen', () => {
  it('[ORDER-5] prints addresses and summary on one A4, and nothing to press', async () => {
    const { page, id } = await shopper({ colorScheme: 'dark' });
    await open(page, id, { status: 'Cancelled', cancelledBy: 'seller' });
    await page.waitForLoadState('networkidle');
    await page.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('body > *, header, footer, nav, button, main a')].flatMap((each) =>
        each.getClientRects().length > 0 && each.matches('button, nav, footer, body > div > header')
          ? each.tagName
          : [],
      ),
    );
    expect(shown).toEqual([]);
    const words = await page.getByRole('main').innerText();
    for (const part of ['Rangbandh', 'Shipping address', 'Billing address', '+91-9829012345', 'Order Summary', 'Total'])
      expect(words).toContain(part);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    const banner = page.locator('section').filter({ hasText: 'Order Cancelled by Seller' }).last();
    // A transition to its new colour may still be running.
    const ground = () => banner.evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(ground).toBe('rgb(255, 255, 255)');
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const paper = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect([...paper.matchAll(/\/Type\s*\/Page[^s]/g)]).toHaveLength(1);
  });

  it('[ORDERS-2] [ORDER-1] fits a phone with the longest possible address, and so do all of its dialogs', async () => {
    const { page, id } = await shopper(WINDOWS[0]);
    await open(page, id, { shipping: LONG });
    const out = () =>
      page.evaluate(() =>
        [document.documentElement, document.querySelector('dialog[open]') ?? document.querySelector('main')].map(
          (box) => box && Math.max(0, box.scrollWidth - box.clientWidth),
        ),
      );
    expect(await out()).toEqual([0, 0]);
    for (const name of ['Track Order', 'Cancel Order', 'Contact Support']) {
      await choose(page, name);
      expect([name, await out()]).toEqual([name, [0, 0]]);
      await page.keyboard.press('Escape');
    }
  });
});

/** An address of the maximum length. */
const LONG = {
  name: 'A'.repeat(100),
  address: 'Ghoomar'.repeat(40),
  city: 'C'.repeat(80),
  state: 'Dadra and Nagar Haveli and Daman and Diu',
  pinCode: '302001',
  phone: '9829012345',
  email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example`,
};
