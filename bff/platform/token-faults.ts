import type { TokenFault } from '../../schema/vocabulary.ts';
import { expiryOf, isJsonWebToken } from './access-token.ts';
import { Failure } from './failures.ts';
import type { Rest } from './rest.ts';
import { UpstreamFailure } from './upstream/upstream-errors.ts';

/** What is wrong with a session, besides its access token. */
type SessionFault = 'SESSION_NOT_FOUND' | 'SESSION_INVALID';

const LOG_IN = 'Please log in.';
const SESSION_OVER = 'Your session has expired. Please log in again.';
const COOKIE_MISSING = 'This login is a browser\u2019s, and its cookie did not come along. Please log in again.';
const MESSAGES: Record<TokenFault | SessionFault, string> = {
  TOKEN_MISSING: LOG_IN,
  SESSION_NOT_FOUND: LOG_IN,
  COOKIE_MISSING,
  TOKEN_EXPIRED: SESSION_OVER,
  TOKEN_MALFORMED: SESSION_OVER,
  TOKEN_REVOKED: SESSION_OVER,
  SESSION_INVALID: SESSION_OVER,
};

/** The failure UNAUTHENTICATED with its reason, in our own words. */
export function unauthenticated(reason: TokenFault | SessionFault): Failure {
  return new Failure('UNAUTHENTICATED', MESSAGES[reason], { reason });
}

/**
 * The same calls, which carry this token. Where the host refuses it (401), they throw UNAUTHENTICATED with the reason: the
 * host's own, and else what the token itself lets one guess.
 */
export function withTokenFaults(rest: Rest, token: string, now: () => number = Date.now): Rest {
  return async (id, params) => {
    try {
      return await rest(id, params);
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || error.status !== 401) throw error;
      throw unauthenticated(error.errorBody.reason ?? guessFault(token, now()));
    }
  };
}

function guessFault(token: string, now: number): TokenFault {
  if (!isJsonWebToken(token)) return 'TOKEN_MALFORMED';
  const expiry = expiryOf(token);
  return expiry !== null && expiry.getTime() <= now ? 'TOKEN_EXPIRED' : 'TOKEN_REVOKED';
}
