import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const floors = new Set(['api', 'bff', 'web']);
/** The nine domains and how high each lies: it may import what lies lower, and itself. */
const height: Record<string, number> = {
  catalog: 0,
  account: 0,
  promotions: 0,
  newsletter: 0,
  reviews: 1,
  wishlist: 1,
  cart: 1,
  orders: 2,
  checkout: 3,
};

const files = globSync('{api,bff,web,schema}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !path.includes('generated/'))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** Every relative import: who imports what, both as paths from the root. */
const imports = files.flatMap(({ path, text }) =>
  [...code(text).matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, target]) => ({
    from: path,
    to: normalize(join(dirname(path), target ?? '')),
  })),
);
const room = (path: string) => ({ floor: path.split('/')[0] ?? '', place: path.split('/')[1] ?? '' });
const broken = (rule: (edge: { from: string; to: string }) => boolean) =>
  imports.filter(rule).map(({ from, to }) => `${from} imports ${to}`);
const filesWith = (pattern: RegExp, allowed: RegExp) =>
  files.filter(({ path, text }) => pattern.test(code(text)) && !allowed.test(path)).map(({ path }) => path);

describe('the house', () => {
  it('has no floor that imports another; all share the contracts alone', () => {
    expect(
      broken(({ from, to }) => {
        const [mine, theirs] = [room(from).floor, room(to).floor];
        return mine !== theirs && theirs !== 'schema';
      }),
    ).toEqual([]);
    expect(imports.length).toBeGreaterThan(20);
  });

  it('lets a platform know nothing of the domains above it', () => {
    const isDomain = (path: string) => floors.has(room(path).floor) && room(path).place in height;
    expect(broken(({ from, to }) => room(from).place === 'platform' && isDomain(to))).toEqual([]);
  });

  it('lets a domain import only what lies downhill', () => {
    expect(
      broken(({ from, to }) => {
        const [mine, theirs] = [room(from), room(to)];
        if (mine.floor !== theirs.floor || mine.place === theirs.place) return false;
        const [high, low] = [height[mine.place], height[theirs.place]];
        return high !== undefined && low !== undefined && low >= high;
      }),
    ).toEqual([]);
  });

  it('keeps SQL in repositories', () => {
    const sql = /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
    expect(filesWith(sql, /repository\.ts$|^api\/platform\//)).toEqual([]);
  });

  it('keeps fetch in the one rest()', () => {
    expect(filesWith(/(?<![.\w])fetch\(/, /^bff\/platform\/rest\.ts$/)).toEqual([]);
  });

  it('reads the environment in config.ts alone', () => {
    expect(filesWith(/process\.env/, /^(\w+|api\/neighbours(\/razorpay)?)\/config\.ts$/)).toEqual([]);
  });

  it('keeps rules and prices pure: no clock, no chance, no input or output', () => {
    const impure = /Date\.now|new Date\(\)|Math\.random|from 'node:|await |process\./;
    const rules = files.filter(({ path }) => /(^|\/)(rules|pricing)\.ts$/.test(path));
    expect(rules.filter(({ text }) => impure.test(code(text))).map(({ path }) => path)).toEqual([]);
  });

  it('has no barrels, no index files and no drawers for odds and ends', () => {
    expect(filesWith(/^export (\*|\{[^}]*\}) from/m, /^$/)).toEqual([]);
    expect(
      files.filter(({ path }) => /(^|\/)(index|utils?|helpers?|common)\./.test(path)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('has at most twelve files in a folder', () => {
    const counts = Map.groupBy(files, ({ path }) => dirname(path));
    expect([...counts].filter(([, inside]) => inside.length > 12).map(([folder]) => folder)).toEqual([]);
  });

  it('promises something in a sentence over every export', () => {
    const bare = files.flatMap(({ path, text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, at) =>
        /^export (async )?(function|const|class|interface|type) /.test(line) && !/\*\/\s*$/.test(lines[at - 1] ?? '')
          ? [`${path}:${at + 1}`]
          : [],
      );
    });
    expect(bare).toEqual([]);
  });
});
