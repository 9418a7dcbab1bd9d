import { describe, expect, it } from 'vitest';
import { compareBooks, listPaymentsWithoutOrder } from '../../../api/checkout/money/findings.ts';
import type { Books, OwnOrder, OwnPayment, OwnRefund } from '../../../api/checkout/money/findings.ts';
import { findingsMail, givenUpMail } from '../../../api/checkout/money/mails.ts';
import { formatFinding, formatTime } from '../../../api/checkout/money/words.ts';
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
}: Rows): Books {
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
const found = (rows: Rows) => compareBooks(booksOf(rows));
const kinds = (rows: Rows) => found(rows).map(({ kind }) => kind);

describe('a payment at the provider', () => {
  const about = { id: 'pay_1', amount: 5_000, at: AT, providerOrderId: 'order_1' };

  it('is nothing to look at where the shop says the same', () => {
    expect(found({ payments: [paymentOf()], own: [ownOf()], orders: [orderOf()] })).toEqual([]);
  });

  it('is unsettled where the shop has its order alone, as long as it is captured and not given back', () => {
    const orders = [orderOf()];
    expect(found({ payments: [paymentOf()], orders })).toEqual([{ ...about, kind: 'unsettled', orderId: 'or-1' }]);
    expect(kinds({ payments: [paymentOf({ amountRefunded: 4_999 })], orders })).toEqual(['unsettled']);
    expect(kinds({ payments: [paymentOf({ amountRefunded: 5_000 })], orders })).toEqual([]);
    for (const status of ['created', 'authorized', 'refunded', 'failed'] as const)
      expect(kinds({ payments: [paymentOf({ status })], orders }), status).toEqual([]);
  });

  it('in another currency is told with its order until all of it has gone back, also where another one has paid that order', () => {
    const foreign = paymentOf({ id: 'pay_2', amount: 1_599, foreignCurrency: 'USD' });
    const orders = [orderOf()];
    const [finding] = found({ payments: [foreign], orders });
    const expected = { ...about, id: 'pay_2', amount: 1_599, foreignCurrency: 'USD', kind: 'other-currency' } as const;
    expect(finding).toEqual({ ...expected, orderId: 'or-1' });
    expect(formatFinding({ ...expected, orderId: 'or-1' })).toContain('pay_2  USD 15.99  ');
    expect(kinds({ payments: [foreign, paymentOf()], own: [ownOf()], orders })).toEqual(['other-currency']);
    expect(kinds({ payments: [{ ...foreign, amountRefunded: 1_599 }], orders })).toEqual([]);
    expect(formatFinding({ ...expected, amount: 1_599, foreignCurrency: 'JPY' })).toContain('JPY 1,599  ');
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
    expect(compareBooks(books).map(({ id }) => id)).toEqual(['pay_1']);
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

  it('need not be as much as an order that it has not placed, or that nobody knows', () => {
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
  };

  it('is nothing to look at where the shop has asked for it, or it has failed', () => {
    expect(found({ ...known, refunds: [refundOf()], ownRefunds: [ownRefundOf()] })).toEqual([]);
    expect(found({ ...known, refunds: [refundOf({ status: 'failed' })] })).toEqual([]);
  });

  it('is one from outside where the shop has not asked for it', () => {
    expect(found({ ...known, refunds: [refundOf()] })).toEqual([outside]);
    expect(found({ ...known, refunds: [refundOf({ status: 'pending' })] })).toEqual([outside]);
    const own = [ownOf({ order_id: null })];
    expect(found({ payments: [paymentOf()], own, refunds: [refundOf()] })).toEqual([
      { ...outside, orderId: undefined },
    ]);
  });

  it('is ours while one of the same payment and sum is still sent', () => {
    const lost = { provider_refund_id: null };
    const ask = (more: Partial<OwnRefund>) =>
      kinds({ ...known, refunds: [refundOf()], ownRefunds: [ownRefundOf({ ...lost, ...more })] });
    expect(ask({})).toEqual([]);
    expect(ask({ is_open: false })).toEqual(['outside-refund']);
    expect(ask({ payment_id: 'pay_2' })).toEqual(['outside-refund']);
    expect(ask({ amount: 701 })).toEqual(['outside-refund']);
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

describe('what cannot be read', () => {
  it('is one finding, with how many there are', () => {
    expect(found({})).toEqual([]);
    expect(found({ unreadable: ['pay_9'] })).toEqual([{ kind: 'unreadable', id: 'pay_9', amount: 0 }]);
  });
});

describe('a finding in words', () => {
  it('has its facts, what it means, and what was done', () => {
    const finding = { kind: 'unsettled', id: 'pay_1', amount: 129_900, at: AT, orderId: 'or-1' } as const;
    const words =
      "paid for order or-1, which does not know of it. Mending places the order, or gives the money back when it can't be placed.";
    expect(formatFinding(finding)).toBe(`unsettled  pay_1  ₹1,299.00  ${WHEN}: ${words}`);
    expect(formatFinding(finding, 'placed')).toBe(`unsettled  pay_1  ₹1,299.00  ${WHEN}: ${words} → placed`);
    expect(formatTime(AT)).toBe(WHEN);
    expect(formatFinding({ kind: 'unreadable', id: 'pay_9', amount: 0 })).toMatch(/^unreadable {2}pay_9: in the/);
    expect(formatFinding({ kind: 'not-ours', id: 'pay_1', amount: 1 })).toMatch(
      /^not-ours {2}pay_1 {2}₹0\.01: for no order,/,
    );
  });
});

describe('mails about money', () => {
  it('name each finding, fifty at the most', () => {
    const lines = Array.from({ length: 51 }, (_, at) => `finding ${at};`);
    const [one, fifty, more] = [1, 50, 51].map((count) => findingsMail(lines.slice(0, count)));
    expect([one?.subject, fifty?.subject]).toEqual(['Money: 1 thing to look at', 'Money: 50 things to look at']);
    expect(fifty?.text).toContain('finding 49;');
    expect(fifty?.text).not.toContain('more.');
    expect(more?.text).toContain('finding 49;');
    expect(more?.text).not.toContain('finding 50;');
    expect(more?.text).toContain('And 1 more.');
  });

  it('say of a refund that was given up whose it is', () => {
    const refund = { id: 'rf-1', payment_id: 'pay_1', amount: 700, order_id: 'or-1' };
    const mail = (order_id: string | null) => givenUpMail({ ...refund, order_id } as Parameters<typeof givenUpMail>[0]);
    expect(mail('or-1')).toMatchObject({
      subject: 'A refund of ₹7.00 has failed',
      text: expect.stringContaining('It belongs to payment pay_1 of or-1.'),
    });
    expect(mail(null).text).toContain('of an order that the shop does not know.');
  });
});
