import { globSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The entry files in production: the three servers, and the operator's command line. */
const ENTRIES = ['api/server.ts', 'bff/server.ts', 'web/server.ts', 'api/shop.ts'];
/** The imports of tools and fakes: each is lazy, and no real shop reaches it. */
const ON_DEMAND = [
  'api/external-services.ts imports stand-ins/google',
  'api/external-services.ts imports stand-ins/outbox',
  'api/external-services.ts imports stand-ins/razorpay',
  'api/external-services.ts imports stand-ins/razorpay/ids',
  'bff/graphql/explorer.ts imports @graphql-yoga/render-graphiql',
  'web/build.ts imports vite',
  'web/server/dev.ts imports vite',
];

const STATIC = /^\s*(?:import|export)\s(?!type\s)(?:[^'";]*?\sfrom\s)?'([^']+)'/gm;
const DYNAMIC = /\bimport\('([^']+)'\)/g;
/** A file of a package, such as a font. */
const FILE = /\bimport\.meta\.resolve\('([^']+)'\)/g;
const textOf = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
const resolve = (from: string, to: string) => (to.startsWith('.') ? normalize(join(dirname(from), to)) : to);
const packageOf = (name: string) => name.split('/', name.startsWith('@') ? 2 : 1).join('/');
const isFile = (name: string) => /^(api|bff|web|schema|server-kit)\//.test(name);
const isBuiltin = (name: string) => name.startsWith('node:') || builtinModules.includes(name);
const isExcluded = (name: string) => !isFile(name) && packageOf(name) in devDependencies;

/** Returns all files and packages that these files load in production, and their imports that are left out there. */
function closureOf(entries: readonly string[]): { files: Set<string>; packages: Set<string>; left: Set<string> } {
  const [files, packages, left] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(path)) continue;
    files.add(path);
    const text = textOf(path);
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, to = '']) => resolve(path, to));
    for (const to of found(DYNAMIC).filter(isExcluded)) left.add(`${path} imports ${to}`);
    for (const to of [...found(STATIC), ...found(DYNAMIC).filter((one) => !isExcluded(one))]) {
      if (/\.tsx?$/.test(to)) waiting.push(to);
      else if (!isFile(to) && !isBuiltin(to)) packages.add(packageOf(to));
    }
  }
  return { files, packages, left };
}

/** Returns the value imports of layers, shared code and production packages, without files that only generate or check. */
function importsOfProduction(): { path: string; to: string }[] {
  const files = globSync('{api,bff,web,office,schema,server-kit,packages/graphql-compile}/**/*.{ts,tsx}', {
    cwd: root,
  });
  const production = files.filter(
    (path) => !/^office\/vite\.config|^schema\/(codegen|policy)\/|node_modules\/|\/tests\//.test(path),
  );
  return production.flatMap((path) =>
    [STATIC, DYNAMIC, FILE]
      .flatMap((pattern) => textOf(path).matchAll(pattern).toArray())
      .map(([, to = '']) => ({
        path,
        to: resolve(path, to),
      })),
  );
}

describe('the modules of a real shop', () => {
  const { files, packages, left } = closureOf(ENTRIES);

  it('include no stand-in and no tool: those are loaded on demand, in a trial and during development', () => {
    expect(files.size).toBeGreaterThan(300);
    expect([...packages].filter((name) => name === 'stand-ins')).toEqual([]);
    expect([...left].sort()).toEqual(ON_DEMAND);
  });

  it('need only packages of production', () => {
    expect(packages.size).toBeGreaterThan(20);
    expect([...packages].filter((name) => !(name in dependencies))).toEqual([]);
    for (const tool of ['vite', '@vitejs/plugin-react', 'stand-ins', 'smtp-server', 'postal-mime', 'vitest']) {
      expect([tool, tool in dependencies, tool in devDependencies]).toEqual([tool, false, true]);
    }
  });

  it('include every package of production, and in no page or server one of development', () => {
    const imports = importsOfProduction().filter(({ to }) => !isFile(to) && !isBuiltin(to));
    const used = new Set(imports.map(({ to }) => packageOf(to)));
    expect(Object.keys(dependencies).filter((name) => !used.has(name))).toEqual([]);
    const tools = imports.filter(({ to }) => isExcluded(to)).map(({ path, to }) => `${path} imports ${to}`);
    expect([...new Set(tools)].sort()).toEqual(ON_DEMAND);
  });
});
