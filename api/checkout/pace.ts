import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { checkoutRepository } from './repository.ts';

/** Orders that a shopper may open within an hour. */
const MOST_ORDERS = 20;
/** Minutes for which a shopper may keep pieces from others within a day, in orders that aren't paid. */
const MOST_MINUTES = 180;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/**
 * Refuses with RATE_LIMITED, and when to come again, a shopper who opens too many orders or has had pieces set aside for
 * too long without paying for them. What was paid doesn't count, nor what the payment provider never opened.
 */
export async function checkPace(trx: Db, shopperId: string, now: Date): Promise<void> {
  const orders = checkoutRepository(trx);
  const [anHourAgo, aDayAgo] = [new Date(now.getTime() - HOUR), new Date(now.getTime() - DAY)];
  const oldest = await orders.openedBefore(shopperId, MOST_ORDERS - 1, anHourAgo);
  if (oldest) refuse('RATE_LIMITED', { retryAfter: secondsFrom(anHourAgo, oldest) });
  const first = await orders.heldSince(shopperId, MOST_MINUTES, { since: aDayAgo, now });
  if (first) refuse('RATE_LIMITED', { retryAfter: secondsFrom(aDayAgo, first), message: HELD });
}

const HELD = 'Pieces have been set aside for you many times today and were not paid for. Please try again later.';

function secondsFrom(start: Date, end: Date): number {
  return Math.ceil((end.getTime() - start.getTime()) / 1_000);
}
