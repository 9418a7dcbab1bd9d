import { LRUCache } from 'lru-cache';

/** A payment on a host without additions: its amount in paise, and whether it is paid. */
export interface CachedPayment {
  amount: number;
  isPaid: boolean;
}
/** The payments that this gateway has opened, for a host that has no call for a payment's status. */
export interface PaymentCache {
  /** Stores a shopper's payment for an hour. */
  set(shopperId: string, paymentOrderId: string, payment: CachedPayment): void;
  /** A shopper's payment; undefined for another shopper's, an expired one, and one that another gateway has opened. */
  get(shopperId: string, paymentOrderId: string): CachedPayment | undefined;
  /** Stores under which name of the client's own a shopper has opened a payment. */
  setAttempt(shopperId: string, attemptId: string, paymentOrderId: string): void;
  /** The payment that a shopper has opened under a name; undefined as for `get`. */
  getAttempt(shopperId: string, attemptId: string): string | undefined;
}

const MAX_PAYMENTS = 10_000;
const TTL_MS = 60 * 60_000;

/** Makes an empty cache. */
export function createPaymentCache(): PaymentCache {
  const payments = new LRUCache<string, CachedPayment>({ max: MAX_PAYMENTS, ttl: TTL_MS });
  const attempts = new LRUCache<string, string>({ max: MAX_PAYMENTS, ttl: TTL_MS });
  const keyOf = (shopperId: string, paymentOrderId: string) => JSON.stringify([shopperId, paymentOrderId]);
  return {
    set: (shopperId, paymentOrderId, payment) => void payments.set(keyOf(shopperId, paymentOrderId), payment),
    get: (shopperId, paymentOrderId) => payments.get(keyOf(shopperId, paymentOrderId)),
    setAttempt: (shopperId, attemptId, paymentOrderId) =>
      void attempts.set(keyOf(shopperId, attemptId), paymentOrderId),
    getAttempt: (shopperId, attemptId) => attempts.get(keyOf(shopperId, attemptId)),
  };
}
