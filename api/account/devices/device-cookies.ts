import type { Cookies } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { deriveKey, equalsInConstantTime, hmacOf, randomToken } from '../../platform/secrets.ts';
import { createShopperRepository } from '../repository.ts';

const DEVICE = 'shop_device';
const DAY = 86_400_000;
/** Milliseconds for which a browser is known after its last login. */
const KNOWN_MS = 180 * DAY;
/** The maximum number of accounts for which one browser is known: a family may share a phone. */
const MAX_ACCOUNTS = 4;

/**
 * The proof that a browser has given: a login, or also the second factor. A password does not prove the second factor:
 * a thief of the password would get new tries with each new browser.
 */
export type DeviceProof = 'login' | 'second factor';

/**
 * Recognizes the browsers that have logged in to an account before. Wrong tries elsewhere do not count against them.
 * The cookie outlives the session. It becomes invalid when the account's address is verified for the first time, and
 * when the password changes. An earlier login may have been somebody else's. The cookie proves an earlier login and is
 * no login itself.
 */
export interface DeviceCookies {
  /** The id of the browser if it has given this proof to the account before; undefined otherwise. */
  deviceOf(email: string, cookies: Cookies, proof?: DeviceProof): Promise<string | undefined>;
  /** Remembers that the browser has logged in to this account, unless its address is unproven. */
  remember(email: string, cookies: Cookies, proof?: DeviceProof): Promise<void>;
  /**
   * Runs `change`, which sets a new password, and recognizes the browser afterwards as before. Returns the browser's
   * id.
   */
  preserveDevice(email: string, cookies: Cookies, change: () => Promise<void>): Promise<string | undefined>;
}

/** Forgets the browser: from now on it counts as unknown. */
export const forgetDevice = (cookies: Cookies): void => cookies.clear(DEVICE);

/** One entry of the cookie: the browser's id, the end of its time, and the seal of both. */
type Entry = readonly string[];
type Seal = (id: string, until: string) => string;

/** Creates the device cookies under the shop's secret. */
export function createDeviceCookies(options: { db: Db; secret: string; now: () => Date }): DeviceCookies {
  const { db, now } = options;
  const key = deriveKey(options.secret, 'devices');
  const entriesOf = (cookies: Cookies): Entry[] =>
    (cookies.get(DEVICE) ?? '')
      .split('~', MAX_ACCOUNTS)
      .map((entry) => entry.split('.'))
      .filter((entry) => entry.length === 3);
  /** The function that seals an entry for an account as it is now; undefined while its address is unproven. */
  const sealFor = async (email: string, proof: DeviceProof): Promise<Seal | undefined> => {
    const account = await createShopperRepository(db).findByEmail(email);
    if (!account?.email_proven_at) return undefined;
    const epoch = `${account.email_proven_at.getTime()}\0${account.password_hash ?? ''}`;
    return (id, until) => hmacOf(key, [proof, email, id, until, epoch].join('\0'));
  };
  const findSealed = (entries: Entry[], seal: Seal | undefined) =>
    entries.find(
      ([id = '', until = '', mac = '']) =>
        seal !== undefined && Number(until) > now().getTime() && equalsInConstantTime(mac, seal(id, until)),
    );
  const findEntry = async (email: string, cookies: Cookies, proof: DeviceProof) => {
    const entries = entriesOf(cookies);
    // Reads nothing for a client without a cookie.
    return entries.length === 0 ? undefined : findSealed(entries, await sealFor(email, proof));
  };
  const remember = async (email: string, cookies: Cookies, proof: DeviceProof = 'login', known?: Entry) => {
    const seal = await sealFor(email, proof);
    if (!seal) return;
    const entries = entriesOf(cookies);
    const former = known ?? findSealed(entries, seal);
    const [id, until] = [former?.[0] ?? randomToken(), String(now().getTime() + KNOWN_MS)];
    const others = entries.filter((entry) => entry[0] !== id).slice(0, MAX_ACCOUNTS - 1);
    const all = [[id, until, seal(id, until)], ...others];
    cookies.set(DEVICE, all.map((entry) => entry.join('.')).join('~'), KNOWN_MS / 1_000);
  };
  return {
    deviceOf: async (email, cookies, proof = 'login') => (await findEntry(email, cookies, proof))?.[0],
    remember: (email, cookies, proof) => remember(email, cookies, proof),
    preserveDevice: async (email, cookies, change) => {
      const entry = await findEntry(email, cookies, 'login');
      await change();
      if (entry) await remember(email, cookies, 'login', entry);
      return entry?.[0];
    },
  };
}
