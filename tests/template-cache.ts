import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** The folder of all files that tests make once and use again; it may be deleted at any time between two runs. */
export const CACHE = join(ROOT, '.cache/tests');

/**
 * The path of a file or folder that is made once for each state of its sources, given as patterns from the root. `make`
 * writes it at the path that it is given; several processes may do so at the same time.
 */
export async function madeOnce(
  name: string,
  sources: string[],
  make: (path: string) => Promise<void>,
): Promise<string> {
  const path = join(CACHE, `${name}-${await hashOf(sources)}`);
  if (existsSync(path)) return path;
  await mkdir(CACHE, { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  await make(draft);
  try {
    await rename(draft, path);
  } catch (error) {
    // Another process was faster with the same.
    if (!existsSync(path)) throw error;
    await rm(draft, { recursive: true });
  }
  return path;
}

/** The hash of these files, given as patterns from the root, and of the version of Node. */
export async function hashOf(sources: string[]): Promise<string> {
  const names: string[] = [];
  for await (const name of glob(sources, { cwd: ROOT })) names.push(name);
  const hash = createHash('sha256').update(process.version);
  for (const name of names.sort()) hash.update(name).update(await readFile(join(ROOT, name)));
  return hash.digest('hex').slice(0, 16);
}
