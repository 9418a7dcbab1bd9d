import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrderShop, type OrderShop } from '../orders/api/order-api.ts';
import { fill, waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, WINDOWS } from './browser.ts';
import { openOffice } from './office-steps.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

describe.each(WINDOWS)('promo codes in the back office ($viewport.width px)', (look) => {
  it('are added, changed, paused and deleted', async () => {
    const page = await openOffice(shop, look);
    const code = `DIWALI${look.viewport.width}`;
    await page.getByRole('link', { name: 'Promo codes', exact: true }).click();
    await page.getByText('No promo codes').waitFor();
    await page.getByRole('link', { name: 'Add a promo code' }).click();
    await fill(page, { Code: code.toLowerCase() });
    await page.getByLabel('Percent', { exact: true }).fill('200');
    await page.getByRole('button', { name: 'Add a promo code' }).click();
    await page.getByText('Please enter a whole number from 1 to 100.').waitFor();
    await page.getByLabel('Percent', { exact: true }).fill('20');
    await page.getByLabel('Highest discount in rupees').fill('500');
    await page.getByLabel('Valid until (India time)').fill('2030-11-20T23:59');
    await page.getByLabel('Saree').check();
    await page.getByRole('button', { name: 'Add a promo code' }).dblclick();
    await page.getByRole('heading', { name: code, level: 1 }).waitFor();
    await page.getByText('20% off, up to ₹500.00').waitFor();
    expect(await page.getByLabel('Valid until (India time)').inputValue()).toBe('2030-11-20T23:59');

    await page.getByLabel('Orders in all').fill('7');
    await shop.boss.post(`/admin/promo-codes/${code}/pause`, { version: 1, isPaused: true });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Somebody else has changed this meanwhile. Please load it again.').waitFor();
    expect(await page.getByLabel('Orders in all').inputValue()).toBe('7');
    await page.getByRole('button', { name: 'Load it again' }).click();
    await page.getByText('Paused', { exact: true }).waitFor();
    await page.getByLabel('Orders in all').fill('7');
    await page.getByRole('button', { name: 'Save' }).click();
    await waitForToast(page, 'Promo code changed');
    await page.getByText('0 of 7').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await waitForToast(page, 'Promo code continued');

    const paths = ['/office/promo-codes', `/office/promo-codes/${code}`, '/office/new-promo-code'];
    for (const path of paths) {
      await page.goto(path);
      await (path.includes('new') ? page.getByLabel('Saree') : page.getByText(code).first()).waitFor();
      const schemes = await inBothSchemes(page, () => axe(page));
      expect(schemes.flatMap(({ found }) => found)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await page.goto(`/office/promo-codes/${code}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Please confirm it.').waitFor();
    await page.getByLabel('Yes, I am sure').last().check();
    await page.getByRole('button', { name: 'Delete' }).dblclick();
    await page.getByText('No promo codes').waitFor();
  });
});
