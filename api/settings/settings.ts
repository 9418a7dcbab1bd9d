import {
  contentOf,
  DEFAULT_SETTINGS,
  SETTINGS_SECTIONS,
  settingsOf,
  type KnownSettings,
  type SettingsContent,
  type SettingsSectionName,
  type ShopSettings,
} from '../../schema/settings.ts';
import type { components } from '../../schema/generated/rest.ts';
import type { Staff } from '../platform/authentication.ts';
import type { Db } from '../platform/database.ts';
import { refuse } from '../platform/refusals.ts';
import { createSettingsRepository, type SettingsVersionRow } from './repository.ts';
import { maySave, parseContent, sectionOf } from './rules.ts';

type Section = components['schemas']['SettingsSection'];
type Version = components['schemas']['SettingsVersion'];
type Content = components['schemas']['SettingsContentBody'];

/** The number of versions on a page of the history. */
const PAGE_SIZE = 20;

/** The settings of the shop, of one process. */
export interface Settings extends KnownSettings {
  /** Reads the settings again. */
  refresh(): Promise<void>;
  /** Every section with its version. */
  list(): Promise<Section[]>;
  /** One page of a section's versions, the newest first. */
  history(section: SettingsSectionName, page: number): Promise<{ versions: Version[]; totalItems: number }>;
  /**
   * Saves a section. Refuses with FORBIDDEN for a section that the member of staff may not save, with INVALID_INPUT,
   * and with CHANGED_MEANWHILE if `version` is not the newest.
   */
  save(staff: Staff, change: { version: number; content: Content }): Promise<Section>;
  /** Saves the content of version `to` as the next one; 0 for the files' values. Refuses as `save`, and with NOT_FOUND. */
  restore(staff: Staff, section: SettingsSectionName, change: { version: number; to: number }): Promise<Section>;
}

/** Creates the settings. Until the first `refresh` they are the values of the files. */
export function createSettings({ db, now }: { db: Db; now: () => Date }): Settings {
  let settings = DEFAULT_SETTINGS;
  let pastPolicies: { policies: ShopSettings['policies']; since: Date }[] = [];
  const statements = createSettingsRepository(db);
  const refresh = async () => {
    const [read, policies] = await Promise.all([statements.readSettings(), statements.listPolicies()]);
    [settings, pastPolicies] = [read, policies];
  };
  const find = async (section: SettingsSectionName) => {
    const rows = await statements.listNewest();
    return toSection(section, rows);
  };
  const insert = async (
    staff: Staff,
    section: SettingsSectionName,
    { version, content }: { version: number; content: SettingsContent | null },
  ) => {
    const saved = { section, version: version + 1, content, by: staff.by, at: now() };
    if (!(await statements.insertVersion(saved))) refuse('CHANGED_MEANWHILE', { field: 'version' });
    await refresh();
    return find(section);
  };
  return {
    current: () => settings,
    policiesAt: (moment) =>
      (pastPolicies.findLast(({ since }) => since <= moment) ?? { policies: DEFAULT_SETTINGS.policies }).policies,
    refresh,
    list: async () => {
      const rows = await statements.listNewest();
      return SETTINGS_SECTIONS.map((section) => toSection(section, rows));
    },
    history: async (section, page) => {
      const [rows, totalItems] = await Promise.all([
        statements.listVersions(section, { offset: (page - 1) * PAGE_SIZE, size: PAGE_SIZE }),
        statements.countVersions(section),
      ]);
      const versions = rows.map((row) => Object.assign(toVersion(row), { previous: toContent(section, row.previous) }));
      return { versions, totalItems };
    },
    save: async (staff, { version, content }) => {
      const section = sectionOf(content);
      if (!maySave(staff.role, section)) refuse('FORBIDDEN');
      const { content: newest } = await find(section);
      return insert(staff, section, { version, content: parseContent(withNewest(content, newest)) });
    },
    restore: async (staff, section, { version, to }) => {
      if (!maySave(staff.role, section)) refuse('FORBIDDEN');
      if (to === 0) return insert(staff, section, { version, content: null });
      const row = (await statements.findVersion(section, to)) ?? refuse('NOT_FOUND', { field: 'to' });
      // The files may have changed since: the shop may lack a category, or a field may be new.
      const content = row.content === null ? null : parseContent(toContent(section, row.content));
      return insert(staff, section, { version, content });
    },
  };
}

/** A content with the newest values of the fields that a client may leave out. */
const withNewest = ({ payment, ...others }: Content, newest: SettingsContent): SettingsContent =>
  payment && newest.payment ? { payment: { ...newest.payment, ...payment } } : others;

/** A stored content, with the defaults of fields that it lacks. */
const toContent = (section: SettingsSectionName, content: Partial<ShopSettings> | null): SettingsContent =>
  contentOf(settingsOf(content ?? {}), section);

const toVersion = ({ section, version, content, changed_by, changed_at }: SettingsVersionRow) => ({
  version,
  isDefault: content === null,
  content: toContent(section, content),
  changedAt: changed_at.toISOString(),
  changedBy: changed_by,
});

function toSection(name: SettingsSectionName, rows: readonly SettingsVersionRow[]): Section {
  const row = rows.find(({ section }) => section === name);
  const defaults = toContent(name, null);
  return row
    ? { name, ...toVersion(row), defaults }
    : { name, version: 0, isDefault: true, content: defaults, defaults };
}
