import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageAssets } from './document.ts';

/** One module of the build, as Vite's manifest describes it. */
interface Built {
  file: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

type Manifest = Record<string, Built>;

const ENTRY = 'web/entry/client.tsx';
const BOOT = 'web/entry/start.ts';
/** The font that headings wait for; the others come when a page uses them. */
const FIRST_FONT = 'web/generated/fonts/eczar-latin-600.woff2';

/** Reads the build's manifest: answers, for the modules of a route, which files its page needs first. */
export async function readAssets(clientDir: string): Promise<(chunks: readonly string[]) => PageAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const all = Object.values(manifest);
  const styles = new Set(all.flatMap(({ file, css = [] }) => css.concat(file.endsWith('.css') ? file : [])));
  const font = manifest[FIRST_FONT];
  const entry = manifest[ENTRY];
  const boot = manifest[BOOT];
  if (!entry || !boot) throw new Error(`The build in ${clientDir} has no ${ENTRY} or no ${BOOT}.`);
  return (chunks) => {
    const needed = withImports(manifest, [ENTRY, ...chunks]);
    needed.delete(entry.file);
    return {
      boot: `/${boot.file}`,
      start: `/${entry.file}`,
      modules: [...needed].map((file) => `/${file}`),
      styles: [...styles].map((file) => `/${file}`),
      fonts: font ? [`/${font.file}`] : [],
    };
  };
}

/** The files of these modules and of everything that they import at once. */
function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const [files, waiting, seen] = [new Set<string>(), [...keys], new Set<string>()];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const built = manifest[key];
    if (!built || seen.has(key)) continue;
    seen.add(key);
    files.add(built.file);
    waiting.push(...(built.imports ?? []));
  }
  return files;
}
