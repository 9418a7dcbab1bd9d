import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSecondFactor } from '../account/authenticator.ts';
import { logIn, PASSWORD } from '../account/people.ts';
import { admin } from '../account/staff.ts';
import { createOrderShop, placeFinishedOrder, type OrderShop } from '../orders/api/order-api.ts';
import { fill, newEmail, waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, createPage, WINDOWS } from './browser.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
  const client = await logIn(shop.api, newEmail('buyer'));
  const { user } = (await client.get('/user/profile')).body;
  await placeFinishedOrder(shop, user.id);
});
afterAll(() => shop.close());

/** Opens the back office as a new owner; the login is fresh for ten minutes. */
async function openOffice(look: object) {
  const email = newEmail('staff');
  const app = await withSecondFactor(shop.api, email, await admin(shop.api, email));
  shop.api.clock.move(30_000);
  const { page } = await createPage(shop.web, { reducedMotion: 'reduce', ...look });
  await page.goto('/office');
  await fill(page, { Email: email, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await page.getByLabel('Code of the app').fill(app.code());
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  return page;
}

describe.each(WINDOWS)('the reports ($viewport.width px)', (look) => {
  it('show the figures of the day, and make a file that downloads', async () => {
    const page = await openOffice(look);
    const look1 = async () => {
      const schemes = await inBothSchemes(page, () => axe(page));
      expect(schemes.flatMap(({ found }) => found)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    };
    const figures = page.getByRole('region', { name: 'At a glance' });
    await figures.getByText('Sales today').waitFor();
    await figures.getByRole('link', { name: 'To confirm' }).waitFor();
    await look1();

    await page.getByRole('link', { name: 'Exports', exact: true }).click();
    await page.getByLabel('Last day').fill('2020-01-01');
    await page.getByRole('button', { name: 'Make the file' }).click();
    await page.getByText('The last day is before the first one.').waitFor();
    await fill(page, { 'First day': '2026-01-01', 'Last day': '2026-12-31' });
    await page.getByRole('button', { name: 'Make the file' }).dblclick();
    await waitForToast(page, 'The file is being made');
    await page.getByRole('row').filter({ hasText: 'Sold items' }).first().waitFor();
    shop.api.jobs.splice(0, Infinity, ...shop.api.jobs.filter(({ queue }) => queue === 'export'));
    await shop.api.work();
    const button = page.getByRole('button', { name: /^Download .* of orders-2026-01-01-2026-12-31\.csv$/ }).first();
    await button.waitFor();
    await look1();
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe('orders-2026-01-01-2026-12-31.csv');

    await page.getByRole('link', { name: 'Sellers', exact: true }).click();
    await page.getByRole('button', { name: 'Add a seller' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a seller' });
    await dialog.getByLabel('Commission in percent').fill('lots');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please enter the name of the seller.').waitFor();
    const name = `Jodhpur Dyers ${look.viewport.width}`;
    await fill(page, { Seller: name, 'Commission in percent': '12.5' });
    await dialog.getByRole('button', { name: 'Save' }).dblclick();
    await waitForToast(page, 'Seller saved');
    await page.getByRole('row').filter({ hasText: name }).getByText('12.5 %').waitFor();
    await look1();
  });
});
