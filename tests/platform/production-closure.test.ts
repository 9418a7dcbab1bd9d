import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What runs in production: the three floors, and the operator's command line. */
const ENTRIES = ['api/server.ts', 'bff/server.ts', 'web/server.ts', 'api/shop.ts'];
/** What imports of tools and stand-ins there are, each on demand, where no real shop comes. */
const ON_DEMAND = [
  'api/external-services.ts imports api/stand-ins/google/sample-google.ts',
  'api/external-services.ts imports api/stand-ins/outbox/outbox.ts',
  'api/external-services.ts imports api/stand-ins/razorpay/ids.ts',
  'api/external-services.ts imports api/stand-ins/razorpay/simulator.ts',
  'bff/platform/graphql/explorer/bundle.ts imports vite',
  'web/build.ts imports vite',
  'web/server/dev.ts imports vite',
];

const STATIC = /^\s*(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;
const DYNAMIC = /\bimport\('([^']+)'\)/g;
const textOf = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const resolve = (from: string, to: string) => (to.startsWith('.') ? normalize(join(dirname(from), to)) : to);
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const isFile = (name: string) => /^(api|bff|web|schema|pictures)\//.test(name);
const isBuiltin = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
const isKeptOut = (name: string) =>
  name.startsWith('api/stand-ins/') || (!isFile(name) && packageOf(name) in devDependencies);

/** All that these files load in production: files and packages, and which imports of it are left out there. */
function closureOf(entries: readonly string[]): { files: Set<string>; packages: Set<string>; left: Set<string> } {
  const [files, packages, left] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    const text = textOf(path);
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, to = '']) => resolve(path, to));
    for (const to of found(DYNAMIC).filter(isKeptOut)) left.add(`${path} imports ${to}`);
    for (const to of [...found(STATIC), ...found(DYNAMIC).filter((one) => !isKeptOut(one))]) {
      if (/\.tsx?$/.test(to)) waiting.push(to);
      else if (!isFile(to) && !isBuiltin(to)) packages.add(packageOf(to));
    }
  }
  return { files, packages, left };
}

describe('what a real shop loads', () => {
  const { files, packages, left } = closureOf(ENTRIES);

  it('has no stand-in and no tool in it: those are loaded on demand, in a trial and while one develops', () => {
    expect(files.size).toBeGreaterThan(300);
    expect([...files].filter((path) => path.includes('stand-ins'))).toEqual([]);
    expect([...left].sort()).toEqual(ON_DEMAND);
  });

  it('needs packages of production alone', () => {
    expect(packages.size).toBeGreaterThan(20);
    expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
    for (const tool of ['vite', '@vitejs/plugin-react', 'oidc-provider', 'smtp-server', 'postal-mime', 'vitest']) {
      expect([tool, tool in dependencies, tool in devDependencies]).toEqual([tool, false, true]);
    }
  });
});
