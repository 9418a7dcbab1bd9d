import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import type { CheckoutDependencies } from '../../../api/checkout/dependencies.ts';
import { compare } from '../../../api/checkout/money/compare-with-provider.ts';
import {
  ProviderFailure,
  type PaymentProvider,
  type ProviderPayment,
  type ProviderRefund,
} from '../../../api/checkout/provider/provider.ts';
import { setStock } from '../../cart/shoppers.ts';
import { addProducts, productOf } from '../../catalog/products.ts';
import { DATABASE_KIND, type Json } from '../../test-api.ts';
import { createCheckoutShop, rowsOf, type Shop } from '../checkout-shop.ts';
import { payInSilence } from './money-shop.ts';

let shop: Shop;
let order: Json;
let payment: Json;
let itemId: string;
const HOURS = 3_600_000;
beforeAll(async () => {
  shop = await createCheckoutShop();
  const variants = [{ sku: 'A-0', color: 'Indigo', stock: 0 }];
  await addProducts(shop.api.database, [productOf(1, { variants })]);
  await setStock(shop.api, 'A-0', 10);
  const { buyer, proof } = await payInSilence(shop, 'A-0');
  const { body } = await buyer.post('/payment/verification', proof);
  itemId = body.payment.orders[0].orderItemId;
  [order] = await rowsOf(shop.api, 'orders');
  [payment] = await rowsOf(shop.api, 'payments');
});
afterAll(() => shop.close());

const refused = async () => {
  throw new ProviderFailure('refused', 'No.', { status: 400 });
};
/** Returns the discrepancies while the provider lists this, and finds no single object. */
async function compared({
  payments = [],
  refunds = [],
  unreadable = [[], []],
  ...more
}: Partial<PaymentProvider> & {
  payments?: ProviderPayment[];
  refunds?: ProviderRefund[];
  unreadable?: [payments: string[], refunds: string[]];
}) {
  const provider: PaymentProvider = {
    ...shop.paymentAccount.provider,
    listPaymentsBetween: async () => ({ items: payments, unreadable: unreadable[0] }),
    listRefundsBetween: async () => ({ items: refunds, unreadable: unreadable[1] }),
    findPayment: refused,
    findRefund: refused,
    ...more,
  };
  const needed: Partial<CheckoutDependencies> = {
    db: shop.api.database.db,
    paymentAccount: { ...shop.paymentAccount, provider },
  };
  const to = new Date(shop.api.clock.now().getTime() + HOURS);
  return (await compare(needed as CheckoutDependencies, { from: new Date(0), to })).discrepancies;
}
const there = (more: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: payment.id,
  orderId: order.provider_order_id,
  amount: payment.amount,
  amountRefunded: 0,
  status: 'captured',
  captured: true,
  method: 'upi',
  createdAt: payment.created_at,
  ...more,
});
const requested = async () => (await rowsOf(shop.api, 'refunds'))[0];

describe(`the comparison with the provider (${DATABASE_KIND})`, () => {
  it('[CHECK-8] names unreadable records in either list', async () => {
    const found = await compared({ payments: [there()], unreadable: [['pay_1 of order_1'], ['rfnd_1']] });
    expect(found).toEqual(['pay_1 of order_1', 'rfnd_1'].map((id) => ({ kind: 'unreadable', id, amount: 0 })));
  });

  it('[CHECK-8] check no payment that is listed, or that the provider confirms', async () => {
    expect(await compared({ payments: [there()] })).toEqual([]);
    expect(await compared({ findPayment: async () => there() })).toEqual([]);
    expect(await compared({})).toEqual([
      { kind: 'unknown-payment', id: payment.id, amount: payment.amount, at: payment.created_at, orderId: order.id },
    ]);
  });

  it('[CHECK-8] find the order of a payment by our own row, where the provider names none', async () => {
    const { db } = shop.api.database;
    await sql`update payments set amount = amount + 7 where id = ${payment.id}`.execute(db);
    expect(await compared({ payments: [there({ orderId: undefined, amount: payment.amount + 7 })] })).toMatchObject([
      { kind: 'amount-differs', orderId: order.id, otherAmount: order.total },
    ]);
    await sql`update payments set amount = amount - 7 where id = ${payment.id}`.execute(db);
  });

  it('[CHECK-8] report a payment under another name of an order as unknown, and one that was being opened as unsettled', async () => {
    const { db } = shop.api.database;
    const stranger = there({ id: 'pay_stranger', orderId: 'order_other' });
    const request = async () =>
      (
        await compared({
          payments: [there({ orderId: undefined }), stranger],
          findOrder: async (id) => ({ id, amount: 1, amountPaid: 1, receipt: order.id, status: 'paid' }),
        })
      ).filter(({ id }) => id === 'pay_stranger');
    expect(await request()).toMatchObject([{ kind: 'unknown-order', orderId: order.id }]);
    await sql`update orders set provider_order_id = null where id = ${order.id}`.execute(db);
    expect(await request()).toMatchObject([{ kind: 'unsettled', orderId: order.id }]);
    await sql`update orders set provider_order_id = ${order.provider_order_id} where id = ${order.id}`.execute(db);
  });

  it('[CHECK-8] show the time of payment of an order without a payment', async () => {
    const { db } = shop.api.database;
    const { id, created_at, amount } = payment;
    await sql`delete from payments where id = ${id}`.execute(db);
    expect(await compared({})).toEqual([
      { kind: 'order-without-payment', id: order.id, orderId: order.id, amount: order.total, at: order.paid_at },
    ]);
    await sql`insert into payments (id, order_id, amount, fulfils, refunded, created_at)
      values (${id}, ${order.id}, ${amount}, true, 0, ${created_at})`.execute(db);
  });

  it('[CHECK-8] check the refunds that were sent and are not listed, and show their orders', async () => {
    const payments = [there()];
    const { db } = shop.api.database;
    await sql`update payments set refunded = 700 where id = ${payment.id}`.execute(db);
    await sql`insert into refunds (id, payment_id, order_item_id, amount, reason, state, provider_refund_id, created_at, check_at)
      values ('rf-aaaaaaaaaaaaaaaa', ${payment.id}, ${itemId}, 700, 'cancelled', 'processed', 'rfnd_1', ${payment.created_at}, null)`.execute(
      db,
    );
    const { id, created_at: at } = await requested();
    const about = { id, paymentId: payment.id, amount: 700, at, orderId: order.id };
    expect(await compared({ payments })).toEqual([{ ...about, kind: 'unknown-refund' }]);
    const listed: ProviderRefund = {
      id: 'rfnd_1',
      paymentId: payment.id,
      amount: 700,
      status: 'processed',
      createdAt: at,
    };
    expect(await compared({ payments, refunds: [listed] })).toEqual([]);
    expect(await compared({ payments, findRefund: async () => listed })).toEqual([]);
    await sql`update refunds set state = 'failed'`.execute(db);
    expect(await compared({ payments, refunds: [listed] })).toEqual([{ ...about, kind: 'given-up-refund' }]);
    await sql`update refunds set provider_refund_id = null, state = 'waiting', check_at = now()`.execute(db);
    const questions: string[] = [];
    const found = await compared({
      payments,
      findRefund: async (one) => {
        questions.push(one);
        return refused();
      },
    });
    expect([found, questions]).toEqual([[], []]);
  });
});
