import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of one call and of its response. Scripts and other sites can't read them. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Sets a cookie for this number of seconds. */
  set(name: string, value: string, seconds: number): void;
  /** Deletes a cookie. */
  clear(name: string): void;
}

/**
 * The role of an account in the shop. A SELLER has access to one seller's data, every other role of staff to the whole
 * shop's; `x-roles` in the contract names the roles of each operation. The ADMIN is the shop's owner.
 */
export type Role = 'SHOPPER' | 'SELLER' | 'ACCOUNTANT' | 'EDITOR' | 'PACKER' | 'MANAGER' | 'ADMIN';

/** The account and session of a call. */
export interface Caller {
  shopperId: string;
  sessionId: string;
  role: Role;
  /** The seller for whom a SELLER works; null for every other role. */
  sellerId: string | null;
  /** The expiry of the call's access token. */
  tokenEndsAt: Date;
}

/** A member of staff. */
export interface Staff {
  /** An account's id, or `operator` for the command line. */
  by: string;
  role: Role;
  /** The seller for whom a SELLER works, who sees only that seller's data; undefined for staff who see everything. */
  sellerId: string | undefined;
}

/** The requirements of an operation for staff. */
export interface StaffNeeds {
  /** The roles that may call it. */
  roles: ReadonlySet<Role>;
  /** Whether the login, or its confirmation, must be at most ten minutes old. */
  needsFreshLogin: boolean;
}

/** Authenticates the operations that need a session. */
export interface Authentication {
  /** The account of a call. Throws a Refusal if the call can't be trusted. */
  authenticate(headers: IncomingHttpHeaders, cookies: Cookies): Promise<Caller>;
  /**
   * The member of staff of a call. Throws a Refusal like `authenticate`, for every other role, and for a
   * session without the required proofs.
   */
  authenticateStaff(headers: IncomingHttpHeaders, cookies: Cookies, needs: StaffNeeds): Promise<Staff>;
  /** Whether cookies are sent over https only. */
  secureCookies: boolean;
}

/** The cookies of a call and of its response. */
export function cookiesOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Cookies {
  const ours = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    get: (name) => request.cookies[name] || undefined,
    set: (name, value, seconds) => void reply.setCookie(name, value, { ...ours, maxAge: seconds }),
    clear: (name) => void reply.clearCookie(name, ours),
  };
}
