import { beforeAll, describe, expect, it } from 'vitest';
import { buildWeb } from '../../web/build.ts';
import { readFirstScripts } from './first-scripts.ts';

/** The most bytes of each page's scripts, packed. */
const MOST: Record<string, number> = {
  'web/catalog/HomePage.tsx': 184_500,
  'web/catalog/CategoryPage.tsx': 183_700,
  'web/catalog/ProductPage.tsx': 185_000,
};
/** The most bytes of the two scripts before the first paint, unpacked. */
const MOST_BEFORE_PAINT = 2_000;
const PAGES: Record<string, string[]> = {
  'web/catalog/HomePage.tsx': ['web/catalog/HomePage.tsx', 'web/app/HomeBelowFold.tsx'],
  'web/catalog/CategoryPage.tsx': ['web/catalog/CategoryPage.tsx'],
  'web/catalog/ProductPage.tsx': ['web/catalog/ProductPage.tsx', 'web/reviews/ProductReviews.tsx'],
};
/** Texts that only some visitors need: dialogs and their forms. */
const FOR_LATER = ['Are you sure you want to log out?', 'Forgot Password', 'showModal'];

beforeAll(async () => {
  await buildWeb();
});

describe('the scripts of a first visit', () => {
  it.each(Object.keys(PAGES))('are at most the reached figure for %s, packed', async (page) => {
    const { gzipBytes, largest } = await readFirstScripts(PAGES[page] ?? []);
    expect(gzipBytes, `The largest modules of ${page}: ${largest.join(', ')}`).toBeLessThanOrEqual(MOST[page] ?? 0);
  });

  it('are but two small ones before the first paint', async () => {
    const { texts } = await readFirstScripts([]);
    const early = texts.slice(0, 2).join('');
    expect(early).toContain('click');
    expect(early.length).toBeLessThanOrEqual(MOST_BEFORE_PAINT);
    expect(early).not.toContain('import"');
  });

  it.each(Object.keys(PAGES))('make no object of Intl for %s', async (page) => {
    const { texts } = await readFirstScripts(PAGES[page] ?? []);
    expect(texts.filter((text) => /\bIntl\./.test(text))).toEqual([]);
  });

  it.each(Object.keys(PAGES))('hold nothing of what %s may never need', async (page) => {
    const { texts } = await readFirstScripts(PAGES[page] ?? []);
    const text = texts.join('\n');
    expect(text).toContain('Skip to main content');
    expect(FOR_LATER.filter((words) => text.includes(words))).toEqual([]);
  });
});
