import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findStrayWords } from './shoppers-words.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Files whose texts stay where they are, and why. */
const EXCEPTIONS: Record<string, string> = {
  'web/reviews/slider/testimonials.ts': 'sample reviews with the names of their authors: data, not words of the shop',
};
/** Texts that look like words of the shop, and what they are. */
const CODE: Record<string, string> = {
  'Bearer ${token}': 'a header',
  'Not sent': 'an error that no shopper sees',
};

/** Words that no shopper in India should read any more, and what the shop says in their place. */
const OLD_WORDS: [pattern: RegExp, instead: string][] = [
  [/\be-mail/i, 'email'],
  [/\bFilters and order\b/, 'Sort & Filter'],
  [/\bcode of (four|4) digits|\bsend me a code|\bone-time code\b/i, 'OTP'],
  [/\b(hand-dyed |see a |only \d+ )?pieces?\b/i, 'item(s) or product(s)'],
  [/\bwe mail you\b|\bmailbox\b|\blook into your mail\b/i, 'We’ll email you'],
  [/\bgood for (ten|\d+) minutes\b/i, 'valid for'],
  [/\bIt is not you\b|\bonce more in a moment\b/, 'Something went wrong at our end.'],
  [/\bPlease look again at\b/, 'Please fix'],
  [/\bWhat to do about\b/, 'More options'],
  [/\bswitched off\b/, 'turned off'],
  [/\bgladly\b|\bnot even we\b|\bthe thread may have\b|\byour say\b/i, 'plain words'],
  [/\bLog-?in (to|with your)\b/, 'log in (verb)'],
  [/'Log in'/, 'Login (on a button)'],
  [/\bGet it by\b|\bArrives by\b/, 'Delivery by'],
  [/'% off'/, '% OFF (at a price)'],
  [/\bwhoever\b|\bjust as it stands\b/i, 'plain words'],
];

const catalogues = globSync('web/words/*.ts', { cwd: root });

describe('the words of the storefront', () => {
  const sources = globSync('web/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/generated|^web\/(words|server|entry)\/|^web\/(config|build|server)\.ts$/.test(path),
  );

  it('stand in its catalogue alone', () => {
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

  it('are those of shops in India', () => {
    const odd = catalogues.flatMap((path) =>
      read(path)
        .replaceAll(/export const \w+ =(?: \(.*?\): string =>)?|\$\{[^}]*\}/g, '')
        .split('\n')
        .flatMap((line, at) =>
          OLD_WORDS.filter(([pattern]) => pattern.test(line)).map(
            ([, instead]) => `${path}:${at + 1} ${line.trim()} → ${instead}`,
          ),
        ),
    );
    expect(odd).toEqual([]);
  });
});

describe('what client developers read', () => {
  it('spells email in one way', () => {
    const texts = globSync(['schema/rest.yaml', 'schema/graph/*.graphql', 'docs/*.md', '*.md'], { cwd: root });
    expect(texts.length).toBeGreaterThan(10);
    const odd = texts.flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, at) => (/\be-mail/i.test(line) ? `${path}:${at + 1} ${line.trim()}` : [])),
    );
    expect(odd).toEqual([]);
  });
});
