import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { createCheckoutRepository } from '../repository.ts';

/** The minutes within a day for which a shopper may hold pieces in unpaid orders. */
const MAX_HOLD_MINUTES = 180;
const DAY = 86_400_000;

/**
 * Refuses with RATE_LIMITED and `retryAfter` if a shopper has held pieces for too long without paying. Paid orders do
 * not count, and neither do orders that were never opened at the payment provider.
 */
export async function assertHoldMinutes(trx: Db, shopperId: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - DAY);
  const first = await createCheckoutRepository(trx).findHoldLimitOpening(shopperId, MAX_HOLD_MINUTES, { since, now });
  if (!first) return;
  const rateLimit = { name: 'hold-minutes', most: MAX_HOLD_MINUTES, windowMs: DAY };
  const retryAfter = Math.ceil((first.getTime() - since.getTime()) / 1_000);
  refuse('RATE_LIMITED', { retryAfter, rateLimit, message: HELD_TOO_LONG });
}

const HELD_TOO_LONG = 'You have reserved items several times today without paying. Please try again later.';
