import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { accessOf } from '../schema/codegen/documents.ts';
import { measureFunctions } from './function-lines.ts';

const root = join(import.meta.dirname, '..');
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

const files = globSync('{api,bff,web,schema,pictures}/**/*.{ts,tsx}', { cwd: root })
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
/** What knows no domain: on the storefront parts without a domain, the shop's facts, the client, the session and the server. */
const PLATFORMS = new Set(['platform', 'ui', 'shop', 'apollo', 'session', 'server']);
const isPlatform = (path: string) => PLATFORMS.has(room(path).place);
/** The catalogue of what shoppers read: constants and small functions, which any part of the storefront may show. */
const isWords = (path: string) => path.startsWith('web/words/');
/** Files at the root of a floor that import nothing of it, and may be imported by all of it. */
const isLeaf = (path: string) =>
  path.startsWith('schema/') ||
  isWords(path) ||
  /^(api|bff|web)\/(config|context|paths)\.ts$/.test(path) ||
  path.includes('generated/');
/** What a domain offers to components of all domains: hooks, changes, and the generated documents. */
const isOperation = (path: string) =>
  room(path).place in height && /^web\/\w+\/(.*\/)?(use[A-Z]\w*\.ts|[\w-]+-changes\.ts|.*\.generated\.ts)$/.test(path);
const room = (path: string) => ({ floor: path.split('/')[0] ?? '', place: path.split('/')[1] ?? '' });
const broken = (rule: (edge: { from: string; to: string }) => boolean) =>
  imports.filter(rule).map(({ from, to }) => `${from} imports ${to}`);
const filesWith = (pattern: RegExp, allowed: RegExp) =>
  files.filter(({ path, text }) => pattern.test(code(text)) && !allowed.test(path)).map(({ path }) => path);

describe('the house', () => {
  it('has no floor that imports another; all share the contracts, and the servers what they do with pictures', () => {
    const shared: Record<string, string[]> = {
      api: ['schema', 'pictures'],
      bff: ['schema', 'pictures'],
      web: ['schema'],
      pictures: ['schema'],
    };
    expect(
      broken(({ from, to }) => {
        const [mine, theirs] = [room(from).floor, room(to).floor];
        return mine !== theirs && !shared[mine]?.includes(theirs);
      }),
    ).toEqual([]);
    expect(imports.length).toBeGreaterThan(20);
  });

  it('lets the storefront learn who the shop is from the gateway alone: no fact of the owner’s is in its scripts', () => {
    const allowed = [
      'schema/catalogue-events.ts',
      'schema/client-address.ts',
      'schema/days.ts',
      'schema/fabrics.ts',
      'schema/generated/limits.ts',
      'schema/graceful-shutdown.ts',
      'schema/heap-growth.ts',
      'schema/host-events.ts',
      'schema/http-requests.ts',
      'schema/line-limit.ts',
      'schema/lingering-close.ts',
      'schema/metrics.ts',
      'schema/money.ts',
      'schema/pin-code.ts',
      'schema/pricing.ts',
      'schema/released-files.ts',
      'schema/run-modes.ts',
      'schema/start-errors.ts',
      'schema/tracing.ts',
      'schema/trust-proxy.ts',
      'schema/unfinished-requests.ts',
    ];
    const taken = files
      .filter(({ path }) => path.startsWith('web/'))
      .flatMap(({ path, text }) =>
        [
          ...code(text)
            .replaceAll(/import type [^;]*;/g, '')
            .matchAll(/['"]((?:\.\.?\/)+[^'"]*)['"]/g),
        ].map(([, target = '']) => ({ path, to: normalize(join(dirname(path), target)) })),
      )
      .filter(({ to }) => to.startsWith('schema/'));
    expect(
      taken.filter(({ to }) => !allowed.includes(to)).map(({ path, to }) => `${path} takes values of ${to}`),
    ).toEqual([]);
    expect([...new Set(taken.map(({ to }) => to))].sort()).toEqual(allowed);
    expect(imports.filter(({ from, to }) => allowed.includes(from) && !allowed.includes(to))).toEqual([]);
    // They are what a build is made of besides `web/`: another one makes the build a new one, and the owner's facts don't.
    const build = readFileSync(join(root, 'web/build.ts'), 'utf8');
    expect([...build.matchAll(/'(schema\/[^']+)'/g)].map(([, source = '']) => source).sort()).toEqual(allowed);
  });

  it('measures by code of its own: no measurement imports a test', () => {
    const measurements = globSync('bench/*.ts', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'));
    expect(measurements.length).toBeGreaterThan(5);
    expect(measurements.filter((text) => /from '\.\.\/tests\//.test(text))).toEqual([]);
  });

  it('keeps the words of the storefront apart: they import nothing', () => {
    expect(broken(({ from }) => isWords(from))).toEqual([]);
    expect(files.filter(({ path }) => isWords(path)).length).toBeGreaterThan(5);
  });

  it('lets a platform know nothing of the domains above it', () => {
    expect(broken(({ from, to }) => isPlatform(from) && !isPlatform(to) && !isLeaf(to))).toEqual([]);
    const parts = broken(({ from, to }) => room(from).place === 'ui' && ['apollo', 'session'].includes(room(to).place));
    expect(parts).toEqual([]);
  });

  it('lets no document of the platform ask for what belongs to a domain', () => {
    const documents = globSync('web/{ui,apollo,server}/**/*.graphql', { cwd: root });
    expect(documents).toEqual([]);
    const session = parse(readFileSync(join(root, 'web/session/session.graphql'), 'utf8'));
    expect(accessOf(session)).toBe('session');
    const shop = readFileSync(join(root, 'web/shop/shop.graphql'), 'utf8');
    expect(shop).toMatch(/^query shopFacts \{\n {2}shop \{[\s\S]*?\n {2}\}\n\}\n$/);
  });

  it('lets a domain import only what lies downhill', () => {
    expect(
      broken(({ from, to }) => {
        const [mine, theirs] = [room(from), room(to)];
        if (mine.floor !== theirs.floor || mine.place === theirs.place) return false;
        if (mine.floor === 'web' && isOperation(to)) return false;
        const [high, low] = [height[mine.place], height[theirs.place]];
        return high !== undefined && low !== undefined && low >= high;
      }),
    ).toEqual([]);
  });

  it('lets every component of the storefront use every operation, and no operation a component', () => {
    expect(broken(({ from, to }) => isOperation(from) && to.endsWith('.tsx'))).toEqual([]);
  });

  it('lets entry files import all floors’ parts, and no part an entry file', () => {
    const isEntry = (path: string) => /^(api|bff|web)\/(entry\/)?[^/]+$/.test(path) && !isLeaf(path);
    const composes = (path: string) => isEntry(path) || room(path).place === 'app';
    expect(broken(({ from, to }) => !composes(from) && (isEntry(to) || room(to).place === 'app'))).toEqual([]);
  });

  it('keeps SQL in repositories', () => {
    const sql = /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
    expect(filesWith(sql, /repository\.ts$|^api\/platform\//)).toEqual([]);
  });

  it('keeps fetch in the one rest(), in what reads server-sent events, and in a page that looks for itself', () => {
    expect(
      filesWith(/(?<![.\w])fetch\(/, /^(bff\/platform\/rest|web\/apollo\/read-events|web\/app\/is-page-there)\.ts$/),
    ).toEqual([]);
  });

  it('lets the gateway call the REST host in one place, and download files, which takes nothing of a shopper, in another', () => {
    const library = /^import (?!type )[^;]*from '(undici|node-fetch|node:https?|[./\w-]*\/http-client\.ts)'/m;
    const socket = /^import (?!type )[^;]*\bconnect\b[^;]*from 'node:(net|tls)'/m;
    const clients = files.filter(
      ({ path, text }) => path.startsWith('bff/') && (library.test(text) || socket.test(text)),
    );
    expect(clients.map(({ path }) => path)).toEqual([
      'bff/platform/download.ts',
      'bff/platform/rest.ts',
      // Knows nothing of shoppers: it is given all that it sends.
      'bff/platform/upstream/http-client/http-client.ts',
    ]);
  });

  it('reads the environment in config.ts alone', () => {
    // What graceful-shutdown.ts reads is npm's word of who has started the process, and no setting.
    const readers = /^((\w+|api\/stand-ins(\/razorpay)?)\/config|schema\/graceful-shutdown)\.ts$/;
    expect(filesWith(/process\.env/, readers)).toEqual([]);
  });

  it('keeps rules and prices pure: no clock, no chance, no input or output', () => {
    const impure = /Date\.now|new Date\(\)|Math\.random|from 'node:|await |process\./;
    const rules = files.filter(({ path }) => /(^|\/)(rules|pricing)\.ts$/.test(path));
    expect(rules.filter(({ text }) => impure.test(code(text))).map(({ path }) => path)).toEqual([]);
  });

  it('lets nothing of the api go by the clock of its machine, but the lock of a folder and the operator’s program', () => {
    const own = /(?<!=> )new Date\(\)|\bDate\.now\b/;
    const apart = /^api\/(stand-ins|cli)\/|^api\/platform\/folder-lock\.ts$/;
    const ofApi = files.filter(({ path }) => path.startsWith('api/') && !apart.test(path));
    expect(ofApi.filter(({ text }) => own.test(code(text))).map(({ path }) => path)).toEqual([]);
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
    expect(twice).toEqual([]);
  });

  it('promises something in a sentence over every export', () => {
    // Words say themselves what they say.
    const bare = files
      .filter(({ path }) => !isWords(path))
      .flatMap(({ path, text }) => {
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
