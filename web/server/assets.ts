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
const INLINE = 'web/entry/queue-early-clicks.ts';
/** The font of headings, which pages preload; the others load when a page uses them. */
const FIRST_FONT = 'web/generated/fonts/eczar-latin-600.woff2';

/** Reads the build's manifest: returns, for the modules of a route, the files that its page needs first, and its inline script. */
export async function readAssets(clientDir: string): Promise<(chunks: readonly string[]) => PageAssets> {
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const all = Object.values(manifest);
  const styles = new Set(all.flatMap(({ file, css = [] }) => css.concat(file.endsWith('.css') ? file : [])));
  const font = manifest[FIRST_FONT];
  const entry = manifest[ENTRY];
  const boot = manifest[BOOT];
  const inline = manifest[INLINE];
  if (!entry || !boot || !inline)
    throw new Error(`The build in ${clientDir} lacks one of ${ENTRY}, ${BOOT}, ${INLINE}.`);
  const inlineScript = await readInlineScript(join(clientDir, inline.file));
  const known = new Map<string, PageAssets>();
  const assetsOf = (chunks: readonly string[]): PageAssets => {
    const needed = withImports(manifest, [ENTRY, ...chunks]);
    needed.delete(entry.file);
    return {
      inlineScript,
      boot: `/${boot.file}`,
      start: `/${entry.file}`,
      modules: [...needed].map((file) => `/${file}`),
      styles: [...styles].map((file) => `/${file}`),
      fonts: font ? [`/${font.file}`] : [],
    };
  };
  // There is one for each route.
  return (chunks) => {
    const key = chunks.join(' ');
    const assets = known.get(key) ?? assetsOf(chunks);
    known.set(key, assets);
    return assets;
  };
}

/** A module without imports as a separate script: its names are local to it. */
const readInlineScript = async (file: string): Promise<string> => `(()=>{${(await readFile(file, 'utf8')).trim()}})()`;

/** The files of these modules and of all their static imports, each after its imports. */
function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const [files, seen] = [new Set<string>(), new Set<string>()];
  const add = (key: string) => {
    const built = manifest[key];
    if (!built || seen.has(key)) return;
    seen.add(key);
    built.imports?.forEach(add);
    files.add(built.file);
  };
  keys.forEach(add);
  return files;
}
