import { isIP } from 'node:net';

const NAMES: ReadonlySet<string> = new Set(['loopback', 'linklocal', 'uniquelocal']);
const BITS = { 4: 32, 6: 128 } as const;

/** What `TRUST_PROXY` must be. */
export const TRUST_PROXY_RULE =
  'be addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal, with commas between them';

/** Whether a text names those whose `X-Forwarded-For` is believed, as Fastify's `trustProxy` takes them. */
export function isTrustProxy(text: string): boolean {
  return text.split(',').every((part) => NAMES.has(part.trim()) || isNetwork(part.trim()));
}

/** Those whose forwarded headers are believed: this machine's own where the setting is empty. Adds a sentence to `faults` where it is wrong. */
export function readTrustProxy(text: string | undefined, faults: string[]): string {
  const value = text?.trim() || 'loopback';
  if (!isTrustProxy(value)) faults.push(`TRUST_PROXY must ${TRUST_PROXY_RULE}`);
  return value;
}

/** Whether a text is an address, or a network by its bits or by its mask. */
function isNetwork(text: string): boolean {
  const [address = '', range, ...more] = text.split('/');
  const kind = isIP(address);
  if ((kind !== 4 && kind !== 6) || more.length > 0) return false;
  if (range === undefined) return true;
  if (kind === 4 && isIP(range) === 4) return true;
  return /^\d{1,3}$/.test(range) && Number(range) > 0 && Number(range) <= BITS[kind];
}
