import { refuse } from '../../platform/refusals.ts';
import type { LiveSession } from './repository.ts';

/** Milliseconds for which a login, or its confirmation, counts as fresh. */
export const FRESH_MS = 10 * 60_000;
/** Milliseconds after which a staff session ends, even while it is in use. */
export const STAFF_SESSION_MS = 12 * 3_600_000;

/** The requirements of a staff call on its session. */
export interface StaffRules {
  /** Whether staff must have a second factor. Otherwise only staff who have set one up must pass it. */
  isSecondFactorRequired: boolean;
  /** Whether the call needs a login, or its confirmation, within the last ten minutes. */
  needsFreshLogin: boolean;
  now: Date;
}

/**
 * Checks that a staff session has proven enough. Refuses with SECOND_FACTOR_REQUIRED if it must pass a second factor,
 * and with CONFIRM_LOGIN if the login is too old.
 */
export function assertStaffSession(
  session: LiveSession,
  { isSecondFactorRequired, needsFreshLogin, now }: StaffRules,
): void {
  const { factor_since: since, second_factor_at: shownAt, created_at: begunAt, confirmed_at: confirmedAt } = session;
  if (!since && isSecondFactorRequired) refuse('SECOND_FACTOR_REQUIRED', { message: SET_UP });
  // A proof from before the second factor was set up again does not count.
  if (since && !(shownAt && shownAt >= since)) refuse('SECOND_FACTOR_REQUIRED');
  const freshUntil = (confirmedAt ?? begunAt).getTime() + FRESH_MS;
  if (needsFreshLogin && freshUntil <= now.getTime()) refuse('CONFIRM_LOGIN');
}

const SET_UP = 'Please set up two-step verification on your account page first.';
