import type { FastifyReply, FastifyRequest } from 'fastify';
import { createCookieJar, type CookieJar } from './cookies.ts';
import type { Caller } from './http-clients.ts';
import type { TokenError } from '../../schema/vocabulary.ts';
import { Failure } from './failures.ts';
import type { Rest } from './rest.ts';
import { UpstreamFailure } from './host-errors.ts';

/**
 * The credentials of one request: its token, the REST host's cookies, and the client's proof of work. Only these are
 * forwarded to the host.
 */
export interface RequestCredentials {
  /** The access token of the request, valid or not; undefined without one. */
  token: string | undefined;
  /** The client's `User-Agent` header. */
  userAgent: string | undefined;
  /** Returns a caller with the request's token and cookies. Throws UNAUTHENTICATED (TOKEN_MALFORMED) for a text that cannot be a token. */
  caller(): Caller;
  /** Returns a caller with this token, or with none, and the same cookies. Includes cookies that the host set in the meantime. */
  callerWithToken(token?: string): Caller;
  /** Returns a caller with only the cookies. Without cookies, it has the token if it can be one. */
  callerByCookiesOrToken(): Caller;
  /** Makes the browser delete the REST host's cookies and its cache of the shop's responses. */
  clearCookies(): void;
}

const BEARER = /^bearer +/i;
const TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;
const MAX_TOKEN_LENGTH = 8_192;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a text can be an access token. */
export function isToken(text: string): boolean {
  return text.length <= MAX_TOKEN_LENGTH && TOKEN.test(text);
}

/** Returns the token in a request's `Authorization`, unchecked; undefined without one or with another scheme. */
export function bearerTokenOf({ authorization = '' }: FastifyRequest['headers']): string | undefined {
  return BEARER.test(authorization) ? authorization.replace(BEARER, '').trim() : undefined;
}

/** Whether the host of a request or address is this machine. */
export function isLoopback({ host }: Pick<FastifyRequest, 'host'>): boolean {
  return LOOPBACK.test(host);
}

/** Reads the credentials of a request. Cookies that the REST host sets are sent with the reply. */
export function createRequestCredentials(
  request: FastifyRequest,
  reply: FastifyReply,
  { isProduction }: { isProduction: boolean },
): RequestCredentials {
  const { cookie } = request.headers;
  const token = bearerTokenOf(request.headers);
  const isSecure = isProduction || request.protocol === 'https' || isLoopback(request);
  const jar = createCookieJar(cookie, isSecure ? '__Host-rest.' : 'rest.', (setCookies) => {
    reply.removeHeader('set-cookie').header('set-cookie', setCookies);
  });
  const callerWithToken = (one?: string) => callerOf(request, jar, one);
  return {
    token,
    userAgent: request.headers['user-agent'],
    callerWithToken,
    caller: () => {
      if (token !== undefined && !isToken(token)) throw unauthenticated('TOKEN_MALFORMED');
      return callerWithToken(token);
    },
    callerByCookiesOrToken: () => {
      const needsToken = jar.header() === undefined && token !== undefined && isToken(token);
      return callerWithToken(needsToken ? token : undefined);
    },
    clearCookies: () => {
      jar.clear();
      reply.header('clear-site-data', '"cache"');
    },
  };
}

/** The header with the solution of the REST host's challenge, and its form. */
const PROOF_HEADER = 'proof-of-work';
const PROOF = /^[\w.-]{1,300}$/;

function callerOf({ ip, headers }: FastifyRequest, jar: CookieJar, token: string | undefined): Caller {
  const proof = headers[PROOF_HEADER]?.toString();
  const hasProof = proof !== undefined && PROOF.test(proof);
  return {
    headers: (usesCookies) => {
      const cookie = usesCookies ? jar.header() : undefined;
      return {
        'x-forwarded-for': ip,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(hasProof ? { [PROOF_HEADER]: proof } : {}),
      };
    },
    takeCookies: (setCookies) => jar.store(setCookies),
  };
}

/** Returns the expiry that the token claims; null without one. The claim is not verified: only the host can verify it. */
export function expiryOf(token: string): Date | null {
  const claims = parseClaims(token);
  const date = new Date(typeof claims?.exp === 'number' ? claims.exp * 1_000 : Number.NaN);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Returns the token's subject claim; undefined without one. It is not verified: only the host can verify it. */
export function subjectOf(token: string): string | undefined {
  const subject = parseClaims(token)?.sub;
  return typeof subject === 'string' && subject !== '' ? subject : undefined;
}

/** The claims that change when a token is renewed. */
const TIMES: ReadonlySet<string> = new Set(['exp', 'iat', 'nbf', 'auth_time']);

/**
 * Returns the identity claims of a token without its times, unverified: equal for a renewed token. Hosts cannot
 * distinguish shoppers by anything else. A token without claims identifies itself.
 */
export function bearerOf(token: string): string {
  const claims = Object.entries(parseClaims(token) ?? {}).filter(([name]) => !TIMES.has(name));
  return claims.length === 0 ? token : JSON.stringify(claims.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Whether a text has the form of a JSON Web Token. */
export function isJsonWebToken(token: string): boolean {
  return parseClaims(token) !== undefined;
}

/** Parses the claims of a token; undefined for any other text. */
function parseClaims(token: string): { exp?: unknown; sub?: unknown } | undefined {
  const [, middle = '', signature, ...more] = token.split('.');
  if (!signature || more.length > 0) return undefined;
  try {
    const claims: unknown = JSON.parse(Buffer.from(middle, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && !Array.isArray(claims) ? claims : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A fault of a session, other than its access token. */
type SessionFault = 'SESSION_NOT_FOUND' | 'SESSION_INVALID';

const LOG_IN = 'Please log in.';
const SESSION_OVER = 'Your session has expired. Please log in again.';
const COOKIE_MISSING = 'This login is a browser\u2019s, and its cookie did not come along. Please log in again.';
const MESSAGES: Record<TokenError | SessionFault, string> = {
  TOKEN_MISSING: LOG_IN,
  SESSION_NOT_FOUND: LOG_IN,
  COOKIE_MISSING,
  TOKEN_EXPIRED: SESSION_OVER,
  TOKEN_MALFORMED: SESSION_OVER,
  TOKEN_REVOKED: SESSION_OVER,
  SESSION_INVALID: SESSION_OVER,
};

/** Returns the failure UNAUTHENTICATED with its reason, in our own words. */
export function unauthenticated(reason: TokenError | SessionFault): Failure {
  return new Failure('UNAUTHENTICATED', MESSAGES[reason], { reason });
}

/**
 * Returns calls with this token. If the host refuses it (401), they throw UNAUTHENTICATED with the host's reason, or
 * with one derived from the token.
 */
export function withTokenErrors(rest: Rest, token: string, now: () => number = Date.now): Rest {
  return async (id, params) => {
    try {
      return await rest(id, params);
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || error.status !== 401) throw error;
      throw unauthenticated(error.errorBody.reason ?? guessFault(token, now()));
    }
  };
}

function guessFault(token: string, now: number): TokenError {
  if (!isJsonWebToken(token)) return 'TOKEN_MALFORMED';
  const expiry = expiryOf(token);
  return expiry !== null && expiry.getTime() <= now ? 'TOKEN_EXPIRED' : 'TOKEN_REVOKED';
}
