import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../account/people.ts';
import { uploaded } from '../account/uploading.ts';
import { createOrderShop, type OrderShop } from '../orders/api/order-api.ts';
import { requested } from '../orders/api/returning.ts';
import { waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, WINDOWS } from './browser.ts';
import { openOffice, placeAsNewShopper } from './office-orders-steps.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

/** Requests the return of a piece of a delivered cash order. */
async function requestReturn(): Promise<string> {
  const { itemIds, buyer } = await placeAsNewShopper(shop, { status: 'Delivered', cash: 'collected' });
  const payout = { upiId: 'asha@okaxis' };
  const pictureIds = [await uploaded(buyer)];
  const { returnId } = await requested(shop.api, buyer, itemIds[0] ?? '', {
    payout,
    pictureIds,
    comment: 'Too tight.',
  });
  return returnId;
}

describe.each(WINDOWS)('returns in the back office ($viewport.width px)', (look) => {
  it('go from the request to the payment of a cash refund, each step after a confirmation', async () => {
    const page = await openOffice(shop, look);
    const id = await requestReturn();
    await page.getByRole('link', { name: 'Returns', exact: true }).click();
    await page.getByRole('button', { name: 'To decide' }).click();
    await page.getByLabel('Return, order, name, phone, email or SKU').fill(id);
    await page.keyboard.press('Enter');
    await page
      .getByRole('row')
      .filter({ hasText: id.slice(-8) })
      .getByRole('link')
      .click();
    await page.getByText('Too tight.').waitFor();
    const picture = page.getByRole('img', { name: 'Picture 1 of the pieces' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

    const schemes = await inBothSchemes(page, () => axe(page));
    expect(schemes.flatMap(({ found }) => found)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await press('Decline');
    await press('Decline');
    await page.getByText('Please enter the reason.').first().waitFor();
    await press('Go back');
    await press('Approve');
    await page.getByRole('button', { name: 'Approve', exact: true }).dblclick();
    await waitForToast(page, 'Return approved');
    await press('Mark as picked up');
    await press('Mark as picked up');
    await waitForToast(page, 'Return picked up');
    await press('Mark as received');
    await press('Mark as received');
    await page.getByText('Please choose the condition of the pieces.').first().waitFor();
    await page.getByLabel('Good: for sale again').check();
    // Eleven minutes after the login, the shop asks for the password.
    shop.api.clock.move(11 * 60_000);
    await press('Mark as received');
    const proof = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await proof.getByLabel('Password').fill(PASSWORD);
    await proof.getByRole('button', { name: 'Continue' }).click();
    await waitForToast(page, 'Return received');
    await page.reload();
    await press('Show the account');
    await page.getByText('asha@okaxis').waitFor();
    await page.getByLabel('Reference of the bank (UTR)').fill('UTR77');
    await press('Record the payment');
    await waitForToast(page, 'Payment recorded');
    await page.getByText('Nothing is left to do for this return.').waitFor();
    expect(await page.getByText('asha@okaxis').count()).toBe(0);
    await page.getByRole('link', { name: 'All returns' }).click();
    await page.getByText('Refunded').first().waitFor();
    const list = await inBothSchemes(page, () => axe(page));
    expect(list.flatMap(({ found }) => found)).toEqual([]);
  });
});
