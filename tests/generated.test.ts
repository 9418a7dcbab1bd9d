import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { generateAll } from '../scripts/codegen.ts';

describe('generated files', () => {
  it('are what the contracts and documents say now (else run npm run codegen)', async () => {
    const stale = (await generateAll()).filter(({ path, content }) => readFileSync(path, 'utf8') !== content);
    expect(stale.map(({ path }) => path)).toEqual([]);
  });
});
