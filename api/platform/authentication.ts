import { isIPv6 } from 'node:net';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The cookies of one call: what came along, and what the answer sets. Scripts and other sites never see them. */
export interface Cookies {
  get(name: string): string | undefined;
  /** Lets the browser keep it for so many seconds. */
  set(name: string, value: string, seconds: number): void;
  /** Has the browser forget it. */
  clear(name: string): void;
}

/** What somebody may do for the shop. */
export type Role = 'SHOPPER' | 'SELLER' | 'ADMIN';

/** Whose session a call belongs to, and what they may do for the shop. */
export interface Caller {
  shopperId: string;
  sessionId: string;
  role: Role;
  /** Whose products a SELLER looks after; null for everybody else. */
  sellerId: string | null;
}

/** One of the shop's people at work. */
export interface Staff {
  /** Who it is: an account's id, or `operator` for the command line. */
  by: string;
  /** A SELLER's own shop, which is all there is for that person; undefined for those who look after everything. */
  sellerId: string | undefined;
}

/** Who stands at the door of the operations that need a session. */
export interface Authentication {
  /** Whose call it is; throws a Refusal when that can't be trusted. */
  authenticate(headers: IncomingHttpHeaders, cookies: Cookies): Promise<Caller>;
  /** Who of the shop's people calls; throws a Refusal like `authenticate`, and for shoppers. */
  authenticateStaff(headers: IncomingHttpHeaders, cookies: Cookies): Promise<Staff>;
  /** Whether cookies go over https alone. */
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

/** Whom an address is counted for: an IPv4 address, or the /64 network that one household has of IPv6. */
export function rateLimitAddress(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return mapped;
  const plain = ip.split('%', 1)[0] ?? '';
  if (!isIPv6(plain)) return ip;
  const [head = '', tail] = plain.split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = tail === undefined ? 0 : 8 - groupsOf(head).length - groupsOf(tail).length;
  const groups = [...groupsOf(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groupsOf(tail ?? '')];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
