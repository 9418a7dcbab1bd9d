import react from '@vitejs/plugin-react';
import { join, relative } from 'node:path';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** The script that stands in a page, the one that the page names, and the one that this fetches then. Each stands alone. */
const ENTRIES = ['web/entry/early-presses.ts', 'web/entry/start.ts', 'web/entry/client.tsx'];

/**
 * Two scripts hold what every page begins with: a browser runs a script at one go, and answers presses between the two. The entries
 * are not in them, for they wait for scripts that import them. What several later scripts share stands in scripts of its own, and
 * few of them: each page fetches what it uses and little else.
 */
const SPLITTING = [
  { name: 'react', tags: ['$initial' as const], test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
  {
    name: 'first',
    tags: ['$initial' as const],
    test: (id: string) => !ENTRIES.some((entry) => id.endsWith(entry)),
    priority: 1,
  },
  {
    name: 'listing',
    test: /web\/(catalog\/(listing|filters)|ui\/Pagination|words\/listing)/,
    minShareCount: 2,
    priority: 1,
    includeDependenciesRecursively: false,
  },
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 3000 },
];

/** Letters from which on a script is worth its line for Chromium. */
const WORTH_A_LINE = 6000;

/**
 * Tells Chromium to compile all functions of a script where it reads it, beside the page's own thread, and not each one in the
 * middle of the page's work when it is first called. Most of what a page fetches is called at once.
 */
function compileEagerly({ isEntry, modules }: Rolldown.RenderedChunk): string {
  const length = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return isEntry || length < WORTH_A_LINE ? '' : '//# allFunctionsCalledOnLoad';
}

/** A shared script would be named after all pages that share it, and each page names it, and so its hash is as short as it can be. */
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

/** On the server, components read a page's data by hooks that watch nothing. */
const SERVER_HOOKS = join(import.meta.dirname, 'web/apollo/page-cache/server-hooks.ts');
const serverHooks: Plugin = {
  name: 'server-hooks',
  enforce: 'pre',
  resolveId: (id, importer, { ssr }) =>
    ssr && id === '@apollo/client/react' && importer !== SERVER_HOOKS ? SERVER_HOOKS : undefined,
};

/** Builds the storefront: `vite build` for browsers, `vite build --ssr` for the server. `web/build.ts` runs both. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [serverHooks, react(), ...(command === 'build' && !isSsrBuild ? [moduleSizes] : [])],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'web/public',
  logLevel: 'warn',
  // Libraries that have a production build are taken by it.
  resolve: isSsrBuild || command !== 'build' ? {} : { conditions: ['production', 'es2015', 'module', 'browser'] },
  // The server's bundle holds its libraries: it starts faster and is the production build whatever NODE_ENV says.
  ssr: { noExternal: command === 'build' ? true : undefined },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    target: 'es2022',
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
      output: isSsrBuild ? {} : { codeSplitting: { groups: SPLITTING }, chunkFileNames, postBanner: compileEagerly },
    },
  },
}));
