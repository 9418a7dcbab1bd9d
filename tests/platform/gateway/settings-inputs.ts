import { DEFAULT_SETTINGS } from '../../../schema/settings.ts';
import type { TestBrowser } from '../../hosts/test-browser.ts';

const { words } = DEFAULT_SETTINGS;

/** A change of the words that comes from no version, so it changes nothing. */
export const SAVED_SETTINGS = { version: 9_999, content: { words } };

const versionOfWords = async ({ admin }: { admin: TestBrowser }): Promise<number> =>
  (await admin.request('{ me { settings(section: WORDS) { version } } }')).data.me.settings[0].version;

const payload = 'section { name version isDefault changedBy }';

/** How the mutations of the settings are tried. */
export const settingsTrials = {
  saveSettings: {
    by: 'admin',
    input: async (shop: { admin: TestBrowser }) => ({ version: await versionOfWords(shop), content: { words } }),
    payload,
  },
  restoreSettings: {
    by: 'admin',
    input: async (shop: { admin: TestBrowser }) => ({ section: 'WORDS', version: await versionOfWords(shop), to: 0 }),
    payload,
  },
} as const;
