import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../account/people.ts';
import { admin } from '../account/staff.ts';
import { createOrderShop, placeFinishedOrder, type OrderShop } from '../orders/api/order-api.ts';
import { newEmail } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, WINDOWS } from './browser.ts';
import { openOfficeAs } from './office-steps.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
  const client = await logIn(shop.api, newEmail('buyer'));
  const { user } = (await client.get('/user/profile')).body;
  const { itemIds } = await placeFinishedOrder(shop, user.id, { status: 'Confirm' });
  const boss = await admin(shop.api, newEmail('boss'));
  for (const id of itemIds) await boss.post(`/admin/orders/${id}/dispatch`, {});
  shop.api.jobs.splice(0, Infinity, ...shop.api.jobs.filter(({ queue }) => queue === 'invoice'));
  await shop.api.work();
});
afterAll(() => shop.close());

const PICTURES = process.env['OFFICE_PICTURES'];
async function look(page: Page): Promise<void> {
  const schemes = await inBothSchemes(page, () => axe(page));
  expect(schemes.flatMap(({ found }) => found)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (PICTURES === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.screenshot({ path: `${PICTURES}/invoices-${page.viewportSize()?.width ?? 0}.png`, fullPage: true });
}

describe.each(WINDOWS)('the invoices in the back office ($viewport.width px)', (window) => {
  it('are found, filtered and downloaded by an accountant', async () => {
    const page = await openOfficeAs(shop, { role: 'ACCOUNTANT' }, window);
    await page.getByRole('link', { name: 'Invoices', exact: true }).click();
    const button = page.getByRole('button', { name: /^Download Invoice INV/ }).first();
    await button.waitFor();
    await look(page);
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toMatch(/^INV-\d\d-\d\d-\d{5}\.pdf$/);
    await page.getByRole('button', { name: 'Credit note', exact: true }).click();
    await page.getByText('0 documents').waitFor();
    await page.getByRole('button', { name: 'Invoice', exact: true }).click();
    await page.getByRole('searchbox').fill('inv/');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/kind=INVOICE&search=inv/);
    await button.waitFor();
    await page.getByLabel('Month').selectOption({ index: 1 });
    await page.getByLabel('Seller').selectOption({ index: 1 });
    await page.waitForURL(/seller=.+&month=/);
  });
});
