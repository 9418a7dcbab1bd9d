import type { Cookies } from '../../platform/authentication.ts';
import { deriveKey, equalsInConstantTime, hmacOf, randomToken } from '../../platform/secrets.ts';

const DEVICE = 'shop_device';
const DAY = 86_400_000;
/** Milliseconds for which a browser is known after its last login. */
const KNOWN_MS = 180 * DAY;
/** The most accounts for which one browser is known: a phone that a family shares. */
const MAX_ACCOUNTS = 4;

/**
 * Knows the browsers that have logged in to an account before: what strangers try elsewhere doesn't count against them. The
 * cookie outlives the session. It proves no more than that an earlier login succeeded, and is no login by itself.
 */
export interface DeviceCookies {
  /** The id of the browser when it has logged in to this account before; undefined otherwise. */
  deviceOf(email: string, cookies: Cookies): string | undefined;
  /** Remembers that the browser has logged in to this account. */
  remember(email: string, cookies: Cookies): void;
}

/** Forgets the browser: it is a stranger's from now on. */
export const forgetDevice = (cookies: Cookies): void => cookies.clear(DEVICE);

/** Creates the device cookies under the shop's secret. */
export function createDeviceCookies({ secret, now }: { secret: string; now: () => Date }): DeviceCookies {
  const key = deriveKey(secret, 'devices');
  const seal = (email: string, id: string, until: string) => hmacOf(key, `${email}\0${id}\0${until}`);
  const entriesOf = (cookies: Cookies) => (cookies.get(DEVICE) ?? '').split('~').map((entry) => entry.split('.'));
  const isFor = (email: string, [id = '', until = '', mac = '']: string[]) =>
    Number(until) > now().getTime() && equalsInConstantTime(mac, seal(email, id, until));
  return {
    deviceOf: (email, cookies) =>
      entriesOf(cookies)
        .slice(0, MAX_ACCOUNTS)
        .find((entry) => isFor(email, entry))?.[0],
    remember: (email, cookies) => {
      const entries = entriesOf(cookies).slice(0, MAX_ACCOUNTS);
      const former = entries.find((entry) => isFor(email, entry));
      const [id, until] = [former?.[0] ?? randomToken(), String(now().getTime() + KNOWN_MS)];
      const others = entries.filter((entry) => entry !== former && entry.length === 3).slice(0, MAX_ACCOUNTS - 1);
      const all = [[id, until, seal(email, id, until)], ...others];
      cookies.set(DEVICE, all.map((entry) => entry.join('.')).join('~'), KNOWN_MS / 1_000);
    },
  };
}
