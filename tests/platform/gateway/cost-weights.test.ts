import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kind, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { COST_QUERIES } from './cost-queries.ts';
import { measureOperation } from '../../../bff/graphql/cost.ts';
import { createSchema } from '../../../bff/schema.ts';

const FIGURES = readFileSync(join(import.meta.dirname, '../../../docs/figures.md'), 'utf8');
const SECTION = /^## What fields cost$(.*?)(?=^## |$(?![\s\S]))/ms.exec(FIGURES)?.[1] ?? '';
/** A measured field: milliseconds on both databases, its `extensions.cost`, and the budget's charge for one more call. */
const ROWS = Array.from(
  SECTION.matchAll(/^\| ([^|]+?) +\| ([\d.]+) +\| ([\d.]+) +\| (\d+) +\|$/gm),
  ([, name = '', ...numbers]) => {
    const [embedded = 0, server = 0, cost = 0] = numbers.map(Number);
    return { name, embedded, server, cost };
  },
);
const CALL_COST = 100;

const schema = createSchema();
const costOf = (text: string) => {
  const document = parse(text);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('There is no operation.');
  return measureOperation(schema, document, operation, {}).cost;
};

describe('the table of the costs of fields', () => {
  it('has each measured field, with the cost that the gateway counts', () => {
    const counted = Object.entries(COST_QUERIES).map(([name, queryOf]) => ({ name, cost: costOf(queryOf(2)) }));
    expect(ROWS.map(({ name, cost }) => ({ name, cost }))).toEqual(counted);
  });

  it('has no field that takes far less of a client’s budget than it takes of time, on either database', () => {
    for (const { name, embedded, server, cost } of ROWS) {
      const charged = cost + CALL_COST;
      // A cost of 30,000 per second is at most one second of PostgreSQL work, and two of PGlite, which is for trials.
      expect([name, charged >= 15 * embedded && charged >= 30 * server]).toEqual([name, true]);
    }
    expect(ROWS.length).toBeGreaterThan(8);
  });
});
