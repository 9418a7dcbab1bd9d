import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../../api/server.ts';

/** Statements after which an older program fails: it uses something removed, or omits something that is now required. */
const CONTRACTS =
  /\bdrop (table|column|default)|\brename\b|\balter column \w+ (set data )?type\b|\bset not null\b|\badd column (?:if not exists )?\w+ (?![^,;]*\bdefault\b)[^,;]*\bnot null\b/i;

/** Returns the faults in the declaration of a migration. */
function faultsOf(name: string, text: string): string[] {
  const [, from] = /^-- Compatible from (\d{4})\.\n/.exec(text) ?? [];
  const own = name.slice(0, 4);
  if (from === undefined) return [`${name}: the first line must be "-- Compatible from NNNN."`];
  if (from > own) return [`${name}: it can't ask for ${from}, which comes later`];
  const code = text.replaceAll(/--.*$/gm, '');
  const isSilent = from !== own && CONTRACTS.test(code) && !/^-- Contract: ./m.test(text);
  return isSilent ? [`${name}: what it takes away needs a line "-- Contract: since when no program uses it"`] : [];
}

describe('a migration', () => {
  it('declares which older programs can use it, and removes nothing from these', () => {
    const names = readdirSync(MIGRATIONS).filter((name) => name >= '0030');
    expect(names.flatMap((name) => faultsOf(name, readFileSync(join(MIGRATIONS, name), 'utf8')))).toEqual([]);
  });

  it.each([
    ['alter table orders drop column note;', true],
    ['drop table one_time_codes;', true],
    ['alter table orders rename note to words;', true],
    ['alter table orders alter column note type integer;', true],
    ['alter table orders alter column note set not null;', true],
    ['alter table orders add column note text not null;', true],
    ["alter table orders add column note text not null default '';", false],
    ['alter table orders add column note text; -- not null later', false],
    ['create table notes (id text primary key, words text not null);', false],
    ['drop index orders_by_note;', false],
  ])('is judged by its statements: %s', (code, isContract) => {
    const text = `-- Compatible from 0040.\n${code}\n`;
    expect(faultsOf('0041_x.sql', text)).toHaveLength(isContract ? 1 : 0);
    expect(faultsOf('0041_x.sql', text.replace('\n', '\n-- Contract: nobody uses it since 0040.\n'))).toEqual([]);
    expect(faultsOf('0040_x.sql', text)).toEqual([]);
    expect(faultsOf('0039_x.sql', text)).toHaveLength(1);
    expect(faultsOf('0041_x.sql', code)).toHaveLength(1);
  });
});

describe('the queue of jobs', () => {
  it('has the tables that the release before knows: another number requires a review of decision 61', () => {
    const { pgboss } = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve('pg-boss/package.json')), 'utf8'));
    expect(pgboss.schema).toBe(40);
  });
});
