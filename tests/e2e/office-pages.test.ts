import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, type OrderShop } from '../orders/api/order-api.ts';
import { requested } from '../orders/api/returning.ts';
import { waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, WINDOWS } from './browser.ts';
import { cutChoices } from './cut-choices.ts';
import { openOffice, placeAsNewShopper } from './office-orders-steps.ts';

/** The paths of all screens. Their modules need a browser, so the routes are read as a text. */
const PATHS = [...readFileSync('office/routes.tsx', 'utf8').matchAll(/\{ path: '([^']+)', element/g)].map(
  ([, path = '']) => path,
);

let shop: OrderShop;
/** An object for each path with a parameter. */
let objects: Record<string, string>;
beforeAll(async () => {
  shop = await createOrderShop();
  const { api, boss } = shop;
  const { itemIds, buyer } = await placeAsNewShopper(shop, { status: 'Delivered', cash: 'collected' });
  const payout = { upiId: 'asha@okaxis' };
  const { returnId } = await requested(api, buyer, itemIds[0] ?? '', { payout, comment: 'Too tight.' });
  await boss.post('/admin/promo-codes', { promoCode: 'DIWALI', percent: 10, categories: [], isListed: true });
  const draft = await boss.post('/admin/newsletter/drafts', { subject: 'Diwali', words: 'Namaste!' });
  const { products } = (await boss.get('/admin/products')).body;
  const { shoppers } = (await boss.get('/admin/shoppers')).body;
  objects = {
    '/orders/:id': `/orders/OrderItem:${itemIds[0]}`,
    '/returns/:id': `/returns/${returnId}`,
    '/products/:id': `/products/${products[0].productId}`,
    '/shoppers/:shopperId': `/shoppers/${shoppers[0].shopperId}`,
    '/promo-codes/:code': '/promo-codes/DIWALI',
    '/newsletter/:id': `/newsletter/${draft.body.draft.draftId}`,
    '*': '/nothing',
  };
});
afterAll(() => shop.close());

/** The heading, when nothing of the screen loads any more. */
async function headingOf(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  await heading.waitFor();
  await expect.poll(() => page.getByText('Loading…', { exact: true }).count()).toBe(0);
  return (await heading.textContent()) ?? '';
}

describe.each(WINDOWS)('each screen of the back office ($viewport.width px)', (look) => {
  it('is accessible in both colour schemes, fits the window, and loads', async () => {
    const page = await openOffice(shop, look);
    expect(PATHS.length).toBeGreaterThan(20);
    for (const path of PATHS) {
      const place = objects[path] ?? path;
      expect(place, `an object for ${path}`).not.toContain(':id');
      await page.goto(`/office${place}`);
      const heading = await headingOf(page);
      if (path !== '*') expect(heading, place).not.toContain('does not exist');
      expect(await page.getByText(/^No such/).count(), place).toBe(0);
      expect(await page.getByText('could not be loaded').count(), place).toBe(0);
      const schemes = await inBothSchemes(page, () => axe(page));
      expect(
        schemes.flatMap(({ found }) => found),
        place,
      ).toEqual([]);
      expect(await cutChoices(page), place).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), place).toBeLessThanOrEqual(
        0,
      );
    }
  });
});

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not reach the element.');
}

it('an order is confirmed and dispatched by the keyboard alone', async () => {
  const page = await openOffice(shop, WINDOWS[1]);
  const { itemIds } = await placeAsNewShopper(shop);
  const id = itemIds[0] ?? '';
  await tabTo(page, page.getByRole('link', { name: 'Orders', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Order, name, phone, email or SKU'));
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  const row = page.getByRole('row').filter({ hasText: id.slice(-8) });
  await expect.poll(() => page.getByRole('row').count()).toBe(2);
  await tabTo(page, row.getByRole('button', { name: 'Confirm' }));
  await page.keyboard.press('Enter');
  await waitForToast(page, 'Order item confirmed');
  await tabTo(page, row.getByRole('link', { name: 'Dispatch' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Carrier'));
  await page.keyboard.type('Delh');
  await tabTo(page, page.getByLabel('Tracking number'));
  await page.keyboard.type('D1');
  await tabTo(page, page.getByRole('button', { name: 'Dispatch' }));
  await page.keyboard.press('Enter');
  await waitForToast(page, 'Order item dispatched');
  const { body } = await shop.boss.get(`/admin/orders/${id}`);
  expect(body.orders).toMatchObject({ status: 'Dispatched', carrier: 'Delhivery', trackingId: 'D1' });
});
