import { expect, it } from 'vitest';
import { createPaymentCache } from '../../../bff/checkout/payment-cache.ts';
import { OwnedCache } from '../../../bff/host/owned-cache.ts';

it('evicts the oldest entry of the owner with too many, and none of others', () => {
  const cache = new OwnedCache<{ at: number }>({ max: 100, maxOfOne: 3, ttl: 60_000 });
  cache.set('asha 1', { at: 1 }, 'asha');
  for (let at = 1; at <= 50; at += 1) cache.set(`rohan ${at}`, { at }, 'rohan');
  expect(cache.get('asha 1')).toEqual({ at: 1 });
  expect([46, 47, 48, 49, 50].filter((at) => cache.get(`rohan ${at}`))).toEqual([48, 49, 50]);
  cache.set('rohan 48', { at: 99 }, 'rohan');
  cache.delete('rohan 50');
  cache.set('rohan 51', { at: 51 }, 'rohan');
  expect([48, 49, 50, 51].filter((at) => cache.get(`rohan ${at}`))).toEqual([48, 49, 51]);
});

it('counts an entry for nobody before its owner is known', () => {
  const cache = new OwnedCache<{ at: number }>({ max: 100, maxOfOne: 1, ttl: 60_000 });
  cache.set('one', { at: 1 }, 'asha');
  cache.set('forged', { at: 2 });
  expect(cache.get('one')).toBeDefined();
  cache.own('forged', 'asha');
  expect([cache.get('one'), cache.get('forged')]).toEqual([undefined, { at: 2 }]);
});

it('stores a shopper’s payment beside ten thousand of another', () => {
  const payments = createPaymentCache();
  payments.set('asha', 'pay-1', { amount: 100, isPaid: true });
  payments.setAttempt('asha', 'attempt-1', 'pay-1');
  for (let at = 0; at < 11_000; at += 1) {
    payments.set('rohan', `pay-${at}`, { amount: 100, isPaid: false });
    payments.setAttempt('rohan', `attempt-${at}`, `pay-${at}`);
  }
  expect(payments.get('asha', 'pay-1')).toEqual({ amount: 100, isPaid: true });
  expect(payments.getAttempt('asha', 'attempt-1')).toBe('pay-1');
});
