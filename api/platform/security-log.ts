import type { FastifyInstance } from 'fastify';
import { customerOf, rateLimitAddress } from '../../server-kit/client-address.ts';
import { createLogThinning } from '../../server-kit/log-thinning.ts';
import { Refusal } from './refusals.ts';
import { requestContext } from './request-context.ts';
import { deriveKey, hmacOf } from './secrets.ts';

/** All events of the security log; `docs/deployment.md` explains each. */
export const SECURITY_EVENTS = [
  'login',
  'wrong-password',
  'wrong-code',
  'wrong-second-factor',
  'google-refused',
  'limit-reached',
  'proof-of-work-asked',
  'token-refused',
  'refresh-token-replayed',
  'session-ended',
  'password-changed',
  'password-reset',
  'email-changed',
  'second-factor-changed',
  'webhook-forged',
  'payment-proof-forged',
  'hold-cap-reached',
  'forbidden',
  'role-changed',
  'price-changed',
  'product-state-changed',
  'product-removed',
  'export-read',
  'refund-by-staff',
  'payout-by-staff',
  'account-exported',
  'account-erased',
  'account-blocked',
  'account-unblocked',
] as const;

/** An event of the security log. */
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/**
 * Events that a client can cause without limit, without an account or with its own. One address has ten lines a minute
 * of each.
 */
const THINNED_EVENTS: ReadonlySet<SecurityEvent> = new Set([
  'wrong-password',
  'wrong-code',
  'wrong-second-factor',
  'google-refused',
  'limit-reached',
  'proof-of-work-asked',
  'token-refused',
  'webhook-forged',
  'payment-proof-forged',
  'hold-cap-reached',
  'forbidden',
]);

/**
 * The details of a line, besides the account and the place. Never a mail address, phone number, password, code or
 * token.
 */
export interface SecurityDetails {
  /**
   * The email address of the affected account, which is hashed. By default the session's, else the one that the body
   * names.
   */
  email?: string;
  /** The method: a login's method, a token's fault, or the name of a limit. */
  how?: string;
  /** The order item, the product or the role. */
  what?: string;
  /** The number. */
  count?: number;
}

/** The log of events that affect the shop's security. */
export interface SecurityLog {
  /**
   * Writes one line, with the context of the current call. Strangers can cause some events without limit. Of those, one
   * address has ten lines a minute of each event, and then one line with the number of the others.
   */
  write(event: SecurityEvent, details?: SecurityDetails): void;
  /** Writes now how many lines were left out, because the process ends. */
  flush(): void;
  /** The number of each event since this process started. */
  counts(): Record<SecurityEvent, number>;
}

/** The dependencies of the security log. */
export interface SecurityLogOptions {
  secret: string;
  log: { info(line: object, words: string): void };
}

/** Creates the security log under the shop's secret: all processes write the same hashes. */
export function createSecurityLog({ secret, log }: SecurityLogOptions): SecurityLog {
  const hash = createSecurityHash(secret);
  const counts = new Map<SecurityEvent, number>();
  const thinning = createLogThinning({
    keyOf: ({ event, customer }: Place & { event: string; customer: string }) => `${event} ${customer}`,
    report: ({ customer: _customer, ...line }, leftOut) => log.info({ ...line, leftOut }, 'security'),
  });
  return {
    write: (event, { email, ...details } = {}) => {
      counts.set(event, (counts.get(event) ?? 0) + 1);
      const { reqId, ...place } = placeOf(hash);
      // A customer of IPv6 has 65,536 networks of one address each.
      const customer = customerOf(rateLimitAddress(requestContext()?.ip));
      const isThinned = THINNED_EVENTS.has(event) && place.address !== undefined;
      const isLeftOut = isThinned && !thinning.admits({ event, customer, ...place });
      const people = peopleOf(hash, email);
      if (!isLeftOut) log.info({ event, ...people, ...(reqId ? { reqId } : {}), ...place, ...details }, 'security');
    },
    flush: () => thinning.flush(),
    counts: () => toRecord(counts),
  };
}

/** Logs refusals as forbidden and as rate-limited, from any part of the app. */
export function logRefusals(app: FastifyInstance, securityLog: SecurityLog): void {
  app.addHook('onError', async (_request, _reply, error) => {
    if (!(error instanceof Refusal)) return;
    if (error.code === 'FORBIDDEN') securityLog.write('forbidden');
    const how = error.rateLimit?.name ?? 'limit';
    if (error.code === 'RATE_LIMITED') securityLog.write('limit-reached', { how });
    if (error.proofOfWork) securityLog.write('proof-of-work-asked', { how, count: error.proofOfWork.tries });
  });
}

/**
 * Hashes mail addresses and client addresses under the shop's secret. All processes produce the same hashes; without
 * the secret nobody can.
 */
export interface SecurityHash {
  account(email: string): string;
  /** `kind` separates an address from a network with the same name. */
  place(kind: 'address' | 'network', text: string): string;
}

/** 96 bits: two accounts never share a hash, and a line remains readable. */
const HASH_LENGTH = 16;

/** Creates the hashes of the security log. */
export function createSecurityHash(secret: string): SecurityHash {
  const key = deriveKey(secret, 'security log');
  const hash = (kind: string, text: string) => hmacOf(key, `${kind}\0${text}`).slice(0, HASH_LENGTH);
  return { account: (email) => hash('account', email.trim().toLowerCase().normalize('NFC')), place: hash };
}

const OPERATOR = 'operator';

/** The affected account, and the actor if it is somebody else. */
function peopleOf(hash: SecurityHash, email: string | undefined): { account?: string; by?: string } {
  const context = requestContext();
  const caller = context?.caller;
  const subject = email ?? (caller === OPERATOR ? undefined : caller) ?? context?.email;
  const account = subject === undefined ? undefined : hash.account(subject);
  const by = caller === undefined || caller === OPERATOR ? caller : hash.account(caller);
  return { ...(account ? { account } : {}), ...(by && by !== account ? { by } : {}) };
}

/** The origin of a call, as hashes. */
interface Place {
  reqId?: string;
  address?: string;
  network?: string;
}

/** The request id, the client's address, and the network around it. */
function placeOf(hash: SecurityHash): Place {
  const context = requestContext();
  if (!context) return {};
  const { requestId: reqId, ip } = context;
  if (ip === undefined) return { reqId };
  const address = rateLimitAddress(ip);
  return { reqId, address: hash.place('address', address), network: hash.place('network', networkOf(address)) };
}

/**
 * The /24 of an IPv4 address, the /48 of an IPv6 address: the network of one customer, or a small part of a carrier.
 */
function networkOf(address: string): string {
  const ipv6 = address.endsWith('::/64') ? address.split(':', 3).join(':') : undefined;
  return ipv6 ?? address.split('.', 3).join('.');
}

function toRecord(counts: ReadonlyMap<SecurityEvent, number>): Record<SecurityEvent, number> {
  const entries = SECURITY_EVENTS.map((event) => [event, counts.get(event) ?? 0] as const);
  // Every event has its entry.
  return Object.fromEntries(entries) as Record<SecurityEvent, number>;
}
