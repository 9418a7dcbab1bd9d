import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildEnvironment } from './config.ts';

const ROOT = join(import.meta.dirname, '..');
/** The input of a build. The owner's tables (shop, services, sizes, delivery) are not: the storefront requests them from the gateway. */
const SOURCES = [
  '{web,office}/**/*.{ts,tsx,css,svg,png,woff2,html}',
  'schema/{days,fabrics,matching,money,pin-code,pricing}.ts',
  'schema/generated/limits.ts',
  'server-kit/*.ts',
  'vite.config.ts',
  'package-lock.json',
];
const COMPRESSIBLE = '**/*.{js,css,svg,json}';

/** The directory of the built storefront: `client/` for browsers, `server/` for rendering, `office/` is the back office. */
export const BUILD_DIR = join(ROOT, 'dist/web');

/**
 * Builds the storefront and the back office unless a build of these exact sources exists. Returns whether it built. A separate process does
 * the work, so that a test's settings don't affect it and Vite's memory is released.
 */
export async function buildWeb(): Promise<boolean> {
  if ((await stampOf(BUILD_DIR)) === (await hashSources())) return false;
  await promisify(execFile)(process.execPath, [import.meta.filename], { env: buildEnvironment() });
  return true;
}

async function build(): Promise<void> {
  const stamp = await hashSources();
  const { build: bundle } = await import('vite');
  const fresh = `${BUILD_DIR}.${process.pid}`;
  const common = { root: ROOT, configFile: join(ROOT, 'vite.config.ts'), mode: 'production' };
  await bundle({ ...common, build: { outDir: join(fresh, 'client'), emptyOutDir: true } });
  await bundle({ ...common, build: { outDir: join(fresh, 'server'), emptyOutDir: true, ssr: true } });
  const office = { ...common, configFile: join(ROOT, 'office/vite.config.ts') };
  await bundle({ ...office, build: { outDir: join(fresh, 'office'), emptyOutDir: true } });
  await compressAll(join(fresh, 'client'));
  await compressAll(join(fresh, 'office'));
  await writeFile(join(fresh, 'stamp'), stamp);
  await replaceBuild(fresh, BUILD_DIR, stamp);
}

/** A hash over the names and contents of all inputs of the build. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const names: string[] = [];
  for await (const name of glob(SOURCES, { cwd: ROOT })) names.push(name);
  for (const name of names.sort()) hash.update(name).update(await readFile(join(ROOT, name)));
  return hash.digest('hex');
}

/** Writes a brotli and a gzip copy beside each file that becomes smaller, so that no request waits for a compressor. */
async function compressAll(folder: string): Promise<void> {
  const [squeeze, zip] = [promisify(brotliCompress), promisify(gzip)];
  for await (const name of glob(COMPRESSIBLE, { cwd: folder })) {
    const file = join(folder, name);
    const bytes = await readFile(file);
    await writeFile(`${file}.br`, await squeeze(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }));
  }
}

/** Moves a new build into place, unless another process has already done so with the same build. */
export async function replaceBuild(fresh: string, target: string, stamp: string): Promise<void> {
  while ((await stampOf(target)) !== stamp) {
    try {
      await rm(target, { recursive: true, force: true });
      return await rename(fresh, target);
    } catch (error) {
      if (!isPortInUse(error)) throw error;
    }
  }
  await rm(fresh, { recursive: true });
}

/** Whether another process has moved its build into place meanwhile. */
const isPortInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTEMPTY' || error.code === 'EEXIST');

const stampOf = (dir: string): Promise<string> => readFile(join(dir, 'stamp'), 'utf8').catch(() => 'none');

if (import.meta.main) await build();
