import type { IncomingHttpHeaders } from 'node:http';
import type { Cookies, Authentication } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { equalsInConstantTime, hashOf, deriveKey, randomId, randomToken, hmacOf } from '../../platform/secrets.ts';
import type { LoginMethod } from '../tables.ts';
import { createSessionRepository } from './repository.ts';
import type { LockedSession } from './repository.ts';
import { OPERATOR, createOperatorTokens } from './operator-tokens.ts';
import type { OperatorTokens } from './operator-tokens.ts';
import { ACCESS_SECONDS, createAccessTokens } from './access-tokens.ts';

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
  const tokens = createAccessTokens(secret, now);
  return {
    ...beginning({ db, now }, tokens),
    ...renewing({ db, now }, tokens, deriveKey(secret, 'refresh tokens')),
    ...checking({ db, now }, tokens, createOperatorTokens(secret, now)),
    ...leaving({ db, now }, tokens),
  };
}

type Parts = Pick<SessionsOptions, 'db' | 'now'>;
type Tokens = ReturnType<typeof createAccessTokens>;

function beginning({ db, now }: Parts, tokens: Tokens): Pick<Sessions, 'start' | 'issueTokens'> {
  return {
    start: async (trx, shopperId, loginMethod, unbound = false) => {
      const words = unbound ? undefined : { refresh: randomToken(), binding: randomToken() };
      const sessionId = randomId('se');
      const hashes = {
        bindingHash: words ? hashOf(words.binding) : null,
        refreshHash: words ? hashOf(words.refresh) : null,
      };
      const expiresAt = new Date(now().getTime() + (words ? SESSION_MS : ACCESS_SECONDS * 1_000));
      await createSessionRepository(trx).insert({ id: sessionId, shopperId, loginMethod, expiresAt, ...hashes }, now());
      return { shopperId, sessionId, secrets: words };
    },
    issueTokens: async ({ shopperId, sessionId, secrets: words }, cookies) => {
      if (!words) return tokens.sign({ shopperId, sessionId, bindingHash: null });
      const older = cookies.get(REFRESH);
      if (older) await createSessionRepository(db).revokeByRefreshToken(hashOf(older), now());
      setCookies(cookies, words.refresh, words.binding);
      return tokens.sign({ shopperId, sessionId, bindingHash: hashOf(words.binding) });
    },
  };
}

function renewing({ db, now }: Parts, tokens: Tokens, key: Uint8Array): Pick<Sessions, 'refresh' | 'completeRedirect'> {
  return {
    refresh: async (cookies) => {
      const [word, binding] = [cookies.get(REFRESH), cookies.get(BINDING)];
      if (!word) return refuse('SESSION_NOT_FOUND');
      const renewed = await db.transaction().execute((trx) => renew(trx, key, word, binding, now()));
      if (!renewed || !binding) {
        clearCookies(cookies);
        return refuse('SESSION_INVALID');
      }
      setCookies(cookies, renewed.word, binding);
      const { id, shopper_id: shopperId } = renewed.session;
      return tokens.sign({ shopperId, sessionId: id, bindingHash: hashOf(binding) });
    },
    completeRedirect: async (cookies) => {
      const word = cookies.get(REFRESH) ?? refuse('SESSION_NOT_FOUND');
      const bindingHash = hashOf(cookies.get(BINDING) ?? '');
      const since = new Date(now().getTime() - REDIRECT_MS);
      const session = await createSessionRepository(db).updateHandedOver(hashOf(word), bindingHash, since, now());
      if (!session) return refuse('SESSION_INVALID');
      const { id: sessionId, shopper_id: shopperId } = session;
      return { shopperId, accessToken: await tokens.sign({ shopperId, sessionId, bindingHash }) };
    },
  };
}

/**
 * The newest refresh token of the token's session; when `token` is the newest, a successor is created. Undefined when
 * the token can't be trusted. A token that was replaced longer ago than concurrent tabs explain was stolen: its session
 * ends.
 */
async function renew(trx: Db, key: Uint8Array, word: string, binding: string | undefined, now: Date) {
  const sessions = createSessionRepository(trx);
  const session = await sessions.lockByRefreshToken(hashOf(word));
  if (!session || session.revoked_at || session.expires_at <= now) return undefined;
  let newest = word;
  for (;;) {
    const token = await sessions.findRefreshToken(hashOf(newest));
    if (!token) return undefined;
    if (!token.replaced_at) break;
    if (now.getTime() - token.replaced_at.getTime() > GRACE_MS) {
      await sessions.revoke(session.id, now);
      return undefined;
    }
    newest = hmacOf(key, newest);
  }
  if (!binding || !session.binding_hash || !equalsInConstantTime(hashOf(binding), session.binding_hash))
    return undefined;
  if (newest !== word) return { word: newest, session };
  const successor = hmacOf(key, word);
  await sessions.replaceRefreshToken(hashOf(word), hashOf(successor), session.id, expiryOf(session, now), now);
  return { word: successor, session };
}

function expiryOf(session: LockedSession, now: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_MS, session.created_at.getTime() + MAX_SESSION_MS));
}

function leaving({ db, now }: Parts, tokens: Tokens): Pick<Sessions, 'logout' | 'endAll'> {
  const endUnbound = async (headers: IncomingHttpHeaders) => {
    const claims = await claimsOf(headers, tokens);
    // A bound token belongs to a browser: a thief can't even log out with it.
    if (claims?.bindingHash !== null) return false;
    return createSessionRepository(db).revokeUnbound(claims.sessionId, claims.shopperId, now());
  };
  return {
    endAll: (trx, shopperId) => createSessionRepository(trx).revokeAll(shopperId, now()),
    logout: async (headers, cookies) => {
      const word = cookies.get(REFRESH);
      clearCookies(cookies);
      const ended = word
        ? await createSessionRepository(db).revokeByRefreshToken(hashOf(word), now())
        : await endUnbound(headers);
      if (!ended) refuse('SESSION_NOT_FOUND');
    },
  };
}

function checking(
  { db, now }: Parts,
  tokens: Tokens,
  operators: OperatorTokens,
): Pick<Sessions, 'authenticate' | 'authenticateStaff'> {
  const authenticate: Sessions['authenticate'] = async (headers, cookies) => {
    const claims = await claimsOf(headers, tokens);
    if (!claims) return refuse('UNAUTHENTICATED');
    const { shopperId, sessionId, bindingHash } = claims;
    if (bindingHash && !equalsInConstantTime(hashOf(cookies.get(BINDING) ?? ''), bindingHash))
      return refuse('UNAUTHENTICATED');
    const session = await createSessionRepository(db).findLive(sessionId, shopperId, now());
    if (!session || session.binding_hash !== bindingHash) return refuse('UNAUTHENTICATED');
    return { shopperId, sessionId, role: session.role, sellerId: session.seller_id };
  };
  return {
    authenticate,
    authenticateStaff: async (headers, cookies) => {
      if (await operators.verify(bearerOf(headers))) return { by: OPERATOR, sellerId: undefined };
      const { shopperId, role, sellerId } = await authenticate(headers, cookies);
      if (role === 'ADMIN') return { by: shopperId, sellerId: undefined };
      return { by: shopperId, sellerId: sellerId ?? refuse('FORBIDDEN') };
    },
  };
}

/** The claims of the call's bearer token; undefined without a token that can be trusted. */
async function claimsOf(headers: IncomingHttpHeaders, tokens: Tokens) {
  const token = bearerOf(headers);
  return token ? tokens.verify(token) : undefined;
}

function bearerOf({ authorization = '' }: IncomingHttpHeaders): string {
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
