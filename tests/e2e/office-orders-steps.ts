import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { withSecondFactor } from '../account/authenticator.ts';
import { logIn, PASSWORD } from '../account/people.ts';
import { admin } from '../account/staff.ts';
import { placeFinishedOrder, type OrderShop } from '../orders/api/order-api.ts';
import type { Placed, Placing } from '../orders/place-orders.ts';
import type { Client } from '../test-api.ts';
import { fill, newEmail } from './account-steps.ts';
import { createPage, type PageOptions } from './browser.ts';

/** Opens the back office as a new administrator, who logs in with password and app. */
export async function openOffice(shop: OrderShop, look: PageOptions = {}): Promise<Page> {
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

/** Places an order of a new shopper, who is logged in. */
export async function placeAsNewShopper(
  shop: OrderShop,
  placing: Partial<Placing> = {},
): Promise<Placed & { buyer: Client }> {
  const email = newEmail('buyer');
  const buyer = await logIn(shop.api, email);
  const { rows } = await sql<{ id: string }>`select id from shoppers where email = ${email}`.execute(
    shop.api.database.db,
  );
  return { ...(await placeFinishedOrder(shop, rows[0]?.id ?? 'nobody', placing)), buyer };
}
