import type { NormalizedCacheObject } from '@apollo/client';
import { LRUCache } from 'lru-cache';
import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createApolloClient, createCache, extractCache } from '../apollo/client.ts';
import type { LoaderClient } from '../apollo/loader-client.ts';
import { createPageCaches } from '../apollo/page-cache/page-cache.ts';
import { createPageClient, type PageClient } from '../apollo/page-cache/page-client.ts';
import { PageClientContext } from '../apollo/page-cache/server-hooks.ts';
import { listCataloguePages, type SitemapPage } from '../catalog/sitemap.ts';
import { type PageState, type RefusedPage, writeState } from '../apollo/ssr-state.ts';
import { toPageError } from '../apollo/loader-errors.ts';
import type { SendToGateway } from '../server/gateway.ts';
import type { PageRequest, RenderedPage } from '../server/renderer.ts';
import type { PageHandle } from '../session/page-handle.ts';
import { type ShopFacts, loadShopFacts } from '../shop/shop-facts.ts';
import { createKeptParts, type KeptParts, KeptPartsContext } from '../ui/KeptPart.tsx';
import { VisitContext } from '../ui/VisitContext.tsx';
import '../ui/tokens.css';
import '../ui/global.css';
import { fixedPages, routes } from '../routes.tsx';

/** Milliseconds that the gateway has for one page: a little more than it gives itself for a request. */
const PAGE_TIMEOUT_MS = 9_500;
/** Milliseconds after which the shop's facts are read again; whoever works on the shop wants to see a change at once. */
const FACTS_FRESH_MS = import.meta.env.DEV ? 500 : 60_000;
/** Milliseconds that the gateway has for that. Then pages show the facts that it told last, and ask again after a while. */
const RENEWAL_TIMEOUT_MS = 1_000;
const ASK_AGAIN_AFTER_MS = 5_000;

/** A shop's facts, and the cache of a page that knows nothing else. */
interface KnownShop {
  facts: ShopFacts;
  state: NormalizedCacheObject;
  /** Differs where the facts differ. */
  tag: string;
}

/** The facts of the shop behind each gateway: the frame of its pages stands while the gateway is away. */
const shops = new LRUCache<string, KnownShop>({
  max: 8,
  ttl: FACTS_FRESH_MS,
  async fetchMethod(gateway, former, { options }) {
    const timeout = former ? RENEWAL_TIMEOUT_MS : PAGE_TIMEOUT_MS;
    try {
      const client = createApolloClient({ uri: gateway, timeout });
      const facts = await loadShopFacts(client);
      return { facts, state: extractCache(client), tag: hash('sha1', JSON.stringify(facts), 'base64url') };
    } catch (error) {
      if (!former) throw error;
      options.ttl = ASK_AGAIN_AFTER_MS;
      return former;
    }
  },
});

/** The facts of the shop behind this gateway, a minute old at the most while it answers. Rejects when it never did. */
export const readShop = async (gateway: string): Promise<ShopFacts> => (await shops.forceFetch(gateway)).facts;

const openPageCache = createPageCaches(createCache);
const pageOnScreen = new AsyncLocalStorage<PageClient>();

/** The client that loaders ask: that of the page which is rendered just now, so that all pages share their routes. */
const loaderClient: LoaderClient = {
  query: (options) => clientOnScreen().query(options),
  cache: {
    evict: (options) => clientOnScreen().cache.evict(options),
    readQuery: (options) => clientOnScreen().cache.readQuery(options),
  },
};

function clientOnScreen(): PageClient {
  const client = pageOnScreen.getStore();
  if (!client) throw new Error('No page is rendered.');
  return client;
}

const handler = createStaticHandler(routes(loaderClient));

/** Renders one page on data of the gateway. Never rejects for what a page or the gateway does: that is a status. */
export async function renderPage(request: PageRequest, send: SendToGateway): Promise<RenderedPage> {
  const { gateway, requestId, traceparent } = request;
  // Without the shop's facts the page's own loader asks for them, and says what is wrong.
  const shop = await shops.forceFetch(gateway).catch(() => undefined);
  const until = performance.now() + PAGE_TIMEOUT_MS;
  const client = createPageClient(openPageCache(shop?.state ?? {}), (body) =>
    send(gateway, body, { requestId, traceparent, timeoutMs: until - performance.now() }),
  );
  // In development, a part may look otherwise a moment later.
  const parts = shop && !import.meta.env.DEV ? createKeptParts(shop.tag) : null;
  return pageOnScreen.run(client, () => renderWith(client, parts, request));
}

async function renderWith(
  client: PageClient,
  parts: KeptParts | null,
  { path, origin }: PageRequest,
): Promise<RenderedPage> {
  const context = await handler.query(new Request(new URL(path, origin)));
  if (context instanceof Response) {
    return { status: context.status, route: routeOf(path), location: context.headers.get('location') ?? '/' };
  }
  const [visit, errors] = [{ origin, now: Date.now() }, toPageErrors(context)];
  const shown = { ...context, errors };
  const router = createStaticRouter(handler.dataRoutes, shown);
  const rendered = renderToString(
    <div id="root">
      <PageClientContext value={client}>
        <KeptPartsContext value={parts}>
          <VisitContext value={visit}>
            <StaticRouterProvider router={router} context={shown} hydrate={false} />
          </VisitContext>
        </KeptPartsContext>
      </PageClientContext>
    </div>,
  );
  const html = parts?.finish(rendered) ?? rendered;
  const start = html.indexOf('<div id="root">');
  const state: PageState = { cache: client.known.content(), loaderData: known(context.loaderData), errors, visit };
  return {
    status: context.statusCode,
    route: declaredPath(context.matches),
    head: html.slice(0, start),
    body: html.slice(start),
    state: writeState(state),
    now: visit.now,
    chunks: chunksOf(context),
    isCheckout: handlesOf(context).some(({ frame }) => frame === 'checkout'),
    problems: problemsOf(context),
    isStale: client.hasOldData(),
  };
}

/** Every page that a search engine should know. Rejects when the gateway doesn't answer. */
export async function listPages(gateway: string): Promise<SitemapPage[]> {
  const client = createApolloClient({ uri: gateway, timeout: PAGE_TIMEOUT_MS });
  const fixed = fixedPages(loaderClient).flatMap(([path, { inSitemap }]) => (inSitemap ? [{ path }] : []));
  return [...fixed, ...(await listCataloguePages(client))];
}

/** The paths of the pages that are one shopper's own, and of all pages with a fixed path, as their routes have them. */
export function listFixedPaths(): { personal: string[]; all: string[] } {
  const pages = fixedPages(loaderClient);
  return {
    personal: pages.flatMap(([path, { personal }]) => (personal ? [path] : [])),
    all: pages.map(([path]) => path),
  };
}

/** The declared path of the page at an address: `/:category`. */
const routeOf = (address: string): string => declaredPath(matchPages(address.split('?', 1)[0] ?? ''));

/** Every address has one, for `*` takes the rest. */
const declaredPath = (matches: readonly { route: { path?: string | undefined } }[]): string =>
  matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? '*';

const matchPages = (path: string) => matchRoutes(handler.dataRoutes, path) ?? [];

/** The search parameters that the pages at these paths read: the router would put all routes in order again for each path. */
const readAt = new LRUCache<string, ReadonlySet<string>>({
  max: 2_000,
  maxSize: 200_000,
  sizeCalculation: (_, { length }) => length + 1,
});

function readParamsAt(path: string): ReadonlySet<string> {
  const known = readAt.get(path);
  if (known) return known;
  const handles = matchPages(path).map(({ route }): PageHandle => Object(route.handle));
  const read = new Set(handles.flatMap(({ reads = [] }) => reads));
  readAt.set(path, read);
  return read;
}

/** An address with those search parameters alone that its page reads, in the order in which they stand. */
export function keepReadParams(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  if (query === '') return path;
  const read = readParamsAt(path);
  const kept = query.split('&').filter((each) => read.has([...new URLSearchParams(each).keys()][0] ?? ''));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

/** The page's errors in a shape that also travels to the browser; an unforeseen one leaves only general words. */
function toPageErrors({ errors }: StaticHandlerContext): Record<string, RefusedPage> | null {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status, words } = toPageError(error);
      return [id, { status, statusText: '', internal: false, data: { words } }];
    }),
  );
}

const problemsOf = ({ errors }: StaticHandlerContext): unknown[] =>
  Object.values(errors ?? {}).filter((error) => toPageError(error).status === 500);

/** A loader that returned nothing has still run: null tells the browser so, where undefined would be lost. */
const known = (loaderData: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(loaderData).map(([id, value]) => [id, value ?? null]));

const handlesOf = ({ matches }: StaticHandlerContext): PageHandle[] => matches.map(({ route }) => Object(route.handle));

const chunksOf = (context: StaticHandlerContext): string[] =>
  handlesOf(context).flatMap(({ module }) => (module === undefined ? [] : [module]));
