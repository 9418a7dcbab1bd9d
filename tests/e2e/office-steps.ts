import type { Page } from 'playwright-core';
import { withSecondFactor } from '../account/authenticator.ts';
import { PASSWORD } from '../account/people.ts';
import { withRole } from '../account/staff.ts';
import type { OrderShop } from '../orders/api/order-api.ts';
import { fill, newEmail } from './account-steps.ts';
import { createPage, type PageOptions } from './browser.ts';

/** Opens the back office as a new member of staff with an authenticator app, who has logged in. */
export async function openOfficeAs(
  { api, web }: Pick<OrderShop, 'api' | 'web'>,
  role: { role: string; sellerId?: string },
  look: PageOptions = {},
): Promise<Page> {
  const email = newEmail(role.role.toLowerCase());
  const app = await withSecondFactor(api, email, await withRole(api, { email, ...role }));
  api.clock.move(30_000);
  const { page } = await createPage(web, { reducedMotion: 'reduce', ...look });
  await page.goto('/office');
  await fill(page, { Email: email, Password: PASSWORD });
  await page.keyboard.press('Enter');
  await page.getByLabel('Code of the app').fill(app.code());
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByRole('navigation', { name: 'Sections' }).waitFor();
  return page;
}

/** Opens the back office as a new administrator. */
export const openOffice = (shop: OrderShop, look: PageOptions = {}): Promise<Page> =>
  openOfficeAs(shop, { role: 'ADMIN' }, look);
