import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, type OrderShop } from '../orders/api/order-api.ts';
import { fill, waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, WINDOWS } from './browser.ts';
import { openOfficeAs } from './office-steps.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

const PICTURES = process.env['OFFICE_PICTURES'];
/** Checks a screen, and stores a picture of it if a folder is given. */
async function look(page: Page, name: string): Promise<void> {
  const schemes = await inBothSchemes(page, () => axe(page));
  expect(schemes.flatMap(({ found }) => found)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  if (PICTURES === undefined) return;
  mkdirSync(PICTURES, { recursive: true });
  const width = page.viewportSize()?.width ?? 0;
  await page.screenshot({ path: `${PICTURES}/${name}-${width}.png`, fullPage: true });
}

describe.each(WINDOWS)('products in the back office ($viewport.width px)', (window) => {
  it('creates a draft, adds a size, publishes it, and takes it out of the shop again', async () => {
    const page = await openOfficeAs(shop, { role: 'MANAGER' }, window);
    const width = window.viewport.width;
    await page.getByRole('link', { name: 'Products', exact: true }).click();
    await page.getByRole('row').nth(2).waitFor();
    await look(page, 'products');
    await page.getByRole('link', { name: 'New product' }).click();
    await page.getByLabel('Seller', { exact: true }).selectOption({ index: 1 });
    await fill(page, { 'Price in rupees': '2499', 'List price in rupees': '2999' });
    await page.getByRole('button', { name: 'Create draft' }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
    await look(page, 'new-product');
    const name = `Office tide saree ${width}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await fill(page, { Fabric: 'Georgette', SKU: `tide-${width}`, Stock: '4' });
    await page.getByLabel('Colour', { exact: true }).fill('Indigo');
    await page.getByRole('button', { name: 'Create draft' }).dblclick();
    await waitForToast(page, 'Draft created');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    expect((await shop.api.get(`/product/${id}`)).status).toBe(404);

    await page.getByRole('button', { name: 'Add colour or size' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add colour or size' });
    await fill(page, { 'Low stock from': 'few' });
    await dialog.getByLabel('SKU').fill(`TIDE-${width}`);
    await dialog.getByLabel('Colour', { exact: true }).fill('Madder');
    await dialog.getByLabel('Stock', { exact: true }).fill('9');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await dialog.getByText('Please enter a whole number.').waitFor();
    await dialog.getByLabel('Low stock from').fill('2');
    await dialog.getByRole('button', { name: 'Add' }).click();
    await dialog.getByText(/There is a variant/).waitFor();
    await look(page, 'variant');
    await dialog.getByLabel('SKU').fill(`TIDE-${width}-B`);
    await dialog.getByRole('button', { name: 'Add' }).dblclick();
    await page
      .getByRole('row')
      .filter({ hasText: `TIDE-${width}-B` })
      .waitFor();
    await page.getByRole('textbox', { name: `Change the stock of TIDE-${width} by`, exact: true }).fill('-3');
    await page.getByLabel('Reason').first().selectOption('Damaged');
    await page.getByRole('button', { name: 'Change', exact: true }).first().click();
    await waitForToast(page, `TIDE-${width}: 1 in stock`);
    await page.getByRole('button', { name: `History of TIDE-${width}`, exact: true }).click();
    await page.getByRole('cell', { name: 'Damaged' }).waitFor();
    await look(page, 'movements');
    await page.keyboard.press('Escape');

    await page.getByLabel('Care guide').fill('Wash cold.');
    await page.getByRole('button', { name: 'Save words' }).dblclick();
    await waitForToast(page, 'Saved');
    await page.getByRole('button', { name: 'Publish' }).dblclick();
    await waitForToast(page, 'Published');
    await look(page, 'product');
    expect((await shop.api.get(`/product/${id}`)).body.product).toMatchObject({ name, careGuide: 'Wash cold.' });
    await page.getByRole('button', { name: 'Archive' }).click();
    await waitForToast(page, 'Archived');
    await page.reload();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).dblclick();
    await waitForToast(page, 'Deleted');
    await page.getByLabel('Name, SKU or product').fill(name);
    await page.keyboard.press('Enter');
    await page.getByText('Nothing found').waitFor();
  });
});

describe('pictures of products', () => {
  it('uploads, orders, crops and describes pictures', async () => {
    const page = await openOfficeAs(shop, { role: 'MANAGER' }, WINDOWS[0]);
    await page.goto('/office/products/rb-1001');
    const colour = page.getByRole('region', { name: /^Pictures of/ }).first();
    const files = await Promise.all(
      ['#9b1b3a', '#1b3a9b'].map(async (background, at) => ({
        name: `${at}.png`,
        mimeType: 'image/png',
        buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
          .png()
          .toBuffer(),
      })),
    );
    await colour.getByLabel(/^Add pictures/).setInputFiles(files);
    await colour.getByRole('button', { name: 'Crop picture 2' }).waitFor();
    await colour.getByRole('button', { name: 'Move picture 2 forward' }).click();
    await colour.getByLabel(/^Text of picture 1/).fill('The blue pallu');
    await colour.getByRole('button', { name: 'Crop picture 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Crop' });
    await dialog.getByLabel('Zoom').fill('2');
    await dialog.getByLabel('Left to right').fill('1');
    await look(page, 'crop');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await look(page, 'pictures');
    await colour.getByRole('button', { name: 'Save pictures' }).dblclick();
    await waitForToast(page, 'Pictures saved');
    const { body } = await shop.api.get('/product/rb-1001');
    expect(body.product.variants[0].imageTexts).toEqual(['The blue pallu', '']);
    expect((await page.request.get(`${shop.web}${body.product.variants[0].images[0]}?w=240`)).status()).toBe(200);
  });
});
