import { describe, expect, it } from 'vitest';
import {
  expiryOf,
  isAbandoned,
  isOverdue,
  isTooLate,
  nextOrderCheck,
  nextRefundCheck,
  recheckTime,
  RECHECK_JOB_SECONDS,
  retryTime,
  webhooksStoredSince,
} from '../../../api/checkout/rules.ts';
import type { OrderRow } from '../../../api/checkout/tables.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = new Date('2026-11-23T09:00:00Z');
const after = (milliseconds: number) => new Date(NOW.getTime() + milliseconds);
const ORDER: OrderRow = {
  id: 'or-aaaaaaaaaaaaaaaa',
  shopper_id: 'sh-aaaaaaaaaaaaaaaa',
  chain_id: 'ch-aaaaaaaaaaaaaaaa',
  attempt_id: 'attempt-1',
  wish_hash: 'h',
  state: 'awaiting',
  closed_because: null,
  provider_order_id: 'order_AAAAAAAAAAAAAA',
  subtotal: 100,
  promo_discount: 0,
  first_purchase_discount: 0,
  total: 100,
  promo_code: null,
  shipping: { name: '', address: '', city: '', state: '', pinCode: '', phone: '', email: '' },
  billing: null,
  created_at: NOW,
  expires_at: NOW,
  paid_at: null,
  closed_at: null,
  check_at: null,
  pays_cash: false,
  first_time: false,
  unproven: false,
  client_hash: null,
};

describe('when an order is checked again', () => {
  it('[CHECK-8] holds its pieces for fifteen minutes', () => {
    expect(expiryOf(NOW)).toEqual(after(15 * MINUTE));
  });

  it('[CHECK-8] looks again in a minute after a failure, and in a quarter of one while a process is asking', () => {
    expect(retryTime(NOW)).toEqual(after(MINUTE));
    expect(recheckTime(NOW)).toEqual(after(15 * SECOND));
    expect(after(RECHECK_JOB_SECONDS * SECOND).getTime()).toBeGreaterThan(recheckTime(NOW).getTime());
  });

  it('[CHECK-8] looks at an open order when its time is over', () => {
    expect(nextOrderCheck({ ...ORDER, paid_at: after(-DAY), expires_at: after(MINUTE) }, NOW)).toEqual(after(MINUTE));
  });

  it.each(['paid_at', 'closed_at'] as const)(
    '[CHECK-8] looks ever more rarely once it has ended (%s), for five days',
    (end) => {
      const order = { ...ORDER, state: 'closed' as const, [end]: NOW };
      const looks: number[] = [];
      for (
        let at = NOW, next = nextOrderCheck(order, at);
        next && looks.length < 10;
        next = nextOrderCheck(order, at)
      ) {
        looks.push(next.getTime() - NOW.getTime());
        at = next;
      }
      expect(looks).toEqual([15 * MINUTE, HOUR, 6 * HOUR, DAY, 3 * DAY, 5 * DAY]);
      expect(nextOrderCheck(order, after(15 * MINUTE - 1))).toEqual(after(15 * MINUTE));
      expect(nextOrderCheck(order, after(30 * DAY))).toBeNull();
    },
  );

  it('[CHECK-8] counts from the payment where it was closed before, and from now where nothing is known', () => {
    const paid = { ...ORDER, state: 'paid' as const, paid_at: NOW, closed_at: after(-DAY) };
    expect(nextOrderCheck(paid, NOW)).toEqual(after(15 * MINUTE));
    expect(nextOrderCheck({ ...ORDER, state: 'refunded' }, NOW)).toEqual(after(15 * MINUTE));
  });

  it('[CHECK-8] an order is overdue from its end on, while it is open, and given up an hour later', () => {
    expect([-1, 0, 1].map((late) => isOverdue(ORDER, after(late)))).toEqual([false, true, true]);
    expect([-1, 0, 1].map((late) => isAbandoned(ORDER, after(HOUR + late)))).toEqual([false, true, true]);
    for (const state of ['paid', 'closed', 'refunded'] as const) {
      expect([isOverdue({ ...ORDER, state }, after(DAY)), isAbandoned({ ...ORDER, state }, after(DAY))]).toEqual([
        false,
        false,
      ]);
    }
  });

  it('[CHECK-8] a payment counts that began up to an hour after the end', () => {
    expect([0, HOUR, HOUR + 1].map((late) => isTooLate(ORDER, { createdAt: after(late) }))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('when a refund is checked again', () => {
  const nextAt = (age: number, retriedAge?: number) => {
    const retried_at = retriedAge === undefined ? null : after(-retriedAge);
    const next = nextRefundCheck({ created_at: after(-age), retried_at }, NOW);
    return next && next.getTime() - NOW.getTime();
  };

  it('[CHECK-8] after a quarter of its age, at least a minute and at most six hours, for ten days', () => {
    expect([0, 4 * MINUTE, 8 * MINUTE, 4 * HOUR].map((age) => nextAt(age))).toEqual([MINUTE, MINUTE, 2 * MINUTE, HOUR]);
    expect([DAY, 2 * DAY, 10 * DAY].map((age) => nextAt(age))).toEqual([6 * HOUR, 6 * HOUR, 6 * HOUR]);
    expect(nextAt(10 * DAY + 1)).toBeNull();
  });

  it('[CHECK-8] counts from the day on which it is tried again', () => {
    expect([nextAt(20 * DAY, 8 * MINUTE), nextAt(30 * DAY, 10 * DAY + 1)]).toEqual([2 * MINUTE, null]);
  });

  it('[CHECK-8] a webhook is known again for ten days', () => {
    expect(webhooksStoredSince(NOW)).toEqual(after(-10 * DAY));
  });
});
