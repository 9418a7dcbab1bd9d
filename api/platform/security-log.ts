import type { FastifyInstance } from 'fastify';
import { rateLimitAddress } from '../../schema/client-address.ts';
import { createLogThinning } from './log-thinning.ts';
import { Refusal } from './refusals.ts';
import { requestContext } from './request-context.ts';
import { deriveKey, hmacOf } from './secrets.ts';

/** Everything that the security log tells of; `docs/deployment.md` says what each means. */
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
  'second-factor-changed',
  'webhook-forged',
  'payment-proof-forged',
  'hold-cap-reached',
  'forbidden',
  'role-changed',
  'price-changed',
  'refund-by-staff',
  'account-exported',
  'account-erased',
] as const;

/** An event of the security log. */
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];

/** What a client without any account, or with one of its own, may cause without end: one address has ten lines a minute of each. */
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

/** What a line says beside who and where. Never a mail address, phone number, password, code or token. */
export interface SecurityDetails {
  /** The email address of the account in question, which is hashed; by default the session's, else the one that the body names. */
  email?: string;
  /** How: a login's method, a token's fault, the name of a limit. */
  how?: string;
  /** The order item, the product or the role. */
  what?: string;
  /** How many. */
  count?: number;
}

/** The log of what matters to the shop's security. */
export interface SecurityLog {
  /**
   * Writes one line, with what is known of the call that is being answered. Of what strangers may cause without end one address has ten
   * lines a minute of each event, and then one that counts the others.
   */
  write(event: SecurityEvent, details?: SecurityDetails): void;
  /** Writes at once how many lines were left out: the process ends. */
  flush(): void;
  /** How often each event came since this process started. */
  counts(): Record<SecurityEvent, number>;
}

/** What the security log needs. */
export interface SecurityLogOptions {
  secret: string;
  log: { info(line: object, words: string): void };
}

/** Creates the security log under the shop's secret: every process writes the same hashes. */
export function createSecurityLog({ secret, log }: SecurityLogOptions): SecurityLog {
  const hash = createSecurityHash(secret);
  const counts = new Map<SecurityEvent, number>();
  const thinning = createLogThinning((line) => log.info(line, 'security'));
  return {
    write: (event, { email, ...details } = {}) => {
      counts.set(event, (counts.get(event) ?? 0) + 1);
      const { reqId, ...place } = placeOf(hash);
      const isLeftOut = THINNED_EVENTS.has(event) && isFromClient(place) && !thinning.admits({ event, ...place });
      const people = peopleOf(hash, email);
      if (!isLeftOut) log.info({ event, ...people, ...(reqId ? { reqId } : {}), ...place, ...details }, 'security');
    },
    flush: () => thinning.flush(),
    counts: () => toRecord(counts),
  };
}

/** Logs what any part of the app refuses as forbidden, or as done too often. */
export function logRefusals(app: FastifyInstance, securityLog: SecurityLog): void {
  app.addHook('onError', async (_request, _reply, error) => {
    if (!(error instanceof Refusal)) return;
    if (error.code === 'FORBIDDEN') securityLog.write('forbidden');
    const how = error.rateLimit?.name ?? 'limit';
    if (error.code === 'RATE_LIMITED') securityLog.write('limit-reached', { how });
    if (error.proofOfWork) securityLog.write('proof-of-work-asked', { how, count: error.proofOfWork.tries });
  });
}

/** Hashes mail addresses and client addresses under the shop's secret: alike in every process, and nobody else can. */
export interface SecurityHash {
  account(email: string): string;
  /** `kind` keeps an address apart from the network of the same name. */
  place(kind: 'address' | 'network', text: string): string;
}

/** 96 bits: no two accounts of a shop are alike, and a line stays readable. */
const HASH_LENGTH = 16;

/** Creates the hashes of the security log. */
export function createSecurityHash(secret: string): SecurityHash {
  const key = deriveKey(secret, 'security log');
  const hash = (kind: string, text: string) => hmacOf(key, `${kind}\0${text}`).slice(0, HASH_LENGTH);
  return { account: (email) => hash('account', email.trim().toLowerCase().normalize('NFC')), place: hash };
}

const OPERATOR = 'operator';

/** The account in question, and who acted on it where that is somebody else. */
function peopleOf(hash: SecurityHash, email: string | undefined): { account?: string; by?: string } {
  const context = requestContext();
  const caller = context?.caller;
  const subject = email ?? (caller === OPERATOR ? undefined : caller) ?? context?.email;
  const account = subject === undefined ? undefined : hash.account(subject);
  const by = caller === undefined || caller === OPERATOR ? caller : hash.account(caller);
  return { ...(account ? { account } : {}), ...(by && by !== account ? { by } : {}) };
}

/** From where a call came, as hashes. */
interface Place {
  reqId?: string;
  address?: string;
  network?: string;
}

function isFromClient(place: Place): place is Place & { address: string } {
  return place.address !== undefined;
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

/** The /24 of an IPv4 address, the /48 of an IPv6 one: what one customer, or a small part of a carrier, has. */
function networkOf(address: string): string {
  const ipv6 = address.endsWith('::/64') ? address.split(':', 3).join(':') : undefined;
  return ipv6 ?? address.split('.', 3).join('.');
}

function toRecord(counts: ReadonlyMap<SecurityEvent, number>): Record<SecurityEvent, number> {
  const entries = SECURITY_EVENTS.map((event) => [event, counts.get(event) ?? 0] as const);
  // Every event has its entry.
  return Object.fromEntries(entries) as Record<SecurityEvent, number>;
}
