import { createCookieJar, type CookieJar } from './cookies.ts';
import type { HttpReply, HttpRequest } from './http-messages.ts';
import type { Caller } from './rest.ts';
import { unauthenticated } from './token-faults.ts';

/**
 * The credentials of one request: its token, the REST host's cookies, and the work that the client has done in place of waiting.
 * Nothing else of a request goes to the host.
 */
export interface RequestCredentials {
  /** The access token that the request carries, valid or not; undefined without one. */
  token: string | undefined;
  /** What the client's program calls itself, in the header `User-Agent`. */
  userAgent: string | undefined;
  /** Calls with the request's token and cookies. Throws UNAUTHENTICATED (TOKEN_MALFORMED) for a text that cannot be a token. */
  caller(): Caller;
  /** Calls with this token, or with none, and the same cookies. Includes cookies that the host has set meanwhile. */
  callerWithToken(token?: string): Caller;
  /** Calls with the cookies alone. Without cookies, calls with the token if it can be one. */
  callerByCookiesOrToken(): Caller;
  /** Makes the browser delete the REST host's cookies, and what it keeps of the shop's answers. */
  clearCookies(): void;
}

const BEARER = /^bearer +/i;
const TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;
const MAX_TOKEN_LENGTH = 8_192;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a text can be an access token at all. */
export function isToken(text: string): boolean {
  return text.length <= MAX_TOKEN_LENGTH && TOKEN.test(text);
}

/** The token in a request's `Authorization`, whatever it looks like; undefined where that is missing or of another scheme. */
export function bearerTokenOf({ authorization = '' }: HttpRequest['headers']): string | undefined {
  return BEARER.test(authorization) ? authorization.replace(BEARER, '').trim() : undefined;
}

/** Whether a request's or an address's host is this very machine. */
export function isLoopback({ host }: Pick<HttpRequest, 'host'>): boolean {
  return LOOPBACK.test(host);
}

/** What is known of the gateway, and of its host. */
export interface CredentialOptions {
  isProduction: boolean;
  /** Whether the host has none of our additions: it gets cookies with the calls alone that the specification names. */
  isBasicHost: boolean;
}

/** Reads the credentials of a request. Cookies that the REST host sets go out with the reply. */
export function createRequestCredentials(
  request: HttpRequest,
  reply: HttpReply,
  { isProduction, isBasicHost }: CredentialOptions,
): RequestCredentials {
  const { cookie } = request.headers;
  const token = bearerTokenOf(request.headers);
  const isSecure = isProduction || request.protocol === 'https' || isLoopback(request);
  const jar = createCookieJar(cookie, isSecure ? '__Host-rest.' : 'rest.', (setCookies) => {
    reply.removeHeader('set-cookie').header('set-cookie', setCookies);
  });
  const callerWithToken = (one?: string) => callerOf(request, jar, { token: one, isBasicHost });
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

/** The header with the solution of a challenge of the REST host's, and what it may look like. */
const PROOF_HEADER = 'proof-of-work';
const PROOF = /^[\w.-]{1,300}$/;

function callerOf(
  { ip, headers }: HttpRequest,
  jar: CookieJar,
  { token, isBasicHost }: { token: string | undefined; isBasicHost: boolean },
): Caller {
  const proof = headers[PROOF_HEADER]?.toString();
  const hasProof = proof !== undefined && PROOF.test(proof);
  return {
    headers: (cookies = 'additional') => {
      const isSent = cookies === 'classic' || (cookies === 'additional' && !isBasicHost);
      const cookie = isSent ? jar.header() : undefined;
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
