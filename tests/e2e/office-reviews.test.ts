import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomId } from '../../api/platform/secrets.ts';
import { createReviewRepository } from '../../api/reviews/repository.ts';
import { createOrderShop, type OrderShop } from '../orders/api/order-api.ts';
import { waitForToast } from './account-steps.ts';
import { inBothSchemes } from './both-schemes.ts';
import { axe, WINDOWS } from './browser.ts';
import { openOffice } from './office-steps.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
});
afterAll(() => shop.close());

/** Inserts a review that a shopper has reported. */
async function insertReported(comment: string): Promise<void> {
  const { db } = shop.api.database;
  const id = randomId('rv');
  const review = { id, sku: shop.skus[0] ?? '', rating: 2, comment, userEmail: 'meera@example.com' };
  await createReviewRepository(db).insert([{ ...review, createdAt: shop.api.clock.now().toISOString() }]);
  await sql`update reviews set report_count = 1 where id = ${id}`.execute(db);
}

describe.each(WINDOWS)('reviews in the back office ($viewport.width px)', (look) => {
  it('get a reply, are hidden with a reason and shown again', async () => {
    const text = `Colours bleed ${look.viewport.width}`;
    await insertReported(text);
    const page = await openOffice(shop, look);
    await page.getByRole('link', { name: 'Reviews', exact: true }).click();
    await page.getByRole('button', { name: 'Reported' }).click();
    const card = page.getByRole('article').filter({ hasText: text });
    await card.getByText('Reported once').waitFor();
    await card.getByRole('button', { name: 'Reply' }).click();
    await card.getByLabel('Reply', { exact: true }).last().fill('We are sorry.\nPlease return it.');
    await card.getByRole('button', { name: 'Save reply' }).dblclick();
    await waitForToast(page, 'Reply saved');
    await card.getByText('We are sorry.').waitFor();
    const schemes = await inBothSchemes(page, () => axe(page));
    expect(schemes.flatMap(({ found }) => found)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await card.getByRole('button', { name: 'Hide' }).click();
    await card.getByRole('button', { name: 'Hide this review' }).click();
    await card.getByText('Please enter the reason.').waitFor();
    await card.getByLabel('Reason, for staff only').fill('A rival wrote it.');
    await card.getByRole('button', { name: 'Hide this review' }).click();
    await waitForToast(page, 'Review hidden');
    await page.getByRole('button', { name: 'Hidden', exact: true }).click();
    await card.getByText('A rival wrote it.').waitFor();
    await page.reload();
    await card.getByRole('button', { name: 'Show again' }).click();
    await waitForToast(page, 'Review is shown again');
    await page.getByText('No reviews').waitFor();
  });
});
