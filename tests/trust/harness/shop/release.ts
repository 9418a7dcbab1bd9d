import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../../..');

/** The number of the newest migration of this release. */
export const newestMigration = (): string =>
  readdirSync(join(ROOT, 'api/migrations')).toSorted().at(-1)?.slice(0, 4) ?? '0000';

/** A folder with the same program and more migrations: their texts by their names. */
export function makeRelease(migrations: Readonly<Record<string, string>>): Disposable & { root: string } {
  const root = mkdtempSync(join(tmpdir(), 'rangbandh-release-'));
  for (const name of readdirSync(ROOT)) if (name !== 'api') symlinkSync(join(ROOT, name), join(root, name));
  cpSync(join(ROOT, 'api'), join(root, 'api'), { recursive: true });
  for (const [name, text] of Object.entries(migrations)) writeFileSync(join(root, 'api/migrations', name), text);
  return { root, [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true }) };
}
