import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { accessOf } from '../schema/codegen/documents.ts';
import { measureFunctions } from './function-lines.ts';

const root = join(import.meta.dirname, '..');
/** The domains with their layer: a domain may import lower ones, and itself. */
const height: Record<string, number> = {
  settings: 0,
  catalog: 0,
  account: 0,
  promotions: 0,
  newsletter: 0,
  reviews: 1,
  wishlist: 1,
  cart: 1,
  orders: 2,
  checkout: 3,
  reports: 4,
};

const MOST_LINES = 40;
const LAYERS = ['api', 'bff', 'office', 'schema', 'server-kit', 'web'];

const files = globSync('{api,bff,web,office,schema,server-kit,packages/*}/**/*.{ts,tsx}', { cwd: root })
  .filter((path) => !/generated\/|\.generated\.|^packages\/[^/]+\/(tests|node_modules)\//.test(path))
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');

/** Every relative import: importer and imported file, both as paths from the root. */
const importsOf = (sources: readonly { path: string; text: string }[]) =>
  sources.flatMap(({ path, text }) =>
    [...code(text).matchAll(/(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g)].map(([, target]) => ({
      from: path,
      to: normalize(join(dirname(path), target ?? '')),
    })),
  );
const imports = importsOf(files);
/** Parts without a domain: on the storefront the shop's facts, the client, the session and the server. */
const PLATFORMS = new Set(['platform', 'graphql', 'host', 'ui', 'shop', 'data', 'shopper', 'session', 'server']);
const isPlatform = (path: string) => PLATFORMS.has(room(path).place);
/** The catalogue of the shoppers' texts: constants and small functions, which any part of the storefront may show. */
const isWords = (path: string) =>
  path.startsWith('web/words/') || path.startsWith('office/words/') || path === 'office/words.ts';
/** Files at the root of a server's folder that import nothing of it, and that all of it may import. */
const isLeaf = (path: string) =>
  path.startsWith('schema/') ||
  path.startsWith('server-kit/') ||
  isWords(path) ||
  /^(api|bff|web|office)\/(config|context|paths)\.ts$/.test(path) ||
  path.includes('generated/');
/** The exports of a domain for components of all domains: hooks and the generated documents. */
const isOperation = (path: string) =>
  room(path).place in height && /^web\/\w+\/(.*\/)?(use[A-Z]\w*\.ts|.*\.generated\.ts)$/.test(path);
/** A package is a separate unit. */
const room = (path: string) => {
  const [, layer = '', place = ''] = /^(packages\/[^/]+|[^/]+)\/([^/]+)/.exec(path) ?? [];
  return { layer, place };
};
const broken = (rule: (edge: { from: string; to: string }) => boolean) =>
  imports.filter(rule).map(({ from, to }) => `${from} imports ${to}`);
const filesWith = (pattern: RegExp, allowed: RegExp) =>
  files.filter(({ path, text }) => pattern.test(code(text)) && !allowed.test(path)).map(({ path }) => path);

describe('the house', () => {
  it('has no layer that imports another: contracts below, then the shared code of servers', () => {
    const lower: Record<string, string[]> = {
      schema: [],
      'server-kit': ['schema'],
      api: ['schema', 'server-kit'],
      bff: ['schema', 'server-kit'],
      web: ['schema', 'server-kit'],
      office: ['schema'],
    };
    // The parts of the storefront that know nothing of shopping.
    const isKit = (path: string) =>
      /^web\/(ui|words|generated\/fonts)\/|^web\/(data\/document-meta|session\/cross-tab|shopper\/(user-errors|type-policies))\.ts$/.test(
        path,
      );
    expect(
      broken(({ from, to }) => {
        if (room(from).layer === 'office' && isKit(to)) return false;
        const [mine, theirs] = [room(from).layer, room(to).layer];
        return mine !== theirs && !lower[mine]?.includes(theirs);
      }),
    ).toEqual([]);
    expect(imports.length).toBeGreaterThan(20);
  });

  it('has packages that import nothing of the shop, and that the shop imports by their names', () => {
    const packageOf = (path: string) => /^packages\/[^/]+\//.exec(path)?.[0];
    const all = globSync('{api,bff,web,schema,server-kit,tests,scripts,packages/*}/**/*.{ts,tsx}', { cwd: root })
      .filter((path) => !path.includes('node_modules/'))
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
    const crossing = importsOf(all).filter(({ from, to }) => packageOf(from) !== packageOf(to));
    expect(crossing.filter(({ from, to }) => packageOf(from) ?? packageOf(to))).toEqual([]);
    expect(all.filter(({ path }) => packageOf(path)).length).toBeGreaterThan(20);
  });

  it('excludes server modules from the scripts of pages', () => {
    const ofServers = /^web\/(server\/.*|server|config|build)\.?(ts)?$/;
    expect(
      broken(({ from, to }) => to.startsWith('server-kit/') && room(from).layer === 'web' && !ofServers.test(from)),
    ).toEqual([]);
  });

  it("lets the storefront get the shop's facts only from the gateway: no fact of the owner’s is in its scripts", () => {
    const values = files.flatMap(({ path, text }) =>
      [
        ...code(text)
          .replaceAll(/import type [^;]*;/g, '')
          .matchAll(/['"]((?:\.\.?\/)+[^'"]*)['"]/g),
      ].map(([, target = '']) => ({ from: path, to: normalize(join(dirname(path), target)) })),
    );
    const reached = new Set(files.map(({ path }) => path).filter((path) => path.startsWith('web/')));
    for (const path of reached) for (const { from, to } of values) if (from === path) reached.add(to);
    const facts = ['shop', 'services', 'sizes', 'delivery', 'vocabulary'].map((name) => `schema/${name}.ts`);
    expect(facts.filter((path) => reached.has(path))).toEqual([]);
    expect(reached.has('schema/pricing.ts')).toBe(true);
  });

  it('draws no pictures: no layer imports cloth', () => {
    expect(filesWith(/from 'cloth['/]/, /^packages\//)).toEqual([]);
  });

  it('measures by code of its own: no measurement imports a test', () => {
    const measurements = globSync('bench/*.{ts,mjs}', { cwd: root }).map((path) =>
      readFileSync(join(root, path), 'utf8'),
    );
    expect(measurements.length).toBeGreaterThan(5);
    expect(measurements.filter((text) => /from '\.\.\/tests\//.test(text))).toEqual([]);
  });

  it('separates the words of the storefront: they import nothing', () => {
    expect(broken(({ from }) => isWords(from))).toEqual([]);
    expect(files.filter(({ path }) => isWords(path)).length).toBeGreaterThan(5);
  });

  it('lets a platform know nothing of the domains above it', () => {
    expect(broken(({ from, to }) => isPlatform(from) && !isPlatform(to) && !isLeaf(to))).toEqual([]);
    const parts = broken(
      ({ from, to }) => room(from).place === 'ui' && ['apollo', 'shopper', 'session'].includes(room(to).place),
    );
    expect(parts).toEqual([]);
  });

  it('lets the gateway’s platform know neither the context of a request nor the types that name all domains', () => {
    const composed = /^bff\/(context|generated\/resolvers)\.ts$/;
    expect(broken(({ from, to }) => /^bff\/(graphql|host)\//.test(from) && composed.test(to))).toEqual([]);
    expect(imports.some(({ to }) => composed.test(to))).toBe(true);
  });

  it('has no circle of imports, types included', () => {
    const command = `oxlint -c tests/circles.oxlintrc.json --disable-nested-config ${LAYERS.join(' ')} packages`;
    const { status, stdout } = spawnSync(command, { cwd: root, shell: true, encoding: 'utf8' });
    expect(stdout).toContain('Found 0 warnings and 0 errors');
    expect(status).toBe(0);
  });

  it('lets no document of the platform select fields of a domain', () => {
    const documents = globSync('web/{ui,apollo,shopper,server}/**/*.graphql', { cwd: root });
    expect(documents).toEqual([]);
    const session = parse(readFileSync(join(root, 'web/session/session.graphql'), 'utf8'));
    expect(accessOf(session)).toBe('session');
    const shop = readFileSync(join(root, 'web/shop/shop.loader.graphql'), 'utf8');
    expect(shop).toMatch(/^query shopFacts \{\n {2}shop \{[\s\S]*?\n {2}\}\n\}\n$/);
  });

  it('lets the gateway’s calls of the host know nothing of GraphQL, and both nothing of a domain', () => {
    const lower: Record<string, string[]> = { host: ['host', 'generated'], graphql: ['host', 'graphql', 'generated'] };
    const isAllowed = (from: string, to: string) =>
      room(to).layer !== 'bff' || lower[room(from).place]?.includes(room(to).place);
    const mayKnow = /^bff\/config\.ts$/;
    const ofGateway = ({ from }: { from: string }) => /^bff\/(host|graphql)\//.test(from);
    expect(
      broken(
        (edge) =>
          ofGateway(edge) &&
          !isAllowed(edge.from, edge.to) &&
          !(edge.from.startsWith('bff/graphql/') && mayKnow.test(edge.to)),
      ),
    ).toEqual([]);
  });

  it('lets a domain import only in the given direction', () => {
    expect(
      broken(({ from, to }) => {
        const [mine, theirs] = [room(from), room(to)];
        if (mine.layer !== theirs.layer || mine.place === theirs.place) return false;
        if (mine.layer === 'web' && isOperation(to)) return false;
        const [high, low] = [height[mine.place], height[theirs.place]];
        return high !== undefined && low !== undefined && low >= high;
      }),
    ).toEqual([]);
  });

  it('lets every component of the storefront use every operation, and no operation a component', () => {
    expect(broken(({ from, to }) => isOperation(from) && to.endsWith('.tsx'))).toEqual([]);
  });

  it('lets entry files import all layers’ parts, and no part an entry file', () => {
    const isEntry = (path: string) => /^(api|bff|web|office)\/(entry\/)?[^/]+$/.test(path) && !isLeaf(path);
    const composes = (path: string) => isEntry(path) || room(path).place === 'app';
    expect(broken(({ from, to }) => !composes(from) && (isEntry(to) || room(to).place === 'app'))).toEqual([]);
  });

  it('has SQL only in repositories', () => {
    const sql = /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/;
    expect(filesWith(sql, /repository\.ts$|^api\/platform\//)).toEqual([]);
  });

  it('has fetch only in rest(), in readers of server-sent events, public data and invoices, and in a page that checks for itself', () => {
    expect(
      filesWith(
        /(?<![.\w])fetch\(/,
        /^(bff\/host\/http-clients|office\/reports\/useDownload|office\/products\/useUploadPicture|web\/shopper\/read-events|web\/session\/useUploadPicture|web\/data\/browser-query|web\/orders\/detail\/download-invoice)\.ts$|^web\/app\/ErrorPage\.tsx$/,
      ),
    ).toEqual([]);
  });

  it('lets the gateway call the REST host in one place, and download files, which takes nothing of a shopper, in another', () => {
    const library = /^import (?!type )[^;]*from '(undici|node-fetch|node:https?)'/m;
    const socket = /^import (?!type )[^;]*\bconnect\b[^;]*from 'node:(net|tls)'/m;
    const clients = files.filter(
      ({ path, text }) => path.startsWith('bff/') && (library.test(text) || socket.test(text)),
    );
    expect(clients.map(({ path }) => path)).toEqual(['bff/host/download.ts', 'bff/host/http-clients.ts']);
  });

  it('reads the environment in config.ts alone', () => {
    // graceful-shutdown.ts reads the name of the npm script that started the process, which is no setting.
    const readers = /^((\w+|packages\/stand-ins)\/config|server-kit\/graceful-shutdown)\.ts$/;
    expect(filesWith(/process\.env/, readers)).toEqual([]);
  });

  it('has pure rules and prices: no clock, no randomness, no input or output', () => {
    const impure = /Date\.now|new Date\(\)|Math\.random|from 'node:|await |process\./;
    const rules = files.filter(({ path }) => /(^|\/)(rules|pricing)\.ts$/.test(path));
    expect(rules.filter(({ text }) => impure.test(code(text))).map(({ path }) => path)).toEqual([]);
  });

  it('lets nothing of the api go by the clock of its machine, but the lock of a folder and the operator’s program', () => {
    const own = /(?<!=> )new Date\(\)|\bDate\.now\b/;
    const apart = /^api\/cli\/|^api\/platform\/folder-lock\.ts$/;
    const ofApi = files.filter(({ path }) => path.startsWith('api/') && !apart.test(path));
    expect(ofApi.filter(({ text }) => own.test(code(text))).map(({ path }) => path)).toEqual([]);
  });

  it('has no barrels, no index files and no drawers for odds and ends', () => {
    expect(filesWith(/^export (\*|\{[^}]*\}) from/m, /^$/)).toEqual([]);
    expect(
      files.filter(({ path }) => /(^|\/)(index|utils?|helpers?|common)\./.test(path)).map(({ path }) => path),
    ).toEqual([]);
  });

  it('limits a function to forty lines of code', () => {
    const long = files.filter(({ text }) => text.split('\n').length > MOST_LINES);
    const tooLong = long.flatMap(({ path, text }) =>
      measureFunctions(path, text, MOST_LINES + 1)
        .filter(({ lines }) => lines > MOST_LINES)
        .map(({ line, lines }) => `${path}:${line} has ${lines} lines`),
    );
    expect(tooLong).toEqual([]);
  });

  it('gives each name of an exported type one meaning in a layer', () => {
    const declared = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?:declare )?(?:abstract )?(?:interface|type|class) (\w+)/gm)].map(([, name]) => ({
        path,
        key: `${room(path).layer} ${name}`,
      })),
    );
    const twice = [...Map.groupBy(declared, ({ key }) => key)].filter(([, at]) => at.length > 1).map(([key]) => key);
    expect(twice).toEqual([]);
  });

  it('lists every cache with its bound and its reason', () => {
    const rows = readFileSync(join(root, 'docs/caches.md'), 'utf8').matchAll(/^\| `([^`]+)`\s*\| `(\w+)`/gm);
    const listed = [...rows].map(([, path, name]) => `${path} ${name}`);
    const made = files.flatMap(({ path, text }) =>
      [...code(text).matchAll(/(\w+)\s*=[^=;]*new LRUCache/g)].map(([, name]) => `${path} ${name}`),
    );
    expect(listed.toSorted()).toEqual(made.toSorted());
    expect(made.length).toBeGreaterThan(5);
  });

  it('promises something in a sentence over every export', () => {
    // Files of words need no comment: their texts explain themselves.
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
