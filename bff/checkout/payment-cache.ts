import { OwnedCache } from '../host/owned-cache.ts';
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

/** The most payments, and those of one shopper. */
const MOST = { max: 10_000, maxOfOne: 100 };
const TTL_MS = 60 * 60_000;
const OPENING_TTL_MS = 10 * 60_000;

/** Creates an empty cache. */
export function createPaymentCache(): PaymentCache {
  const payments = new OwnedCache<CachedPayment>({ ...MOST, ttl: TTL_MS });
  const attempts = new OwnedCache<{ paymentOrderId: string }>({ ...MOST, ttl: TTL_MS });
  const openings = new OwnedCache<CachedOpening>({ ...MOST, ttl: OPENING_TTL_MS });
  const keyOf = (shopperId: string, paymentOrderId: string) => JSON.stringify([shopperId, paymentOrderId]);
  return {
    set: (shopperId, paymentOrderId, payment) => payments.set(keyOf(shopperId, paymentOrderId), payment, shopperId),
    get: (shopperId, paymentOrderId) => payments.get(keyOf(shopperId, paymentOrderId)),
    setAttempt: (shopperId, attemptId, paymentOrderId) =>
      attempts.set(keyOf(shopperId, attemptId), { paymentOrderId }, shopperId),
    getAttempt: (shopperId, attemptId) => attempts.get(keyOf(shopperId, attemptId))?.paymentOrderId,
    setOpening: (shopperId, attemptId, opening) => {
      const key = keyOf(shopperId, attemptId);
      if (opening) openings.set(key, opening, shopperId);
      else openings.delete(key);
    },
    getOpening: (shopperId, attemptId) => openings.get(keyOf(shopperId, attemptId)),
  };
}
