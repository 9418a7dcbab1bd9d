import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { createCheckoutRepository } from './repository.ts';

/** The number of orders that a shopper may open within an hour. */
const MAX_ORDERS = 20;
/** The minutes within a day for which a shopper may hold pieces in unpaid orders. */
const MAX_HOLD_MINUTES = 180;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Refuses with RATE_LIMITED and `retryAfter` a shopper who opens too many orders, or who has held pieces for too long
 * without paying. Paid orders do not count, and neither do orders that the payment provider never opened.
 */
export async function assertOrderRate(trx: Db, shopperId: string, now: Date): Promise<void> {
  const orders = createCheckoutRepository(trx);
  const [anHourAgo, aDayAgo] = [new Date(now.getTime() - HOUR), new Date(now.getTime() - DAY)];
  const oldest = await orders.findNthNewestOpening(shopperId, MAX_ORDERS - 1, anHourAgo);
  const rateLimit = { name: 'orders', most: MAX_ORDERS, windowMs: HOUR };
  if (oldest) refuse('RATE_LIMITED', { retryAfter: secondsFrom(anHourAgo, oldest), rateLimit });
  const first = await orders.findHoldLimitOpening(shopperId, MAX_HOLD_MINUTES, { since: aDayAgo, now });
  if (!first) return;
  const holds = { name: 'hold-minutes', most: MAX_HOLD_MINUTES, windowMs: DAY };
  refuse('RATE_LIMITED', { retryAfter: secondsFrom(aDayAgo, first), rateLimit: holds, message: HELD_TOO_LONG });
}

const HELD_TOO_LONG = 'Items were reserved for you many times today and not paid for. Please try again later.';

function secondsFrom(start: Date, end: Date): number {
  return Math.ceil((end.getTime() - start.getTime()) / 1_000);
}
