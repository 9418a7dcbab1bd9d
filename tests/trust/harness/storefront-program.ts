import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SourceChange } from './source-changes.ts';

const ROOT = join(import.meta.dirname, '../../..');
const MOST_MS = 240_000;

/**
 * Runs a program that opens a whole shop in a process of its own, with these changes of the source on all floors, and answers the JSON that it
 * writes on a line of its own after `name`. Throws when it ends without.
 */
export async function runStorefrontProgram<Findings>(
  file: string,
  name: string,
  changes: readonly SourceChange[],
): Promise<Findings> {
  const args = ['-C', 'production', '--import', './tests/trust/harness/source-change-loader.ts', file];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, TRUST_CHANGES: JSON.stringify(changes) },
    timeout: MOST_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
  const found = new RegExp(`^${name} (\\{.*\\})$`, 'm').exec(stdout)?.[1];
  if (found === undefined) throw new Error(`${file} ended early: ${stdout.slice(-1_000)}`);
  return JSON.parse(found);
}
