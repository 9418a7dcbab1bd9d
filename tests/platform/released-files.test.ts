import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareFiles } from '../../server-kit/released-files.ts';

const DAY_MS = 86_400_000;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'released-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('the folder that releases share', () => {
  it("preserves a process's files, however old, and those of others within thirty days", async () => {
    const [own, shared] = [join(folder, 'own'), join(folder, 'shared')];
    for (const made of [own, shared]) await mkdir(made);
    await writeFile(join(own, 'a-1.js'), 'own');
    const files = new Map([['a-1.js', join(own, 'a-1.js')]]);
    const agedBy = async (name: string, days: number) => {
      const time = new Date(Date.now() - days * DAY_MS);
      await writeFile(join(shared, name), 'other', { flag: 'a' });
      await utimes(join(shared, name), time, time);
    };
    shareFiles(shared, files)();
    await agedBy('a-1.js', 40);
    await agedBy('b-2.js', 29);
    await agedBy('c-3.js', 31);
    shareFiles(shared, files)();
    expect(readdirSync(shared).toSorted()).toEqual(['a-1.js', 'b-2.js']);
    expect((await stat(join(shared, 'a-1.js'))).mtimeMs).toBeGreaterThan(Date.now() - DAY_MS);
  });

  it('has no partial files: the leftovers of a killed process are never served under their name', async () => {
    const shared = join(folder, 'whole');
    await expect(async () => shareFiles(shared, new Map([['a-1.js', join(folder, 'none')]]))).rejects.toThrow('ENOENT');
    expect(existsSync(join(shared, 'a-1.js'))).toBe(false);
  });
});
