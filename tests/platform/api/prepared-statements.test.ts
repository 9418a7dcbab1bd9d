import { describe, expect, it } from 'vitest';
import { createStatementNames } from '../../../api/platform/prepared-statements.ts';

describe('prepared statements', () => {
  it('have one name for each text, 400 of them at the most', () => {
    const nameOf = createStatementNames();
    const names = Array.from({ length: 400 }, (_, at) => nameOf(`select ${at}`));
    expect(new Set(names).size).toBe(400);
    expect(nameOf('select 7')).toBe(names[7]);
    expect(nameOf('select 400')).toBeUndefined();
  });

  it('are none where one plan would not fit all texts that people search for', () => {
    expect(createStatementNames()('/* planned anew */ select 1')).toBeUndefined();
  });
});
