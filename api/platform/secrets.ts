import { createHash, createHmac, hkdfSync, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Derives a key of 32 bytes for one purpose; no key reveals another. */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, 'rangbandh', purpose, 32));
}

/** A new random token of 43 characters, 256 bits, safe in URLs and cookies. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A new random code with this number of digits. */
export function randomDigits(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/** The hash of a token, 43 characters, which the database stores in place of the token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** The HMAC of a text, 43 characters. */
export function hmacOf(key: Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Whether two texts are equal, in a time that does not reveal where they differ. */
export function equalsInConstantTime(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** A new random id: the prefix, a dash and 16 characters, 80 bits. */
export function randomId(prefix: string): string {
  return `${prefix}-${Array.from(randomBytes(16), (byte) => LETTERS[byte % 32]).join('')}`;
}

/** The secret in a trial's folder, created at the first start. The file is created atomically. */
export async function loadOrCreateSecret(dataDir: string): Promise<string> {
  const path = join(dataDir, 'secret');
  await mkdir(dataDir, { recursive: true });
  const draft = `${path}.${randomToken()}`;
  await writeFile(draft, randomToken(), { mode: 0o600 });
  try {
    await link(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readFile(path, 'utf8')).trim();
}

/** The secret in a trial's folder; undefined before its first start. */
export async function findSecret(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataDir, 'secret'), 'utf8')).trim() || undefined;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The fewest different characters of a random secret; 32 random digits have fewer about once in 2,000 draws. */
const MIN_CHARACTERS = 8;

/**
 * Whether a text of at least 32 characters can be a random one. A text of few different characters is none, nor one that repeats
 * a part of itself, or that counts up or down. Reads the
 * first 64 characters.
 */
export function looksRandom(text: string): boolean {
  const codes = Array.from(text.toLowerCase().slice(0, 64), (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  const triples = codes.slice(2).map((_, at) => codes.slice(at, at + 3).join());
  const mostEqualSteps = Math.max(
    ...Map.groupBy(steps, (step) => step)
      .values()
      .map(({ length }) => length),
  );
  const hasParts = new Set(triples).size < 0.8 * triples.length;
  return new Set(codes).size >= MIN_CHARACTERS && !hasParts && mostEqualSteps < codes.length / 3;
}
