import { refuse } from '../../platform/refusals.ts';
import type { LiveSession } from './repository.ts';

/** Milliseconds for which a login, or its confirmation, counts as fresh. */
export const FRESH_MS = 10 * 60_000;
/** Milliseconds after which a session of staff ends, however much it is used. */
export const STAFF_SESSION_MS = 12 * 3_600_000;

/** What a call for staff asks of the session. */
export interface StaffRules {
  /** Whether staff have to have a second factor; without it only those who have set one up have to show it. */
  isSecondFactorRequired: boolean;
  /** Whether the call needs a login, or its confirmation, of the last ten minutes. */
  needsFreshLogin: boolean;
  now: Date;
}

/**
 * Makes sure that a session of staff has proven enough. Refuses with SECOND_FACTOR_REQUIRED where it has to show a second factor,
 * and with CONFIRM_LOGIN where the login is too old.
 */
export function assertStaffSession(
  session: LiveSession,
  { isSecondFactorRequired, needsFreshLogin, now }: StaffRules,
): void {
  const { factor_since: since, second_factor_at: shownAt, created_at: begunAt, confirmed_at: confirmedAt } = session;
  if (!since && isSecondFactorRequired) refuse('SECOND_FACTOR_REQUIRED', { message: SET_UP });
  // One that was shown before the second factor was set up anew is another one's.
  if (since && !(shownAt && shownAt >= since)) refuse('SECOND_FACTOR_REQUIRED');
  const freshUntil = (confirmedAt ?? begunAt).getTime() + FRESH_MS;
  if (needsFreshLogin && freshUntil <= now.getTime()) refuse('CONFIRM_LOGIN');
}

const SET_UP = 'Please set up two-step verification on your account page first.';
