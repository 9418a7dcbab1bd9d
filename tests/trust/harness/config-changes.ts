import type { SourceChange } from './source-changes.ts';

/** Values of a server's configuration that no setting changes: the proof makes limits small or large with them. */
export type ConfigChanges = Partial<Record<keyof typeof FILES, number>>;

/** The file in which each value is a property. */
const FILES = {
  addressLimit: 'api/config.ts',
  reconcileSeconds: 'api/config.ts',
  commissionRate: 'api/config.ts',
  costPerSecond: 'bff/config.ts',
  drainMs: 'server-kit/process-settings.ts',
} as const;

/** The changes of the source that set these values in a configuration. */
export function changesOf(config: ConfigChanges): SourceChange[] {
  const values: ReadonlyMap<string, number> = new Map(Object.entries(config));
  return Object.entries(FILES).flatMap(([name, file]) => {
    const value = values.get(name);
    return value === undefined ? [] : [{ file, name, body: String(value) }];
  });
}
