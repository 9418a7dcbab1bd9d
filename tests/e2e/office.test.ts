import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSecondFactor, type SecondFactor } from '../account/authenticator.ts';
import { logIn, PASSWORD } from '../account/people.ts';
import { admin } from '../account/staff.ts';
import { createOrderShop, placeFinishedOrder, type OrderShop } from '../orders/api/order-api.ts';
import { fill, newEmail, waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, createPage, WINDOWS, type PageOptions } from './browser.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

/** A new administrator with an authenticator app, whose next code is still unused. */
async function newStaff(): Promise<{ email: string; app: SecondFactor }> {
  const email = newEmail('staff');
  const app = await withSecondFactor(shop.api, email, await admin(shop.api, email));
  shop.api.clock.move(30_000);
  return { email, app };
}

/** Opens the back office and logs in with password and app. */
async function openOffice(look: PageOptions = {}): Promise<Page> {
  const { email, app } = await newStaff();
  const { page } = await createPage(shop.web, { reducedMotion: 'reduce', ...look });
  await page.goto('/office');
  await fill(page, { Email: email, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await page.getByLabel('Code of the app').fill(app.code());
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  return page;
}

/** Places an order of a new shopper; returns the item's id. */
async function placeNewOrder(): Promise<string> {
  const email = newEmail('buyer');
  await logIn(shop.api, email);
  const { rows } = await sql<{ id: string }>`select id from shoppers where email = ${email}`.execute(
    shop.api.database.db,
  );
  const { itemIds } = await placeFinishedOrder(shop, rows[0]?.id ?? 'nobody');
  return itemIds[0] ?? '';
}

describe.each(WINDOWS)('the back office ($viewport.width px)', (look) => {
  it('takes an order from its confirmation to its delivery, and stays logged in over a reload', async () => {
    const page = await openOffice(look);
    const id = await placeNewOrder();
    const shortId = id.slice(-8);
    await page.getByRole('link', { name: 'Orders', exact: true }).click();
    await page.getByLabel('Order, name, phone, email or SKU').fill(id);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: shortId });
    await row.getByRole('button', { name: 'Confirm' }).dblclick();
    await waitForToast(page, 'Order item confirmed');
    await row.getByRole('link', { name: 'Dispatch' }).click();
    await fill(page, { 'Tracking number': 'RB9', 'Tracking page (https)': 'http://carrier.example/RB9' });
    await page.getByRole('button', { name: 'Dispatch' }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    expect(await page.getByLabel('Tracking number').inputValue()).toBe('RB9');
    await fill(page, { 'Tracking page (https)': 'https://carrier.example/RB9' });
    await page.getByRole('button', { name: 'Dispatch' }).click();
    await waitForToast(page, 'Order item dispatched');
    await page.reload();
    await page.getByRole('button', { name: 'Mark as delivered' }).click();
    await waitForToast(page, 'Order item delivered');
    await page.getByText('Nothing is left to do for this item.').waitFor();
    const { body } = await shop.boss.get(`/admin/orders/${id}`);
    expect(body.orders.status).toBe('Delivered');
  });

  it('is accessible in both colour schemes, and fits the window', async () => {
    const page = await openOffice(look);
    const id = await placeNewOrder();
    for (const path of ['/office', '/office/orders', `/office/orders/OrderItem:${id}`, '/office/stock']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page
        .getByText(path === '/office/stock' ? (shop.skus[0] ?? '') : id.slice(-8))
        .first()
        .waitFor();
      const schemes = await inBothSchemes(page, () => axe(page));
      expect(schemes.flatMap(({ found }) => found)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
});

describe('stock and prices', () => {
  it('changes the stock by a difference, and asks before a price changes by more than half', async () => {
    const page = await openOffice();
    const sku = shop.skus[1] ?? '';
    await page.getByRole('link', { name: 'Stock', exact: true }).click();
    await page.getByLabel('SKU, name or product').fill(sku.toLowerCase());
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ hasText: sku });
    await row.getByRole('textbox').fill('lots');
    await row.getByRole('button', { name: 'Change', exact: true }).click();
    await row.getByText('Please enter a whole number, such as 12 or -3.').waitFor();
    await row.getByRole('textbox').fill('-3');
    await row.getByRole('button', { name: 'Change', exact: true }).dblclick();
    await waitForToast(page, `${sku}: 4997 in stock`);
    await row.getByText('4997').waitFor();

    shop.api.clock.move(11 * 60_000);
    await row.getByRole('button', { name: 'Change price' }).click();
    const dialog = page.getByRole('dialog', { name: /^Price of/ });
    await dialog.getByLabel('Price in rupees', { exact: true }).fill('5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const sure = dialog.getByRole('checkbox');
    await sure.check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel('Password').fill(PASSWORD);
    await proof.getByRole('button', { name: 'Continue' }).click();
    await waitForToast(page, 'Price changed');
    await row.getByText('₹5.00').waitFor();
    const { body } = await shop.api.client().get(`/variants?sku=${sku}`);
    expect(body.variants[0].stock).toBe(4_997);
  });
});

describe('the door of the back office', () => {
  it('refuses a wrong password and a wrong code, and a shopper', async () => {
    const { email, app } = await newStaff();
    const { page } = await createPage(shop.web);
    await page.goto('/office/orders');
    await fill(page, { Email: email, Password: `${PASSWORD}x` });
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await fill(page, { Password: PASSWORD });
    await page.keyboard.press('Enter');
    await page.getByLabel('Code of the app').fill('12');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Please enter the six digits that the app shows.').waitFor();
    await page.getByLabel('Code of the app').fill(app.code());
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByLabel('Password').waitFor();

    const shopper = newEmail('shopper');
    const client = await logIn(shop.api, shopper);
    await client.put('/user/password', { newPassword: PASSWORD });
    await fill(page, { Email: shopper, Password: PASSWORD });
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'This account does not work for the shop' }).waitFor();
  });
});
