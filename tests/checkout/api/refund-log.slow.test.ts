import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRefundRepository } from '../../../api/checkout/refunds/repository.ts';
import { DATABASE_KIND } from '../../test-api.ts';
import { createCheckoutShop, passMinutes, rowsOf, type Shop } from '../checkout-shop.ts';
import { age, repairMoney, payUnknown } from './money-shop.ts';

let shop: Shop;
beforeEach(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'warn' });
});
afterEach(() => shop.close());
const logged = (): string[] => shop.api.logged().split('\n');

describe(`the log of completed refunds for the operator (${DATABASE_KIND})`, () => {
  const HOURS = 60;
  const waitDays = async (days: number) => {
    for (let count = 0; count < days * 4; count++) await passMinutes(shop, 6 * HOURS);
  };
  /** Money for an order of which the shop has no row; it is sent back. */
  async function sendBackUnknown(receipt: string): Promise<string> {
    const paymentId = await payUnknown(shop, receipt);
    age(shop);
    await repairMoney(shop);
    return paymentId;
  }
  const refundOf = async (paymentId: string) =>
    (await rowsOf(shop.api, 'refunds')).find((row) => row.payment_id === paymentId);
  const countEvents = async () => (await rowsOf(shop.api, 'order_events')).length;

  it('[CHECK-8] omits one that is made, and saves it once', async () => {
    const [paymentId, events] = [await sendBackUnknown('or-ggggggggggggggg2'), await countEvents()];
    const mails = shop.api.mails.length;
    await waitDays(3);
    const refund = await refundOf(paymentId);
    expect(refund).toMatchObject({ state: 'processed', check_at: null });
    const output = logged().filter((line) => line.includes(refund.id) || line.includes('failed'));
    expect([output, shop.api.mails.length - mails, await countEvents()]).toEqual([[], 0, events]);
    const now = shop.api.clock.now();
    const again = { state: 'sent', providerId: 'rfnd_other', checkAt: now } as const;
    expect(await createRefundRepository(shop.api.database.db).updateProgress(refund.id, again, now)).toBe(false);
    expect(await refundOf(paymentId)).toEqual(refund);
  });

  it('[CHECK-8] counts and names one that is given up, with a mail, also of an order that the shop does not know', async () => {
    const { db } = shop.api.database;
    expect(await createRefundRepository(db).countGivenUp()).toBe(0);
    shop.simulator.failRefunds(1_000);
    const [paymentId, events] = [await sendBackUnknown('or-ggggggggggggggg3'), await countEvents()];
    await waitDays(12);
    shop.simulator.failRefunds(0);
    const refund = await refundOf(paymentId);
    expect(refund).toMatchObject({ state: 'failed', check_at: null });
    const words = `The refund ${refund.id} is given up: "npm run shop -- money refund ${refund.id}" retries it.`;
    expect(logged().filter((line) => line.includes(refund.id))).toEqual([
      expect.stringContaining(JSON.stringify(words).slice(1, -1)),
    ]);
    expect(shop.api.mails.filter(({ text }) => text.includes(refund.id))).toHaveLength(1);
    expect([await createRefundRepository(db).countGivenUp(), await countEvents()]).toEqual([1, events]);
  });
});
