import { describe, expect, it } from 'vitest';
import {
  ORDER_ID,
  parseCollection,
  parseJson,
  parseOrder,
  parsePage,
  parsePayment,
  parseRefund,
  toId,
  toObject,
  toText,
} from '../../../api/checkout/provider/entities.ts';

const ORDER = {
  id: 'order_AAAAAAAAAAAAAA',
  amount: 50_000,
  amount_paid: 0,
  currency: 'INR',
  status: 'created',
  receipt: 'RB-1',
};
const PAYMENT = {
  id: 'pay_AAAAAAAAAAAAAA',
  order_id: ORDER.id,
  amount: 50_000,
  amount_refunded: 100,
  currency: 'INR',
  status: 'captured',
  captured: true,
  method: 'upi',
  created_at: 1_700_000_000,
  error_code: 'BAD',
  error_reason: 'declined',
};
const REFUND = {
  id: 'rfnd_AAAAAAAAAAAAAA',
  payment_id: PAYMENT.id,
  amount: 100,
  currency: 'INR',
  status: 'pending',
  created_at: 1_700_000_000,
};
const createdAt = new Date(1_700_000_000_000);
const ODD = [undefined, null, '', 'x', [], {}, true];
const WRONG_AMOUNTS = [...ODD, -1, 0.5, Infinity, 2 ** 53, '100'];

/** Returns the values of a field that are accepted, of those that should make an entity unreadable. */
const accepted = (read: (value: unknown) => unknown, entity: object, field: string, wrong: readonly unknown[]) =>
  wrong.filter((value) => read({ ...entity, [field]: value }) !== undefined);

describe("the provider's record of an order", () => {
  it('[REST-20] is read with its whole paise', () => {
    const order = { id: ORDER.id, amount: 50_000, amountPaid: 0, status: 'created', receipt: 'RB-1' };
    expect(parseOrder(ORDER)).toEqual(order);
    for (const status of ['created', 'attempted', 'paid'])
      expect(parseOrder({ ...ORDER, status, amount: 0, receipt: '' })).toEqual({
        ...order,
        status,
        amount: 0,
        receipt: undefined,
      });
  });

  it.each([
    ['id', [...ODD, 'pay_AAAAAAAAAAAAAA', `${ORDER.id}A`]],
    ['amount', WRONG_AMOUNTS],
    ['amount_paid', WRONG_AMOUNTS],
    ['status', [...ODD, 'captured']],
    ['currency', [...ODD, 'USD']],
  ])('[REST-20] is not believed with an odd %s', (field, wrong) => {
    expect(accepted(parseOrder, ORDER, field, wrong)).toEqual([]);
  });
});

describe("the provider's record of a payment", () => {
  const payment = {
    id: PAYMENT.id,
    orderId: ORDER.id,
    amount: 50_000,
    amountRefunded: 100,
    status: 'captured',
    captured: true,
    method: 'upi',
    createdAt,
    errorCode: 'BAD',
    errorReason: 'declined',
  };

  it('[REST-21] is read with its time, and with nothing for absent or invalid fields', () => {
    expect(parsePayment(PAYMENT)).toEqual(payment);
    for (const status of ['created', 'authorized', 'captured', 'refunded', 'failed'])
      expect(parsePayment({ ...PAYMENT, status })).toEqual({ ...payment, status });
    const { id, amount, currency, status, created_at } = PAYMENT;
    const bare = { id, amount, amountRefunded: 0, status, captured: false, createdAt };
    expect(parsePayment({ id, amount, currency, status, created_at })).toEqual(bare);
    const odd = { order_id: 7, captured: 'true', method: '', error_code: null, error_reason: 1, amount_refunded: null };
    expect(parsePayment({ ...PAYMENT, ...odd })).toEqual(bare);
  });

  it.each([
    ['id', [...ODD, ORDER.id]],
    ['amount', WRONG_AMOUNTS],
    ['amount_refunded', WRONG_AMOUNTS.slice(2)],
    ['status', [...ODD, 'paid']],
    ['created_at', WRONG_AMOUNTS],
    ['currency', [...ODD, 'usd', 'USDT']],
  ])('[REST-21] is not believed with an odd %s', (field, wrong) => {
    expect(accepted(parsePayment, PAYMENT, field, wrong)).toEqual([]);
  });
});

describe("the provider's record of a refund", () => {
  it('[CHECK-8] is read with its time', () => {
    const refund = { id: REFUND.id, paymentId: PAYMENT.id, amount: 100, createdAt };
    for (const status of ['pending', 'processed', 'failed'])
      expect(parseRefund({ ...REFUND, status })).toEqual({ ...refund, status });
  });

  it.each([
    ['id', [...ODD, PAYMENT.id]],
    ['payment_id', [...ODD, REFUND.id]],
    ['amount', WRONG_AMOUNTS],
    ['status', [...ODD, 'created']],
    ['created_at', WRONG_AMOUNTS],
    ['currency', [...ODD, 'usd', 'USDT']],
  ])('[CHECK-8] is not believed with an odd %s', (field, wrong) => {
    expect(accepted(parseRefund, REFUND, field, wrong)).toEqual([]);
  });
});

describe('an invalid entity', () => {
  it('[REST-20] is nothing, and breaks nothing', () => {
    for (const odd of [undefined, null, 7, 'text', [], [ORDER], true])
      expect([parseOrder(odd), parsePayment(odd), parseRefund(odd), toObject(odd)]).toEqual(Array(4).fill(undefined));
    expect([parseJson('{"a":1}'), parseJson('{'), parseJson('')]).toEqual([{ a: 1 }, undefined, undefined]);
    expect([toText('a'), toText(''), toText(1), toText(undefined)]).toEqual(['a', undefined, undefined, undefined]);
    expect([toId(ORDER.id, ORDER_ID), toId('order_', ORDER_ID), toId({ toString: () => ORDER.id }, ORDER_ID)]).toEqual([
      ORDER.id,
      undefined,
      undefined,
    ]);
  });

  it('[CHECK-7] is no payment or refund in another currency: those are read with it', () => {
    expect(parsePayment({ ...PAYMENT, currency: 'USD' })).toEqual({ ...parsePayment(PAYMENT), foreignCurrency: 'USD' });
    expect(parseRefund({ ...REFUND, currency: 'USD' })).toEqual({ ...parseRefund(REFUND), foreignCurrency: 'USD' });
    expect([parsePayment(PAYMENT), parseRefund(REFUND)]).not.toContainEqual(
      expect.objectContaining({ foreignCurrency: expect.anything() }),
    );
  });

  it('[CHECK-8] spoils a list of one order, and is named in a list of the account', () => {
    const items = [ORDER, { ...ORDER, currency: 'USD' }];
    expect([parseCollection({ items }, parseOrder), parsePage({ items }, parseOrder)]).toEqual([
      undefined,
      [parseOrder(ORDER), ORDER.id],
    ]);
    const odd = [{ ...PAYMENT, status: 'odd' }, { id: '<b>' }, 7];
    expect(parsePage({ items: odd }, parsePayment)).toEqual([
      `${PAYMENT.id} of ${ORDER.id}`,
      'an entry without an id',
      'an entry without an id',
    ]);
    expect(parseCollection({ items: [ORDER] }, parseOrder)).toEqual([parseOrder(ORDER)]);
    for (const none of [undefined, [], {}, { items: {} }, { items: '' }])
      expect([parseCollection(none, parseOrder), parsePage(none, parseOrder)]).toEqual([undefined, undefined]);
  });
});
