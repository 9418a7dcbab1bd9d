import type { Serve } from '../platform/contract.ts';
import type { Settings } from './settings.ts';

/** The settings for everybody, and their changes by staff. */
export function settingsRoutes(serve: Serve, { settings }: { settings: Settings }): void {
  serve('getShopSettings', () => ({ settings: settings.current() }));

  serve('getSettings', async () => ({ sections: await settings.list() }));

  serve('saveSettings', async ({ staff, body, audit }) => {
    const section = await settings.save(staff, body);
    audit({ object: section.name, before: { version: body.version }, after: { version: section.version } });
    return { section };
  });

  serve('getSettingsHistory', ({ params: { section }, query: { page = 1 } }) => settings.history(section, page));

  serve('restoreSettings', async ({ staff, params: { section }, body }) => ({
    section: await settings.restore(staff, section, body),
  }));
}
