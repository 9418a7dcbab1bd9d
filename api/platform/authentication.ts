import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of one call: those it brought, and those its answer sets. Scripts and other sites can't read them. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Sets a cookie for so many seconds. */
  set(name: string, value: string, seconds: number): void;
  /** Deletes a cookie. */
  clear(name: string): void;
}

/** What an account may do for the shop. */
export type Role = 'SHOPPER' | 'SELLER' | 'ADMIN';

/** The account and session of a call. */
export interface Caller {
  shopperId: string;
  sessionId: string;
  role: Role;
  /** The seller for whom a SELLER works; null for every other role. */
  sellerId: string | null;
  /** When the call's access token ends. */
  tokenEndsAt: Date;
}

/** A member of staff. */
export interface Staff {
  /** An account's id, or `operator` for the command line. */
  by: string;
  /** The seller for whom a SELLER works and whose data alone that person sees; undefined for staff who see everything. */
  sellerId: string | undefined;
}

/** What an operation for staff needs besides the role. */
export interface StaffNeeds {
  /** Whether the login, or its confirmation, must not be older than ten minutes. */
  needsFreshLogin: boolean;
}

/** Authenticates the operations that need a session. */
export interface Authentication {
  /** The account of a call; throws a Refusal when the call can't be trusted. */
  authenticate(headers: IncomingHttpHeaders, cookies: Cookies): Promise<Caller>;
  /**
   * The member of staff of a call; throws a Refusal like `authenticate`, for shoppers, and for a session that has not proven what
   * the call needs.
   */
  authenticateStaff(headers: IncomingHttpHeaders, cookies: Cookies, needs: StaffNeeds): Promise<Staff>;
  /** Whether cookies are sent over https only. */
  secureCookies: boolean;
}

/** The cookies of a call and of its answer. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const ours = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    get: (name) => request.cookies[name] || undefined,
    set: (name, value, seconds) => void reply.setCookie(name, value, { ...ours, maxAge: seconds }),
    clear: (name) => void reply.clearCookie(name, ours),
  };
}
