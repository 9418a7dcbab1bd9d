import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A rule for what lies below the whole page when the page has something: `body:has(.a) .b`. */
const ALL_BELOW =
  /(?:^|[\s(},])(?:html|body|:root)[^\s{},]*:has\((?:[^()]|\([^()]*\))*\)\)?[^\s{},]*[ \t>+~]+[^\s{,>+~]/;
/** A rule for the page's root or body when the page has something, with what it sets. */
const SET_ABOVE = /(?:^|[\s}])(?:html|body|:root)[^\s{},]*:has\((?:[^()]|\([^()]*\))*\)[^{}]*\{([^{}]*)\}/g;
/** A property that is registered as not inherited. */
const REGISTERED = /@property (--[\w-]+) \{[^}]*inherits: false/g;
/** What is set on the root or the body and concerns these alone. */
const OWN = [
  'overflow',
  'padding-block-end',
  'padding-inline-end',
  'scroll-padding-block-start',
  'scroll-padding-block-end',
];
/** On paper nothing is pressed. */
const PRINTED = /@media print \{(?:[^{}]|\{[^{}]*\})*\}/g;

const FILES = globSync('web/**/*.css');
/** A file's styles for screens, without comments. */
const screenOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, '')
    .replaceAll(PRINTED, '');

describe('the styles', () => {
  it('find rules that style the whole page anew', () => {
    const found = ['body:has(.a) .b {', ':global(body:has(> .a)) .b {', '}\nhtml:has(dialog:modal) > main {'];
    for (const rule of found) expect(ALL_BELOW.test(rule), rule).toBe(true);
    const fine = [':root:has(.a) {', 'body:has(.b:not(.c)) {', '.a:has(.b) .c {', 'html:has(dialog:modal) {\n  a: b;'];
    for (const rule of fine) expect(ALL_BELOW.test(rule), rule).toBe(false);
  });

  it.each(FILES)('have no rule that makes each new dialog style the whole page anew: %s', (file) => {
    expect(ALL_BELOW.exec(screenOf(file))?.[0]).toBeUndefined();
  });

  it('have no rule by which a part that arrives late has the whole page inherit something new', () => {
    const registered = FILES.flatMap((file) => [...screenOf(file).matchAll(REGISTERED)].map(([, name = '']) => name));
    const own = new Set([...OWN, ...registered]);
    const set = FILES.flatMap((file) => [...screenOf(file).matchAll(SET_ABOVE)].map(([, block = '']) => block));
    const names = set.flatMap((block) => [...block.matchAll(/([\w-]+)\s*:/g)].map(([, name = '']) => name));
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !own.has(name))).toEqual([]);
  });
});
