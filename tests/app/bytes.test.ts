import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { BUILD_DIR, buildWeb } from '../../web/build.ts';
import { readAssets } from '../../web/server/assets.ts';

const MOST = 185_000;
const PAGES = ['web/catalog/HomePage.tsx', 'web/catalog/CategoryPage.tsx', 'web/catalog/ProductPage.tsx'];
/** Words of what only some visitors need: dialogs, toasts, forms. */
const FOR_LATER = ['Are you sure you want to log out?', 'Forgot Password', 'Dismiss', 'showModal'];

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
  it.each(PAGES)('are at most 185,000 bytes for %s, packed', async (page) => {
    const sizes = (await scriptsOf(page)).map((script) => gzipSync(script, { level: 9 }).length);
    expect(sizes.length).toBeGreaterThan(3);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MOST);
  });

  it.each(PAGES)('hold nothing of what %s may never need', async (page) => {
    const text = (await scriptsOf(page)).join('\n');
    expect(text).toContain('Skip to the page');
    expect(FOR_LATER.filter((words) => text.includes(words))).toEqual([]);
  });
});
