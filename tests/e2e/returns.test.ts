import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { photoOf } from '../account/uploading.ts';
import { createOrderShop, logInByPage, placeFinishedOrder, type OrderShop } from '../orders/api/order-api.ts';
import { newEmail, visit, waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, createPage, WINDOWS, type PageOptions } from './browser.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

/** A staff member's step of the return. */
async function move(returnId: string, step: string, body?: object) {
  const { status } = await shop.boss.post(`/admin/returns/${returnId}/${step}`, body);
  expect(status).toBe(200);
}

/** The violations that axe finds in both colour schemes, and the pixels by which the page is too wide. */
const faultsOf = (page: Page) =>
  inBothSchemes(page, async () => ({
    violations: await axe(page),
    out: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  }));
const NO_FAULTS = ['dark', 'light'].map((colorScheme) => ({ colorScheme, found: { violations: [], out: 0 } }));

/** The page of a delivered item of two pieces, of a new shopper. */
async function openDelivered(look: PageOptions) {
  const { page } = await createPage(shop.web, { reducedMotion: 'reduce', ...look });
  const id = await logInByPage(page, shop, newEmail('returns'));
  const { itemIds } = await placeFinishedOrder(shop, id, { status: 'Delivered' });
  await visit(page, '/myorders?status=All');
  await page.getByText('Return by').waitFor();
  await visit(page, `/myorders/${itemIds[0]}`);
  const form = page.getByRole('form', { name: 'Return or exchange' });
  const openForm = async () => {
    await page.getByRole('link', { name: /^Return or exchange/ }).click();
    await form.waitFor();
  };
  return { page, form, openForm, itemId: itemIds[0] ?? 'none' };
}

it.each(WINDOWS)(
  'a shopper returns one piece of a delivered item, with a photo, and withdraws it: %o',
  async (look) => {
    const { page, form, openForm } = await openDelivered(look);
    await openForm();
    await form.getByLabel('How many pieces?').selectOption('1');
    await form.getByRole('button', { name: 'Request return' }).click();
    await form.getByText('Please choose a reason.').waitFor();
    expect(await faultsOf(page)).toEqual(NO_FAULTS);
    await form.getByLabel('Reason').selectOption('Size too small');
    await page.reload();
    expect(await form.getByLabel('Reason').inputValue()).toBe('SIZE_TOO_SMALL');
    const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photoOf() };
    await form.getByLabel('Add a photo').setInputFiles(file);
    await form.getByAltText('Photo 1').waitFor();
    await form.getByRole('button', { name: 'Request return' }).dblclick();
    await waitForToast(page, 'Return requested. We will email you.');
    const returned = page.getByRole('article', { name: 'Return of 1 piece' });
    const photo = returned.getByAltText('Photo 1');
    await photo.scrollIntoViewIfNeeded();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(64);
    expect(await returned.count()).toBe(1);
    expect(await faultsOf(page)).toEqual(NO_FAULTS);
    await returned.getByRole('button', { name: 'Withdraw return' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw return' }).dblclick();
    await waitForToast(page, 'Return withdrawn.');
    await returned.getByText('You withdrew this return.').waitFor();
    expect(await faultsOf(page)).toEqual(NO_FAULTS);
  },
);

it('a shopper exchanges a delivered item, sees each step without an action, and goes to its replacement', async () => {
  const { page, form, openForm, itemId } = await openDelivered(WINDOWS[0]);
  await openForm();
  await form.getByRole('radio', { name: 'Another size or colour' }).check();
  await form.getByLabel('Size or colour', { exact: true }).selectOption({ index: 1 });
  await form.getByLabel('Reason').selectOption('Changed my mind');
  await form.getByRole('button', { name: 'Request exchange' }).click();
  const exchanged = page.getByRole('article', { name: 'Exchange of 2 pieces' });
  await exchanged.waitFor();
  const { body } = await shop.boss.get('/admin/returns?state=requested');
  const { returnId } = body.returns.find(({ orderItemId }: { orderItemId: string }) => orderItemId === itemId);
  await move(returnId, 'approve');
  await exchanged.getByText('Our courier comes on').waitFor();
  await move(returnId, 'pick-up');
  await move(returnId, 'receive', { condition: 'good' });
  await exchanged.getByRole('link', { name: /^Order #/ }).click();
  await page.getByText('This item replaces what you exchanged.').waitFor();
  expect(page.url()).not.toContain(itemId);
});
