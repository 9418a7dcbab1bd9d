import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** A rule for what lies below the whole page when the page has something: `body:has(.a) .b`. */
const ALL_BELOW =
  /(?:^|[\s(},])(?:html|body|:root)[^\s{},]*:has\((?:[^()]|\([^()]*\))*\)\)?[^\s{},]*[ \t>+~]+[^\s{,>+~]/;
/** On paper nothing is pressed. */
const PRINTED = /@media print \{(?:[^{}]|\{[^{}]*\})*\}/g;

describe('the styles', () => {
  it('find rules that style the whole page anew', () => {
    const found = ['body:has(.a) .b {', ':global(body:has(> .a)) .b {', '}\nhtml:has(dialog:modal) > main {'];
    for (const rule of found) expect(ALL_BELOW.test(rule), rule).toBe(true);
    const fine = [':root:has(.a) {', 'body:has(.b:not(.c)) {', '.a:has(.b) .c {', 'html:has(dialog:modal) {\n  a: b;'];
    for (const rule of fine) expect(ALL_BELOW.test(rule), rule).toBe(false);
  });

  it.each(globSync('web/**/*.css'))('have no rule that makes each new dialog style the whole page anew: %s', (file) => {
    const screen = readFileSync(file, 'utf8')
      .replaceAll(/\/\*[^]*?\*\//g, '')
      .replaceAll(PRINTED, '');
    expect(ALL_BELOW.exec(screen)?.[0]).toBeUndefined();
  });
});
