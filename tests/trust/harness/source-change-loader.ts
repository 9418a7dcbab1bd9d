import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SourceChange } from './source-changes.ts';

/**
 * Preloaded by `--import`: changes lines of the shop's source while they are loaded, and reports it. The files stay as
 * they are. The process ends when a line does not occur exactly once.
 */
const root = join(import.meta.dirname, '../../..');
const changes = JSON.parse(process.env['TRUST_CHANGES'] ?? '[]') as SourceChange[];

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const wanted = changes.filter(({ file }) => pathToFileURL(join(root, file)).href === url);
    if (wanted.length === 0) return loaded;
    const source = wanted.reduce(changed, textOf(loaded.source));
    return { ...loaded, source };
  },
});

function changed(source: string, { file, find, replace }: SourceChange): string {
  const pieces = source.split(find);
  if (pieces.length !== 2) {
    throw new Error(`${file} has ${pieces.length - 1} places like this, and the proof needs one: ${find}`);
  }
  process.stdout.write(`changed ${file}\n`);
  return pieces.join(replace);
}

function textOf(source: unknown): string {
  if (typeof source === 'string') return source;
  if (source instanceof Uint8Array) return Buffer.from(source).toString();
  throw new Error('A file was loaded without its text.');
}
