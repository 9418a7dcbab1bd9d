import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLockErrors, listInstalled, type Lockfile } from './lock-errors.ts';

const ROOT = join(import.meta.dirname, '..');
/** The shop, its measurements, and each client that may be copied. */
const PROJECTS = [
  '.',
  'bench',
  ...globSync('examples/*/package.json', { cwd: ROOT }).map((path) => path.replace('/package.json', '')),
];

describe.each(PROJECTS)('package-lock.json of %s', (project) => {
  const read = (name: string) => JSON.parse(readFileSync(join(ROOT, project, name), 'utf8'));
  const lock: Lockfile = read('package-lock.json');
  const entries = Object.entries(lock.packages).filter(([path]) => path !== '');

  it('pins every package by its hash and names no registry', () => {
    expect(findLockErrors(lock)).toEqual([]);
  });

  it('holds every optional package, so that npm ci finds the binary of any machine', () => {
    const names = new Set(entries.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13)));
    const wanted = entries.flatMap(([, { optionalDependencies }]) => Object.keys(optionalDependencies ?? {}));
    expect([...new Set(wanted)].filter((name) => !names.has(name))).toEqual([]);
  });

  it('gives each dependency one exact version', () => {
    const { dependencies, devDependencies, optionalDependencies } = read('package.json');
    const versions = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(versions.filter(([, version]) => !/^(npm:[a-z-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});

/** The maximum numbers of packages that `npm ci` and `npm ci --omit=dev` may install. Raise a bound only with a reason in the commit. */
const MOST_PACKAGES = { all: 573, production: 312 };

it('an install has few packages, and a production install fewer', () => {
  const installed = listInstalled(JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')));
  expect(installed.length).toBeLessThanOrEqual(MOST_PACKAGES.all);
  expect(installed.filter(({ dev }) => !dev).length).toBeLessThanOrEqual(MOST_PACKAGES.production);
});
