import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ProviderFailure, type ProviderRefund } from '../../../api/checkout/provider/provider.ts';
import { rupees } from '../../../schema/money.ts';
import { operator } from '../../account/staff.ts';
import { addToCart, setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import {
  createBuyer,
  createCheckoutShop,
  payInWidget,
  placeInCash,
  rowsOf,
  startPayment,
  withProvider,
  type Shop,
} from '../checkout-shop.ts';
import { securityLines } from '../../platform/security-lines.ts';
import { sdkFor } from '../provider-simulator.ts';
import { payUnknown } from './money-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await createCheckoutShop({ LOG_LEVEL: 'warn' });
  const variants = ['A-0', 'A-1'].map((sku) => ({ sku, color: sku, stock: 0 }));
  await addProducts(shop.api.database, [productOf(1, { variants })]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const sku of ['A-0', 'A-1']) await setStock(shop.api, sku, 10);
});

/** Places a paid order of one or two items. */
async function buy(...skus: string[]) {
  const buyer = await createBuyer(shop.api);
  for (const sku of skus) await addToCart(buyer, sku, 1);
  const { id } = (await startPayment(buyer)).body;
  const proof = payInWidget(shop, id);
  const { payment } = (await buyer.post('/payment/verification', proof)).body;
  const itemIds: string[] = payment.orders.map(({ orderItemId }: Json) => orderItemId);
  const paymentId: string = proof.razorpay_payment_id;
  const rows = await rowsOf(shop.api, 'order_items');
  const paidFor = (itemId: string) => {
    const row = rows.find((one) => one.id === itemId);
    return row.unit_price * row.quantity - row.discount;
  };
  return { buyer, itemIds, paymentId, amount: Number(payment.amount), paidFor };
}
async function post(path: string, body: object): Promise<string> {
  const response = await (await operator(shop.api)).post(`/admin/money/${path}`, body);
  return response.status === 200
    ? response.body.message
    : `${response.status} ${response.body.code}: ${response.body.message}`;
}
const refund = (id: string, amount?: number) => post('refunds', amount === undefined ? { id } : { id, amount });
const keep = (paymentId: string) => post('kept', { paymentId, because: 'it was sent' });
const deliver = async (...itemIds: string[]) => {
  for (const itemId of itemIds)
    for (const step of ['confirm', 'dispatch', 'deliver'])
      await (await operator(shop.api)).post(`/admin/orders/${itemId}/${step}`, {});
};
const goodwill = (paymentId: string, paise: number) => `${rupees(paise)} of ${paymentId} goes back.`;
const tooMuch = (left: number) => `400 INVALID_INPUT: At most ${rupees(left)} can be given back, and at least ₹1.`;
const NOW = '409 NOT_ALLOWED_IN_STATUS: ';
const throwing = (error: Error) => async () => {
  throw error;
};

describe(`how much may be refunded manually (${DATABASE_KIND})`, () => {
  it('[CHECK-8] is a rupee at the least, and all that is left at the most', async () => {
    const { itemIds, paymentId, amount } = await buy('A-0');
    await deliver(...itemIds);
    expect(await refund(paymentId, amount + 1)).toBe(tooMuch(amount));
    expect(await refund(paymentId, amount - 199)).toBe(goodwill(paymentId, amount - 199));
    expect(await refund(paymentId, 100)).toBe(goodwill(paymentId, 100));
    expect(await refund(paymentId), 'no sum is named, and 99 paise are left').toBe(tooMuch(99));
    const other = await buy('A-0');
    await deliver(...other.itemIds);
    expect(await refund(other.paymentId, amount - 100)).toBe(goodwill(other.paymentId, amount - 100));
    expect(await refund(other.paymentId)).toBe(goodwill(other.paymentId, 100));
    expect(await refund(other.paymentId)).toBe(tooMuch(0));
  });

  it('[CHECK-8] is the cost of an item without a given amount, and all of a payment except for its open part', async () => {
    const { itemIds, paymentId, amount, paidFor } = await buy('A-0', 'A-1');
    const [first = '', second = ''] = itemIds;
    await deliver(first);
    expect(await refund(paymentId, amount - paidFor(second) + 1)).toBe(tooMuch(amount - paidFor(second)));
    await deliver(second);
    expect(await refund(first)).toBe(goodwill(paymentId, paidFor(first)));
    expect(await refund(paymentId, 100)).toBe(goodwill(paymentId, 100));
    expect(await refund(paymentId)).toBe(goodwill(paymentId, amount - paidFor(first) - 100));
  });

  it('[CHECK-8] counts the refund of a cancelled item, and does not mistake it for the same command', async () => {
    const { buyer, itemIds, paymentId, amount, paidFor } = await buy('A-0', 'A-1');
    const [first = '', second = ''] = itemIds;
    await buyer.patch('/order/cancel', { orderItemId: first, canceled_reason: 'changed_my_mind' });
    await shop.api.work();
    await deliver(second);
    const left = amount - paidFor(first);
    expect(await refund(second, left + 1)).toBe(tooMuch(left));
    await sql`update refunds set amount = ${left}::int where payment_id = ${paymentId}`.execute(shop.api.database.db);
    const before = securityLines(shop.api, 'refund-by-staff').length;
    expect(await refund(second, left)).toBe(goodwill(paymentId, left));
    expect(securityLines(shop.api, 'refund-by-staff').slice(before)).toMatchObject([{ what: paymentId }]);
  });

  it('[CHECK-8] is no more than the provider still has', async () => {
    const { itemIds, paymentId, amount } = await buy('A-0');
    await deliver(...itemIds);
    await sdkFor(shop.simulator).payments.refund(paymentId, { amount: 5_000 });
    expect(await refund(paymentId, amount - 4_999)).toBe(tooMuch(amount - 5_000));
    expect(await refund(paymentId)).toBe(goodwill(paymentId, amount - 5_000));
  });

  it('[CHECK-8] may be the same again after ten minutes, and another amount at once', async () => {
    const { itemIds, paymentId } = await buy('A-0');
    await deliver(...itemIds);
    const same = `${NOW}The same was given back within the last 10 minutes. Wait, if it is meant to go back twice.`;
    expect(await refund(paymentId, 200)).toBe(goodwill(paymentId, 200));
    expect(await refund(paymentId, 201)).toBe(goodwill(paymentId, 201));
    shop.api.clock.move(10 * 60_000 - 1);
    expect(await refund(paymentId, 200)).toBe(same);
    shop.api.clock.move(1);
    expect(await refund(paymentId, 200)).toBe(goodwill(paymentId, 200));
  });
});

describe('a refused manual refund', () => {
  it('[CHECK-8] has a reason', async () => {
    const { itemIds, paymentId } = await buy('A-0');
    expect(await refund(itemIds[0] ?? '')).toBe(
      `${NOW}It is not delivered yet: "orders reject" cancels it, and its money goes back.`,
    );
    expect(await refund('rf-nothing')).toBe('404 NOT_FOUND: There is no refund rf-nothing.');
    const aThing = '404 NOT_FOUND: Name an item (oi-…), a payment (pay_…) or a refund that was given up (rf-…).';
    expect(await refund('oi-nothing')).toBe(aThing);
    const order = (await rowsOf(shop.api, 'payments')).find((row) => row.id === paymentId).order_id;
    expect(await refund(order)).toBe(aThing);
    expect(await refund('pay_00000000000000')).toBe(
      `${NOW}The shop has not saved this payment: "money check --repair" places or gives back what it can.`,
    );
    const db = shop.api.database.db;
    await sql`update payments set fulfils = false, refunded = amount where id = ${paymentId}`.execute(db);
    expect(await refund(paymentId)).toBe(`${NOW}No order was placed by it: nothing more of it can be given back.`);
    await deliver(...itemIds);
    expect(await refund(itemIds[0] ?? '')).toBe(`${NOW}Nothing was paid for this order online.`);
    await sql`update payments set fulfils = true, refunded = 0 where id = ${paymentId}`.execute(db);
  });

  it('[CHECK-8] is an order in cash', async () => {
    const buyer = await createBuyer(shop.api);
    await addToCart(buyer, 'A-0', 1);
    await placeInCash(shop, buyer);
    const order = (await rowsOf(shop.api, 'orders')).find((row) => row.pays_cash);
    const item = (await rowsOf(shop.api, 'order_items')).find((row) => row.order_id === order.id);
    await deliver(item.id);
    expect(await refund(item.id)).toBe(`${NOW}Nothing was paid for this order online.`);
  });
});

describe('a refund that was given up', () => {
  /** A payment with an abandoned refund of 300 paise, and another refund of 100. */
  async function givenUp(other: 'processed' | 'failed') {
    const bought = await buy('A-0');
    await deliver(...bought.itemIds);
    await refund(bought.paymentId, 100);
    await refund(bought.paymentId, 300);
    await shop.api.work();
    const { db } = shop.api.database;
    await sql`update refunds set state = 'failed', check_at = null where payment_id = ${bought.paymentId} and amount = 300`.execute(
      db,
    );
    await sql`update refunds set state = ${other}, check_at = ${other === 'failed' ? new Date() : null},
      created_at = created_at - interval '1 minute'
      where payment_id = ${bought.paymentId} and amount = 100`.execute(db);
    const rows = (await rowsOf(shop.api, 'refunds')).filter((row) => row.payment_id === bought.paymentId);
    const idOf = (amount: number): string => rows.find((row) => row.amount === amount).id;
    const otherName: string = rows.find((row) => row.amount === 100).provider_refund_id;
    return { ...bought, refundId: idOf(300), otherId: idOf(100), otherName };
  }
  const madeOf = (amount: number, status: ProviderRefund['status'] = 'processed'): ProviderRefund => ({
    id: `rfnd_${amount}`,
    paymentId: 'pay_1',
    amount,
    status,
    createdAt: new Date(),
  });
  const retry = (id: string, ...made: ProviderRefund[]) =>
    withProvider(
      shop,
      () => ({ listRefunds: async () => made }),
      () => refund(id),
    );

  it('[CHECK-8] is tried again unless the provider has made more than our others explain', async () => {
    const { refundId, paymentId, otherId, otherName: id } = await givenUp('processed');
    const gone = `${NOW}₹3.00 of ${paymentId} have gone back already.`;
    expect(await retry(refundId, madeOf(100), madeOf(300, 'pending'))).toBe(gone);
    expect(await retry(paymentId, madeOf(100), madeOf(300, 'pending'))).toBe(gone);
    expect(await retry(refundId, madeOf(400))).toBe(gone);
    const done = `The refund ${refundId} of ₹3.00 is tried again.`;
    expect(await retry(otherId, madeOf(100))).toBe(`${NOW}₹1.00 of ${paymentId} have gone back already.`);
    expect(await retry(otherId)).toBe(`${NOW}This refund has not been given up.`);
    const before = securityLines(shop.api, 'refund-by-staff').length;
    const ofOther = { ...madeOf(100), id };
    expect(await retry(refundId, madeOf(100), madeOf(299), madeOf(300, 'failed')), 'none of ours').toBe(gone);
    expect(await retry(refundId, ofOther, madeOf(299), madeOf(300, 'failed'))).toBe(done);
    expect(securityLines(shop.api, 'refund-by-staff').slice(before)).toMatchObject([{ what: refundId }]);
    expect(await retry(refundId, madeOf(100))).toBe(`${NOW}This refund has not been given up.`);
  });

  it('[CHECK-8] counts as made where the provider has made one of its sum that is no other of ours', async () => {
    const { refundId, paymentId, otherId } = await givenUp('processed');
    const { db } = shop.api.database;
    const followed = async (ofOther: { providerId: string | null; isOpen: boolean; amount: number }) => {
      await sql`update refunds set state = 'failed', check_at = null where id = ${refundId}`.execute(db);
      await sql`update refunds set provider_refund_id = ${ofOther.providerId}, amount = ${ofOther.amount},
        check_at = ${ofOther.isOpen ? new Date() : null} where id = ${otherId}`.execute(db);
      await retry(refundId, madeOf(300));
      return (await rowsOf(shop.api, 'refunds')).find(({ id }) => id === refundId).provider_refund_id === 'rfnd_300';
    };
    expect(await followed({ providerId: 'rfnd_300', isOpen: false, amount: 100 }), 'another’s').toBe(false);
    expect(await followed({ providerId: null, isOpen: true, amount: 300 }), 'perhaps another’s').toBe(false);
    expect(await followed({ providerId: 'rfnd_0', isOpen: false, amount: 100 })).toBe(true);
    await sql`update refunds set state = 'failed', check_at = null where id = ${refundId}`.execute(db);
    expect(await retry(refundId, madeOf(300))).toBe(
      `₹3.00 of ${paymentId} have gone back already: the refund ${refundId} counts as made.`,
    );
  });

  it('[CHECK-8] is not explained by one that has failed; a sum of its own is another gift', async () => {
    const { refundId, paymentId } = await givenUp('failed');
    expect(await retry(refundId, madeOf(300, 'pending'))).toBe(`${NOW}₹3.00 of ${paymentId} have gone back already.`);
    expect(await refund(paymentId, 500)).toBe(goodwill(paymentId, 500));
    expect(await retry(paymentId)).toBe(`The refund ${refundId} of ₹3.00 is tried again.`);
  });
});

describe('a payment that stays', () => {
  const requested = (response: () => Promise<never>, id: string) =>
    withProvider(
      shop,
      () => ({ findPayment: response }),
      () => keep(id),
    );

  it('[CHECK-8] is one that the shop has, and whose order it does not know', async () => {
    const id = await payUnknown(shop, 'or-aaaaaaaaaaaaaaaa', 5_000);
    const authorized = await withProvider(
      shop,
      (real) => ({ findPayment: async (one) => ({ ...(await real.findPayment(one)), status: 'authorized' }) }),
      () => keep(id),
    );
    expect(authorized).toBe(`${NOW}The shop does not have this money.`);
    expect(await keep(id)).toBe(`₹50.00 of ${id} stays.`);
    expect((await rowsOf(shop.api, 'payments')).find((row) => row.id === id)).toMatchObject({ refunded: 0 });
    expect(await keep(id)).toBe(`${NOW}The shop knows this payment.`);
    const { paymentId } = await buy('A-0');
    expect(await keep(paymentId)).toBe(`${NOW}The shop knows its order: "money check --repair" settles it.`);
  });

  it('[CHECK-8] is none while the provider does not confirm it', async () => {
    const id = await payUnknown(shop, 'or-bbbbbbbbbbbbbbbb', 5_000);
    expect(await requested(throwing(new ProviderFailure('refused', 'No such payment.')), id)).toBe(
      '404 NOT_FOUND: The payment provider: No such payment.',
    );
    expect(await requested(throwing(new ProviderFailure('unavailable', 'Away.')), id)).toBe(
      '503 UNAVAILABLE: The payment provider: Away.',
    );
    expect(await requested(throwing(new TypeError('Odd.')), id)).toMatch(/^500 /);
  });
});
