import type { Db } from '../../platform/database.ts';
import { deriveKey, equalsInConstantTime, hashOf, hmacOf, randomToken } from '../../platform/secrets.ts';
import { createSessionRepository, type LockedSession } from './repository.ts';
import { STAFF_SESSION_MS } from './staff-sessions.ts';

const DAY = 86_400_000;
/** Milliseconds after the last refresh at which a session ends. */
export const SESSION_MS = 30 * DAY;
/** Milliseconds after which a session ends, even if it is refreshed. */
const MAX_SESSION_MS = 180 * DAY;
/**
 * Milliseconds for which a replaced token still returns its successor: tabs refresh at the same time, and responses get
 * lost.
 */
const GRACE_MS = 10_000;

/** The prefix of the tokens of clients without cookies. */
const PREFIX = 'rt_';
/** Characters of a token's random part, 256 bits, and of its seal, 132 bits. */
const [RANDOM_LENGTH, SEAL_LENGTH] = [43, 22];
const PORTABLE = new RegExp(`^${PREFIX}([\\w-]{${RANDOM_LENGTH}})([\\w-]{${SEAL_LENGTH}})$`);

/** A renewed session with its new refresh token. */
export interface Renewal {
  token: string;
  session: LockedSession;
  expiresAt: Date;
}

/**
 * Creates and renews refresh tokens. Each is used once; the database stores only hashes. Tokens in cookies are random
 * texts. Portable tokens, for clients without cookies, also have a seal: a forged one is refused without a database
 * query.
 */
export interface RefreshTokens {
  createCookie(): string;
  createPortable(): string;
  /** Whether this shop issued the text as a portable token. It does not show whether the session is still valid. */
  isPortable(text: string): boolean;
  /**
   * Renews the session of a token whose binding is `binding`; portable tokens have no binding. Returns the newest token
   * of the session, undefined if the token can't be trusted. A token that was replaced longer ago than the grace period
   * was stolen: its session ends.
   */
  renew(token: string, binding: string | null, now: Date): Promise<Renewal | undefined>;
}

/**
 * Creates the refresh tokens under a secret. `onReplay` runs for each session that ends because its token was stolen.
 */
export function createRefreshTokens(db: Db, secret: string, onReplay: OnReplay): RefreshTokens {
  const successorKey = deriveKey(secret, 'refresh tokens');
  const sealKey = deriveKey(secret, 'refresh token seals');
  const sealOf = (random: string) => hmacOf(sealKey, random).slice(0, SEAL_LENGTH);
  const toPortable = (random: string) => PREFIX + random + sealOf(random);
  const isPortable = (text: string) => {
    const [, random = '', seal = ''] = PORTABLE.exec(text) ?? [];
    return random !== '' && equalsInConstantTime(seal, sealOf(random));
  };
  const successorOf = (token: string) => {
    const next = hmacOf(successorKey, token);
    return isPortable(token) ? toPortable(next) : next;
  };
  return {
    createCookie: randomToken,
    createPortable: () => toPortable(randomToken()),
    isPortable,
    renew: (token, binding, now) =>
      db.transaction().execute((trx) => renewIn(trx, { token, binding, successorOf, onReplay }, now)),
  };
}

/** Receives the email address of an account when its refresh token is used again, long after it was replaced. */
type OnReplay = (email: string | undefined) => void;

interface Presented {
  token: string;
  binding: string | null;
  successorOf: (token: string) => string;
  onReplay: OnReplay;
}

async function renewIn(trx: Db, presented: Presented, now: Date): Promise<Renewal | undefined> {
  const { token, binding, successorOf, onReplay } = presented;
  const sessions = createSessionRepository(trx);
  const session = await sessions.lockByRefreshToken(hashOf(token));
  if (!session || session.revoked_at || session.expires_at <= now) return undefined;
  let newest = token;
  for (;;) {
    const row = await sessions.findRefreshToken(hashOf(newest));
    if (!row) return undefined;
    if (!row.replaced_at) break;
    if (now.getTime() - row.replaced_at.getTime() > GRACE_MS) {
      await sessions.revoke(session.id, now);
      onReplay((await sessions.findShopper(session.shopper_id))?.email);
      return undefined;
    }
    newest = successorOf(newest);
  }
  if (!isBoundBy(session, binding)) return undefined;
  if (newest !== token) return { token: newest, session, expiresAt: session.expires_at };
  const [successor, expiresAt] = [successorOf(token), expiryOf(session, now)];
  await sessions.replaceRefreshToken(hashOf(token), hashOf(successor), session.id, expiresAt, now);
  return { token: successor, session, expiresAt };
}

/**
 * Whether the binding belongs to the session. A session without a binding needs a call without a cookie, and vice
 * versa.
 */
function isBoundBy({ binding_hash: hash }: LockedSession, binding: string | null): boolean {
  if (hash === null || binding === null) return hash === null && binding === null;
  return equalsInConstantTime(hashOf(binding), hash);
}

function expiryOf(session: LockedSession, now: Date): Date {
  const most = session.role === 'SHOPPER' ? MAX_SESSION_MS : STAFF_SESSION_MS;
  return new Date(Math.min(now.getTime() + SESSION_MS, session.created_at.getTime() + most));
}
