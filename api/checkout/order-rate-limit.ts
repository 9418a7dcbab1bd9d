import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { createCheckoutRepository } from './repository.ts';

/** Orders that a shopper may open within an hour. */
const MAX_ORDERS = 20;
/** Minutes for which a shopper may keep pieces from others within a day, in orders that aren't paid. */
const MAX_HOLD_MINUTES = 180;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Refuses with RATE_LIMITED, and when to come again, a shopper who opens too many orders or has had pieces set aside for
 * too long without paying for them. What was paid doesn't count, nor what the payment provider never opened.
 */
export async function assertOrderRate(trx: Db, shopperId: string, now: Date): Promise<void> {
  const orders = createCheckoutRepository(trx);
  const [anHourAgo, aDayAgo] = [new Date(now.getTime() - HOUR), new Date(now.getTime() - DAY)];
  const oldest = await orders.findNthNewestOpening(shopperId, MAX_ORDERS - 1, anHourAgo);
  if (oldest) refuse('RATE_LIMITED', { retryAfter: secondsFrom(anHourAgo, oldest) });
  const first = await orders.findHoldLimitOpening(shopperId, MAX_HOLD_MINUTES, { since: aDayAgo, now });
  if (first) refuse('RATE_LIMITED', { retryAfter: secondsFrom(aDayAgo, first), message: HELD_TOO_LONG });
}

const HELD_TOO_LONG =
  'Pieces have been set aside for you many times today and were not paid for. Please try again later.';

function secondsFrom(start: Date, end: Date): number {
  return Math.ceil((end.getTime() - start.getTime()) / 1_000);
}
