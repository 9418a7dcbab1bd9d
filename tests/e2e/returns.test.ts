import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOrderShop, logInByPage, placeFinishedOrder, type OrderShop } from '../orders/api/order-api.ts';
import { newEmail, visit, waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, createPage, WINDOWS } from './browser.ts';

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

it.each(WINDOWS)(
  'a shopper returns a delivered item, withdraws it, exchanges it, and sees each step: %o',
  async (look) => {
    const { page } = await createPage(shop.web, { reducedMotion: 'reduce', ...look });
    const id = await logInByPage(page, shop, newEmail('returns'));
    const { itemIds } = await placeFinishedOrder(shop, id, { status: 'Delivered' });
    await visit(page, '/myorders?status=All');
    await page.getByText('Return by').waitFor();
    await visit(page, `/myorders/${itemIds[0]}`);
    await page.getByRole('link', { name: /^Return or exchange/ }).click();
    const form = page.getByRole('form', { name: 'Return or exchange' });
    await form.getByLabel('How many pieces?').selectOption('1');
    await form.getByRole('button', { name: 'Request return' }).click();
    await form.getByText('Please choose a reason.').waitFor();
    expect(await faultsOf(page)).toEqual(NO_FAULTS);
    await form.getByLabel('Reason').selectOption('Size too small');
    await page.reload();
    expect(await form.getByLabel('Reason').inputValue()).toBe('SIZE_TOO_SMALL');
    await form.getByRole('button', { name: 'Request return' }).dblclick();
    await waitForToast(page, 'Return requested. We will email you.');
    const returned = page.getByRole('article', { name: 'Return of 1 piece' });
    await returned.waitFor();
    expect(await returned.count()).toBe(1);
    expect(await faultsOf(page)).toEqual(NO_FAULTS);
    await returned.getByRole('button', { name: 'Withdraw return' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw return' }).dblclick();
    await waitForToast(page, 'Return withdrawn.');
    await returned.getByText('You withdrew this return.').waitFor();
    await page.getByRole('link', { name: /^Return or exchange/ }).click();
    await form.getByRole('radio', { name: 'Another size or colour' }).check();
    await form.getByLabel('Size or colour', { exact: true }).selectOption({ index: 1 });
    await form.getByLabel('Reason').selectOption('Changed my mind');
    await form.getByRole('button', { name: 'Request exchange' }).click();
    const exchanged = page.getByRole('article', { name: 'Exchange of 2 pieces' });
    await exchanged.waitFor();
    const list = await shop.boss.get('/admin/returns?state=requested');
    const returnId = list.body.returns.find(
      ({ orderItemId }: { orderItemId: string }) => orderItemId === itemIds[0],
    ).returnId;
    await move(returnId, 'approve');
    // The page shows a step without an action by the shopper.
    await exchanged.getByText('Our courier comes on').waitFor();
    await move(returnId, 'pick-up');
    await move(returnId, 'receive', { condition: 'good' });
    await exchanged.getByRole('link', { name: /^Order #/ }).click();
    await page.getByText('This item replaces what you exchanged.').waitFor();
  },
);
