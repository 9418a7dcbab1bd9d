import type { IncomingHttpHeaders } from 'node:http';
import { SHOP } from '../../../schema/shop.ts';
import type { TokenError } from '../../../schema/vocabulary.ts';
import type { Cookies, Authentication } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { setCaller } from '../../platform/request-context.ts';
import { equalsInConstantTime, hashOf, randomId, randomToken } from '../../platform/secrets.ts';
import type { SecurityLog } from '../../platform/security-log.ts';
import { forgetDevice } from '../devices/device-cookies.ts';
import type { LoginNotices } from '../devices/login-notices.ts';
import type { LoginMethod } from '../tables.ts';
import { createAccessTokens } from './access-tokens.ts';
import { OPERATOR, createOperatorTokens } from './operator-tokens.ts';
import { createRefreshTokens, SESSION_MS, type Renewal } from './refresh-tokens.ts';
import { createSessionRepository } from './repository.ts';
import { assertStaffSession, STAFF_SESSION_MS } from './staff-sessions.ts';

/** Milliseconds within which a login by redirect must be completed. */
const REDIRECT_MS = 300_000;
const BLOCKED = { message: `This account is blocked. Please write to ${SHOP.email}.` };
const SESSION_OVER = 'Your session has expired. Please log in again.';

const REFRESH = 'shop_refresh';
const BINDING = 'shop_binding';

/** The client's details at login. */
export interface LoginClient {
  /**
   * Whether the client has no cookies. Then its access token is valid without a cookie, and the response contains its
   * refresh token.
   */
  unbound: boolean;
  /** The device name, by which the shopper recognizes the session. */
  deviceName: string | undefined;
}

/** A session that has just started. Its cookies and tokens are issued after the commit. */
export interface StartedSession {
  shopperId: string;
  sessionId: string;
  loginMethod: LoginMethod;
  refresh: string;
  /** The secret that binds its access tokens to a cookie; null for a client without cookies. */
  binding: string | null;
  expiresAt: Date;
  deviceName: string | undefined;
}

/** The response of a login or a refresh. */
export interface IssuedTokens {
  accessToken: string;
  /** Only for a client without cookies. */
  refreshToken?: string;
  /** The end of the session unless it is refreshed; present with a refresh token. */
  refreshExpiresAt?: string;
}

/** Starts, renews and ends sessions. */
export interface Sessions extends Pick<Authentication, 'authenticate' | 'authenticateStaff'> {
  /** Starts a session in the transaction `db`. Refuses a blocked account with NOT_ALLOWED_IN_STATUS. */
  start(db: Db, shopperId: string, loginMethod: LoginMethod, client: LoginClient): Promise<StartedSession>;
  /**
   * Returns the session's tokens. For a session with cookies, also sets them and ends the session that they replace.
   */
  issueTokens(started: StartedSession, cookies: Cookies): Promise<IssuedTokens>;
  /** Returns a new access token for the cookies, and renews them. Refuses with SESSION_NOT_FOUND or SESSION_INVALID. */
  refresh(cookies: Cookies): Promise<IssuedTokens>;
  /** Returns new tokens for the refresh token of a client without cookies. Refuses with SESSION_INVALID. */
  refreshByToken(refreshToken: string): Promise<IssuedTokens>;
  /**
   * Ends the cookies' session and deletes the cookies. Without a refresh cookie, ends the session of an unbound token.
   * Refuses with SESSION_NOT_FOUND.
   */
  logout(headers: IncomingHttpHeaders, cookies: Cookies): Promise<void>;
  /** Ends the session of the refresh token of a client without cookies; refuses with SESSION_NOT_FOUND. */
  logoutByToken(refreshToken: string): Promise<void>;
  /** Returns the access token and account of a login by redirect, once. Refuses like `refresh`. */
  completeRedirect(cookies: Cookies): Promise<{ shopperId: string; accessToken: string }>;
  /** Whether these cookies belong to a valid session of the shopper, in the transaction `db`. */
  isLoggedIn(db: Db, shopperId: string, cookies: Cookies): Promise<boolean>;
  /** Ends all sessions of a shopper, in the transaction `db`. */
  endAll(db: Db, shopperId: string): Promise<void>;
}

/** The dependencies of the sessions. */
export interface SessionsOptions {
  db: Db;
  secret: string;
  now: () => Date;
  securityLog: SecurityLog;
  loginNotices: LoginNotices;
  /** Whether staff need a second factor. */
  isSecondFactorRequired: boolean;
}

/** Creates the sessions. */
export function createSessions(options: SessionsOptions): Sessions {
  const { db, secret, now, securityLog, loginNotices } = options;
  const accessTokens = createAccessTokens(secret, now);
  const refreshTokens = createRefreshTokens(db, secret, (email) =>
    securityLog.write('refresh-token-replayed', toSubject(email)),
  );
  const sessions = createSessionRepository(db);

  const revokeUnbound = async (headers: IncomingHttpHeaders) => {
    const claims = await accessTokens.verify(bearerToken(headers));
    // A bound token belongs to a browser: a thief cannot even log out with it.
    if (typeof claims === 'string' || claims.bindingHash !== null) return false;
    return sessions.revokeUnbound(claims.sessionId, claims.shopperId, now());
  };
  const issue = async ({ session, token, expiresAt }: Renewal): Promise<IssuedTokens> => {
    const { id: sessionId, shopper_id: shopperId, binding_hash: bindingHash } = session;
    const accessToken = await accessTokens.sign({ shopperId, sessionId, bindingHash });
    return bindingHash === null ? withRefreshToken(accessToken, token, expiresAt) : { accessToken };
  };

  return {
    ...createAuthentication(options, (headers) => accessTokens.verify(bearerToken(headers))),
    start: async (trx, shopperId, loginMethod, { unbound, deviceName }) => {
      if (await createSessionRepository(trx).isBlocked(shopperId)) refuse('NOT_ALLOWED_IN_STATUS', BLOCKED);
      const refresh = unbound ? refreshTokens.createPortable() : refreshTokens.createCookie();
      const [binding, sessionId] = [unbound ? null : randomToken(), randomId('se')];
      const fromNow = (milliseconds: number) => new Date(now().getTime() + milliseconds);
      const ends = { expiresAt: fromNow(SESSION_MS), staffExpiresAt: fromNow(STAFF_SESSION_MS) };
      const hashes = { bindingHash: binding === null ? null : hashOf(binding), refreshHash: hashOf(refresh) };
      const session = { id: sessionId, shopperId, loginMethod, deviceName: deviceName ?? null, ...ends };
      const expiresAt = await createSessionRepository(trx).insert({ ...session, ...hashes }, now());
      return { shopperId, sessionId, loginMethod, refresh, binding, expiresAt, deviceName };
    },
    issueTokens: async ({ shopperId, sessionId, loginMethod, refresh, binding, expiresAt, deviceName }, cookies) => {
      const shopper = await sessions.findShopper(shopperId);
      securityLog.write('login', { ...toSubject(shopper?.email), how: loginMethod });
      if (shopper) await loginNotices.mailIfNew({ ...shopper, deviceName, unbound: binding === null }, cookies);
      const bindingHash = binding === null ? null : hashOf(binding);
      const accessToken = await accessTokens.sign({ shopperId, sessionId, bindingHash });
      if (binding === null) return withRefreshToken(accessToken, refresh, expiresAt);
      const older = cookies.get(REFRESH);
      if (older) await sessions.revokeByRefreshToken(hashOf(older), now());
      setCookies(cookies, refresh, binding);
      return { accessToken };
    },
    refresh: async (cookies) => {
      const token = cookies.get(REFRESH) ?? refuse('SESSION_NOT_FOUND');
      const binding = cookies.get(BINDING) ?? '';
      const renewal = await refreshTokens.renew(token, binding, now());
      if (!renewal) {
        clearSessionCookies(cookies);
        return refuse('SESSION_INVALID');
      }
      setCookies(cookies, renewal.token, binding);
      return issue(renewal);
    },
    refreshByToken: async (token) => {
      const renewal = refreshTokens.isPortable(token) ? await refreshTokens.renew(token, null, now()) : undefined;
      return issue(renewal ?? refuse('SESSION_INVALID'));
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
      clearSessionCookies(cookies);
      forgetDevice(cookies);
      const ended = token ? await sessions.revokeByRefreshToken(hashOf(token), now()) : await revokeUnbound(headers);
      if (!ended) refuse('SESSION_NOT_FOUND');
    },
    logoutByToken: async (token) => {
      const ended = refreshTokens.isPortable(token) && (await sessions.revokeByRefreshToken(hashOf(token), now()));
      if (!ended) refuse('SESSION_NOT_FOUND');
    },
    isLoggedIn: async (trx, shopperId, cookies) => {
      const [refresh, binding] = [cookies.get(REFRESH), cookies.get(BINDING)];
      if (!refresh || !binding) return false;
      return createSessionRepository(trx).hasLive(shopperId, hashOf(refresh), hashOf(binding), now());
    },
    endAll: (trx, shopperId) => createSessionRepository(trx).revokeAll(shopperId, now()),
  };
}

type Verify = (headers: IncomingHttpHeaders) => ReturnType<ReturnType<typeof createAccessTokens>['verify']>;

/** Identifies the shopper of a call by its access token and its cookie. */
function createAuthentication(
  { db, secret, now, securityLog, isSecondFactorRequired }: SessionsOptions,
  verify: Verify,
): Pick<Sessions, 'authenticate' | 'authenticateStaff'> {
  const operatorTokens = createOperatorTokens(secret, now);
  const sessions = createSessionRepository(db);
  // The token was forged, or taken from a browser. Expired and revoked tokens are normal.
  const refuseSuspicious = (reason: TokenError) => {
    securityLog.write('token-refused', { how: reason });
    return refuseToken(reason);
  };
  const readSession = async (headers: IncomingHttpHeaders, cookies: Cookies) => {
    if (!/^Bearer\b/i.test(headers.authorization ?? '')) return refuseToken('TOKEN_MISSING');
    const claims = await verify(headers);
    if (claims === 'TOKEN_MALFORMED') return refuseSuspicious(claims);
    if (claims === 'TOKEN_EXPIRED') return refuseToken(claims);
    const { shopperId, sessionId, bindingHash, endsAt } = claims;
    const binding = hashOf(cookies.get(BINDING) ?? '');
    if (bindingHash && !equalsInConstantTime(binding, bindingHash)) return refuseSuspicious('COOKIE_MISSING');
    const session = await sessions.findLive(sessionId, shopperId, now());
    if (!session) return refuseToken('TOKEN_REVOKED');
    if (session.binding_hash !== bindingHash) return refuseSuspicious('TOKEN_MALFORMED');
    setCaller(session.email);
    return { shopperId, sessionId, session, endsAt };
  };
  return {
    authenticate: async (headers, cookies) => {
      const { session, endsAt: tokenEndsAt, ...known } = await readSession(headers, cookies);
      return { ...known, role: session.role, sellerId: session.seller_id, tokenEndsAt };
    },
    authenticateStaff: async (headers, cookies, { roles, needsFreshLogin }) => {
      if (await operatorTokens.verify(bearerToken(headers))) {
        setCaller(OPERATOR);
        return { by: OPERATOR, role: 'ADMIN', sellerId: undefined };
      }
      const { shopperId: by, session } = await readSession(headers, cookies);
      const { role, seller_id: sellerId } = session;
      if (role === 'SHOPPER') refuse('FORBIDDEN');
      if (!roles.has(role)) refuse('FORBIDDEN', { message: ROLE_MAY_NOT });
      if (session.is_seller_ended) refuse('FORBIDDEN', { message: SELLER_ENDED });
      assertStaffSession(session, { isSecondFactorRequired, needsFreshLogin, now: now() });
      return { by, role, sellerId: sellerId ?? undefined };
    },
  };
}

const SELLER_ENDED = 'The shop no longer works with this seller.';
const ROLE_MAY_NOT = 'Your role does not include this. Please ask the owner of the shop.';

/** Refuses with UNAUTHENTICATED and the reason. */
export function refuseToken(reason: TokenError): never {
  return refuse('UNAUTHENTICATED', { reason, ...(reason === 'TOKEN_MISSING' ? {} : { message: SESSION_OVER }) });
}

function toSubject(email: string | undefined): { email?: string } {
  return email === undefined ? {} : { email };
}

function withRefreshToken(accessToken: string, refreshToken: string, expiresAt: Date): IssuedTokens {
  return { accessToken, refreshToken, refreshExpiresAt: expiresAt.toISOString() };
}

function bearerToken({ authorization = '' }: IncomingHttpHeaders): string {
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1] ?? '';
}

function setCookies(cookies: Cookies, refresh: string, binding: string): void {
  cookies.set(REFRESH, refresh, SESSION_MS / 1_000);
  cookies.set(BINDING, binding, SESSION_MS / 1_000);
}

/** Deletes the cookies of a session that has ended. */
export function clearSessionCookies(cookies: Cookies): void {
  cookies.clear(REFRESH);
  cookies.clear(BINDING);
}
