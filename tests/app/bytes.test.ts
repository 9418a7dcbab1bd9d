import { parse, print as written, visit, type DocumentNode } from 'graphql';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { SHOP } from '../../schema/shop.ts';
import { BUILD_DIR, buildWeb } from '../../web/build.ts';
import * as account from '../../web/generated/account.ts';
import * as operations from '../../web/generated/operations.ts';
import { print } from '../../web/apollo/print.ts';
import { readAssets } from '../../web/server/assets.ts';

const MOST = 165_000;
const PAGES = ['web/catalog/HomePage.tsx', 'web/catalog/CategoryPage.tsx', 'web/catalog/ProductPage.tsx'];
/** Words of what only some visitors need: dialogs, toasts, forms, the session's requests. */
const FOR_LATER = ['Are you sure you want to log out?', 'Forgot Password', 'Dismiss', 'refreshSession', 'showModal'];
/** Facts of the owner's that no first script tells. */
const FACTS = [SHOP.offer, SHOP.newsletter, SHOP.sender, ...SHOP.address.slice(1, 3)];

const client = join(BUILD_DIR, 'client');
let scriptsOf: (page: string) => Promise<Buffer[]>;
beforeAll(async () => {
  await buildWeb();
  const assetsOf = await readAssets(client);
  scriptsOf = async (page) => {
    const { boot = '', start, modules } = assetsOf([page]);
    return Promise.all([boot, start, ...modules].map((file) => readFile(join(client, file))));
  };
});

describe('the scripts of a first visit', () => {
  it.each(PAGES)('are at most 165,000 bytes for %s, packed', async (page) => {
    const sizes = (await scriptsOf(page)).map((script) => gzipSync(script, { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
  });

  it.each(PAGES)('hold nothing of what %s may never need', async (page) => {
    const text = (await scriptsOf(page)).join('\n');
    expect(text).toContain('Skip to the page');
    expect([...FOR_LATER, ...FACTS].filter((words) => text.includes(words))).toEqual([]);
  });
});

describe('the printer of the browser’s build', () => {
  const documents = Object.entries({ ...account, ...operations }).filter(
    (entry): entry is [string, DocumentNode & (typeof entry)[1]] => typeof entry[1] === 'object',
  );

  it('writes every document of the shop so that it reads as graphql’s own writes it', () => {
    expect(documents.length).toBeGreaterThan(15);
    for (const [name, document] of documents) {
      expect([name, written(parse(print(document)))]).toEqual([name, written(document)]);
    }
  });

  it('writes every kind of value, type and selection that an operation may have', () => {
    const all = parse(`
      query a($b: [Int!]! = [1, 2] @c, $d: E = {f: {g: "h\\"\\n\\u0007é"}, i: null}) @j(k: true) {
        l: m(n: $b, o: -1.5e10, p: Q, r: [], s: {}, t: """u "v" w""") @x { y ...Z @a ... on B { c } ... @d { e } ... { f } }
      }
      mutation { g }
      subscription h { i }
      fragment Z on J @k { l }`);
    const inOneLine = visit(all, { StringValue: (node) => ({ ...node, block: false }) });
    expect(written(parse(print(all)))).toBe(written(inOneLine));
  });
});
