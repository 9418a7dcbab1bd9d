import { expect, it } from 'vitest';
import type { WholeShop } from '../whole-shop.ts';
import { logInByCode, newEmail, visit } from './account-steps.ts';
import { createPage } from './browser.ts';
import { fillIn, payBy, payNow, thanked } from './checkout-steps.ts';
import { withShop } from './shared-shop.ts';

let shop: WholeShop;
withShop.beforeAll(({ shop: shared }) => {
  shop = shared;
});

it('a dress is bought in a size, which is shown in the cart, the checkout, the thanks, the mail and the order', async () => {
  const email = newEmail('sizes');
  const { page } = await createPage(shop.web);
  await visit(page, '/');
  await logInByCode(page, shop, email);
  await visit(page, '/Dress/x/rb-1010');
  await page.getByRole('button', { name: 'Add Cart' }).click();
  await page.getByText('Select a size').waitFor();
  await page.getByRole('list', { name: 'Size' }).getByRole('link', { name: 'M', exact: true }).click();
  await page.waitForURL(/variant=RBDR-2127-CO$/);
  await page.getByRole('button', { name: 'Add Cart' }).click();
  await page.getByText('Product added successfully!').waitFor();
  const main = page.getByRole('main');
  await visit(page, '/cart');
  await main.getByText('Dress · Coral · M').waitFor();
  await visit(page, '/checkout');
  await main.getByText('Coral · M').waitFor();
  await fillIn(page);
  await payNow(page);
  await payBy(page, /^Pays \(Visa\)/);
  await thanked(page);
  await main.getByText(/Coral · M/).waitFor();
  expect((await shop.mailsTo(email))[0]?.text).toContain('1 × Leheriya tiered maxi dress, Coral, M');
  await visit(page, '/myorders?status=All');
  await main.getByText('Dress · Coral · M').waitFor();
});
