import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { OLDEST_BROWSERS } from './web/browsers.ts';

/** The inline script of a page, the script that the page names, and the script that this one loads. None shares a chunk. */
const ENTRIES = ['web/entry/queue-early-clicks.ts', 'web/entry/start.ts', 'web/entry/client.tsx'];

/**
 * One chunk contains the modules of every first visit. Three contain small modules that most pages with products show: each
 * alone would cost as much again for its own script. A few others contain the modules that later scripts share.
 */
const SPLITTING = [
  {
    name: 'first',
    tags: ['$initial' as const],
    test: (id: string) => !ENTRIES.some((entry) => id.endsWith(entry)),
    priority: 2,
  },
  { name: 'parts', test: /web\/ui\/(Price|Stars|Picture|usePictureAddress)\./, priority: 1 },
  { name: 'facts', test: /schema\/fabrics|catalog\/product\/seller-facts/, priority: 1 },
  { name: 'delivery', test: /catalog\/delivery\/(DeliveryCheck|delivery-pin)\./, priority: 1 },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 400 },
];

/** A shared script would be named after all pages that share it, and each page names it. */
const chunkFileNames = ({ name }: { name: string }): string => `assets/${name.split('~', 1)[0]}-[hash:7].js`;

/** Writes beside the manifest which modules each script is made of, and how many bytes each of them has in it. */
const moduleSizes: Plugin = {
  name: 'module-sizes',
  generateBundle(_, bundle) {
    const scripts = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []));
    const sizes = scripts.map(({ fileName, modules }) => [
      fileName,
      Object.fromEntries(
        Object.entries(modules).map(([id, { renderedLength }]) => [relative(import.meta.dirname, id), renderedLength]),
      ),
    ]);
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(Object.fromEntries(sizes)) });
  },
};

/** The name of a class in a page: its own, and that of its file, by four characters. Vite's own names are twice as long. */
function scopedClassName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?', 1)[0] ?? file);
  return `${name}-${createHash('sha256').update(path).digest('base64url').replace(/[-_]/g, '').slice(0, 4)}`;
}

/** Builds the storefront: `vite build` for browsers, `vite build --ssr` for the server. `web/build.ts` runs both. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), ...(command === 'build' && !isSsrBuild ? [moduleSizes] : [])],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'web/public',
  logLevel: 'warn',
  // Libraries that have a production build are taken by it.
  resolve: isSsrBuild || command !== 'build' ? {} : { conditions: ['production', 'es2015', 'module', 'browser'] },
  // The server's bundle holds its libraries: it starts faster and is the production build whatever NODE_ENV says.
  ssr: { noExternal: command === 'build' ? true : undefined },
  css: { modules: { generateScopedName: scopedClassName } },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: isSsrBuild ? 'es2022' : Object.entries(OLDEST_BROWSERS).map(([name, version]) => `${name}${version}`),
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: isSsrBuild ? { 'entry-server': 'web/entry/server.tsx' } : ENTRIES,
      // The shop's words stand where they are shown, as if they were written there: no script carries words of another.
      optimization: { inlineConst: { mode: 'all' } },
      output: isSsrBuild ? {} : { codeSplitting: { groups: SPLITTING }, chunkFileNames },
    },
  },
}));
