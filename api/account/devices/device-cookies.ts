import type { Cookies } from '../../platform/authentication.ts';
import type { Db } from '../../platform/database.ts';
import { deriveKey, equalsInConstantTime, hmacOf, randomToken } from '../../platform/secrets.ts';
import { createShopperRepository } from '../repository.ts';

const DEVICE = 'shop_device';
const DAY = 86_400_000;
/** Milliseconds for which a browser is known after its last login. */
const KNOWN_MS = 180 * DAY;
/** The most accounts for which one browser is known: a phone that a family shares. */
const MAX_ACCOUNTS = 4;

/**
 * What a browser has shown: a login, or the second factor as well. Knowing the password is not enough for that one: who has only the
 * password could else get new tries with each new browser.
 */
export type DeviceProof = 'login' | 'second factor';

/**
 * Knows the browsers that have logged in to an account before: what strangers try elsewhere doesn't count against them. The
 * cookie outlives the session, but neither the first proof of the account's address nor a new password: who logged in before that may
 * have been somebody else. It proves no more than that an earlier login succeeded, and is no login by itself.
 */
export interface DeviceCookies {
  /** The id of the browser when it has shown this to the account before; undefined otherwise. */
  deviceOf(email: string, cookies: Cookies, proof?: DeviceProof): Promise<string | undefined>;
  /** Remembers that the browser has logged in to this account, unless its address is unproven. */
  remember(email: string, cookies: Cookies, proof?: DeviceProof): Promise<void>;
  /** Runs `change`, which gives the account another password, and knows the browser afterwards as before it; answers its id. */
  keepOver(email: string, cookies: Cookies, change: () => Promise<void>): Promise<string | undefined>;
}

/** Forgets the browser: it is a stranger's from now on. */
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
    // Nothing is read for a client without a cookie.
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
    keepOver: async (email, cookies, change) => {
      const entry = await findEntry(email, cookies, 'login');
      await change();
      if (entry) await remember(email, cookies, 'login', entry);
      return entry?.[0];
    },
  };
}
