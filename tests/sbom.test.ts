import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

interface Component {
  name: string;
  version: string;
  scope: string;
  purl: string;
  hashes: { alg: string; content: string }[];
  licenses?: object[];
}

const ROOT = join(import.meta.dirname, '..');

it('lists every package in CycloneDX, with its version, hash and licence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const file = join(folder, 'sbom.json');
  execFileSync(process.execPath, ['scripts/sbom.ts', file], { cwd: ROOT });
  const { bomFormat, specVersion, components }: { bomFormat: string; specVersion: string; components: Component[] } =
    JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  expect([bomFormat, specVersion]).toEqual(['CycloneDX', '1.5']);
  const { packages }: { packages: Record<string, { version: string; name?: string; link?: boolean }> } = JSON.parse(
    readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
  );
  const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const wanted = locked.map(([path, { version, name }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`);
  expect(new Set(components.map(({ name, version }) => `${name}@${version}`))).toEqual(new Set(wanted));
  expect(components.filter(({ hashes }) => !/^[\da-f]{128}$/.test(hashes[0]?.content ?? ''))).toEqual([]);
  const scopeOf = (wantedName: string) => components.find(({ name }) => name === wantedName)?.scope;
  expect([scopeOf('react'), scopeOf('vitest')]).toEqual(['required', 'excluded']);
  expect(components.filter(({ scope, licenses }) => scope !== 'excluded' && !licenses).length).toBeLessThan(10);
});
