import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../../api/cli/run.ts';
import { readOperatorConfig } from '../../../api/config.ts';
import { setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { TEST_SECRET } from '../../test-api.ts';
import { createCheckoutShop, type Shop } from '../checkout-shop.ts';
import { age, givenBack, payInSilence, payUnknown } from './money-shop.ts';

let shop: Shop;
let apiUrl: string;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = [{ sku: 'A-0', color: 'Indigo', stock: 0 }];
  await addProducts(shop.api.database, [productOf(1, { variants })]);
  await setStock(shop.api, 'A-0', 10);
  apiUrl = await shop.api.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());

const command = (...line: string[]) =>
  run(
    line,
    () => readOperatorConfig({ REST_URL: apiUrl, SESSION_SECRET: TEST_SECRET }),
    () => shop.api.clock.now(),
  );

it('[CHECK-8] only reports without an explicit option, and never moves more than allowed', async () => {
  const id = await payUnknown(shop, 'or-aaaaaaaaaaaaaaaa');
  age(shop);
  expect(await command('money', 'check', '--days', '3')).toMatchObject({
    code: 0,
    output: expect.stringMatching(new RegExp(`1 findings\\.\\nunknown-order {2}${id} {2}₹1,299\\.00`)),
  });
  expect((await command('money', 'check', '--repair', '--most', '1298.99')).output).toContain('too much');
  await shop.api.work();
  expect(givenBack(shop, id)).toEqual([]);
  expect((await command('money', 'check', '--most', '1299', '--repair')).output).toMatch(
    /1 repaired\.\n.*→ given back$/,
  );
  await shop.api.work();
  expect(givenBack(shop, id)).toEqual([129_900]);
});

it('[CHECK-8] shows the way of an order’s money, and gives a part of it back', async () => {
  const { buyer, proof } = await payInSilence(shop, 'A-0');
  const paymentId = proof.razorpay_payment_id;
  const [{ orderItemId }] = (await buyer.post('/payment/verification', proof)).body.payment.orders;
  for (const step of ['confirm', 'dispatch', 'deliver']) await command('orders', step, orderItemId);
  expect(await command('money', 'refund', orderItemId, '--amount', '100.50')).toEqual({
    code: 0,
    output: `₹100.50 of ${paymentId} goes back.`,
  });
  await shop.api.work();
  const { output } = await command('money', 'show', orderItemId);
  expect(output).toMatch(new RegExp(`refund rf-\\S+ {2}₹100\\.50 of ${paymentId} {2}goodwill`));
  expect(output).toMatch(/provider: refund rfnd_/);
});

it('[CHECK-8] reports the error in a command', async () => {
  const wrong = [
    ['money', 'refund', 'oi-x', '--amount', 'all'],
    ['money', 'check', '--days'],
    ['money', 'keep', 'pay_1'],
    ['money', 'show', 'x', '--repair'],
  ];
  for (const line of wrong) expect((await command(...line)).code, line.join(' ')).toBe(2);
  expect(await command('money', 'check', '--days', '61')).toMatchObject({ code: 1 });
  expect((await command('money', 'show', 'or-nothing')).output).toBe('Nothing here is called or-nothing. [NOT_FOUND]');
});
