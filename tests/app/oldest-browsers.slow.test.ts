import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILD_DIR, buildWeb } from '../../web/build.ts';
import { findNewerBuiltIns } from './newer-built-ins.ts';
import { findNewerStyles } from './newer-styles.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
/** Libraries use these, and check first whether the browser has them. */
const LIBRARIES_LOOK_FIRST = new Set(['startViewTransition', 'requestIdleCallback']);

beforeAll(async () => {
  await buildWeb();
});

describe('the oldest browsers', () => {
  it('have every built-in that the storefront uses', () => {
    const sources = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
      (path) => !/generated|^web\/server\/|^web\/(config|build|server)\.ts$|^web\/entry\/server/.test(path),
    );
    const found = sources.flatMap((path) =>
      findNewerBuiltIns(path, read(path)).map(({ line, name }) => `${path}:${line} ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('have every built-in that the libraries in the built scripts use', () => {
    const scripts = globSync('assets/*.js', { cwd: join(BUILD_DIR, 'client') });
    expect(scripts.length).toBeGreaterThan(20);
    const found = scripts.flatMap((path) =>
      findNewerBuiltIns(path, readFileSync(join(BUILD_DIR, 'client', path), 'utf8'))
        .filter(({ name }) => !LIBRARIES_LOOK_FIRST.has(name))
        .map(({ name }) => `${path} ${name}`),
    );
    expect(found).toEqual([]);
  });

  it('understand every style, or another before it', () => {
    const found = globSync('web/**/*.css', { cwd: root }).flatMap((path) =>
      findNewerStyles(read(path)).map((style) => `${path}: ${style}`),
    );
    expect(found).toEqual([]);
  });

  it('are asked about every kind of built-in and style', () => {
    const names = (source: string) => findNewerBuiltIns('planted.ts', source).map(({ name }) => name);
    expect(names('const { promise } = Promise.withResolvers<void>();')).toEqual(['Promise.withResolvers']);
    expect(names('list.toSorted(); new Set().union; map.values().map(f); [1].map(f)')).toEqual([
      'toSorted',
      'Iterator.map',
    ]);
    expect(names('const x = /(?<!a)b/; new RegExp(`(?<=${c})d`); /(?<name>e)/')).toEqual(['lookbehind', 'lookbehind']);
    expect(names("button.ariaBusy = 'true'; if ('showPopover' in panel) panel.showPopover();")).toEqual(['ariaBusy']);
    expect(names('panel.inert = true; navigator.userActivation.isActive; input.showPicker()')).toEqual([
      'inert',
      'userActivation',
      'showPicker',
    ]);
    expect(names('const x = /[a--b]/v; const y = a / v; JSON.rawJSON("1")')).toEqual(['flag v', 'JSON.rawJSON']);
    expect(findNewerStyles('.a:user-invalid { color: red }')).toEqual(['.a:user-invalid']);
    expect(findNewerStyles('.a { max-height: 2lh } .b { color: rgb(from red r g b) }')).toEqual([
      '.a { max-height: 2lh }',
      '.b { color: rgb(from red r g b) }',
    ]);
    expect(findNewerStyles('.a { height: 100dvh } .b { height: 100vh; height: 100dvh }')).toEqual([
      '.a { height: 100dvh }',
    ]);
    expect(findNewerStyles('.a:has(.b), .c { color: red } .d:has(.e) { color: red }')).toEqual(['.a:has(.b), .c']);
    expect(findNewerStyles('@media (x) { .a { scale: 2 } } @keyframes b { from { scale: 2 } }')).toEqual([
      '.a { scale: 2 }',
    ]);
    expect(findNewerStyles('@container (max-width: 36rem) { .a { color: red } }')).toEqual([
      '@container (max-width: 36rem)',
    ]);
  });
});
