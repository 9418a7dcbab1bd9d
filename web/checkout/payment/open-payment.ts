import { browserStorage, parseStored } from '../../session/storage.ts';
import { OPEN_PAYMENT } from './open-payment-stored.ts';

/** The time for which it is stored, in milliseconds: after that the orders' page shows the outcome. */
const DAY = 24 * 3_600_000;

/** A payment that the shop has opened. */
interface OpenPayment {
  orderId: string;
  /** The shopper's id. */
  shopper: string;
  /** The time when it was opened, in milliseconds since 1970 by this device's clock. */
  openedAt: number;
}

/** Stores a payment beyond the end of its tab, and replaces an older one. */
export function rememberOpenPayment(orderId: string, shopper: string): void {
  const open: OpenPayment = { orderId, shopper, openedAt: Date.now() };
  browserStorage.set(OPEN_PAYMENT, JSON.stringify(open));
}

/** The id of the stored payment of this shopper; undefined for none. One that is a day old is removed. */
export function openPaymentOf(shopper: string): string | undefined {
  const open = readOpenPayment();
  if (open?.shopper !== shopper) return undefined;
  if (Date.now() - open.openedAt < DAY) return open.orderId;
  browserStorage.remove(OPEN_PAYMENT);
  return undefined;
}

/** Removes this payment: a page has shown its outcome, or it was cancelled. */
export function forgetOpenPayment(orderId: string): void {
  if (readOpenPayment()?.orderId === orderId) browserStorage.remove(OPEN_PAYMENT);
}

function readOpenPayment(): OpenPayment | undefined {
  const open = parseStored(browserStorage.get(OPEN_PAYMENT));
  return isOpenPayment(open) ? open : undefined;
}

function isOpenPayment(value: unknown): value is OpenPayment {
  const { orderId, shopper, openedAt }: Record<string, unknown> = Object(value);
  return typeof orderId === 'string' && typeof shopper === 'string' && typeof openedAt === 'number';
}
