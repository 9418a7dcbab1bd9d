import { DEFAULT_SETTINGS, settingsOf, type ShopSettings } from '../../schema/settings.ts';
import type { DetectCapabilities } from '../host/capabilities.ts';
import { Failure } from '../host/failures.ts';
import type { Rest } from '../host/rest.ts';

/** Milliseconds for which the settings are fresh. A change expires them at once, by the host's feed. */
const FRESH_MS = 60_000;
/** Milliseconds until the next try after a failure. */
const RETRY_MS = 2_000;
/** Milliseconds that a request waits for newer settings while there are older ones, or the files'. */
const PATIENCE_MS = 700;

/** The settings of the shop, which all requests share. */
export interface SettingsCache {
  /**
   * The settings in force: those of the host, or of the files on a host without them. While the host is away or late,
   * the last ones. Never rejects.
   */
  read: () => ShopSettings | Promise<ShopSettings>;
  /** Makes the next `read` ask the host. */
  expire: () => void;
}

interface SettingsCacheOptions {
  rest: Rest;
  detectCapabilities: DetectCapabilities;
  now?: () => number;
}

/** Creates the cache. It asks the host at the first `read`. */
export function createSettingsCache({
  rest,
  detectCapabilities,
  now = () => performance.now(),
}: SettingsCacheOptions): SettingsCache {
  let current = DEFAULT_SETTINGS;
  let freshUntil = 0;
  let reading: Promise<ShopSettings> | undefined;
  /** Changes with each `expire`: a response of a call from before must not count as fresh. */
  let generation = 0;
  const load = async (): Promise<ShopSettings> => {
    const began = generation;
    const { has, isKnown } = await detectCapabilities();
    const found = has('settings') ? await readSettings(rest) : DEFAULT_SETTINGS;
    if (began !== generation) return found ?? current;
    freshUntil = now() + (found && isKnown ? FRESH_MS : RETRY_MS);
    reading = undefined;
    return (current = found ?? current);
  };
  return {
    read: () => (now() < freshUntil ? current : orCurrent((reading ??= load()), () => current)),
    expire: () => {
      generation++;
      freshUntil = 0;
      reading = undefined;
    },
  };
}

/** The host's settings; undefined while it is away. The client of the host has logged its failure. */
async function readSettings(rest: Rest): Promise<ShopSettings | undefined> {
  try {
    return settingsOf((await rest('getShopSettings', {})).settings);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return undefined;
  }
}

/** The newer settings, or the current ones if they are late. */
async function orCurrent(newer: Promise<ShopSettings>, current: () => ShopSettings): Promise<ShopSettings> {
  const late = Promise.withResolvers<ShopSettings>();
  const timer = setTimeout(() => late.resolve(current()), PATIENCE_MS).unref();
  try {
    return await Promise.race([newer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
