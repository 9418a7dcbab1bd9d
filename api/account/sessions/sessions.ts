import type { IncomingHttpHeaders } from 'node:http';
import type { Cookies, Authentication } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { equalsInConstantTime, hashOf, deriveKey, randomId, randomToken, hmacOf } from '../../platform/secrets.ts';
import type { LoginMethod } from '../tables.ts';
import { ACCESS_SECONDS, createAccessTokens } from './access-tokens.ts';
import { OPERATOR, createOperatorTokens } from './operator-tokens.ts';
import { createSessionRepository } from './repository.ts';
import type { LockedSession } from './repository.ts';

const DAY = 86_400_000;
/** Milliseconds that a session lasts after its last refresh. */
export const SESSION_MS = 30 * DAY;
/** Milliseconds after which a session ends, even when it is refreshed. */
const MAX_SESSION_MS = 180 * DAY;
/** Milliseconds for which a replaced refresh token still leads to its successor, for tabs that refresh at the same time. */
const GRACE_MS = 10_000;
/** Milliseconds within which a login by redirect has to be completed. */
const REDIRECT_MS = 300_000;

const REFRESH = 'shop_refresh';
const BINDING = 'shop_binding';

/** A session that has just started; its cookies and its token are issued after the commit. */
export interface StartedSession {
  shopperId: string;
  sessionId: string;
  /** The secrets of the two cookies; undefined for a client without cookies. */
  secrets: { refresh: string; binding: string } | undefined;
}

/** Starts, renews and ends sessions. */
export interface Sessions extends Pick<Authentication, 'authenticate' | 'authenticateStaff'> {
  /** Starts a session in the transaction `db`. With `unbound`, its token is valid without cookies and can't be renewed. */
  start(db: Db, shopperId: string, loginMethod: LoginMethod, unbound?: boolean): Promise<StartedSession>;
  /** Sets the session's cookies, ends the session that they replace, and answers the access token. */
  issueTokens(opened: StartedSession, cookies: Cookies): Promise<string>;
  /** Answers a new access token for the cookies, and renews them; refuses with SESSION_NOT_FOUND or SESSION_INVALID. */
  refresh(cookies: Cookies): Promise<string>;
  /**
   * Ends the cookies' session and deletes the cookies; without a refresh cookie, ends the session of an unbound token.
   * Refuses with SESSION_NOT_FOUND.
   */
  logout(headers: IncomingHttpHeaders, cookies: Cookies): Promise<void>;
  /** The access token and account of a login by redirect, once; refuses like `refresh`. */
  completeRedirect(cookies: Cookies): Promise<{ shopperId: string; accessToken: string }>;
  /** Ends all sessions of a shopper, in the transaction `db`. */
  endAll(db: Db, shopperId: string): Promise<void>;
}

/** What the sessions need. */
export interface SessionsOptions {
  db: Db;
  secret: string;
  now: () => Date;
}

/** Creates the sessions. */
export function createSessions({ db, secret, now }: SessionsOptions): Sessions {
  const accessTokens = createAccessTokens(secret, now);
  const operatorTokens = createOperatorTokens(secret, now);
  const refreshKey = deriveKey(secret, 'refresh tokens');
  const sessions = createSessionRepository(db);

  /** The claims of the call's bearer token; undefined without a token that can be trusted. */
  const verifyBearer = async (headers: IncomingHttpHeaders) => {
    const token = bearerToken(headers);
    return token ? accessTokens.verify(token) : undefined;
  };
  const revokeUnbound = async (headers: IncomingHttpHeaders) => {
    const claims = await verifyBearer(headers);
    // A bound token belongs to a browser: a thief can't even log out with it.
    if (claims?.bindingHash !== null) return false;
    return sessions.revokeUnbound(claims.sessionId, claims.shopperId, now());
  };
  const authenticate: Sessions['authenticate'] = async (headers, cookies) => {
    const claims = await verifyBearer(headers);
    if (!claims) return refuse('UNAUTHENTICATED');
    const { shopperId, sessionId, bindingHash } = claims;
    const binding = hashOf(cookies.get(BINDING) ?? '');
    if (bindingHash && !equalsInConstantTime(binding, bindingHash)) return refuse('UNAUTHENTICATED');
    const session = await sessions.findLive(sessionId, shopperId, now());
    if (!session || session.binding_hash !== bindingHash) return refuse('UNAUTHENTICATED');
    return { shopperId, sessionId, role: session.role, sellerId: session.seller_id };
  };

  return {
    authenticate,
    authenticateStaff: async (headers, cookies) => {
      if (await operatorTokens.verify(bearerToken(headers))) return { by: OPERATOR, sellerId: undefined };
      const { shopperId, role, sellerId } = await authenticate(headers, cookies);
      if (role === 'ADMIN') return { by: shopperId, sellerId: undefined };
      return { by: shopperId, sellerId: sellerId ?? refuse('FORBIDDEN') };
    },
    start: async (trx, shopperId, loginMethod, unbound = false) => {
      const secrets = unbound ? undefined : { refresh: randomToken(), binding: randomToken() };
      const sessionId = randomId('se');
      const hashes = {
        bindingHash: secrets ? hashOf(secrets.binding) : null,
        refreshHash: secrets ? hashOf(secrets.refresh) : null,
      };
      const expiresAt = new Date(now().getTime() + (secrets ? SESSION_MS : ACCESS_SECONDS * 1_000));
      await createSessionRepository(trx).insert({ id: sessionId, shopperId, loginMethod, expiresAt, ...hashes }, now());
      return { shopperId, sessionId, secrets };
    },
    issueTokens: async ({ shopperId, sessionId, secrets }, cookies) => {
      if (!secrets) return accessTokens.sign({ shopperId, sessionId, bindingHash: null });
      const older = cookies.get(REFRESH);
      if (older) await sessions.revokeByRefreshToken(hashOf(older), now());
      setCookies(cookies, secrets.refresh, secrets.binding);
      return accessTokens.sign({ shopperId, sessionId, bindingHash: hashOf(secrets.binding) });
    },
    refresh: async (cookies) => {
      const [token, binding] = [cookies.get(REFRESH), cookies.get(BINDING)];
      if (!token) return refuse('SESSION_NOT_FOUND');
      const renewed = await db.transaction().execute((trx) => renew(trx, refreshKey, token, binding, now()));
      if (!renewed || !binding) {
        clearCookies(cookies);
        return refuse('SESSION_INVALID');
      }
      setCookies(cookies, renewed.token, binding);
      const { id, shopper_id: shopperId } = renewed.session;
      return accessTokens.sign({ shopperId, sessionId: id, bindingHash: hashOf(binding) });
    },
    completeRedirect: async (cookies) => {
      const token = cookies.get(REFRESH) ?? refuse('SESSION_NOT_FOUND');
      const bindingHash = hashOf(cookies.get(BINDING) ?? '');
      const since = new Date(now().getTime() - REDIRECT_MS);
      const session = await sessions.updateHandedOver(hashOf(token), bindingHash, since, now());
      if (!session) return refuse('SESSION_INVALID');
      const { id: sessionId, shopper_id: shopperId } = session;
      return { shopperId, accessToken: await accessTokens.sign({ shopperId, sessionId, bindingHash }) };
    },
    logout: async (headers, cookies) => {
      const token = cookies.get(REFRESH);
      clearCookies(cookies);
      const ended = token ? await sessions.revokeByRefreshToken(hashOf(token), now()) : await revokeUnbound(headers);
      if (!ended) refuse('SESSION_NOT_FOUND');
    },
    endAll: (trx, shopperId) => createSessionRepository(trx).revokeAll(shopperId, now()),
  };
}

/**
 * The newest refresh token of the token's session; when `token` is the newest, a successor is created. Undefined when
 * the token can't be trusted. A token that was replaced longer ago than concurrent tabs explain was stolen: its session
 * ends.
 */
async function renew(trx: Db, key: Uint8Array, token: string, binding: string | undefined, now: Date) {
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
      return undefined;
    }
    newest = hmacOf(key, newest);
  }
  if (!binding || !session.binding_hash || !equalsInConstantTime(hashOf(binding), session.binding_hash))
    return undefined;
  if (newest !== token) return { token: newest, session };
  const successor = hmacOf(key, token);
  await sessions.replaceRefreshToken(hashOf(token), hashOf(successor), session.id, expiryOf(session, now), now);
  return { token: successor, session };
}

function expiryOf(session: LockedSession, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_MS, session.created_at.getTime() + MAX_SESSION_MS));
}

function bearerToken({ authorization = '' }: IncomingHttpHeaders): string {
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1] ?? '';
}

function setCookies(cookies: Cookies, refresh: string, binding: string): void {
  cookies.set(REFRESH, refresh, SESSION_MS / 1_000);
  cookies.set(BINDING, binding, SESSION_MS / 1_000);
}

function clearCookies(cookies: Cookies): void {
  cookies.clear(REFRESH);
  cookies.clear(BINDING);
}
