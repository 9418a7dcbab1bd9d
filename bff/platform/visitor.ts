import type { FastifyReply, FastifyRequest } from 'fastify';
import { openJar, type CookieJar } from './cookies.ts';
import { Failure } from './failures.ts';
import type { Caller } from './rest.ts';

/** Who sent a request: what of it may go on to the REST host, and nothing else. */
export interface Visitor {
  /** Whether an access token came along, good or bad. */
  hasToken: boolean;
  /** Calls for the visitor; throws UNAUTHENTICATED for a token that can't be one. */
  caller(): Caller;
  /** Calls by another token and the same cookies, those included that were set meanwhile; without one by cookies alone. */
  callerWith(token?: string): Caller;
  /** Calls by cookies alone; where there are none by the token, if it can be one. */
  callerByCookies(): Caller;
  /** Makes the browser forget the REST host's cookies. */
  forgetCookies(): void;
}

const BEARER = /^bearer +/i;
const TOKEN = /^[A-Za-z0-9._~+/-]+=*$/;
const MOST_TOKEN_BYTES = 8_192;
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/** Whether a text can be an access token at all. */
export function isToken(text: string): boolean {
  return text.length <= MOST_TOKEN_BYTES && TOKEN.test(text);
}

/** Whether the browser has the shop open on this very machine. */
export function isOnLoopback({ host }: Pick<FastifyRequest, 'host'>): boolean {
  return LOOPBACK.test(host);
}

/** Makes the visitor of a request; cookies that the REST host sets go out with the reply. */
export function visitorOf(request: FastifyRequest, reply: FastifyReply, isProduction: boolean): Visitor {
  const { authorization, cookie } = request.headers;
  const hasToken = BEARER.test(authorization ?? '');
  const token = authorization?.replace(BEARER, '').trim() ?? '';
  const isSafe = isProduction || request.protocol === 'https' || isOnLoopback(request);
  const jar = openJar(cookie, isSafe ? '__Host-rest.' : 'rest.', (lines) => {
    reply.removeHeader('set-cookie').header('set-cookie', lines);
  });
  const callerWith = (given?: string) => callerOf(request, jar, given);
  return {
    hasToken,
    callerWith,
    caller: () => {
      if (hasToken && !isToken(token)) throw new Failure('UNAUTHENTICATED');
      return callerWith(hasToken ? token : undefined);
    },
    callerByCookies: () => {
      const isAlone = jar.header() === undefined && hasToken && isToken(token);
      return callerWith(isAlone ? token : undefined);
    },
    forgetCookies: () => jar.empty(),
  };
}

function callerOf({ ip, id }: FastifyRequest, jar: CookieJar, token: string | undefined): Caller {
  return {
    headers: () => {
      const cookie = jar.header();
      return {
        'x-forwarded-for': ip,
        'x-request-id': id,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(cookie === undefined ? {} : { cookie }),
      };
    },
    takeCookies: (lines) => jar.take(lines),
  };
}
