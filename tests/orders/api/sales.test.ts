import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { admin, operator, seller } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { ADDRESS } from '../place-orders.ts';
import { securityLines } from '../../platform/security-lines.ts';
import { DATABASE_KIND, createTestApi, type Client, type Json, type TestApi } from '../../test-api.ts';
import {
  placeOrderOf,
  createBuyer,
  eventsOf,
  itemOf,
  listRefunds,
  readOrderItem,
  stockOf,
  type Buyer,
} from './buyer.ts';

let api: TestApi;
let asha: Buyer;
let boss: Client;
let dyer: Client;
let stranger: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, PUBLIC_URL: 'http://shop.example', LOG_LEVEL: 'warn' });
  const variantsOf = (names: string) =>
    Array.from(names, (name) => ({ sku: `O-${name}`, color: 'Indigo', stock: 5_000 }));
  await createCatalogRepository(api.database.db).insert({
    sellers: [{ id: 'se-2', shopName: 'Bhuj Knots' }],
    products: [],
  });
  const theirs = productOf(2, { sellerId: 'se-2', variants: variantsOf('X') });
  await addProducts(api.database, [productOf(1, { variants: variantsOf('AB') }), theirs]);
  boss = await admin(api, 'boss@example.com');
  dyer = await seller(api, 'dyer@example.com', 'se-1');
  stranger = await seller(api, 'stranger@example.com', 'se-2');
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createBuyer(api);
  [api.mails.length, api.jobs.length] = [0, 0];
});

type Step = 'confirm' | 'dispatch' | 'deliver' | 'reject';
const STEPS: Step[] = ['confirm', 'dispatch', 'deliver', 'reject'];
const BODIES = { confirm: undefined, deliver: undefined, dispatch: {}, reject: { reason: 'Sold out.' } };
const step = (client: Client, name: Step, id: string, body: object | undefined = BODIES[name]) =>
  client.post(`/admin/orders/${id}/${name}`, body);
const REFUSED = { status: 409, body: { code: 'NOT_ALLOWED_IN_STATUS' } };

describe(`a sold item (${DATABASE_KIND})`, () => {
  it('[ORDER-2] goes from placed over confirmed and dispatched to delivered, each step once and by somebody', async () => {
    const order = await placeOrderOf(api, asha);
    const id = itemOf(order);
    expect(await step(boss, 'confirm', id)).toMatchObject({ status: 200, body: { orders: { status: 'Confirm' } } });
    api.clock.move(60_000);
    const parcel = { trackingId: ' RB1 ', trackingSite: 'https://track.example.com/?n=RB1&x=<b>' };
    expect((await step(dyer, 'dispatch', id, parcel)).body.orders).toMatchObject({
      status: 'Dispatched',
      trackingId: 'RB1',
      trackingSite: 'https://track.example.com/?n=RB1&x=%3Cb%3E',
      confirmed_date: new Date(api.clock.now().getTime() - 60_000).toISOString(),
      dispatched_date: api.clock.now().toISOString(),
    });
    expect((await step(await operator(api), 'deliver', id)).body.orders.status).toBe('Delivered');
    const events = await eventsOf(api, order.orderId);
    expect(events.map(([kind]) => kind)).toEqual(['confirmed', 'dispatched', 'delivered']);
    expect(events[2]).toEqual(['delivered', 'operator']);
    expect((await readOrderItem(asha, id)).status).toBe('Delivered');
    for (const name of STEPS) expect(await step(boss, name, id)).toMatchObject(REFUSED);
    expect(await eventsOf(api, order.orderId)).toHaveLength(3);
  });

  it('[ORDER-2] moves only forward', async () => {
    const allowed = { Placed: 'cdr', Confirm: 'dr', Dispatched: 'v', Delivered: '', Cancelled: '' };
    const letters = { confirm: 'c', dispatch: 'd', deliver: 'v', reject: 'r' };
    for (const status of ['Placed', 'Confirm', 'Dispatched', 'Delivered', 'Cancelled'] as const) {
      for (const name of STEPS) {
        const order = await placeOrderOf(api, asha, { status });
        const response = await step(boss, name, itemOf(order));
        if (allowed[status].includes(letters[name])) expect(response.status).toBe(200);
        else {
          expect(response).toMatchObject(REFUSED);
          expect((await readOrderItem(asha, itemOf(order))).status).toBe(status);
        }
      }
    }
  });

  it('[ORDER-7] informs the shopper by one mail about the tracking, and by one about the arrival', async () => {
    const id = itemOf(await placeOrderOf(api, asha));
    await step(dyer, 'confirm', id);
    expect(api.mails).toEqual([]);
    await step(dyer, 'dispatch', id, { trackingId: 'RB12345IN', trackingSite: 'https://track.example.com/RB12345IN' });
    expect(api.mails).toMatchObject([{ to: asha.email, subject: 'Your order is on its way' }]);
    for (const words of [
      '1 × Leheriya saree 1, Indigo',
      'Tracking number: RB12345IN',
      'https://track.example.com/RB12345IN',
    ])
      expect(api.mails[0]?.text).toContain(words);
    await step(dyer, 'deliver', id);
    expect(api.mails).toHaveLength(2);
    expect(api.mails[1]).toMatchObject({ to: asha.email, subject: 'Your order has arrived' });
    expect(api.mails[1]?.text).toContain(`Write a review:\nhttp://shop.example/myorders/${id}`);
    await step(dyer, 'deliver', id);
    expect(api.mails).toHaveLength(2);
  });

  it('[ORDER-4] can be refused by the shop with a reason: the money and the pieces go back', async () => {
    const order = await placeOrderOf(api, asha, { lines: [{ sku: 'O-B', quantity: 2 }] });
    const left = await stockOf(api, 'O-B');
    const reason = 'The <b>dye</b> ran & ran.';
    expect((await step(dyer, 'reject', itemOf(order), { reason })).body.orders).toMatchObject({
      status: 'Cancelled',
      is_canceled_by_user: false,
      canceled_reason: reason,
    });
    expect(await stockOf(api, 'O-B')).toBe(left + 2);
    expect(await listRefunds(api, order.orderId)).toMatchObject([{ amount: order.total, refunded: order.total }]);
    expect(api.jobs).toHaveLength(1);
    expect(api.mails).toHaveLength(1);
    expect(api.mails[0]?.text).toContain(`Reason given by the seller: ${reason}`);
    expect(api.mails[0]?.text).toContain(
      '₹3,000.00 will be refunded to your original payment method in 5-7 business days.',
    );
    expect(api.mails[0]?.html).toContain('The &lt;b&gt;dye&lt;/b&gt; ran &amp; ran.');
  });

  it('[ORDER-4] appears in the security log only if its refusal refunds money', async () => {
    const [paid, cash] = [await placeOrderOf(api, asha), await placeOrderOf(api, asha, { cash: 'due' })];
    const [returned, own] = [await placeOrderOf(api, asha), await placeOrderOf(api, asha)];
    await sql`update payments set refunded = amount where id = ${returned.paymentId}`.execute(api.database.db);
    const before = securityLines(api, 'refund-by-staff').length;
    for (const order of [cash, returned, paid]) expect((await step(dyer, 'reject', itemOf(order))).status).toBe(200);
    const cancel = { orderItemId: itemOf(own), canceled_reason: 'changed_my_mind' };
    expect((await asha.patch('/order/cancel', cancel)).status).toBe(200);
    expect(securityLines(api, 'refund-by-staff').slice(before)).toMatchObject([{ what: itemOf(paid) }]);
  });

  it.each([
    ['dispatch', { trackingSite: 'http://track.example.com' }, 'trackingSite'],
    ['dispatch', { trackingSite: 'javascript:alert(1)' }, 'trackingSite'],
    ['dispatch', { trackingSite: 'https://me:pass@track.example.com' }, 'trackingSite'],
    ['dispatch', { trackingSite: 'track.example.com' }, 'trackingSite'],
    ['dispatch', { trackingSite: 'https://track.example.com/RB1', trackingId: ' ' }, 'trackingId'],
    ['dispatch', { trackingId: 'x'.repeat(61) }, 'trackingId'],
    ['dispatch', { trackingId: 'a\nb' }, 'trackingId'],
    ['dispatch', { status: 'Delivered' }, 'status'],
    ['reject', { reason: ' ' }, 'reason'],
    ['reject', { reason: 'x'.repeat(201) }, 'reason'],
    ['reject', {}, 'reason'],
  ] as const)('[ORDER-7] refuses to %s with %j', async (name, body, field) => {
    const id = itemOf(await placeOrderOf(api, asha));
    expect(await step(boss, name, id, body)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
    expect((await readOrderItem(asha, id)).status).toBe('Placed');
    expect(api.mails).toEqual([]);
  });

  it('[ORDER-12] belongs only to the seller: other sellers find nothing, shoppers are refused', async () => {
    const order = await placeOrderOf(api, asha);
    for (const name of STEPS) {
      expect(await step(stranger, name, itemOf(order))).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(await step(boss, name, 'oi-aaaaaaaaaaaaaaaa')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect(await step(asha, name, itemOf(order))).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    expect((await readOrderItem(asha, itemOf(order))).status).toBe('Placed');
    // As shoppers, staff have the same rights to it as others.
    expect((await boss.get(`/order/getOrder/${itemOf(order)}`)).status).toBe(404);
    const cancel = { orderItemId: itemOf(order), canceled_reason: 'changed_my_mind' };
    expect((await boss.patch('/order/cancel', cancel)).status).toBe(404);
  });

  it('[ORDER-12] shows a seller the address of the parcel, and no email or billing address', async () => {
    const billing = { ...ADDRESS, name: 'Verma & Sons' };
    const order = await placeOrderOf(api, asha, { billing, at: new Date(api.clock.now().getTime() + 60_000) });
    const detailsIn = async (client: Client, url: string) => {
      const { orders } = (await client.get(url)).body;
      const item = [orders].flat().find(({ orderItemId }: Json) => orderItemId === itemOf(order));
      return { ...item.order, createdAt: undefined };
    };
    const whole = { shippingDetail: ADDRESS, billingDetail: billing };
    expect(await detailsIn(dyer, '/admin/orders')).toEqual({ shippingDetail: { ...ADDRESS, email: '' } });
    expect((await step(dyer, 'confirm', itemOf(order))).body.orders.order.shippingDetail.email).toBe('');
    expect(await detailsIn(boss, '/admin/orders')).toEqual(whole);
    expect(await detailsIn(asha, '/orders')).toEqual(whole);
    expect(await detailsIn(asha, `/order/getOrder/${itemOf(order)}`)).toEqual(whole);
  });

  it('[ORDER-12] is listed for an admin, and for its seller', async () => {
    api.clock.move(60_000);
    const mine = await placeOrderOf(api, asha, { lines: [{ sku: 'O-A' }, { sku: 'O-X' }] });
    const [ours, theirs] = mine.itemIds;
    const idsOf = async (client: Client, query = '') =>
      (await client.get(`/admin/orders${query}`)).body.orders.map(({ orderItemId }: Json) => orderItemId);
    expect(await idsOf(dyer)).toContain(ours);
    expect(await idsOf(dyer)).not.toContain(theirs);
    expect(await idsOf(stranger)).toEqual([theirs]);
    expect(await idsOf(stranger, '?status=Delivered')).toEqual([]);
    expect(await idsOf(boss, '?status=Placed')).toEqual(expect.arrayContaining([ours, theirs]));
    const page = (await boss.get('/admin/orders?page=2')).body;
    expect(page.totalItems).toBeGreaterThan(20);
    expect(page.orders.length).toBe(Math.min(20, page.totalItems - 20));
    expect(page.totalPages).toBe(Math.ceil(page.totalItems / 20));
  });
});

describe(`at the same time (${DATABASE_KIND})`, () => {
  it('[ORDER-2] a step that many take is taken once: one event, one mail', async () => {
    const order = await placeOrderOf(api, asha);
    const responses = await Promise.all(Array.from({ length: 20 }, () => step(boss, 'dispatch', itemOf(order))));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([(await eventsOf(api, order.orderId)).length, api.mails.length]).toEqual([1, 1]);
  });

  it('[ORDER-8] either the shopper cancels or the shop dispatches, never both', async () => {
    for (let round = 0; round < 15; round++) {
      const order = await placeOrderOf(api, asha);
      const cancel = { orderItemId: itemOf(order), canceled_reason: 'other_reason' };
      const calls = [
        () => asha.patch('/order/cancel', cancel),
        () => step(boss, 'dispatch', itemOf(order)),
        () => step(dyer, 'reject', itemOf(order)),
      ];
      const order3 = round % 2 ? calls : calls.toReversed();
      const responses = await Promise.all(order3.map((call) => call()));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      const { status } = await readOrderItem(asha, itemOf(order));
      expect(await listRefunds(api, order.orderId)).toHaveLength(status === 'Cancelled' ? 1 : 0);
    }
    expect(api.mails).toHaveLength(15);
  });
});
