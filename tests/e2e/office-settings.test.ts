import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSecondFactor } from '../account/authenticator.ts';
import { PASSWORD } from '../account/people.ts';
import { admin } from '../account/staff.ts';
import { createOrderShop, type OrderShop } from '../orders/api/order-api.ts';
import { fill, newEmail, waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, createPage, WINDOWS, type PageOptions } from './browser.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

/** Opens the settings of the back office as the owner. */
async function openSettings(look: PageOptions): Promise<Page> {
  const email = newEmail('owner');
  const app = await withSecondFactor(shop.api, email, await admin(shop.api, email));
  shop.api.clock.move(30_000);
  const { page } = await createPage(shop.web, { reducedMotion: 'reduce', ...look });
  await page.goto('/office/settings');
  await fill(page, { Email: email, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await page.getByLabel('Code of the app').fill(app.code());
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  return page;
}

const PICTURES = process.env['OFFICE_PICTURES'];
const shopOffer = async (page: Page) => (await page.request.get('/')).text();

describe.each(WINDOWS)('the settings in the back office ($viewport.width px)', (look) => {
  it('change the banner of the storefront without a restart, and are undone', async () => {
    const page = await openSettings(look);
    const offer = `Monsoon ${look.viewport.width}: {firstPurchasePercent}% off`;
    const shown = `Monsoon ${look.viewport.width}: 5% off`;
    await page.getByLabel('Offer of the banner').fill('{discount}% off');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('[aria-invalid=true]').waitFor();
    await page.getByLabel('Offer of the banner').fill(offer);
    await page.getByRole('figure', { name: 'Preview of the banner' }).getByText(shown).waitFor();

    shop.api.clock.move(11 * 60_000);
    await page.getByRole('button', { name: 'Save' }).dblclick();
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel('Password').fill(PASSWORD);
    await proof.getByRole('button', { name: 'Continue' }).click();
    await waitForToast(page, 'Words: saved');
    await expect.poll(() => shopOffer(page), { timeout: 5_000 }).toContain(shown);
    const history = page.getByRole('table', { name: 'History' });
    await history.getByText(`→ ${offer}`).first().waitFor();

    await page.getByRole('button', { name: 'Go back to the default' }).click();
    await waitForToast(page, 'Restored');
    await page.getByText('Back to the default').first().waitFor();
    await expect.poll(() => shopOffer(page), { timeout: 5_000 }).not.toContain(shown);
    await page.reload();
    await page.getByLabel('Offer of the banner').waitFor();
  });

  it('order the categories, refuse words for numbers, and are accessible in both colour schemes', async () => {
    const page = await openSettings(look);
    await page.getByRole('link', { name: /^Categories/ }).click();
    await page.getByRole('button', { name: 'Move Kurti up' }).press('Enter');
    await page.getByRole('button', { name: 'Save' }).click();
    await waitForToast(page, 'Categories: saved');
    await page.getByText('Order of the menus: Saree, Dupatta, Dress, Lehanga, Kurti →').first().waitFor();
    await page.getByRole('button', { name: 'Go back to the default' }).click();
    await waitForToast(page, 'Restored');
    await page.getByRole('link', { name: /^Payment/ }).click();
    await page.getByLabel('Highest total of a cash order, in rupees').fill('lots');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please enter a whole number.').waitFor();
    for (const section of ['WORDS', 'CONTACT', 'CATEGORIES', 'POLICIES', 'PAYMENT', 'LEGAL']) {
      await page.goto(`/office/settings?section=${section}`);
      await page.getByRole('button', { name: 'Save' }).waitFor();
      const schemes = await inBothSchemes(page, () => axe(page));
      expect(schemes.flatMap(({ found }) => found)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

  it('edit the legal facts of the shop and of a seller', async () => {
    const page = await openSettings(look);
    await page.getByRole('link', { name: /^Legal facts/ }).click();
    await page.getByLabel('Shop: GSTIN').fill('24AAJCR5678K1ZL');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This is no GSTIN of Rajasthan.').waitFor();
    await page.getByLabel('Shop: GSTIN').fill('08aajcr5678k1zl');
    const name = `Rangbandh Handloom ${look.viewport.width}`;
    await page.getByLabel('Shop: registered name').fill(name);
    const sellers = page.getByRole('list', { name: 'Sellers with their own registration' });
    await sellers
      .getByRole('button', { name: /^Remove the registration/ })
      .first()
      .click();
    const add = page.getByLabel('Add the registration of a seller');
    await add.selectOption({ index: 1 });
    const [seller = ''] = (await sellers.locator('strong').allInnerTexts()).slice(-1);
    await sellers.getByRole('button', { name: `Remove the registration of ${seller}` }).click();
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/legal-${look.viewport.width}.png`, fullPage: true });
    await page.getByRole('button', { name: 'Save' }).click();
    await waitForToast(page, 'Legal facts: saved');
    await page.getByText(`→ ${name}`).first().waitFor();
    expect((await shop.api.get('/shop/settings')).body.settings.legal.shop.legalName).toBe(name);
    await page.getByRole('button', { name: 'Go back to the default' }).click();
    await waitForToast(page, 'Restored');
  });
});

describe('the samples', () => {
  it('are removed by the owner, who confirms it', async () => {
    const page = await openSettings(WINDOWS[0]);
    const samples = page.getByRole('region', { name: 'Samples' });
    await samples.getByRole('button', { name: 'Remove all samples' }).click();
    await samples.locator('[aria-invalid=true]').waitFor();
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/samples.png`, fullPage: true });
    await samples.getByRole('checkbox').check();
    await samples.getByRole('button', { name: 'Remove all samples' }).click();
    await waitForToast(page, 'The samples are removed');
    await samples.waitFor({ state: 'detached' });
    expect((await shop.api.get('/product')).body.products).toEqual([]);
  });
});
