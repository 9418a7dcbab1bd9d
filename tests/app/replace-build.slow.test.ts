import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { replaceBuild } from '../../web/build.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'builds-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function createBuild(name: string, stamp: string): Promise<string> {
  const path = join(folder, name);
  await mkdir(join(path, 'client'), { recursive: true });
  await writeFile(join(path, 'stamp'), stamp);
  return path;
}

it('takes one of several builds of the same sources that end at once, and leaves none of the others behind', async () => {
  for (let round = 0; round < 50; round += 1) {
    const target = await createBuild('web', `before ${round}`);
    const fresh = await Promise.all([1, 2, 3].map((nth) => createBuild(`web.${nth}`, `now ${round}`)));
    await Promise.all(fresh.map((path) => replaceBuild(path, target, `now ${round}`)));
    expect(await readFile(join(target, 'stamp'), 'utf8')).toBe(`now ${round}`);
    expect(await readdir(folder)).toEqual(['web']);
  }
});
