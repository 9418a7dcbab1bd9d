import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package of the lockfile. */
interface LockedPackage {
  version: string;
  /** The package's name, if it differs from its folder's. */
  name?: string;
  integrity?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  /** Whether the entry links to a workspace. */
  link?: boolean;
}

const ROOT = join(import.meta.dirname, '..');

/**
 * The inventory of all packages (software bill of materials, CycloneDX 1.5, JSON), with version, hash and licence. A
 * package that a shop does not run has the scope `excluded`. It is derived from package.json and package-lock.json, so
 * it is not committed. (`npm sbom` needs the packages' addresses in the lockfile, and leaves out 150 without them.)
 */
export function createSbom(): object {
  const own: { name: string; version: string } = readJson('package.json');
  const { packages }: { packages: Record<string, LockedPackage> } = readJson('package-lock.json');
  // A path outside node_modules is one of our workspaces; a link points to one.
  const entries = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const components = new Map(
    entries.map(([path, one]) => {
      const component = toComponent(one.name ?? path.slice(path.lastIndexOf('node_modules/') + 13), one);
      return [`${component['bom-ref']} ${component.scope}`, component];
    }),
  );
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: own.name, version: own.version } },
    components: [...components.values()],
  };
}

function readJson(name: string) {
  return JSON.parse(readFileSync(join(ROOT, name), 'utf8'));
}

function toComponent(name: string, { version, integrity = '', license, dev, optional }: LockedPackage) {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const [algorithm = '', hash = ''] = integrity.split('-');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    purl,
    hashes: [
      { alg: algorithm.toUpperCase().replace(/^SHA/, 'SHA-'), content: Buffer.from(hash, 'base64').toString('hex') },
    ],
    ...(license ? { licenses: [/ /.test(license) ? { expression: license } : { license: { name: license } }] } : {}),
  };
}

/** `npm run sbom [file]` writes the file; `sbom.json` by default. */
if (import.meta.main) {
  const [file = 'sbom.json'] = process.argv.slice(2);
  writeFileSync(file, `${JSON.stringify(createSbom(), undefined, 2)}\n`);
  console.log(`The inventory is in ${file}.`);
}
