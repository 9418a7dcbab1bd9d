import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/**
 * What every page needs, in two files: libraries, which seldom change, and the shop's own. What is left out here is
 * fetched when it is first wanted.
 */
const CHUNKS = [
  { name: 'libraries', test: /node_modules\/(?!react-hot-toast)/ },
  {
    name: 'shop',
    test: /web\/(platform\/(?!shell\/Policies|shell\/SideMenu|Dialog|Toasts)|generated\/operations|router)/,
  },
];

/** The router's exports lead to its development build whatever the conditions say: its production build by path. */
const ROUTER = 'node_modules/react-router/dist/production';
const routerInProduction = [
  { find: /^react-router$/, replacement: join(import.meta.dirname, ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(import.meta.dirname, ROUTER, 'dom-export.mjs') },
];

/** Builds the storefront: `vite build` for browsers, `vite build --ssr` for the server. `web/build.ts` runs both. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react()],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'web/public',
  logLevel: 'warn',
  resolve: {
    ...(command === 'build' ? { alias: routerInProduction } : {}),
    ...(command === 'build' && !isSsrBuild ? { conditions: ['es2015', 'module', 'browser', 'production'] } : {}),
  },
  // The server's bundle holds its libraries: it starts faster and is the production build whatever NODE_ENV says.
  ssr: { noExternal: command === 'build' ? true : undefined },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"', __DEV__: 'false' } : {},
  build: {
    target: 'es2022',
    manifest: !isSsrBuild,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry-server.tsx' : ['web/boot.ts', 'web/entry-client.tsx'],
      output: isSsrBuild ? {} : { codeSplitting: { groups: CHUNKS } },
    },
  },
}));
