import { join } from 'node:path';
import type { Plugin } from 'vitest/config';
import type { SourceChange } from './source-changes.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Changes lines of the shop's source while Vitest loads them, as the environment's TRUST_CHANGES says; the files stay as they are. Without
 * it nothing changes. Throws when a line does not occur exactly once.
 */
export function changeSources(): Plugin[] {
  const changes: SourceChange[] = JSON.parse(process.env['TRUST_CHANGES'] ?? '[]');
  if (changes.length === 0) return [];
  const transform = (source: string, id: string) => {
    const wanted = changes.filter(({ file }) => join(root, file) === id);
    return wanted.length === 0 ? undefined : wanted.reduce(changed, source);
  };
  return [{ name: 'changes of a planted bug', enforce: 'pre', transform }];
}

function changed(source: string, { file, find, replace }: SourceChange): string {
  const pieces = source.split(find);
  if (pieces.length !== 2)
    throw new Error(`${file} has ${pieces.length - 1} places like this, and one is needed: ${find}`);
  return pieces.join(replace);
}
