import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RETURN_REASONS } from '../../../schema/reasons.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { createBuyer, itemOf, placeOrderOf, readOrderItem, type Buyer } from './buyer.ts';
import { deliveredAt, PICKUP, placeDelivered, requested, requestReturn } from './returning.ts';

let api: TestApi;
let asha: Buyer;
beforeAll(async () => {
  api = await createTestApi({ addressLimit: 100_000 });
  const variantsOf = (names: string) => Array.from(names, (name) => ({ sku: `O-${name}`, color: name, stock: 5_000 }));
  await addProducts(api.database, [
    productOf(1, { variants: variantsOf('AB') }),
    productOf(2, { variants: variantsOf('X') }),
  ]);
});
afterAll(() => api.close());
beforeEach(async () => {
  asha = await createBuyer(api);
});

/** Runs `work` at this moment, which must be before the shopper's login. */
async function atTime(moment: Date, work: () => Promise<void>): Promise<void> {
  const aheadMs = moment.getTime() - api.clock.now().getTime();
  api.clock.move(aheadMs);
  try {
    await work();
  } finally {
    api.clock.move(-aheadMs);
  }
}

const REFUSED = { status: 409, body: { code: 'NOT_ALLOWED_IN_STATUS' } };

describe(`a request (${DATABASE_KIND})`, () => {
  it.each(Object.keys(RETURN_REASONS))('accepts the reason %s', async (reason) => {
    const order = await placeDelivered(api, asha);
    expect((await requested(api, asha, itemOf(order), { reason })).reason).toBe(reason);
  });

  it.each([
    ['no piece', { quantity: 0 }, 'quantity'],
    ['another kind', { kind: 'gift' }, 'kind'],
    ['an unknown reason', { reason: 'constructor' }, 'reason'],
    ['half a character', { comment: 'ab\ud800' }, 'comment'],
    ['a PIN code of five digits', { pickup: { ...PICKUP, pinCode: '30200' } }, 'pickup.pinCode'],
    ['a variant with a refund', { exchangeSku: 'O-B' }, 'exchangeSku'],
    ['an exchange without a variant', { kind: 'exchange' }, 'exchangeSku'],
    ['an exchange for the same variant', { kind: 'exchange', exchangeSku: 'O-A' }, 'exchangeSku'],
    ['an exchange for another product', { kind: 'exchange', exchangeSku: 'O-X' }, 'exchangeSku'],
    ['an account for a prepaid item', { payout: { upiId: 'asha@okaxis' } }, 'payout'],
    ['an unknown field', { amount: 1 }, 'amount'],
  ])('is refused with %s', async (_, changes, field) => {
    const order = await placeDelivered(api, asha);
    const answer = await requestReturn(api, asha, itemOf(order), changes);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', field } });
  });

  it('has a pick-up day from tomorrow to seven days later, and no Sunday, by the days of India', async () => {
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-A', quantity: 10 }] });
    // 13 November 2026 is a Friday; at 19:00 in UTC it is Saturday in India.
    const days = ['2026-11-14', '2026-11-15', '2026-11-16', '2026-11-21', '2026-11-22', '2026-11-23', '2026-02-30', ''];
    const outcomes: number[] = [];
    await atTime(new Date('2026-11-13T19:00:00Z'), async () => {
      await deliveredAt(api, itemOf(order), api.clock.now());
      for (const pickupDay of days)
        outcomes.push((await requestReturn(api, asha, itemOf(order), { pickupDay })).status);
    });
    expect(outcomes).toEqual([400, 400, 200, 200, 400, 400, 400, 400]);
  });

  it('is possible until the end of the 14th day after the delivery, by the days of India', async () => {
    const order = await placeDelivered(api, asha);
    // 23:59 in India on 1 November, and 00:01 on the next day.
    for (const [delivered, last] of [
      ['2026-11-01T18:29:00.000Z', '2026-11-15'],
      ['2026-11-01T18:31:00.000Z', '2026-11-16'],
    ] as const) {
      await deliveredAt(api, itemOf(order), new Date(delivered));
      const end = new Date(`${last}T18:29:59.000Z`);
      await atTime(end, async () => {
        expect(await readOrderItem(asha, itemOf(order))).toMatchObject({ return_until: last, returnable_quantity: 1 });
        const { returnId } = await requested(api, asha, itemOf(order));
        await asha.post(`/returns/${returnId}/withdraw`);
      });
      await atTime(new Date(end.getTime() + 1_000), async () => {
        expect(await readOrderItem(asha, itemOf(order))).toMatchObject({ return_until: last, returnable_quantity: 0 });
        expect(await requestReturn(api, asha, itemOf(order))).toMatchObject(REFUSED);
      });
    }
  });

  it.each(['Placed', 'Confirm', 'Dispatched', 'Cancelled'] as const)(
    'is refused for an item that is %s',
    async (status) => {
      const order = await placeOrderOf(api, asha, { status });
      expect(await requestReturn(api, asha, itemOf(order))).toMatchObject(REFUSED);
      expect(await readOrderItem(asha, itemOf(order))).not.toHaveProperty('return_until');
    },
  );

  it('never adds up to more pieces than were ordered, also by many requests at once', async () => {
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-A', quantity: 3 }] });
    expect(await requestReturn(api, asha, itemOf(order), { quantity: 4 })).toMatchObject(REFUSED);
    const answers = await Promise.all(Array.from({ length: 8 }, () => requestReturn(api, asha, itemOf(order))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'NOT_ALLOWED_IN_STATUS')).toHaveLength(5);
  });

  it('is refused after 20 requests for one item', async () => {
    const order = await placeDelivered(api, asha);
    for (let round = 0; round < 20; round++) {
      const { returnId } = await requested(api, asha, itemOf(order));
      expect((await asha.post(`/returns/${returnId}/withdraw`)).status).toBe(200);
    }
    expect(await requestReturn(api, asha, itemOf(order))).toMatchObject(REFUSED);
  });
});
