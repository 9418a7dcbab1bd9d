import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILD_DIR, buildWeb } from '../../web/build.ts';
import { readAssets } from '../../web/server/assets.ts';
import { readFirstScripts } from './first-scripts.ts';

const CLIENT = join(BUILD_DIR, 'client');

const MOST = 185_000;
/** What the two scripts that come before the first paint may have, unpacked. */
const MOST_BEFORE_PAINT = 2_000;
const PAGES: Record<string, string[]> = {
  'web/catalog/HomePage.tsx': ['web/catalog/HomePage.tsx', 'web/app/HomeBelowFold.tsx'],
  'web/catalog/CategoryPage.tsx': ['web/catalog/CategoryPage.tsx'],
  'web/catalog/ProductPage.tsx': ['web/catalog/ProductPage.tsx', 'web/reviews/ProductReviews.tsx'],
};
/** Letters of a script that takes long to compile. */
const LARGE = 10_000;
/** Words of what only some visitors need: dialogs and their forms. */
const FOR_LATER = ['Are you sure you want to log out?', 'Forgot Password', 'showModal'];

/** What each module had when it was last recorded: `RECORD_MODULES=1 npx vitest run tests/app/bytes.test.ts`. */
const RECORD = join(import.meta.dirname, 'module-bytes.json');
const recorded: Record<string, Record<string, number>> = JSON.parse(readFileSync(RECORD, 'utf8'));

beforeAll(async () => {
  await buildWeb();
});

describe('the scripts of a first visit', () => {
  it.each(Object.keys(PAGES))('are at most 185,000 bytes for %s, packed', async (page) => {
    const { gzipBytes, modules } = await readFirstScripts(PAGES[page] ?? []);
    if (process.env['RECORD_MODULES']) {
      recorded[page] = Object.fromEntries([...modules].sort(([a], [b]) => a.localeCompare(b)));
      writeFileSync(RECORD, `${JSON.stringify(recorded, undefined, 2)}\n`);
    }
    expect(modules.size).toBeGreaterThan(20);
    const grown = [...modules]
      .map(([name, bytes]) => ({ name, more: bytes - (recorded[page]?.[name] ?? 0) }))
      .filter(({ more }) => more > 0)
      .sort((a, b) => b.more - a.more);
    const why = grown.map(({ name, more }) => `${name}: ${more} bytes more than recorded`).slice(0, 10);
    expect(gzipBytes, [`${page} has grown:`, ...why].join('\n')).toBeLessThanOrEqual(MOST);
  });

  it('are but two small ones before the first paint', async () => {
    const { texts } = await readFirstScripts([]);
    const early = texts.slice(0, 2).join('');
    expect(early).toContain('click');
    expect(early.length).toBeLessThanOrEqual(MOST_BEFORE_PAINT);
    expect(early).not.toContain('import"');
  });

  it.each(Object.keys(PAGES))(
    'make no object of Intl for %s, and tell Chromium to compile the large ones ahead',
    async (page) => {
      const { texts } = await readFirstScripts(PAGES[page] ?? []);
      expect(texts.filter((text) => /\bIntl\./.test(text))).toEqual([]);
      const large = texts.filter(({ length }) => length > LARGE);
      expect(large.length).toBeGreaterThan(1);
      expect(large.every((text) => text.startsWith('//# allFunctionsCalledOnLoad\n'))).toBe(true);
    },
  );

  it('begin with React as a script of its own, so that none takes long', async () => {
    const { modules } = (await readAssets(CLIENT))(PAGES['web/catalog/HomePage.tsx'] ?? []);
    const names = modules.map((file) => /\/([^/]+)-[\w-]{7}\.js$/.exec(file)?.[1]);
    expect(names.slice(0, 3)).toEqual(['rolldown-runtime', 'react', 'first']);
    const rest = await readFile(join(CLIENT, modules[2] ?? ''), 'utf8');
    expect(rest).not.toContain('https://react.dev/errors/');
  });

  it.each(Object.keys(PAGES))('hold nothing of what %s may never need', async (page) => {
    const { texts } = await readFirstScripts(PAGES[page] ?? []);
    const text = texts.join('\n');
    expect(text).toContain('Skip to main content');
    expect(FOR_LATER.filter((words) => text.includes(words))).toEqual([]);
  });
});
