import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const TEXT = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
/** How many rows of level 1 and 2 each chapter of ASVS 5.0.0 has. */
const CHAPTERS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

interface Row {
  id: string;
  level: string;
  stands: string;
  files: string[];
  why: string;
}

const rows = Array.from(
  TEXT.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\| [^|]+ \| ([a-z ]+?) +\| (.+?) +\|$/gm),
  ([, id = '', level = '', stands = '', why = '']): Row => ({
    id,
    level,
    stands,
    why,
    files: Array.from(why.matchAll(/`((?:tests|docs)\/[^`]+)`/g), ([, file = '']) => file),
  }),
);
const count = (some: readonly Row[]) => ({
  all: some.length,
  hold: some.filter(({ stands }) => stands === 'holds').length,
  not: some.filter(({ stands }) => stands === 'does not apply').length,
  open: some.filter(({ stands }) => stands === 'open').length,
});

describe('the list of the Application Security Verification Standard', () => {
  it('has every row of level 1 and 2 once, in order', () => {
    const chapters = CHAPTERS.map((_, at) => rows.filter(({ id }) => id.startsWith(`${at + 1}.`)).length);
    expect(chapters).toEqual(CHAPTERS);
    expect([count(rows).all, rows.filter(({ level }) => level === '1').length]).toEqual([253, 70]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(253);
    const places = rows.map(({ id }) => id.split('.').reduce((sum, part) => sum * 100 + Number(part), 0));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  it('names a file that is there for each row that holds, and a reason for each other one', () => {
    for (const { id, stands, files, why } of rows) {
      expect(stands, id).toMatch(/^(holds|does not apply|open)$/);
      if (stands === 'holds') expect(files.length, id).toBeGreaterThan(0);
      else expect(why.length, id).toBeGreaterThan(5);
      for (const file of files) expect(existsSync(join(ROOT, file)), `${id}: ${file}`).toBe(true);
    }
  });

  it('holds all of level 1 that applies, nine tenths of level 2, and adds them up rightly', () => {
    for (const [name, levels, least] of [
      ['level 1', '1', 100],
      ['level 2', '12', 90],
    ] as const) {
      const { all, hold, not, open } = count(rows.filter(({ level }) => levels.includes(level)));
      const percent = Math.floor((100 * hold) / (hold + open));
      expect(percent, name).toBeGreaterThanOrEqual(least);
      const sums = TEXT.split('\n').find((line) => line.startsWith(`| ${name} `));
      expect(
        sums
          ?.split('|')
          .slice(2, -1)
          .map((cell) => cell.trim()),
      ).toEqual([all, hold, not, open, `${percent}%`].map(String));
    }
  });
});
