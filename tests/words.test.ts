import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findStrayWords } from './shopper-texts.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Files whose texts remain in place, and the reason. */
const EXCEPTIONS: Record<string, string> = {
  'web/reviews/slider/testimonials.ts': 'sample reviews with the names of their authors: data, not words of the shop',
};
/** Texts that look like words of the shop, and their meaning. */
const CODE: Record<string, string> = {
  'Bearer ${token}': 'a header',
  'Not sent': 'an error that no shopper sees',
  none: 'an option of the router’s links',
};

describe('the words of the storefront', () => {
  const sources = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/generated|^web\/(words|server|entry)\/|^web\/(config|build|server)\.ts$/.test(path),
  );

  it('are only in its catalogue', () => {
    expect(sources.length).toBeGreaterThan(200);
    const stray = sources
      .filter((path) => !(path in EXCEPTIONS))
      .flatMap((path) =>
        findStrayWords(path, read(path))
          .filter(({ words }) => !(words in CODE))
          .map(({ line, words }) => `${path}:${line} “${words}”`),
      );
    expect(stray).toEqual([]);
  });

  it('are found wherever they are written', () => {
    const wordsIn = (source: string) => findStrayWords('planted.tsx', source).map(({ words }) => words);
    expect(wordsIn('const A = () => <p>Shop Now</p>;')).toEqual(['Shop Now']);
    expect(wordsIn('const A = () => <p className="a b" aria-label="Menu" title={"Home"} />;')).toEqual([
      'Menu',
      'Home',
    ]);
    expect(wordsIn('const A = () => <b aria-label={`Remove ${name}`} />;')).toEqual(['Remove ${name}']);
    expect(wordsIn("showToast('Product added.');")).toEqual(['Product added.']);
    expect(wordsIn('const left = `Only ${stock} left`;')).toEqual(['Only ${stock} left']);
    expect(wordsIn("throw new Error('Nobody knows the key.'); const css = 'a b'; const sku = 'RB-1';")).toEqual([]);
  });
});
