import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, logInByPage, placeFinishedOrder, type OrderShop } from '../orders/api/order-api.ts';
import { newEmail, visit } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, createPage, WINDOWS } from './browser.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

const linesOf = ({ skus }: OrderShop) => skus.slice(0, 2).map((sku) => ({ sku, quantity: 2 }));
/** The violations that axe finds in both colour schemes, and the pixels by which the page is too wide. */
async function errorsOf(page: Page) {
  const found = await inBothSchemes(page, () => axe(page));
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [...found.flatMap((one) => one.found), ...(tooWide > 0 ? [tooWide] : [])];
}
/** The mailed code of a lookup. */
const codeOf = (email: string) => {
  const mail = shop.api.mails.findLast(({ to, subject }) => to === email && subject.includes('track'));
  return /\b\d{8}\b/.exec(JSON.stringify(mail))?.[0] ?? 'none';
};

describe.each(WINDOWS)('an order paid together ($viewport.width px)', (window) => {
  it('shows its items, bill and timeline, and is bought again', async () => {
    const { page } = await createPage(shop.web, { reducedMotion: 'reduce', ...window });
    const id = await logInByPage(page, shop, newEmail('together'));
    const { orderId, itemIds } = await placeFinishedOrder(shop, id, { lines: linesOf(shop), status: 'Delivered' });
    await visit(page, `/myorders/${itemIds[0]}`);
    await page
      .getByRole('link', { name: `Part of order #${orderId.slice(-8).toUpperCase()}` })
      .first()
      .click();
    await page.getByRole('region', { name: 'What happened' }).waitFor();
    expect(await page.getByRole('region', { name: 'Items paid together' }).getByRole('link').count()).toBe(2);
    expect(await errorsOf(page)).toEqual([]);
    await sql`update variants set stock = 0 where sku = ${shop.skus[1]}`.execute(shop.api.database.db);
    await page.getByRole('button', { name: 'Buy again' }).dblclick();
    await page.getByText('is sold out.').waitFor();
    expect(await errorsOf(page)).toEqual([]);
    await sql`update variants set stock = 5000 where sku = ${shop.skus[1]}`.execute(shop.api.database.db);
    await page.reload();
    await page.getByRole('region', { name: 'Bill' }).waitFor();
    await page.goBack();
    await page.getByRole('region', { name: 'Order Summary' }).waitFor();
  });

  it('is tracked without a login by its number and the mailed OTP', async () => {
    const buyer = await createPage(shop.web, { reducedMotion: 'reduce', ...window });
    const email = newEmail('tracked');
    const id = await logInByPage(buyer.page, shop, email);
    const { orderId } = await placeFinishedOrder(shop, id, { lines: linesOf(shop), status: 'Dispatched' });
    const { page } = await createPage(shop.web, { reducedMotion: 'reduce', ...window });
    await visit(page, '/track');
    expect(await errorsOf(page)).toEqual([]);
    await page.getByLabel('Order number').fill(`#${orderId.slice(-8).toUpperCase()}`);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send OTP' }).click();
    await page.getByLabel('Digit 1').click();
    expect(await errorsOf(page)).toEqual([]);
    await page.keyboard.type(codeOf(email));
    await page.getByRole('button', { name: 'Show order' }).click();
    await page.getByRole('heading', { level: 1, name: 'Order #' }).waitFor();
    expect(await page.getByText('••••••2345').count()).toBe(1);
    expect(await errorsOf(page)).toEqual([]);
    await page.reload();
    await page.getByRole('region', { name: 'What happened' }).waitFor();
  });
});
