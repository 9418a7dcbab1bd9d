import { rupees } from '../../../schema/money.ts';
import type { ShopSettings } from '../../../schema/settings.ts';

/** An order that a shopper wants to pay in cash. */
export interface CashRequest {
  /** The total, in paise. */
  total: number;
  /** The destination; undefined while it is unknown. */
  pinCode: string | undefined;
}

/** The history of a shopper's cash orders. */
export interface CashHistory {
  /** The number of orders with cash due. */
  ordersDue: number;
  /** The number of parcels refused at the door, within the counted days. */
  refused: number;
  /** Whether the shopper has paid for something before. */
  hasBought: boolean;
  /** The pieces in the cart, and so in the order. */
  pieces: number;
}

/** The rules of payment that the owner has set. */
export type PaymentSettings = ShopSettings['payment'];

/** The maximum total of a cash order, in paise; 0 if none is allowed. */
export const maxCashOf = ({ maxCash }: PaymentSettings): number => maxCash * 100;

/** Why an order can't be paid in cash, in words for the shopper; undefined when it can. */
export function whyNotInCash(
  { total, pinCode }: CashRequest,
  { ordersDue, refused, hasBought, pieces }: CashHistory,
  payment: PaymentSettings,
): string | undefined {
  const { maxCashOrdersDue, maxRefusedParcels, maxFirstCashPieces, refusedPinPrefixes } = payment;
  const maxCash = maxCashOf(payment);
  if (maxCash === 0) return 'This shop takes no cash on delivery.';
  if (total > maxCash) return `Cash on delivery is for orders up to ${rupees(maxCash)}.`;
  if (pinCode !== undefined && refusedPinPrefixes.some((prefix) => pinCode.startsWith(prefix)))
    return `Cash on delivery is not available for PIN code ${pinCode}.`;
  if (refused >= maxRefusedParcels)
    return 'Cash on delivery is not available, because earlier parcels were not taken at the door.';
  if (ordersDue >= maxCashOrdersDue) {
    const orders = ordersDue === 1 ? '1 order' : `${ordersDue} orders`;
    return `You still have ${orders} to pay in cash. Please pay this one now, or wait until those are delivered.`;
  }
  if (!hasBought && pieces > maxFirstCashPieces)
    return `A first order in cash has at most ${maxFirstCashPieces} pieces. Please pay this one now, or order fewer pieces.`;
  return undefined;
}

/** The purpose of an OTP: the mail states the total, and the PIN code if it was known. */
export function otpPurposeOf({ total, pinCode }: CashRequest): string {
  return pinCode === undefined ? `cash ${total}` : `cash ${total} ${pinCode}`;
}

/** Whether an OTP that was mailed for `purpose` confirms this order. */
export function isConfirmedBy(purpose: string, { total, pinCode }: CashRequest): boolean {
  return purpose === otpPurposeOf({ total, pinCode }) || purpose === otpPurposeOf({ total, pinCode: undefined });
}

const DAY = 86_400_000;

/** The time since which refused parcels count. */
export function refusalsCountSince(now: Date, { refusedWithinDays }: PaymentSettings): Date {
  return new Date(now.getTime() - refusedWithinDays * DAY);
}
