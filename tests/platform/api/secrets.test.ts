import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  equalsInConstantTime,
  loadOrCreateSecret,
  deriveKey,
  randomId,
  randomToken,
} from '../../../api/platform/secrets.ts';

describe('the secret of a trial', () => {
  it('is made once, also by concurrent starts, and only its owner may read it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rangbandh-secret-'));
    const dataDir = join(folder, 'data');
    const all = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateSecret(dataDir)));
    expect(new Set(all).size).toBe(1);
    expect(all[0]).toMatch(/^[\w-]{43}$/);
    expect(await loadOrCreateSecret(dataDir)).toBe(all[0]);
    expect(await readdir(dataDir)).toEqual(['secret']);
    expect((await stat(join(dataDir, 'secret'))).mode & 0o077).toBe(0);
    await rm(folder, { recursive: true });
  });

  it('gives each purpose a key of its own, the same at every start', () => {
    const keys = ['one', 'two'].map((purpose) => Buffer.from(deriveKey('a secret', purpose)).toString('hex'));
    expect(new Set(keys).size).toBe(2);
    expect(Buffer.from(deriveKey('a secret', 'one')).toString('hex')).toBe(keys[0]);
    expect(Buffer.from(deriveKey('another', 'one')).toString('hex')).not.toBe(keys[0]);
  });

  it('compares by content, and draws no word or id twice', () => {
    expect([
      equalsInConstantTime('ab', 'ab'),
      equalsInConstantTime('ab', 'ac'),
      equalsInConstantTime('ab', 'abc'),
      equalsInConstantTime('', 'a'),
    ]).toEqual([true, false, false, false]);
    const drawn = Array.from({ length: 500 }, () => [randomToken(), randomId('sh')]).flat();
    expect(new Set(drawn).size).toBe(1_000);
    expect(drawn[1]).toMatch(/^sh-[a-z2-7]{16}$/);
  });
});
