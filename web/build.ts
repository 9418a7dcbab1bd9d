import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const SOURCES = ['web/**/*.{ts,tsx,css,svg,webmanifest,png,woff2}', 'schema/*.ts', 'vite.config.ts', 'package-lock.json'];
const COMPRESSIBLE = '**/*.{js,css,svg,webmanifest,json}';

/** Where the built storefront stands: `client/` for browsers, `server/` for rendering. */
export const BUILD_DIR = join(ROOT, 'dist/web');

/** Builds the storefront into `outDir` unless that holds a build of these very sources. Tells whether it built. */
export async function buildWeb(outDir = BUILD_DIR): Promise<boolean> {
  const stamp = await hashSources();
  if ((await readFile(join(outDir, 'stamp'), 'utf8').catch(() => '')) === stamp) return false;
  const { build } = await import('vite');
  const fresh = `${outDir}.${process.pid}`;
  const common = { root: ROOT, configFile: join(ROOT, 'vite.config.ts'), mode: 'production' };
  await build({ ...common, build: { outDir: join(fresh, 'client'), emptyOutDir: true } });
  await build({ ...common, build: { outDir: join(fresh, 'server'), emptyOutDir: true, ssr: true } });
  await compressAll(join(fresh, 'client'));
  await writeFile(join(fresh, 'stamp'), stamp);
  await replace(outDir, fresh);
  return true;
}

/** One hash over the names and contents of everything that the build is made of. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const names: string[] = [];
  for await (const name of glob(SOURCES, { cwd: ROOT })) names.push(name);
  for (const name of names.sort()) hash.update(name).update(await readFile(join(ROOT, name)));
  return hash.digest('hex');
}

/** Puts a brotli and a gzip copy beside each file that gains by it, so that no request waits for a compressor. */
async function compressAll(folder: string): Promise<void> {
  const [squeeze, zip] = [promisify(brotliCompress), promisify(gzip)];
  for await (const name of glob(COMPRESSIBLE, { cwd: folder })) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await squeeze(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}

async function replace(old: string, fresh: string): Promise<void> {
  await mkdir(join(old, '..'), { recursive: true });
  await rm(old, { recursive: true, force: true });
  await rename(fresh, old);
}

if (import.meta.main) console.log((await buildWeb()) ? 'Storefront built.' : 'Storefront is up to date.');
