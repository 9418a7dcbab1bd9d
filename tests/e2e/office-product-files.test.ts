import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, type OrderShop } from '../orders/api/order-api.ts';
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

const HEAD = 'product,name,category,fabric,price,showPrice,sellerId,sku,color,stock';
const fileOf = (...rows: string[]) => ({
  name: 'products.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from([HEAD, ...rows].join('\n')),
});

describe.each(WINDOWS)('a file of products ($viewport.width px)', (window) => {
  it('is checked row by row, confirmed where a price changes by more than half, and imported with progress', async () => {
    const page = await openOfficeAs(shop, { role: 'MANAGER' }, window);
    const { width } = window.viewport;
    const { body } = await shop.api.get('/product/rb-1001');
    const [variant] = body.product.variants;
    await page.goto('/office/products/files');
    const products = page.getByRole('region', { name: 'Products' });
    const choose = products.getByLabel(/^CSV file/);
    const press = (name: string) => products.getByRole('button', { name, exact: true }).click();
    await choose.setInputFiles(fileOf(`A,From a file,Hat,Silk,900,800,rbs-01,FILE-${width},Indigo,4`));
    await press('Check');
    await products.getByText('1 fault. Nothing was changed.').waitFor();
    await look(page, 'files-faults');

    const name = `Renamed by a file ${width}`;
    await choose.setInputFiles(
      fileOf(
        `A,From a file,Saree,Silk,900,800,rbs-01,FILE-${width},Indigo,4`,
        `rb-1001,${name},,,90000,${width + 60_000},,${variant.sku},,77`,
      ),
    );
    await press('Check');
    await products.getByText('No faults: 2 rows. New products: 1, changed: 1.').waitFor();
    const row = products.getByRole('row').filter({ hasText: variant.sku });
    expect(await row.innerText()).toContain(name);
    await look(page, 'files-checked');
    const sure = products.getByRole('checkbox');
    if (await sure.isVisible()) {
      await press('Import');
      await products.getByText('Please confirm it.').waitFor();
      await sure.check();
    }
    await press('Import');
    await products.getByText('0 of 2 rows').waitFor();
    await shop.api.work();
    await products.getByText('Finished. Added as drafts: 1, changed: 1.').waitFor();
    await look(page, 'files-imported');
    expect((await shop.api.get('/product/rb-1001')).body.product.name).toBe(name);
  });
});
