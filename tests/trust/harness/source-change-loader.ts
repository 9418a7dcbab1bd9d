import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Preloaded by `--import`: loads other texts for the files that TRUST_CHANGES names, and reports that it did. */
const root = join(import.meta.dirname, '../../..');
const texts: Record<string, string> = JSON.parse(process.env['TRUST_CHANGES'] ?? '{}');
const changed = new Map(
  Object.entries(texts).map(([file, source]) => [pathToFileURL(join(root, file)).href, { file, source }]),
);

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    const own = changed.get(url);
    if (!own) return loaded;
    process.stdout.write(`changed ${own.file}\n`);
    return { ...loaded, source: own.source };
  },
});
