import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { WAIT_BEFORE_WRITES, WAIT_BEFORE_WRITES_END } from './trust/harness/statement-gate.ts';
import { HOW_IT_IS_PLAYED } from './trust/report.ts';
import { SCENARIOS } from './trust/scenarios.ts';

const root = join(import.meta.dirname, '..');

/** The proof of money and stock changes lines of the shop's source; whoever rewrites such a line hears of it here. */
describe('what the proof of money and stock changes in the source', () => {
  const changes = SCENARIOS.flatMap(({ id, plantedBugs }) =>
    plantedBugs.flatMap(({ changes: own }) => own.map((change) => ({ id, ...change }))),
  );

  it.each([
    ...changes,
    { id: 'the gate before writes', ...WAIT_BEFORE_WRITES },
    { id: 'the gate before writes', ...WAIT_BEFORE_WRITES_END },
  ])('$id: $file has the line once', ({ file, find }) => {
    const places = readFileSync(join(root, file), 'utf8').split(find).length - 1;
    expect(places, find).toBe(1);
  });
});

describe('docs/trust.md', () => {
  const report = readFileSync(join(root, 'docs/trust.md'), 'utf8');
  const sections = new Map(report.split('\n## ').map((section) => [section.split('\n', 1)[0], section]));

  it('says how the scenarios are played, and names no others', () => {
    expect(report).toContain(HOW_IT_IS_PLAYED);
    expect([...sections.keys()].slice(1)).toEqual(SCENARIOS.map(({ id, promise }) => `${id} ${promise}`));
  });

  it.each(SCENARIOS)('$id: has its figures, and says of each planted bug that it was found', (scenario) => {
    const section = sections.get(`${scenario.id} ${scenario.promise}`);
    expect(section).toMatch(/\n- Holds/);
    for (const { words } of scenario.plantedBugs) expect(section).toContain(`- Planted bug: ${words}. Found (`);
  });
});
