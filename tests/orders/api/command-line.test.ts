import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { run } from '../../../api/cli/run.ts';
import { readOperatorConfig } from '../../../api/config.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { logIn } from '../../account/people.ts';
import { placeDelivered, requested } from './returning.ts';
import { createTestApi, TEST_SECRET, type TestApi } from '../../test-api.ts';
import { placeOrderOf, createBuyer, eventsOf, itemOf, listRefunds, readOrderItem, type Buyer } from './buyer.ts';

let api: TestApi;
let apiUrl: string;
let folder: string;
let asha: Buyer;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const variants = [{ sku: 'O-A', color: 'Indigo', stock: 500 }];
  await addProducts(api.database, [productOf(1, { variants }), productOf(2)]);
  apiUrl = await api.app.listen({ port: 0, host: '127.0.0.1' });
  folder = await mkdtemp(join(tmpdir(), 'rangbandh-shop-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  asha = await createBuyer(api);
});

const shop = (line: string[], env: Record<string, string> = {}) => {
  const settings = { REST_URL: apiUrl, SESSION_SECRET: TEST_SECRET, ...env };
  return run(
    line,
    () => readOperatorConfig(settings),
    () => api.clock.now(),
  );
};

describe("the operator's command line", () => {
  it('lists invoices, shows one, and writes its PDF to a new file', async () => {
    const order = await placeOrderOf(api, asha, { lines: [{ sku: 'O-A', quantity: 2 }] });
    await shop(['orders', 'dispatch', itemOf(order)]);
    await api.work();
    const list = await shop(['invoices', 'list', '--order', order.orderId]);
    expect(list.output).toContain('Page 1 of 1, 1 document.');
    const [id = ''] = /iv-[a-z2-7]{16}/.exec(list.output) ?? [];
    const file = join(folder, 'invoice.pdf');
    const shown = await shop(['invoices', 'show', id, '--file', file]);
    expect(shown.output).toMatch(/2 × Leheriya saree 1, Indigo \(5407\), ₹2,857\.14 \+ 5% = ₹3,000\.00/);
    expect((await readFile(file, 'latin1')).slice(0, 5)).toBe('%PDF-');
    expect((await shop(['invoices', 'show', id, '--file', file])).code, 'never over a file').toBe(2);
    expect((await shop(['invoices', 'show', 'iv-none'])).code).toBe(1);
    expect((await shop(['invoices', 'list', '--order', 'or-none'])).output).toBe('There are no invoices.');
  });

  it('[ORDER-2] lists the items to send and moves them on to the end', async () => {
    const order = await placeOrderOf(api, asha, { lines: [{ sku: 'O-A', quantity: 2 }] });
    const id = itemOf(order);
    const list = await shop(['orders', 'list', '--status', 'placed']);
    expect(list).toMatchObject({ code: 0, output: expect.stringContaining('Page 1 of 1, 1 item.') });
    for (const words of [
      id,
      '2 × Leheriya saree 1, Indigo (O-A), ₹3,000.00',
      '12 Johari Bazaar',
      '20 Nov 2026, 2:30 pm',
    ])
      expect(list.output).toContain(words);
    expect(await shop(['orders', 'confirm', id])).toMatchObject({
      code: 0,
      output: expect.stringContaining('Confirm'),
    });
    const dispatch = ['orders', 'dispatch', id, '--tracking', 'RB1', '--site=https://track.example.com/RB1'];
    expect((await shop(dispatch)).code).toBe(0);
    expect((await shop(['orders', 'deliver', id])).code).toBe(0);
    expect(await readOrderItem(asha, id)).toMatchObject({
      status: 'Delivered',
      trackingId: 'RB1',
      trackingSite: 'https://track.example.com/RB1',
    });
    expect(await eventsOf(api, order.orderId)).toEqual([
      ['confirmed', 'operator'],
      ['dispatched', 'operator'],
      ['delivered', 'operator'],
    ]);
    expect((await shop(['orders', 'list', '--page', '9'])).output).toContain('Page 9 of 1');
    expect(await shop(['orders', 'list', '--status', 'Confirm'])).toEqual({ code: 0, output: 'There are no orders.' });
  });

  it("[ORDER-4] rejects with a reason, and reports the shop's refusal", async () => {
    const order = await placeOrderOf(api, asha);
    const reject = ['orders', 'reject', itemOf(order), '--reason', 'The dye ran.'];
    expect((await shop(reject)).code).toBe(0);
    expect(await listRefunds(api, order.orderId)).toHaveLength(1);
    const again = await shop(reject);
    expect(again).toEqual({ code: 1, output: 'This order is cancelled. [NOT_ALLOWED_IN_STATUS]' });
    expect((await shop(['orders', 'confirm', '../../roles'])).output).toContain('We couldn’t find this order.');
  });

  it('moves returns on, and pays the refund of a cash order', async () => {
    const order = await placeDelivered(api, asha, { cash: 'collected' });
    const { returnId: id } = await requested(api, asha, itemOf(order), { payout: { upiId: 'asha@okaxis' } });
    const list = await shop(['returns', 'list', '--state', 'requested']);
    for (const words of [id, 'refund to UPI as••••@okaxis', '1 × Leheriya saree 1, Indigo (O-A)', '12 Johari Bazaar'])
      expect(list.output).toContain(words);
    expect((await shop(['returns', 'approve', id])).output).toContain('approved');
    expect((await shop(['returns', 'pick-up', id])).output).toContain('picked_up');
    expect((await shop(['returns', 'receive', id, '--damaged'])).output).toContain('received');
    expect(await shop(['returns', 'pay', id])).toEqual({ code: 0, output: 'Pay ₹1,500.00 to UPI asha@okaxis.' });
    expect((await shop(['returns', 'pay', id, '--reference', 'UTR1'])).output).toContain('refunded');
    expect((await shop(['returns', 'decline', id, '--reason', 'Worn.'])).code).toBe(1);
    expect((await shop(['returns', 'list', '--state', 'lost'])).output).toContain("There is no state 'lost'.");
    expect((await shop(['returns', 'list', '--state', 'exchanged'])).output).toBe('There are no returns.');
  });

  it('lists cash that is due, marks it as collected, and returns parcels that were refused at the door', async () => {
    const lines = [{ sku: 'O-A' }];
    const placed = await placeOrderOf(api, asha, { lines, cash: 'due', status: 'Dispatched' });
    expect((await shop(['orders', 'list'])).output).toContain('(cash on delivery: to be collected)');
    const collected = await shop(['orders', 'collect', itemOf(placed)]);
    expect(collected).toMatchObject({ code: 0, output: expect.stringContaining('(cash on delivery: collected)') });
    expect(collected.output).toContain('Delivered');
    const other = await placeOrderOf(api, asha, { lines, cash: 'due', status: 'Dispatched' });
    const refused = await shop(['orders', 'refuse', itemOf(other)]);
    expect(refused).toMatchObject({
      code: 0,
      output: expect.stringContaining('(cash on delivery: not taken at the door)'),
    });
    expect(await shop(['orders', 'collect', itemOf(other)])).toEqual({
      code: 1,
      output: 'This was not taken at the door, and is cancelled. [NOT_ALLOWED_IN_STATUS]',
    });
    const paid = await placeOrderOf(api, asha, { lines, status: 'Dispatched' });
    expect((await shop(['orders', 'collect', itemOf(paid)])).output).toContain('paid before');
  });

  it('[REST-17] makes people of the shop of shoppers, and shoppers of them again', async () => {
    const role = async () => (await asha.get('/user/profile')).body.user.role;
    expect((await shop(['users', 'make-admin', asha.email])).code).toBe(0);
    expect(await role()).toBe('ADMIN');
    expect((await shop(['users', 'make-shopper', asha.email])).output).toContain('owner');
    await logIn(api, 'owner@example.com');
    expect((await shop(['users', 'make-admin', 'owner@example.com'])).code).toBe(0);
    expect((await shop(['users', 'make-seller', asha.email, '--seller', 'se-1'])).code).toBe(0);
    expect(await role()).toBe('SELLER');
    expect((await shop(['users', 'make-shopper', asha.email])).code).toBe(0);
    expect(await role()).toBe('SHOPPER');
    expect(await shop(['users', 'make-admin', 'nobody@example.com'])).toMatchObject({ code: 1 });
  });

  it('[REST-17] changes stock and prices, and adds products from a file', async () => {
    expect((await shop(['stock', 'add', 'SK-2-B', '7'])).output).toBe('SK-2-B  Mustard: 7 in stock');
    expect((await shop(['stock', 'add', 'SK-2-B', '-4'])).output).toBe('SK-2-B  Mustard: 3 in stock');
    expect(await shop(['stock', 'add', 'SK-2-B', '-4'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('Only 3'),
    });
    const priced = await shop(['price', 'set', 'p-00002', '1800', '--list', '2500']);
    expect(priced.output).toContain('₹1,800.00 (list price ₹2,500.00)');
    const product = {
      sellerId: 'se-1',
      name: 'Mothra turban cloth',
      category: 'Dupatta',
      fabric: 'Cotton Mulmul',
      price: 1_200,
      showPrice: 999,
      variants: [{ sku: 'FILE-1', color: 'Madder Red', stock: 4 }],
    };
    const file = join(folder, 'product.json');
    await writeFile(file, JSON.stringify(product));
    expect((await shop(['products', 'add', file])).output).toContain('Mothra turban cloth, ₹999.00');
    expect(await shop(['products', 'add', file])).toMatchObject({ code: 1, output: expect.stringContaining('FILE-1') });
    await writeFile(file, '{');
    expect((await shop(['products', 'add', file])).code).toBe(2);
    expect((await shop(['products', 'add', join(folder, 'none.json')])).code).toBe(2);
  });

  it.each([
    [['orders'], "There is no command 'orders'."],
    [['orders', 'ship', 'x'], "There is no command 'orders ship'."],
    [['orders', 'confirm'], 'The id is missing.'],
    [['orders', 'confirm', 'x', 'y'], "'y' is one argument too many."],
    [['orders', 'reject', 'x'], '--reason is missing.'],
    [['orders', 'reject', 'x', '--reason'], '--reason needs a value.'],
    [['orders', 'reject', 'x', '--reason', '--tracking'], '--reason needs a value.'],
    [['orders', 'confirm', 'x', '--reason', 'y'], "'orders confirm' has no option --reason."],
    [['orders', 'list', '--status', 'Lost'], "There is no status 'Lost'"],
    [['orders', 'list', '--page', 'two'], "The page must be a whole number, not 'two'."],
    [['stock', 'add', 'O-A', '1.5'], "The number must be a whole number, not '1.5'."],
    [['stock', 'add', 'O-A', '-x'], 'There is no option -x.'],
    [['price', 'set', 'p-00002', '9', '--list', '1', '--list', '2'], '--list is given twice.'],
    [['users', 'make-seller', 'a@example.com'], '--seller is missing.'],
  ])('reports in one line the error in %j, and the correct syntax', async (line, words) => {
    const ended = await shop(line, { REST_URL: 'http://127.0.0.1:1' });
    expect(ended.code).toBe(2);
    expect(ended.output).toContain(words);
    expect(ended.output).toMatch(/^[^\n]*npm run shop -- [^\n]*$/);
  });

  it('lists all of its commands, and by a first word the commands of that area', async () => {
    const [all, orders, none] = [await shop(['--help']), await shop(['orders', '--help']), await shop([])];
    expect([all.code, orders.code, none.code]).toEqual([0, 0, 2]);
    expect(all.output).toContain('users make-admin <email>');
    expect(orders.output).toContain('orders dispatch <id> [--tracking <number>] [--site <address>]');
    expect(orders.output).not.toContain('users');
  });

  it('is refused without the secret, and reports a missing secret or shop', async () => {
    const wrong = await shop(['orders', 'list'], { SESSION_SECRET: 'another secret than that of the shop' });
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('does not accept this secret') });
    const none = await shop(['orders', 'list'], { SESSION_SECRET: '', DATA_DIR: folder });
    expect(none).toMatchObject({ code: 1, output: expect.stringContaining(`no secret in ${folder}`) });
    const away = await shop(['orders', 'list'], { REST_URL: 'http://127.0.0.1:1' });
    expect(away).toMatchObject({ code: 1, output: expect.stringContaining('does not respond at http://127.0.0.1:1') });
    const odd = await shop(['orders', 'list'], { REST_URL: 'ftp://x', SESSION_SECRET: 'short' });
    expect(odd).toMatchObject({
      code: 1,
      output: expect.stringMatching(/SESSION_SECRET.*REST_URL|REST_URL.*SESSION_SECRET/),
    });
  });
});
