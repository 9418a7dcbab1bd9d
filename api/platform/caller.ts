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

/** Whose session a call belongs to. */
export interface Caller {
  shopperId: string;
  sessionId: string;
}

/** Who stands at the door of the operations that need a session. */
export interface Door {
  /** Whose call it is; throws a Refusal when that can't be trusted. */
  authenticate(headers: IncomingHttpHeaders, cookies: Cookies): Promise<Caller>;
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
export function countedAddress(ip: string): string {
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
