import type { Page } from 'playwright-core';
import { withSecondFactor } from '../account/authenticator.ts';
import { PASSWORD } from '../account/people.ts';
import { admin } from '../account/staff.ts';
import type { OrderShop } from '../orders/api/order-api.ts';
import { fill, newEmail } from './account-steps.ts';
import { createPage, type PageOptions } from './browser.ts';

/** Opens the back office as a new administrator with an authenticator app. */
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
