import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, type OrderShop } from '../orders/api/order-api.ts';
import { fill, waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, WINDOWS } from './browser.ts';
import { openOffice, placeAsNewShopper } from './office-orders-steps.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

/** Presses a button and returns the name of the PDF that it saves. */
async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button, exact: true }).click();
  const file = await download;
  expect(readFileSync(await file.path()).toString('latin1', 0, 5)).toBe('%PDF-');
  return file.suggestedFilename();
}

async function expectAccessible(page: Page): Promise<void> {
  const schemes = await inBothSchemes(page, () => axe(page));
  expect(schemes.flatMap(({ found }) => found)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

describe.each(WINDOWS)('orders in the back office ($viewport.width px)', (look) => {
  it('are confirmed, labelled and dispatched together', async () => {
    const page = await openOffice(shop, look);
    const placed = [await placeAsNewShopper(shop, { cash: 'due' }), await placeAsNewShopper(shop, { cash: 'due' })];
    const ids = placed.map(({ itemIds }) => itemIds[0] ?? '');
    await page.goto('/office/orders');
    await page.getByLabel('Way to pay').selectOption('Cash on delivery');
    await fill(page, { 'Placed from': '2026-11-30', 'Placed until': '2026-11-01' });
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.getByText('The first day must not be after the last day.').first().waitFor();
    await page.getByLabel('Placed from').fill('2026-11-01');
    await page.getByLabel('Placed until').fill('');
    await page.getByRole('button', { name: 'Filter' }).click();
    await page.waitForURL(/paidBy=CASH&from=2026-11-01/);
    for (const id of ids) await page.getByLabel(`Select ${id.slice(-8)}`).check();
    await page.getByText('2 selected').waitFor();
    await expectAccessible(page);
    expect(await saved(page, 'Labels')).toBe('labels-2.pdf');
    expect(await saved(page, 'Packing slips')).toBe('packing-slips-2.pdf');
    await page.getByRole('button', { name: 'Dispatch selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dispatch 2 order items' });
    await dialog.getByLabel('Carrier').selectOption('Delhivery');
    await dialog.getByLabel(`Tracking number of ${ids[0]?.slice(-8)}`).fill('D1');
    await dialog.getByRole('button', { name: 'Dispatch', exact: true }).dblclick();
    await waitForToast(page, '2 order items dispatched');
    const { body } = await shop.boss.get(`/admin/orders/${ids[0]}`);
    expect(body.orders).toMatchObject({
      status: 'Dispatched',
      carrier: 'Delhivery',
      trackingSite: 'https://www.delhivery.com/track-v2/package/D1',
    });
  });

  it('show the whole order with its money, its invoice and the notes of staff', async () => {
    const page = await openOffice(shop, look);
    const [first = '', second = ''] = shop.skus;
    const lines = [{ sku: first, quantity: 1 }, { sku: second }];
    const { itemIds, paymentId } = await placeAsNewShopper(shop, { lines });
    await shop.boss.post(`/admin/orders/${itemIds[0]}/dispatch`, {});
    shop.api.jobs.splice(0, Infinity, ...shop.api.jobs.filter(({ queue }) => queue === 'invoice'));
    await shop.api.work();
    await page.goto(`/office/orders/OrderItem:${itemIds[0]}`);
    await page.getByText(paymentId).waitFor();
    expect(await page.getByRole('region', { name: 'Items of the order' }).getByRole('listitem').count()).toBe(2);
    await page.getByRole('button', { name: 'Add the note' }).click();
    await page.getByText('Please enter the note.').first().waitFor();
    await page.getByLabel('Note', { exact: true }).fill('Asked for a red ribbon.\nCalled back.');
    await page.getByRole('button', { name: 'Add the note' }).dblclick();
    await waitForToast(page, 'Note added');
    await page.getByText('Asked for a red ribbon.').waitFor();
    expect(await page.getByText('Asked for a red ribbon.').count()).toBe(1);
    await page.getByRole('button', { name: /^Download Invoice/ }).waitFor();
    const number = (await page.getByRole('button', { name: /^Download Invoice/ }).textContent()) ?? '';
    expect(await saved(page, `Download ${number}`)).toBe(`${number.slice('Invoice '.length).replaceAll('/', '-')}.pdf`);
    expect(await saved(page, 'Address label')).toBe('labels-1.pdf');
    await expectAccessible(page);
  });
});
