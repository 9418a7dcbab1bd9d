import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A key of 32 bytes for one purpose alone: whoever learns one can't tell another. */
export function keyFor(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'rangbandh', purpose, 32));
}

/** A new random word of 43 characters, 256 bits, that fits into addresses and cookies. */
export function randomWord(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a random word so that nobody who reads the database has it; 43 characters. */
export function hashOf(word: string): string {
  return createHash('sha256').update(word).digest('base64url');
}

/** The secret that a trial keeps in its folder, made at the first start; it appears whole or not at all. */
export async function keptSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomWord()}`;
  await writeFile(draft, randomWord(), { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}
