import { LRUCache } from 'lru-cache';

/** What is remembered of a payment at an older host: what there was to pay in paise, and whether it is paid. */
export interface Remembered {
  amount: number;
  isPaid: boolean;
}
/** The payments that this gateway has opened, for hosts that can't be asked after them. Each is one shopper's. */
export interface PaymentMemory {
  /** Remembers a payment for an hour. */
  remember(shopperId: string, paymentOrderId: string, payment: Remembered): void;
  /** A payment of the shopper's; undefined for one that isn't, that is forgotten, or that another gateway has opened. */
  recall(shopperId: string, paymentOrderId: string): Remembered | undefined;
}

const MOST_PAYMENTS = 10_000;
const HOUR_MS = 60 * 60_000;

/** Makes a memory of nothing. */
export function openPaymentMemory(): PaymentMemory {
  const payments = new LRUCache<string, Remembered>({ max: MOST_PAYMENTS, ttl: HOUR_MS });
  const keyOf = (shopperId: string, paymentOrderId: string) => JSON.stringify([shopperId, paymentOrderId]);
  return {
    remember: (shopperId, paymentOrderId, payment) => void payments.set(keyOf(shopperId, paymentOrderId), payment),
    recall: (shopperId, paymentOrderId) => payments.get(keyOf(shopperId, paymentOrderId)),
  };
}
