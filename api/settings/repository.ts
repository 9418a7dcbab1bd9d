import { sql } from 'kysely';
import {
  settingsOf,
  type SettingsContent,
  type SettingsSectionName,
  type ShopSettings,
} from '../../schema/settings.ts';
import type { Db } from '../platform/database.ts';

/** A version of a section. */
export interface SettingsVersionRow {
  section: SettingsSectionName;
  version: number;
  /** Its content under the section's name; null for the values of the files. */
  content: Partial<ShopSettings> | null;
  /** Who saved it: a name, an email address or `operator`. */
  changed_by: string;
  changed_at: Date;
}

/** A version of a section, with the content of the one before it. */
export interface PastSettingsRow extends SettingsVersionRow {
  previous: Partial<ShopSettings> | null;
}

/** A version to be saved. */
export interface NewSettingsVersion {
  section: SettingsSectionName;
  version: number;
  content: SettingsContent | null;
  by: string;
  at: Date;
}

const COLUMNS = sql`v.section, v.version, v.content, v.changed_at,
  coalesce(nullif(s.name, ''), s.email, v.changed_by) as changed_by`;
const WHO = sql`left join shoppers s on s.id = v.changed_by`;

/** The statements on the settings; `db` may be a transaction. */
export function createSettingsRepository(db: Db) {
  return {
    /** The settings in force, in one statement. */
    async readSettings(): Promise<ShopSettings> {
      const { rows } = await sql<Pick<SettingsVersionRow, 'content'>>`
        select distinct on (section) content from settings_versions order by section, version desc`.execute(db);
      return settingsOf(Object.assign({}, ...rows.map(({ content }) => content)));
    },

    /** The promises since each of their changes, the oldest first. */
    async listPolicies(): Promise<{ policies: ShopSettings['policies']; since: Date }[]> {
      const { rows } = await sql<Pick<SettingsVersionRow, 'content' | 'changed_at'>>`
        select content, changed_at from settings_versions where section = 'policies' order by version`.execute(db);
      return rows.map(({ content, changed_at: since }) => ({ policies: settingsOf(content ?? {}).policies, since }));
    },

    /** The newest version of each section that has one. */
    async listNewest(): Promise<SettingsVersionRow[]> {
      const { rows } = await sql<SettingsVersionRow>`
        select distinct on (v.section) ${COLUMNS} from settings_versions v ${WHO}
        order by v.section, v.version desc`.execute(db);
      return rows;
    },

    /** Some versions of a section, the newest first. */
    async listVersions(
      section: SettingsSectionName,
      { offset, size }: { offset: number; size: number },
    ): Promise<PastSettingsRow[]> {
      const { rows } = await sql<PastSettingsRow>`
        select ${COLUMNS}, before.content as previous from settings_versions v ${WHO}
        left join settings_versions before on before.section = v.section and before.version = v.version - 1
        where v.section = ${section} order by v.version desc offset ${offset} limit ${size}`.execute(db);
      return rows;
    },

    /** The number of versions of a section. */
    async countVersions(section: SettingsSectionName): Promise<number> {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from settings_versions where section = ${section}`.execute(db);
      return rows[0]?.count ?? 0;
    },

    /** One version of a section; undefined if it does not exist. */
    async findVersion(section: SettingsSectionName, version: number): Promise<SettingsVersionRow | undefined> {
      const { rows } = await sql<SettingsVersionRow>`
        select ${COLUMNS} from settings_versions v ${WHO}
        where v.section = ${section} and v.version = ${version}`.execute(db);
      return rows[0];
    },

    /** Saves a version if the one before it is the newest. Returns whether it is. */
    async insertVersion({ section, version, content, by, at }: NewSettingsVersion): Promise<boolean> {
      const json = content === null ? null : JSON.stringify(content);
      const { rows } = await sql`
        insert into settings_versions (section, version, content, changed_by, changed_at)
        select ${section}, ${version}::int, ${json}::jsonb, ${by}, ${at}::timestamptz
        where ${version}::int = (select coalesce(max(version), 0) + 1 from settings_versions where section = ${section})
        on conflict do nothing
        returning version`.execute(db);
      return rows.length > 0;
    },
  };
}
