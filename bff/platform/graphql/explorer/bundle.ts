import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The most characters that all files of the page have together. */
const MAX_CHARACTERS = 4_000_000;

/** A file of the explorer's page, by its path from `/`. */
export interface PageFile {
  path: string;
  text: string;
}

/**
 * Bundles the explorer's page: its HTML, script and styles. Takes a second in a process of its own, so that Vite's settings
 * and memory stay there.
 */
export async function bundleExplorer(): Promise<PageFile[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [import.meta.filename], { maxBuffer: MAX_CHARACTERS });
  return JSON.parse(stdout);
}

async function bundle(): Promise<PageFile[]> {
  const { build } = await import('vite');
  const result = await build({
    root: import.meta.dirname,
    base: '/explorer/',
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      target: 'es2023',
      rollupOptions: { input: `${import.meta.dirname}/explorer.html` },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.map((file) => ({
    path: `/explorer/${file.fileName}`,
    text: file.type === 'chunk' ? file.code : String(file.source),
  }));
}

if (import.meta.main) process.stdout.write(JSON.stringify(await bundle()));
