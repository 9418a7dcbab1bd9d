import type { IncomingHttpHeaders } from 'node:http';
import type { Cookies, Door } from '../../platform/caller.ts';
import type { Db } from '../../platform/database.ts';
import { refuse } from '../../platform/refusals.ts';
import { areSame, hashOf, keyFor, randomId, randomWord, sealOf } from '../../platform/secret.ts';
import type { Beginning } from '../tables.ts';
import { sessionsRepository } from './repository.ts';
import type { HeldSession } from './repository.ts';
import { OPERATOR, operatorTokens } from './operator.ts';
import type { OperatorTokens } from './operator.ts';
import { ACCESS_SECONDS, accessTokens } from './tokens.ts';

const DAY = 86_400_000;
/** Milliseconds that a session lasts after it was last refreshed. */
export const LASTS_MS = 30 * DAY;
/** Milliseconds after which a session ends, however often it is refreshed. */
const ENDS_MS = 180 * DAY;
/** Milliseconds in which a replaced refresh token still leads to its successor, for tabs that asked at once. */
const GRACE_MS = 10_000;
/** Milliseconds in which a login by redirect has to be completed. */
const HANDOVER_MS = 300_000;

const REFRESH = 'shop_refresh';
const BINDING = 'shop_binding';

/** A session that has just begun; its cookies and its token are given out once the transaction is through. */
export interface Opened {
  shopperId: string;
  sessionId: string;
  /** The words for the two cookies; absent for a client without cookies. */
  words: { refresh: string; binding: string } | undefined;
}

/** Begins, renews and ends sessions. */
export interface Sessions extends Pick<Door, 'authenticate' | 'admit'> {
  /** Begins a session in the transaction `db`; with `unbound` its token is good by itself, and can't be renewed. */
  begin(db: Db, shopperId: string, begunBy: Beginning, unbound?: boolean): Promise<Opened>;
  /** Sets the session's cookies, ends the one they replace, and answers the access token. */
  giveOut(opened: Opened, cookies: Cookies): Promise<string>;
  /** A new access token by the cookies, which are renewed; refuses with SESSION_NOT_FOUND or SESSION_INVALID. */
  refresh(cookies: Cookies): Promise<string>;
  /**
   * Ends the cookies' session and removes them; without a refresh cookie that of an unbound token. Refuses with
   * SESSION_NOT_FOUND.
   */
  logout(headers: IncomingHttpHeaders, cookies: Cookies): Promise<void>;
  /** The access token of a login by redirect and whose it is, once; refuses like `refresh`. */
  handOver(cookies: Cookies): Promise<{ shopperId: string; accessToken: string }>;
  /** Ends all sessions of a shopper, in the transaction `db`. */
  endAll(db: Db, shopperId: string): Promise<void>;
}

/** What sessions are made with. */
export interface SessionParts {
  db: Db;
  secret: string;
  now: () => Date;
}

/** The sessions of the shop. */
export function openSessions({ db, secret, now }: SessionParts): Sessions {
  const tokens = accessTokens(secret, now);
  return {
    ...beginning({ db, now }, tokens),
    ...renewing({ db, now }, tokens, keyFor(secret, 'refresh tokens')),
    ...checking({ db, now }, tokens, operatorTokens(secret, now)),
    ...leaving({ db, now }, tokens),
  };
}

type Parts = Pick<SessionParts, 'db' | 'now'>;
type Tokens = ReturnType<typeof accessTokens>;

function beginning({ db, now }: Parts, tokens: Tokens): Pick<Sessions, 'begin' | 'giveOut'> {
  return {
    begin: async (trx, shopperId, begunBy, unbound = false) => {
      const words = unbound ? undefined : { refresh: randomWord(), binding: randomWord() };
      const sessionId = randomId('se');
      const hashes = {
        bindingHash: words ? hashOf(words.binding) : null,
        refreshHash: words ? hashOf(words.refresh) : null,
      };
      const expiresAt = new Date(now().getTime() + (words ? LASTS_MS : ACCESS_SECONDS * 1_000));
      await sessionsRepository(trx).begin({ id: sessionId, shopperId, begunBy, expiresAt, ...hashes }, now());
      return { shopperId, sessionId, words };
    },
    giveOut: async ({ shopperId, sessionId, words }, cookies) => {
      if (!words) return tokens.sign({ shopperId, sessionId, bindingHash: null });
      const older = cookies.get(REFRESH);
      if (older) await sessionsRepository(db).end(hashOf(older), now());
      remember(cookies, words.refresh, words.binding);
      return tokens.sign({ shopperId, sessionId, bindingHash: hashOf(words.binding) });
    },
  };
}

function renewing({ db, now }: Parts, tokens: Tokens, key: Uint8Array): Pick<Sessions, 'refresh' | 'handOver'> {
  return {
    refresh: async (cookies) => {
      const [word, binding] = [cookies.get(REFRESH), cookies.get(BINDING)];
      if (!word) return refuse('SESSION_NOT_FOUND');
      const renewed = await db.transaction().execute((trx) => renew(trx, key, word, binding, now()));
      if (!renewed || !binding) {
        forget(cookies);
        return refuse('SESSION_INVALID');
      }
      remember(cookies, renewed.word, binding);
      const { id, shopper_id: shopperId } = renewed.session;
      return tokens.sign({ shopperId, sessionId: id, bindingHash: hashOf(binding) });
    },
    handOver: async (cookies) => {
      const word = cookies.get(REFRESH) ?? refuse('SESSION_NOT_FOUND');
      const bindingHash = hashOf(cookies.get(BINDING) ?? '');
      const since = new Date(now().getTime() - HANDOVER_MS);
      const session = await sessionsRepository(db).handOver(hashOf(word), bindingHash, since, now());
      if (!session) return refuse('SESSION_INVALID');
      const { id: sessionId, shopper_id: shopperId } = session;
      return { shopperId, accessToken: await tokens.sign({ shopperId, sessionId, bindingHash }) };
    },
  };
}

/**
 * The newest refresh token of the session that `word` belongs to, made now if `word` is the newest; undefined when it
 * isn't to be trusted. One that was replaced longer ago than tabs may differ is stolen: its session ends.
 */
async function renew(trx: Db, key: Uint8Array, word: string, binding: string | undefined, now: Date) {
  const sessions = sessionsRepository(trx);
  const session = await sessions.hold(hashOf(word));
  if (!session || session.revoked_at || session.expires_at <= now) return undefined;
  let newest = word;
  for (;;) {
    const token = await sessions.refreshToken(hashOf(newest));
    if (!token) return undefined;
    if (!token.replaced_at) break;
    if (now.getTime() - token.replaced_at.getTime() > GRACE_MS) {
      await sessions.revoke(session.id, now);
      return undefined;
    }
    newest = sealOf(key, newest);
  }
  if (!binding || !session.binding_hash || !areSame(hashOf(binding), session.binding_hash)) return undefined;
  if (newest !== word) return { word: newest, session };
  const successor = sealOf(key, word);
  await sessions.replace(hashOf(word), hashOf(successor), session.id, lastsUntil(session, now), now);
  return { word: successor, session };
}

function lastsUntil(session: HeldSession, now: Date): Date {
  return new Date(Math.min(now.getTime() + LASTS_MS, session.created_at.getTime() + ENDS_MS));
}

function leaving({ db, now }: Parts, tokens: Tokens): Pick<Sessions, 'logout' | 'endAll'> {
  const endUnbound = async (headers: IncomingHttpHeaders) => {
    const claims = await claimsOf(headers, tokens);
    // A token that is bound was a browser's: whoever stole it can't even log out.
    if (claims?.bindingHash !== null) return false;
    return sessionsRepository(db).endUnbound(claims.sessionId, claims.shopperId, now());
  };
  return {
    endAll: (trx, shopperId) => sessionsRepository(trx).revokeAll(shopperId, now()),
    logout: async (headers, cookies) => {
      const word = cookies.get(REFRESH);
      forget(cookies);
      const ended = word ? await sessionsRepository(db).end(hashOf(word), now()) : await endUnbound(headers);
      if (!ended) refuse('SESSION_NOT_FOUND');
    },
  };
}

function checking(
  { db, now }: Parts,
  tokens: Tokens,
  operators: OperatorTokens,
): Pick<Sessions, 'authenticate' | 'admit'> {
  const authenticate: Sessions['authenticate'] = async (headers, cookies) => {
    const claims = await claimsOf(headers, tokens);
    if (!claims) return refuse('UNAUTHENTICATED');
    const { shopperId, sessionId, bindingHash } = claims;
    if (bindingHash && !areSame(hashOf(cookies.get(BINDING) ?? ''), bindingHash)) return refuse('UNAUTHENTICATED');
    const session = await sessionsRepository(db).live(sessionId, shopperId, now());
    if (!session || session.binding_hash !== bindingHash) return refuse('UNAUTHENTICATED');
    return { shopperId, sessionId, role: session.role, sellerId: session.seller_id };
  };
  return {
    authenticate,
    admit: async (headers, cookies) => {
      if (await operators.isGood(bearerOf(headers))) return { by: OPERATOR, sellerId: undefined };
      const { shopperId, role, sellerId } = await authenticate(headers, cookies);
      if (role === 'ADMIN') return { by: shopperId, sellerId: undefined };
      return { by: shopperId, sellerId: sellerId ?? refuse('FORBIDDEN') };
    },
  };
}

/** What the call's bearer token says; undefined without one that is to be trusted. */
async function claimsOf(headers: IncomingHttpHeaders, tokens: Tokens) {
  const token = bearerOf(headers);
  return token ? tokens.read(token) : undefined;
}

function bearerOf({ authorization = '' }: IncomingHttpHeaders): string {
  return /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1] ?? '';
}

function remember(cookies: Cookies, refresh: string, binding: string): void {
  cookies.set(REFRESH, refresh, LASTS_MS / 1_000);
  cookies.set(BINDING, binding, LASTS_MS / 1_000);
}

function forget(cookies: Cookies): void {
  cookies.clear(REFRESH);
  cookies.clear(BINDING);
}
