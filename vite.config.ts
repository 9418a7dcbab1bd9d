import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { CATEGORY_WORDS, PROMISES, SHOP } from './schema/shop.ts';

/** Libraries that only pages and dialogs need which are fetched when they are gone to. */
const LATER =
  /react-hot-toast|hooks\/use(Lazy)?(Query|Mutation)\.|[/](a|A)sap|[/](immediateProvider|Immediate|observeOn)\./;
/** What is needed for a shopper's own requests, and what is read and filled in: one script each. */
const SESSION = /web\/(account\/session\/(request\/(?!link)|ends|forget|gate|next|wishes)|generated\/account)/;
/** What changes and reads what a shopper has put aside, also on pages that show little of it. */
const OWN =
  /web\/(platform\/own\/(?!held|ActContext|grants)|generated\/own|acts|cart\/(addToCart|lines|money)|wishlist\/like)|schema\/pricing/;
const ACCOUNT = /web\/(account\/(?!session)|account\/session\/(Questions|guards))/;

/** What every page needs, in two files: libraries, which seldom change, and the shop's own. Then what comes later. */
const CHUNKS = [
  { name: 'libraries', test: (id: string) => id.includes('node_modules') && !LATER.test(id) },
  {
    name: 'shop',
    test: /web\/(platform\/(?!Dialog|channel|own\/(?!held|ActContext|grants)|policies|shell\/(edges|SideMenu|Toasts))|generated\/operations|router)/,
  },
  {
    name: 'listing',
    test: /web\/catalog\/(listing|filters\/(f|F)ilters\.tsx?$)/,
    includeDependenciesRecursively: false,
  },
  { name: 'cards', test: /web\/catalog\/card\/(Price|Stars|Picture)/, includeDependenciesRecursively: false },
  { name: 'grid', test: /web\/catalog\/card\//, includeDependenciesRecursively: false },
  { name: 'session', test: SESSION, includeDependenciesRecursively: false },
  { name: 'own', test: OWN, includeDependenciesRecursively: false },
  { name: 'account', test: ACCOUNT, includeDependenciesRecursively: false },
];

/** The router's exports lead to its development build whatever the conditions say: its production build by path. */
const ROUTER = 'node_modules/react-router/dist/production';
const routerInProduction = [
  { find: /^react-router$/, replacement: join(import.meta.dirname, ROUTER, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(import.meta.dirname, ROUTER, 'dom-export.mjs') },
];

/** A browser sends operations and no schemas: a printer for those in the place of graphql's own. */
const printer = { find: /^\.\/printer\.mjs$/, replacement: join(import.meta.dirname, 'web/apollo/print.ts') };

/** Scripts that come later bring no styles and preload nothing here: fetching them, or telling that it failed, is all. */
const FETCH_LATER = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;
const laterScripts = {
  name: 'later-scripts',
  enforce: 'pre' as const,
  load: (id: string) => (id === '\0vite/preload-helper.js' ? FETCH_LATER : undefined),
};

/** Writes each of the owner's facts where a script names it, so that no first visit fetches all of them. */
const FACTS: Record<string, object> = { SHOP, PROMISES, CATEGORY_WORDS };
const NAMED = /^import .*$|\b(SHOP(?=\.)|PROMISES|CATEGORY_WORDS)\b(?:\.(\w+))?/gm;
const facts = {
  name: 'facts',
  enforce: 'pre' as const,
  transform(code: string, id: string) {
    if (!/[/]web[/].*\.tsx?$/.test(id)) return undefined;
    return code.replaceAll(NAMED, (text, name: string | undefined, key: string | undefined) => {
      if (name === undefined) return text;
      const fact = FACTS[name];
      return `(${JSON.stringify(key === undefined ? fact : Object.entries(fact ?? {}).find(([own]) => own === key)?.[1])})`;
    });
  },
};

/** Builds the storefront: `vite build` for browsers, `vite build --ssr` for the server. `web/build.ts` runs both. */
export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [react(), ...(command === 'build' && !isSsrBuild ? [laterScripts, facts] : [])],
  appType: 'custom',
  publicDir: isSsrBuild ? false : 'web/public',
  logLevel: 'warn',
  resolve: {
    ...(command === 'build' ? { alias: isSsrBuild ? routerInProduction : [...routerInProduction, printer] } : {}),
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
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'web/entry/server.tsx' : ['web/entry/start.ts', 'web/entry/client.tsx'],
      output: isSsrBuild ? {} : { codeSplitting: { groups: CHUNKS } },
    },
  },
}));
