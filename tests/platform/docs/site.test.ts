import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isSpecifiedScalarType,
  parse,
  print,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withoutStaff } from '../../../bff/graphql/public-schema.ts';
import { fileOfGuide, fillPlaceholders } from '../../../bff/graphql/docs/site.ts';
import { createSampleCatalogue } from '../../hosts/sample-products.ts';
import { createBasicCatalogHost } from '../../hosts/basic-catalog-host.ts';
import { createTestGateway, type TestGateway } from '../../hosts/test-gateway.ts';
import { codesUnder, GUIDE_NAMES, readGuide } from './guide-blocks.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const SDL = read('schema/generated/schema.graphql');
const schema = buildSchema(SDL);
const publicSchema = buildSchema(
  withoutStaff([parse(SDL)])
    .map(print)
    .join('\n'),
);
/** The most bytes of a page, without its font. */
const MAX_BYTES = 100_000;

/** The words in capital letters in a part of a source file. */
const wordsIn = (path: string, part: RegExp) =>
  [...(part.exec(read(path))?.[0] ?? '').matchAll(/'([A-Z_]{6,})'/g)].map(([, word = '']) => word);

describe('the docs for client developers', () => {
  let gateway: TestGateway;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const host = await createBasicCatalogHost(createSampleCatalogue());
    gateway = await createTestGateway(host.url, { publicUrl: 'https://shop.example', isProduction: true });
    close = async () => {
      await gateway.close();
      await host.close();
    };
  });
  afterAll(() => close());
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${gateway.address}${path}`, { headers, redirect: 'manual' });

  /** Returns every page that is linked from the first one, with its HTML. */
  async function walk(): Promise<Map<string, string>> {
    const pages = new Map<string, string>();
    const next = ['/docs'];
    for (const path of next) {
      if (pages.has(path)) continue;
      const response = await get(path);
      const html = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      pages.set(path, html);
      next.push(...linksOf(html, path).map(([page]) => page));
    }
    return pages;
  }
  /** Returns the linked pages of a page, each with its anchor. */
  const linksOf = (html: string, path: string): [page: string, anchor: string][] =>
    [...html.matchAll(/href="([^"]*)"/g)]
      .map(([, href = '']) => new URL(href, `https://shop.example${path}`))
      .filter(({ origin, pathname }) => origin === 'https://shop.example' && /^\/docs(\/|$)/.test(pathname))
      .filter(({ pathname }) => !pathname.startsWith('/docs/assets/'))
      .map(({ pathname, hash }) => [pathname, hash.slice(1)]);

  it('are served in production too, as pages of less than 100 kB without a request to another site', async () => {
    const pages = await walk();
    expect(pages.size).toBeGreaterThan(GUIDE_NAMES.length + 10);
    for (const [path, html] of pages) {
      expect([path, Buffer.byteLength(html) < MAX_BYTES]).toEqual([path, true]);
      expect([path, html.match(/(?:src=|<link[^>]* href=|url\()["']?https?:\/\/[^"')]*/g)]).toEqual([path, null]);
    }
    const response = await get('/docs/errors');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('lead only to a page and a section on it', async () => {
    const pages = await walk();
    const broken = [...pages].flatMap(([path, html]) =>
      linksOf(html, path)
        .filter(([page, anchor]) => anchor !== '' && !pages.get(page)?.includes(`id="${anchor}"`))
        .map(([page, anchor]) => `${path} leads to ${page}#${anchor}`),
    );
    expect(broken).toEqual([]);
    const missing = await get('/docs/nothing');
    expect([missing.status, (await missing.text()).includes('There is no such page')]).toEqual([404, true]);
  });

  it('lead in the repository too only to files that are there', () => {
    const broken = GUIDE_NAMES.flatMap((name) =>
      [...readGuide(name).matchAll(/\]\(([^):#]+\.md)/g)]
        .map(([, path = '']) => join(ROOT, 'docs', fileOfGuide(name), '..', path))
        .filter((file) => !existsSync(file))
        .map((file) => `${name} leads to ${file}`),
    );
    expect(broken).toEqual([]);
  });

  it('describe every type, field, argument and value of the schema that is not for staff, and find them', async () => {
    const all = [...(await walk()).values()].join('\n');
    const found = await (await get('/docs/search.json')).text();
    const lacking: string[] = [];
    for (const type of Object.values(publicSchema.getTypeMap())) {
      if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
      const isRoot = [
        publicSchema.getQueryType(),
        publicSchema.getMutationType(),
        publicSchema.getSubscriptionType(),
      ].some((root) => root === type);
      if (!isRoot && !all.includes(`id="${type.name}"`)) lacking.push(type.name);
      const parts = isEnumType(type)
        ? type.getValues().map(({ name }) => name)
        : 'getFields' in type
          ? Object.keys(type.getFields())
          : [];
      const fields = 'getFields' in type && !isInputObjectType(type) ? Object.values(type.getFields()) : [];
      for (const { name, args } of fields)
        for (const argument of args)
          if (!all.includes(`<dt><code>${argument.name}: `)) lacking.push(`${type.name}.${name}(${argument.name}:)`);
      for (const part of parts) {
        if (!all.includes(`id="${type.name}.${part}"`)) lacking.push(`${type.name}.${part}`);
        if (!found.includes(`"${type.name}.${part}"`)) lacking.push(`${type.name}.${part} in the search`);
      }
    }
    expect(lacking).toEqual([]);
  });

  it('show nothing that only staff use: no field, type or input, in the reference, the search and the linked schema', async () => {
    const all = [...(await walk()).entries()].filter(([path]) => path.startsWith('/docs/reference'));
    const found = await (await get('/docs/search.json')).text();
    const names = Object.keys(schema.getTypeMap()).filter((name) => !publicSchema.getType(name));
    const fields = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter(
      (name) => !(name in (publicSchema.getMutationType()?.getFields() ?? {})),
    );
    expect([names.length > 20, fields.length > 12]).toEqual([true, true]);
    const text = await (await get('/schema.graphql?without=staff')).text();
    const places = [...fields.map((name) => `Mutation.${name}`), 'Shopper.sales', 'Shopper.secondFactor'];
    for (const name of [...names, ...places]) {
      const shown = all.filter(([, html]) => html.includes(`id="${name}"`) || html.includes(`#${name}"`));
      expect([name, shown.map(([path]) => path)]).toEqual([name, []]);
      expect([name, found.includes(`"${name}"`), new RegExp(`^(type|input|enum) ${name}\\b`, 'm').test(text)]).toEqual([
        name,
        false,
        false,
      ]);
    }
    expect(text).toContain('type Cart ');
    expect(all.some(([, html]) => html.includes('href="/schema.graphql?without=staff"'))).toBe(true);
  });

  it('describe for every code, reason and detail of an error the next step, and list no others', () => {
    const failures = wordsIn('bff/host/failures.ts', /type FailureCode =[^;]*/);
    const apollo = wordsIn('bff/graphql/errors.ts', /APOLLO_CODES = [^;]*/);
    expect(codesUnder('errors', 'Codes of errors').toSorted()).toEqual(
      [...new Set([...failures, ...apollo])].toSorted(),
    );
    const reasons = [...read('bff/host/credentials.ts').matchAll(/^ {2}([A-Z_]{6,})[:,]/gm)].map(([, word]) => word);
    expect(new Set(codesUnder('errors', 'Reasons of UNAUTHENTICATED'))).toEqual(new Set(reasons));
    const codes = schema.getType('UserErrorCode');
    const values = isEnumType(codes) ? codes.getValues().map(({ name }) => name) : [];
    expect(codesUnder('errors', 'Codes of userErrors').toSorted()).toEqual(values.toSorted());
    const [, extensions = ''] = /interface FailureExtensions \{([^]*?)\n\}/.exec(read('bff/host/failures.ts')) ?? [];
    const details = [...extensions.matchAll(/^ {2}(\w+)\?:/gm)].map(([, name]) => name);
    expect(new Set(codesUnder('errors', 'Error extensions'))).toEqual(
      new Set([...details.filter((name) => name !== 'http'), 'requestId']),
    );
  });

  it("take the figures of limits from the shop's responses, and never from manual text", () => {
    const rows = readGuide('limits')
      .split('\n')
      .filter((row) => row.startsWith('| '));
    const figures = rows.slice(2).map((row) => row.split('|')[2]?.trim() ?? '');
    expect(figures.length).toBeGreaterThan(5);
    expect(figures.filter((figure) => !/^\{\{api\.\w+\}\}$/.test(figure))).toEqual(['1']);
    expect(() => fillPlaceholders('{{api.nothing}}', { name: '', url: '' })).toThrow('{{api.nothing}}');
  });

  it('are not sent again to a client that has them, and compressed to all others', async () => {
    const first = await get('/docs/errors', { 'accept-encoding': 'br' });
    expect(first.headers.get('content-encoding')).toBe('br');
    const again = await get('/docs/errors', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });
});
