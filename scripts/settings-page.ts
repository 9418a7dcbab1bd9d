import { API_SETTINGS } from '../api/config.ts';
import { GATEWAY_SETTINGS } from '../bff/config.ts';
import { describeSettings, type SettingRow, type SettingsTable } from '../server-kit/settings.ts';
import { WEB_SETTINGS } from '../web/config.ts';

const SERVERS: Record<string, SettingsTable> = {
  api: API_SETTINGS,
  gateway: GATEWAY_SETTINGS,
  storefront: WEB_SETTINGS,
};

/** A setting of the shop, with the servers that read it. */
interface ShopSetting extends SettingRow {
  servers: string[];
}

/** All settings of the shop by name, from the servers' own tables. */
export function listSettings(): ShopSetting[] {
  const found = new Map<string, ShopSetting>();
  for (const [server, table] of Object.entries(SERVERS)) {
    for (const row of describeSettings(table)) {
      const known = found.get(row.name) ?? { ...row, servers: [] };
      found.set(row.name, { ...known, servers: [...known.servers, server] });
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}

/** The text of `docs/settings.md`. */
export function settingsPage(): string {
  const rows = listSettings().map(
    ({ name, servers, usual, description }) =>
      `| \`${name}\` | ${servers.length === Object.keys(SERVERS).length ? 'all' : servers.join(', ')} | ${usual} | ${description} |`,
  );
  return `# Settings

Every setting is an environment variable. An empty variable has its default. A server with an invalid value does not
start: it lists each invalid setting in one line. \`npm start\` reads all of them; \`npm run shop\` reads \`REST_URL\`,
\`SESSION_SECRET\` and \`DATA_DIR\`.

The facts of your shop (its name, services, sizes, delivery, commission and sender of mails) are not settings: they are in
\`schema/shop.ts\`, \`schema/services.ts\`, \`schema/sizes.ts\` and \`schema/delivery.ts\`.

This page is generated from the tables in \`api/config.ts\`, \`bff/config.ts\` and \`web/config.ts\` by \`npm run codegen\`.

| setting | server | default | meaning |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}
