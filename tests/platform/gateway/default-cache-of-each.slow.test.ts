import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPromoCodeRepository } from '../../../api/promotions/repository.ts';
import { setStock } from '../../cart/shoppers.ts';
import { runCartOperation } from '../../hosts/cart-operations.ts';
import { MUTATIONS } from '../../hosts/schema-mutations.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';
import { createOrderShop, type OrderShop } from '../../orders/gateway/order-shop.ts';
import { tolerateWarning } from '../../quiet-console.ts';
import { openScreens } from './default-cache.ts';
import { TRIALS } from './each-mutation.ts';
import type { EachShop, Trial } from './mutation-trial.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await createOrderShop();
  shop.simulator.setWebhookAddress(undefined);
  await createPromoCodeRepository(shop.api.database.db).insertCodes([
    { code: 'RANG10', percent: 10, maximum: 50_000, minimumSubtotal: 200_000 },
  ]);
});
afterAll(() => shop.close());

/** Apollo Client warns, in development alone, that a list without a policy is replaced. It is replaced as it should be. */
const REPLACES = /Cache data may be lost when replacing the (items|sessions|addresses) field/;

/** A shop with a shopper who has a cart and a wishlist, and an administrator if the mutation is one's. */
async function openFor({ by }: Trial): Promise<EachShop> {
  for (const sku of ['SK-1', 'SK-2', 'SK-3']) await setStock(shop.api, sku, 50);
  const asha = await shop.newShopper();
  await runCartOperation(asha, 'addToCart', { sku: 'SK-1', quantity: 2 });
  await runCartOperation(asha, 'addToWishlist', { sku: 'SK-3' });
  const { email } = (await asha.request('{ me { email } }')).data.me;
  return { ...shop, asha, email, admin: by ? await shop.newStaff('ADMIN') : asha };
}

const documentOf = (name: string, { payload = '' }: Trial, hasInput: boolean): string => {
  const { inputType } = MUTATIONS.find((one) => one.name === name) ?? {};
  const head = hasInput ? `mutation ($input: ${inputType})` : 'mutation';
  return `${head} { ${name}${hasInput ? '(input: $input)' : ''} { ${payload} userErrors { code message } } }`;
};

const setToken = (browser: TestBrowser, name: string, payload: { accessToken?: string | null }) => {
  if (name === 'logout' || name === 'eraseAccount') browser.token = undefined;
  else if (payload.accessToken) browser.token = payload.accessToken;
};

it('each mutation of the schema has its line in each-mutation.ts', () => {
  expect(Object.keys(TRIALS).toSorted()).toEqual(MUTATIONS.map(({ name }) => name).toSorted());
});

it.each(MUTATIONS.map(({ name }) => name))('a default cache shows every screen as it is after %s', async (name) => {
  tolerateWarning(REPLACES);
  const trial = TRIALS[name];
  const opened = await openFor(trial);
  const browser = trial.by ? opened.admin : opened.asha;
  const input = await trial.input?.(opened);
  const screens = await openScreens(browser);
  const data = await screens.mutate(documentOf(name, trial, input !== undefined), input ?? {});
  if (!trial.fails) {
    expect(data?.[name]).toMatchObject({ userErrors: [] });
    setToken(browser, name, data[name]);
    if (trial.writesMe) screens.writeMe(data[name].shopper);
  }
  expect(await screens.findStale(trial.isLogin)).toEqual([]);
});
