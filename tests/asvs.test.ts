import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const ROWS = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+\.\d+\.\d+ +\|/.test(line));

it('names a file that exists in each row of docs/asvs.md that holds', () => {
  expect(ROWS).toHaveLength(253);
  for (const row of ROWS) {
    const files = Array.from(row.matchAll(/`((?:tests|docs)\/[^`]+)`/g), ([, file = '']) => file);
    if (/\| holds +\|/.test(row)) expect(files.length, row).toBeGreaterThan(0);
    for (const file of files) expect(existsSync(join(ROOT, file)), `${row}: ${file}`).toBe(true);
  }
});
