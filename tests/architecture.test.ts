import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { measureFunctions } from './function-lines.ts';

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

const MOST_LINES = 40;

/** Names of exported types that still have two meanings on a floor. Each is to be renamed; none may be added. */
const TWO_MEANINGS = new Set(['web Outcome', 'web PageRequest', 'web Sending', 'web Told', 'web Trouble', 'web Wish']);

const files = globSync('{api,bff,web,schema}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/generated\/|\.generated\./.test(path))
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
    expect(filesWith(/process\.env/, /^(\w+|api\/stand-ins(\/razorpay)?)\/config\.ts$/)).toEqual([]);
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

  it('keeps a function within forty lines of code', () => {
    const long = files.filter(({ text }) => text.split('\n').length > MOST_LINES);
    const tooLong = long.flatMap(({ path, text }) =>
      measureFunctions(path, text)
        .filter(({ lines }) => lines > MOST_LINES)
        .map(({ line, lines }) => `${path}:${line} has ${lines} lines`),
    );
    expect(tooLong).toEqual([]);
  });

  it('finds a function of forty-one lines, and measures the members of a factory each', () => {
    const body = (lines: number) => '\n// a comment\n\n  work();'.repeat(lines);
    const lines = (text: string) => measureFunctions('planted.ts', text).map((found) => found.lines);
    expect(lines(`function plain() {${body(38)}\n}`)).toEqual([40]);
    expect(lines(`function plain() {${body(39)}\n}`)).toEqual([41]);
    expect(lines(`const open = () => ({\n  a() {${body(39)}\n  },\n  b: () => {${body(38)}\n  },\n});`)).toEqual([
      2, 41, 40,
    ]);
    expect(lines(`function open() {\n  const a = () => {${body(30)}\n  };\n  return { a };\n}`)).toEqual([3, 32]);
    expect(lines(`function open() {\n  const all = {\n    a() {${body(30)}\n    },\n  };\n  return all;\n}`)).toEqual([
      5, 32,
    ]);
    expect(lines(`function open() {\n  const secret = () => {${body(38)}\n  };\n  return { a: secret() };\n}`)).toEqual(
      [43, 40],
    );
  });

  it('gives each name of an exported type one meaning on a floor', () => {
    const declared = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm)].map(([, name]) => ({
        path,
        key: `${room(path).floor} ${name}`,
      })),
    );
    const twice = [...Map.groupBy(declared, ({ key }) => key)].filter(([, at]) => at.length > 1).map(([key]) => key);
    expect(twice.filter((key) => !TWO_MEANINGS.has(key))).toEqual([]);
    expect([...TWO_MEANINGS].filter((key) => !twice.includes(key))).toEqual([]);
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
