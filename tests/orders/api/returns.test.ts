import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createCatalogRepository } from '../../../api/catalog/repository.ts';
import { admin, operator, seller } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { securityLines } from '../../platform/security-lines.ts';
import { DATABASE_KIND, createTestApi, type Client, type TestApi } from '../../test-api.ts';
import { createBuyer, eventsOf, itemOf, listRefunds, readOrderItem, stockOf, type Buyer } from './buyer.ts';
import {
  moveReturn,
  PICKUP,
  placeDelivered,
  requested,
  requestReturn,
  rowOf,
  stepOf,
  UNTIL_RECEIVED,
} from './returning.ts';

let api: TestApi;
let asha: Buyer;
let boss: Client;
let dyer: Client;
let stranger: Client;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000, PUBLIC_URL: 'http://shop.example', LOG_LEVEL: 'warn' });
  await createCatalogRepository(api.database.db).insert({
    sellers: [{ id: 'se-2', shopName: 'Bhuj Knots' }],
    products: [],
  });
  const variants = ['A', 'B'].map((name) => ({ sku: `O-${name}`, color: `Colour ${name}`, stock: 5_000 }));
  const others = [{ sku: 'O-X', color: 'Indigo', stock: 5_000 }];
  await addProducts(api.database, [productOf(1, { variants }), productOf(2, { sellerId: 'se-2', variants: others })]);
  boss = await admin(api, 'boss@example.com');
  dyer = await seller(api, 'dyer@example.com', 'se-1');
  stranger = await seller(api, 'stranger@example.com', 'se-2');
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createBuyer(api);
  [api.mails.length, api.jobs.length] = [0, 0];
});

describe(`a return for a refund (${DATABASE_KIND})`, () => {
  it('goes from the request to the receipt, with a date, an event and a mail for each step', async () => {
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-A', quantity: 3 }] });
    const id = itemOf(order);
    const stock = await stockOf(api, 'O-A');
    const made = await requested(api, asha, id, { quantity: 2, reason: 'size_too_small', comment: ' Too tight. ' });
    expect(made).toMatchObject({
      state: 'requested',
      orderItemId: id,
      orderId: order.orderId,
      quantity: 2,
      reason: 'size_too_small',
      comment: 'Too tight.',
      pickup: PICKUP,
      requested_at: api.clock.now().toISOString(),
    });
    expect(await readOrderItem(asha, id)).toMatchObject({ returnable_quantity: 1, returns: [made] });
    for (const [step, state, time] of [
      ['approve', 'approved', 'approved_at'],
      ['pick-up', 'picked_up', 'picked_up_at'],
      ['receive', 'received', 'received_at'],
    ] as const) {
      api.clock.move(60_000);
      const { status, body } = await stepOf(dyer, step, made.returnId);
      expect([status, body.return.state, body.return[time]]).toEqual([200, state, api.clock.now().toISOString()]);
    }
    expect(await stockOf(api, 'O-A')).toBe(stock + 2);
    const [refund, ...more] = await listRefunds(api, order.orderId);
    expect(more).toEqual([]);
    expect(refund).toMatchObject({ amount: 300_000, reason: 'returned', state: 'waiting', order_item_id: null });
    expect(api.jobs).toEqual([{ queue: 'refund', data: { refundId: refund.id } }]);
    expect((await readOrderItem(asha, id)).returns[0]).toMatchObject({
      amount: 300_000,
      condition: 'good',
      refund_initiated_at: api.clock.now().toISOString(),
    });
    const events = await eventsOf(api, order.orderId);
    expect(events.map(([kind]) => kind)).toEqual([
      'return requested',
      'return approved',
      'return picked up',
      'return received',
    ]);
    expect(events[0]?.[1]).toBe(asha.id);
    expect(api.mails.map(({ to, subject }) => [to, subject])).toEqual([
      [asha.email, 'We have received your return request'],
      [asha.email, 'Your return is approved'],
      [asha.email, 'We have received your return'],
    ]);
    expect(api.mails[0]?.text).toContain('2 × Leheriya saree 1, Colour A');
    expect(api.mails[1]?.text).toContain('Pick-up from Asha Verma, 12 Johari Bazaar, Jaipur, 302003.');
    expect(api.mails[2]?.text).toContain('your refund of ₹3,000.00 to your original payment method');
  });

  it('shows when the refund was sent, and the day by which the bank credits it', async () => {
    const order = await placeDelivered(api, asha);
    const made = await requested(api, asha, itemOf(order));
    await moveReturn(boss, made.returnId, UNTIL_RECEIVED);
    // A Friday evening in India: seven business days later is a Tuesday.
    const sentAt = new Date('2026-11-27T16:00:00.000Z');
    await sql`update refunds set state = 'processed', processed_at = ${sentAt} where return_id = ${made.returnId}`.execute(
      api.database.db,
    );
    expect((await readOrderItem(asha, itemOf(order))).returns).toMatchObject([
      {
        state: 'refunded',
        refund_status: 'Processed',
        refund_processed_at: sentAt.toISOString(),
        refund_expected_by: '2026-12-08',
      },
    ]);
  });

  it('refunds damaged pieces, and does not sell them again', async () => {
    const order = await placeDelivered(api, asha);
    const made = await requested(api, asha, itemOf(order));
    await moveReturn(boss, made.returnId, ['approve', 'pick-up']);
    const stock = await stockOf(api, 'O-A');
    expect((await stepOf(boss, 'receive', made.returnId, { condition: 'damaged' })).status).toBe(200);
    expect(await stockOf(api, 'O-A')).toBe(stock);
    expect(await listRefunds(api, order.orderId)).toMatchObject([{ amount: order.total }]);
  });

  it('refunds nothing that was refunded before', async () => {
    const order = await placeDelivered(api, asha);
    await sql`update payments set refunded = ${order.total - 50} where id = ${order.paymentId}`.execute(
      api.database.db,
    );
    const made = await requested(api, asha, itemOf(order));
    expect(await moveReturn(boss, made.returnId, UNTIL_RECEIVED)).toMatchObject({ state: 'refunded', amount: 0 });
    expect(await listRefunds(api, order.orderId)).toEqual([]);
    expect(api.mails.at(-1)?.text).toContain('nothing more to refund');
  });

  it('is received once, also by two members of staff at once', async () => {
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-A', quantity: 2 }] });
    const made = await requested(api, asha, itemOf(order), { quantity: 2 });
    await moveReturn(boss, made.returnId, ['approve', 'pick-up']);
    const stock = await stockOf(api, 'O-A');
    const answers = await Promise.all(Array.from({ length: 10 }, () => stepOf(boss, 'receive', made.returnId)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'NOT_ALLOWED_IN_STATUS')).toHaveLength(9);
    expect(await stockOf(api, 'O-A')).toBe(stock + 2);
    expect(await listRefunds(api, order.orderId)).toMatchObject([{ amount: 300_000, refunded: 300_000 }]);
  });

  it('is withdrawn or picked up, never both', async () => {
    for (let round = 0; round < 10; round++) {
      const order = await placeDelivered(api, asha);
      const { returnId } = await requested(api, asha, itemOf(order));
      await moveReturn(boss, returnId, ['approve']);
      const calls = [() => asha.post(`/returns/${returnId}/withdraw`), () => stepOf(boss, 'pick-up', returnId)];
      const answers = await Promise.all((round % 2 ? calls : calls.toReversed()).map((call) => call()));
      expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
      const isWithdrawn = (await rowOf(api, returnId)).state === 'withdrawn';
      expect((await readOrderItem(asha, itemOf(order))).returnable_quantity).toBe(isWithdrawn ? 1 : 0);
    }
  });

  it('moves only forward', async () => {
    const allowed = {
      requested: ['approve', 'decline'],
      approved: ['decline', 'pick-up'],
      picked_up: ['decline', 'receive'],
      received: [],
      declined: [],
      withdrawn: [],
    };
    const steps = ['approve', 'decline', 'pick-up', 'receive'] as const;
    const paths: Record<keyof typeof allowed, readonly (typeof steps)[number][]> = {
      requested: [],
      approved: ['approve'],
      picked_up: ['approve', 'pick-up'],
      received: UNTIL_RECEIVED,
      declined: ['decline'],
      withdrawn: [],
    };
    for (const state of ['requested', 'approved', 'picked_up', 'received', 'declined', 'withdrawn'] as const) {
      for (const step of steps) {
        const { returnId } = await requested(api, asha, itemOf(await placeDelivered(api, asha)));
        await moveReturn(boss, returnId, paths[state]);
        if (state === 'withdrawn') await asha.post(`/returns/${returnId}/withdraw`);
        const { status } = await stepOf(boss, step, returnId);
        expect([state, step, status]).toEqual([state, step, allowed[state].includes(step as never) ? 200 : 409]);
      }
    }
  });

  it('reports to the shopper why it was declined, and the pieces can be returned again', async () => {
    const order = await placeDelivered(api, asha);
    const { returnId } = await requested(api, asha, itemOf(order));
    expect((await stepOf(boss, 'decline', returnId, { reason: ' The tags are missing. ' })).body.return).toMatchObject({
      state: 'declined',
      decline_reason: 'The tags are missing.',
    });
    expect(api.mails.at(-1)?.text).toContain('Reason given by the seller: The tags are missing.');
    expect((await readOrderItem(asha, itemOf(order))).returnable_quantity).toBe(1);
    expect((await requestReturn(api, asha, itemOf(order))).status).toBe(200);
  });
});

describe(`the callers (${DATABASE_KIND})`, () => {
  it('another shopper finds neither the item nor the return', async () => {
    const meera = await createBuyer(api);
    const order = await placeDelivered(api, asha);
    expect((await requestReturn(api, meera, itemOf(order))).body.code).toBe('NOT_FOUND');
    const { returnId } = await requested(api, asha, itemOf(order));
    expect((await meera.post(`/returns/${returnId}/withdraw`)).body.code).toBe('NOT_FOUND');
    expect((await asha.post(`/returns/${returnId}/withdraw`)).body.return.state).toBe('withdrawn');
  });

  it('a seller sees and moves only returns of own items; a shopper none', async () => {
    api.clock.move(1_000);
    const { returnId } = await requested(api, asha, itemOf(await placeDelivered(api, asha)));
    const seen = async (client: Client) => (await client.get('/admin/returns')).body.returns?.[0]?.returnId;
    expect([await seen(dyer), await seen(boss), await seen(stranger)]).toEqual([returnId, returnId, undefined]);
    expect((await stepOf(stranger, 'approve', returnId)).body.code).toBe('NOT_FOUND');
    expect((await stepOf(asha, 'approve', returnId)).body.code).toBe('FORBIDDEN');
    expect((await stepOf(dyer, 'approve', returnId)).status).toBe(200);
    expect((await stepOf(await operator(api), 'pick-up', returnId)).status).toBe(200);
    expect((await boss.get('/admin/returns?state=picked_up')).body.returns[0]).toMatchObject({
      returnId,
      item: { name: 'Leheriya saree 1', sku: 'O-A', shopName: 'Sanganer Dyers' },
    });
    expect((await boss.get('/admin/returns?state=exchanged')).body).toEqual({
      returns: [],
      totalPages: 0,
      totalItems: 0,
    });
  });

  it('writes a refund by staff into the security log', async () => {
    const { returnId } = await requested(api, asha, itemOf(await placeDelivered(api, asha)));
    await moveReturn(boss, returnId, UNTIL_RECEIVED);
    expect(securityLines(api, 'refund-by-staff').at(-1)).toMatchObject({ what: returnId });
  });

  it('needs a fresh login for a receipt', async () => {
    const { returnId } = await requested(api, asha, itemOf(await placeDelivered(api, asha)));
    const clerk = await admin(api, 'clerk@example.com');
    await moveReturn(clerk, returnId, ['approve', 'pick-up']);
    await sql`
      update sessions set created_at = created_at - interval '11 minutes'
      where shopper_id = (select id from shoppers where email = 'clerk@example.com')`.execute(api.database.db);
    expect((await stepOf(clerk, 'receive', returnId)).body.code).toBe('CONFIRM_LOGIN');
  });
});
