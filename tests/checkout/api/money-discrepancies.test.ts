import { describe, expect, it } from 'vitest';
import {
  compareRecords,
  listPaymentsWithoutOrder,
  type PaymentRecords,
  type OwnOrder,
  type OwnPayment,
  type OwnRefund,
} from '../../../api/checkout/money/discrepancies.ts';
import { discrepanciesMail, givenUpMail } from '../../../api/checkout/money/mails.ts';
import { formatDiscrepancy, formatTime } from '../../../api/checkout/money/texts.ts';
import type { ProviderPayment, ProviderRefund } from '../../../api/checkout/provider/provider.ts';

const AT = new Date('2026-11-21T06:35:00Z');
const WHEN = '21 Nov 2026, 12:05 pm';

const paymentOf = (more: Partial<ProviderPayment> = {}): ProviderPayment => ({
  id: 'pay_1',
  orderId: 'order_1',
  amount: 5_000,
  amountRefunded: 0,
  status: 'captured',
  captured: true,
  method: 'upi',
  createdAt: AT,
  ...more,
});
const refundOf = (more: Partial<ProviderRefund> = {}): ProviderRefund => ({
  id: 'rfnd_1',
  paymentId: 'pay_1',
  amount: 700,
  status: 'processed',
  createdAt: AT,
  ...more,
});
const ownOf = (more: Partial<OwnPayment> = {}): OwnPayment => ({
  id: 'pay_1',
  order_id: 'or-1',
  amount: 5_000,
  fulfils: true,
  created_at: AT,
  ...more,
});
const orderOf = (more: Partial<OwnOrder> = {}): OwnOrder => ({
  id: 'or-1',
  state: 'paid',
  total: 5_000,
  provider_order_id: 'order_1',
  paid_at: AT,
  ...more,
});
const ownRefundOf = (more: Partial<OwnRefund> = {}): OwnRefund => ({
  id: 'rf-1',
  payment_id: 'pay_1',
  order_id: 'or-1',
  amount: 700,
  provider_refund_id: 'rfnd_1',
  reason: 'cancelled',
  is_open: true,
  is_given_up: false,
  lacks_note: false,
  created_at: AT,
  ...more,
});

interface Rows {
  payments?: ProviderPayment[];
  refunds?: ProviderRefund[];
  unreadable?: string[];
  own?: OwnPayment[];
  orders?: OwnOrder[];
  ownRefunds?: OwnRefund[];
}
function booksOf({
  payments = [],
  refunds = [],
  unreadable = [],
  own = [],
  orders = [],
  ownRefunds = [],
}: Rows): PaymentRecords {
  return {
    payments,
    refunds,
    unreadable,
    ownPayments: new Map(own.map((one) => [one.id, one])),
    orders: new Map(orders.map((one) => [one.provider_order_id ?? '', one])),
    ordersById: new Map(orders.map((one) => [one.id, one])),
    ownRefunds,
  };
}
const found = (rows: Rows) => compareRecords(booksOf(rows));
const kinds = (rows: Rows) => found(rows).map(({ kind }) => kind);

describe('a payment at the provider', () => {
  const about = { id: 'pay_1', amount: 5_000, at: AT, providerOrderId: 'order_1' };

  it('is no finding if the shop has the same data', () => {
    expect(found({ payments: [paymentOf()], own: [ownOf()], orders: [orderOf()] })).toEqual([]);
  });

  it('is unsettled if the shop has only its order, as long as it is captured and not refunded', () => {
    const orders = [orderOf()];
    expect(found({ payments: [paymentOf()], orders })).toEqual([{ ...about, kind: 'unsettled', orderId: 'or-1' }]);
    expect(kinds({ payments: [paymentOf({ amountRefunded: 4_999 })], orders })).toEqual(['unsettled']);
    expect(kinds({ payments: [paymentOf({ amountRefunded: 5_000 })], orders })).toEqual([]);
    for (const status of ['created', 'authorized', 'refunded', 'failed'] as const)
      expect(kinds({ payments: [paymentOf({ status })], orders }), status).toEqual([]);
  });

  it('in another currency is reported with its order until it is refunded completely, also if another payment paid the order', () => {
    const foreign = paymentOf({ id: 'pay_2', amount: 1_599, foreignCurrency: 'USD' });
    const orders = [orderOf()];
    const [discrepancy] = found({ payments: [foreign], orders });
    const expected = { ...about, id: 'pay_2', amount: 1_599, foreignCurrency: 'USD', kind: 'other-currency' } as const;
    expect(discrepancy).toEqual({ ...expected, orderId: 'or-1' });
    expect(formatDiscrepancy({ ...expected, orderId: 'or-1' })).toContain('pay_2  USD 15.99  ');
    expect(kinds({ payments: [foreign, paymentOf()], own: [ownOf()], orders })).toEqual(['other-currency']);
    expect(kinds({ payments: [{ ...foreign, amountRefunded: 1_599 }], orders })).toEqual([]);
    expect(formatDiscrepancy({ ...expected, amount: 1_599, foreignCurrency: 'JPY' })).toContain('JPY 1,599  ');
    expect(kinds({ refunds: [refundOf({ paymentId: 'pay_2', foreignCurrency: 'USD' })] })).toEqual([]);
  });

  it('without a row or an order is another question', () => {
    const mine = paymentOf({ id: 'pay_2', orderId: 'order_2' });
    const nameless = paymentOf({ id: 'pay_3', orderId: undefined });
    const gone = paymentOf({ id: 'pay_4', orderId: 'order_4', amountRefunded: 5_000 });
    const paise = paymentOf({ id: 'pay_6', orderId: 'order_6', amountRefunded: 4_901 });
    const saved = paymentOf({ id: 'pay_5', orderId: 'order_5' });
    const payments = [paymentOf(), mine, nameless, gone, paise, saved];
    const books = booksOf({ payments, orders: [orderOf()], own: [ownOf({ id: 'pay_5', order_id: null })] });
    expect(listPaymentsWithoutOrder(books)).toEqual([mine, nameless]);
    expect(compareRecords(books).map(({ id }) => id)).toEqual(['pay_1']);
  });

  it.each([
    ['than our row', ownOf({ amount: 4_000 }), orderOf(), 4_000],
    ['than its order', ownOf(), orderOf({ total: 4_500 }), 4_500],
    ['than both', ownOf({ amount: 4_000 }), orderOf({ total: 4_500 }), 4_000],
  ])('has another amount %s', (_, own, order, otherAmount) => {
    expect(found({ payments: [paymentOf()], own: [own], orders: [order] })).toEqual([
      { ...about, kind: 'amount-differs', orderId: 'or-1', otherAmount },
    ]);
  });

  it('may be less than an order that it has not placed, or that is unknown', () => {
    const other = orderOf({ total: 9_000 });
    expect(kinds({ payments: [paymentOf()], own: [ownOf({ fulfils: false })], orders: [other] })).toEqual([]);
    expect(kinds({ payments: [paymentOf()], own: [ownOf({ order_id: null })] })).toEqual([]);
    const unknown = found({ payments: [paymentOf()], own: [ownOf({ order_id: null, amount: 1 })] });
    expect(unknown).toEqual([{ ...about, kind: 'amount-differs', orderId: undefined, otherAmount: 1 }]);
  });

  it('is held against the order of our row before the one that the provider names', () => {
    const orders = [orderOf({ total: 1 }), orderOf({ id: 'or-2', provider_order_id: 'order_2' })];
    expect(kinds({ payments: [paymentOf()], own: [ownOf({ order_id: 'or-2' })], orders })).toEqual([]);
    const lost = { payments: [paymentOf()], own: [ownOf({ order_id: 'or-gone' })], orders };
    expect(found(lost)).toMatchObject([{ kind: 'amount-differs', orderId: 'or-1', otherAmount: 1 }]);
  });
});

describe('a refund at the provider', () => {
  const known = { payments: [paymentOf()], own: [ownOf()], orders: [orderOf()] };
  const outside = {
    kind: 'outside-refund',
    id: 'rfnd_1',
    paymentId: 'pay_1',
    amount: 700,
    at: AT,
    orderId: 'or-1',
    isMade: true,
  };

  it('is no finding if the shop has requested it, or it has failed', () => {
    expect(found({ ...known, refunds: [refundOf()], ownRefunds: [ownRefundOf()] })).toEqual([]);
    expect(found({ ...known, refunds: [refundOf({ status: 'failed' })] })).toEqual([]);
  });

  it('comes from outside if the shop has not requested it', () => {
    expect(found({ ...known, refunds: [refundOf()] })).toEqual([outside]);
    expect(found({ ...known, refunds: [refundOf({ status: 'pending' })] })).toEqual([{ ...outside, isMade: false }]);
    const own = [ownOf({ order_id: null })];
    expect(found({ payments: [paymentOf()], own, refunds: [refundOf()] })).toEqual([
      { ...outside, orderId: undefined },
    ]);
  });

  it('is found again if it is saved, and its order has an invoice but no credit note of it', () => {
    const saved = (more: Partial<OwnRefund>, status: ProviderRefund['status'] = 'processed') =>
      found({
        ...known,
        refunds: [refundOf({ status })],
        ownRefunds: [ownRefundOf({ reason: 'outside', is_open: false, lacks_note: true, ...more })],
      });
    expect(saved({})).toEqual([outside]);
    expect(saved({ lacks_note: false })).toEqual([]);
    expect(saved({}, 'pending')).toEqual([]);
  });

  it('is ours while one of the same payment and sum is still sent', () => {
    const lost = { provider_refund_id: null };
    const request = (more: Partial<OwnRefund>) =>
      kinds({ ...known, refunds: [refundOf()], ownRefunds: [ownRefundOf({ ...lost, ...more })] });
    expect(request({})).toEqual([]);
    expect(request({ is_open: false })).toEqual(['outside-refund']);
    expect(request({ payment_id: 'pay_2' })).toEqual(['outside-refund']);
    expect(request({ amount: 701 })).toEqual(['outside-refund']);
  });

  it('is nothing of ours where the payment is not, or was never captured', () => {
    expect(found({ payments: [paymentOf()], orders: [], refunds: [refundOf()] })).toEqual([]);
    const never = { ...known, payments: [paymentOf({ captured: false })] };
    expect(found({ ...never, refunds: [refundOf()] })).toEqual([]);
    // The payment is older than the list.
    expect(found({ ...known, payments: [], refunds: [refundOf()] })).toEqual([outside]);
    const others = [paymentOf({ captured: false, status: 'failed', id: 'pay_0' }), paymentOf()];
    expect(found({ ...known, payments: others, refunds: [refundOf()] })).toEqual([outside]);
  });
});

describe('an unreadable record', () => {
  it('is one discrepancy, with how many there are', () => {
    expect(found({})).toEqual([]);
    expect(found({ unreadable: ['pay_9'] })).toEqual([{ kind: 'unreadable', id: 'pay_9', amount: 0 }]);
  });
});

describe('a discrepancy in words', () => {
  it('has its facts, its meaning, and the action', () => {
    const discrepancy = { kind: 'unsettled', id: 'pay_1', amount: 129_900, at: AT, orderId: 'or-1' } as const;
    const words =
      "paid for order or-1, which has not recorded it. A repair places the order, or refunds the money if it can't be placed.";
    expect(formatDiscrepancy(discrepancy)).toBe(`unsettled  pay_1  ₹1,299.00  ${WHEN}: ${words}`);
    expect(formatDiscrepancy(discrepancy, 'placed')).toBe(`unsettled  pay_1  ₹1,299.00  ${WHEN}: ${words} → placed`);
    expect(formatTime(AT)).toBe(WHEN);
    expect(formatDiscrepancy({ kind: 'unreadable', id: 'pay_9', amount: 0 })).toMatch(/^unreadable {2}pay_9: in the/);
    expect(formatDiscrepancy({ kind: 'not-ours', id: 'pay_1', amount: 1 })).toMatch(
      /^not-ours {2}pay_1 {2}₹0\.01: for no order,/,
    );
  });
});

describe('mails about money', () => {
  it('name each discrepancy, fifty at the most', () => {
    const lines = Array.from({ length: 51 }, (_, at) => `discrepancy ${at};`);
    const [one, fifty, more] = [1, 50, 51].map((count) =>
      discrepanciesMail('help@shop.example', lines.slice(0, count)),
    );
    expect([one?.subject, fifty?.subject]).toEqual(['Money: 1 thing to look at', 'Money: 50 things to look at']);
    expect(fifty?.text).toContain('discrepancy 49;');
    expect(fifty?.text).not.toContain('more.');
    expect(more?.text).toContain('discrepancy 49;');
    expect(more?.text).not.toContain('discrepancy 50;');
    expect(more?.text).toContain('And 1 more.');
  });

  it('name the order of a refund that was given up', () => {
    const refund = { id: 'rf-1', payment_id: 'pay_1', amount: 700, order_id: 'or-1' };
    const mail = (order_id: string | null) =>
      givenUpMail('help@shop.example', { ...refund, order_id } as Parameters<typeof givenUpMail>[1]);
    expect(mail('or-1')).toMatchObject({
      subject: 'A refund of ₹7.00 has failed',
      text: expect.stringContaining('It belongs to payment pay_1 of or-1.'),
    });
    expect(mail(null).text).toContain('of an order that the shop does not know.');
  });
});
