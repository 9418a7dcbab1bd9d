import { LRUCache } from 'lru-cache';
import type { PaymentOrderNode } from './nodes.ts';

/** A payment on a basic host: its amount in paise, and whether it is paid. */
export interface CachedPayment {
  amount: number;
  isPaid: boolean;
}
/** A payment that is being opened or was opened, with its request. */
export interface CachedOpening {
  request: string;
  payment: Promise<PaymentOrderNode>;
}
/** The payments that this gateway has opened, for a host without a call for a payment's status. */
export interface PaymentCache {
  /** Stores a shopper's payment for an hour. */
  set(shopperId: string, paymentOrderId: string, payment: CachedPayment): void;
  /** Returns a shopper's payment; undefined if it belongs to another shopper, has expired, or another gateway opened it. */
  get(shopperId: string, paymentOrderId: string): CachedPayment | undefined;
  /** Stores the attempt under which a shopper has opened a payment. */
  setAttempt(shopperId: string, attemptId: string, paymentOrderId: string): void;
  /** Returns the payment of a shopper's attempt; undefined as for `get`. */
  getAttempt(shopperId: string, attemptId: string): string | undefined;
  /** Stores a shopper's opening of an attempt for ten minutes from its start; undefined removes it. */
  setOpening(shopperId: string, attemptId: string, opening: CachedOpening | undefined): void;
  /** Returns a shopper's opening of an attempt; undefined as for `get`. */
  getOpening(shopperId: string, attemptId: string): CachedOpening | undefined;
}

const MAX_PAYMENTS = 10_000;
const TTL_MS = 60 * 60_000;
const OPENING_TTL_MS = 10 * 60_000;

/** Creates an empty cache. */
export function createPaymentCache(): PaymentCache {
  const payments = new LRUCache<string, CachedPayment>({ max: MAX_PAYMENTS, ttl: TTL_MS });
  const attempts = new LRUCache<string, string>({ max: MAX_PAYMENTS, ttl: TTL_MS });
  const openings = new LRUCache<string, CachedOpening>({ max: MAX_PAYMENTS, ttl: OPENING_TTL_MS });
  const keyOf = (shopperId: string, paymentOrderId: string) => JSON.stringify([shopperId, paymentOrderId]);
  return {
    set: (shopperId, paymentOrderId, payment) => void payments.set(keyOf(shopperId, paymentOrderId), payment),
    get: (shopperId, paymentOrderId) => payments.get(keyOf(shopperId, paymentOrderId)),
    setAttempt: (shopperId, attemptId, paymentOrderId) =>
      void attempts.set(keyOf(shopperId, attemptId), paymentOrderId),
    getAttempt: (shopperId, attemptId) => attempts.get(keyOf(shopperId, attemptId)),
    setOpening: (shopperId, attemptId, opening) => void openings.set(keyOf(shopperId, attemptId), opening),
    getOpening: (shopperId, attemptId) => openings.get(keyOf(shopperId, attemptId)),
  };
}
