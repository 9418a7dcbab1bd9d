import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paidForPieces } from '../../../api/orders/returns/rules.ts';
import { paidTotalOf } from '../../../api/orders/rules.ts';
import { addBusinessDays, addDays, indianDayOf, isDay } from '../../../schema/days.ts';
import { admin } from '../../account/staff.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { createRandom } from '../../trust/harness/random.ts';
import { DATABASE_KIND, createTestApi, type TestApi } from '../../test-api.ts';
import { createBuyer, itemOf, listRefunds } from './buyer.ts';
import { moveReturn, placeDelivered, requested, UNTIL_RECEIVED } from './returning.ts';

const SEED = Date.now() % 1_000_000_007;

describe('the money for parts of an item', () => {
  it(`adds up to the paid price, in whatever parts it returns, and is never negative (seed ${SEED})`, () => {
    const random = createRandom(SEED);
    for (let round = 0; round < 5_000; round++) {
      const [unit_price, quantity] = [random.below(500_000), 1 + random.below(10)];
      const item = { unit_price, quantity, discount: random.below(unit_price * quantity + 1) };
      let [before, sum] = [0, 0];
      while (before < quantity) {
        const count = 1 + random.below(quantity - before);
        const amount = paidForPieces(item, before, count);
        expect(amount).toBeGreaterThanOrEqual(0);
        // The discount of an item that replaces these pieces is within its price.
        expect(amount).toBeLessThanOrEqual(unit_price * count);
        [before, sum] = [before + count, sum + amount];
      }
      expect(sum).toBe(paidTotalOf(item));
    }
  });
});

describe(`refunds of parts (${DATABASE_KIND})`, () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi({ addressLimit: 100_000 });
    const variants = [{ sku: 'O-A', color: 'Indigo', stock: 5_000 }];
    await addProducts(api.database, [productOf(1, { variants, showPrice: 99_900 })]);
  });
  afterAll(() => api.close());

  it('add up to what was paid, also when they are received at once and in another order', async () => {
    const [asha, boss] = [await createBuyer(api), await admin(api, 'boss@example.com')];
    const order = await placeDelivered(api, asha, { lines: [{ sku: 'O-A', quantity: 7 }], isFirstPurchase: true });
    const ids: string[] = [];
    for (const quantity of [1, 3, 1, 2]) ids.push((await requested(api, asha, itemOf(order), { quantity })).returnId);
    for (const id of ids) await moveReturn(boss, id, ['approve', 'pick-up']);
    await Promise.all(ids.toReversed().map((id) => moveReturn(boss, id, UNTIL_RECEIVED.slice(2))));
    const refunds = await listRefunds(api, order.orderId);
    expect(refunds).toHaveLength(4);
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.total);
    expect(refunds[0].refunded).toBe(order.total);
  });
});

describe('days', () => {
  it('are those of India', () => {
    expect(indianDayOf(new Date('2026-11-27T18:29:59.999Z'))).toBe('2026-11-27');
    expect(indianDayOf(new Date('2026-11-27T18:30:00.000Z'))).toBe('2026-11-28');
  });

  it('are added over the ends of months and of years', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2026-11-27', 14)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-12-11',
    ]);
  });

  it('are business days from Monday to Friday', () => {
    expect([1, 5, 7].map((count) => addBusinessDays('2026-11-27', count))).toEqual([
      '2026-11-30',
      '2026-12-04',
      '2026-12-08',
    ]);
    expect(addBusinessDays('2026-11-28', 1)).toBe('2026-11-30');
  });

  it('exist in the calendar', () => {
    expect(['2026-02-28', '2026-02-29', '2026-2-3', 'today', ''].map(isDay)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
