import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BUILD_DIR } from '../../web/build.ts';
import { readAssets } from '../../web/server/assets.ts';

const CLIENT = join(BUILD_DIR, 'client');

/** The scripts of a first visit to a page: the inline one, and those that it fetches. */
export interface FirstScripts {
  /** The inline script, the one that it names, and those that this one fetches. */
  texts: string[];
  /** Bytes of all of them, each compressed by gzip. */
  gzipBytes: number;
  /** The ten largest modules in them, each with its bytes before compression; a library counts as one module. */
  largest: string[];
}

/** Reads what a first visit fetches of the built storefront, for the modules of a page's routes. */
export async function readFirstScripts(routes: readonly string[]): Promise<FirstScripts> {
  const { inlineScript = '', boot = '', start, modules } = (await readAssets(CLIENT))(routes);
  const files = [boot, start, ...modules];
  const buffers = await Promise.all(files.map((file) => readFile(join(CLIENT, file))));
  const sizes: Record<string, Record<string, number>> = JSON.parse(
    await readFile(join(CLIENT, '.vite/modules.json'), 'utf8'),
  );
  const total = new Map<string, number>();
  for (const [id, bytes] of files.flatMap((file) => Object.entries(sizes[file.slice(1)] ?? {}))) {
    const name = libraryOf(id) ?? id;
    total.set(name, (total.get(name) ?? 0) + bytes);
  }
  const scripts = [Buffer.from(inlineScript), ...buffers];
  return {
    texts: scripts.map(String),
    gzipBytes: scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0),
    largest: [...total]
      .sort(([, one], [, other]) => other - one)
      .slice(0, 10)
      .map(([name, bytes]) => `${name} ${bytes}`),
  };
}

/** `node_modules/@apollo/client/core/x.js` belongs to `@apollo/client`; undefined for a module of the shop. */
const libraryOf = (id: string): string | undefined => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
