import { ApolloProvider } from '@apollo/client/react';
import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { createApolloClient } from '../shopper/client.ts';
import { listCataloguePages, type SitemapPage } from '../catalog/sitemap.ts';
import { toPageError } from '../data/page-errors.ts';
import { contextOf, createPageSource, type PageSource } from '../data/page-source.ts';
import { type PageState, type RefusedPage, writeState } from '../data/page-state.ts';
import type { SendToGateway } from '../server/gateway.ts';
import type { PageRequest, RenderedPage } from '../server/renderer.ts';
import type { PageHandle } from '../session/page-handle.ts';
import { type ShopFacts, loadShopFacts, withShop } from '../shop/shop-facts.ts';
import { VisitContext } from '../ui/VisitContext.tsx';
import '../ui/tokens.css';
import '../ui/global.css';
import { createRoutes, listFixedPages } from '../routes.tsx';

/** The gateway's timeout in milliseconds for one page: a little more than its own limit for a request. */
const PAGE_TIMEOUT_MS = 9_500;
/** The interval in milliseconds after which the shop's facts are loaded again: an editor of the facts expects to see a change soon. */
const FACTS_FRESH_MS = import.meta.env.DEV ? 500 : 60_000;
/** The gateway's timeout in milliseconds for them. After it pages show the last facts, and load again after a while. */
const RENEWAL_TIMEOUT_MS = 1_000;
const RETRY_AFTER_MS = 5_000;
/** Milliseconds after a change within which the gateway may still return the former facts. */
const CHANGE_ARRIVES_MS = 500;

/** The source of a shop's facts. */
interface ShopRequest {
  gateway: string;
  send: SendToGateway;
}

/** The facts of the shop behind each gateway: the frame of its pages remains while the gateway is down. */
const shops = new LRUCache<string, { facts: ShopFacts; readAt: number }, ShopRequest>({
  max: 8,
  ttl: FACTS_FRESH_MS,
  async fetchMethod(_gateway, former, { options, context }) {
    const timeoutMs = former ? RENEWAL_TIMEOUT_MS : PAGE_TIMEOUT_MS;
    try {
      const readAt = performance.now();
      return { facts: await loadShopFacts(sourceOf(context, timeoutMs)), readAt };
    } catch (error) {
      if (!former) throw error;
      options.ttl = RETRY_AFTER_MS;
      return former;
    }
  },
});

/** The facts of the shop behind this gateway, at most a minute old while it responds. Rejects if it never did. */
export async function readShop(gateway: string, send: SendToGateway): Promise<ShopFacts> {
  const former = shops.peek(gateway);
  const forceRefresh = former !== undefined && former.readAt < outdatedUntil;
  return (await shops.forceFetch(gateway, { context: { gateway, send }, forceRefresh })).facts;
}

let outdatedUntil = 0;

/** Makes the next pages load the shop's facts again. Those of now remain while the gateway is down. */
export function expireShop(): void {
  outdatedUntil = performance.now() + CHANGE_ARRIVES_MS;
}

/** Returns a source of data with a total time limit. */
function sourceOf(
  { gateway, send, ...ids }: ShopRequest & Pick<PageRequest, 'requestId' | 'traceparent'>,
  timeoutMs: number,
  onStale?: () => void,
): PageSource {
  const until = performance.now() + timeoutMs;
  return createPageSource(
    (question) => send(gateway, JSON.stringify(question), { ...ids, timeoutMs: until - performance.now() }),
    onStale,
  );
}

const handler = createStaticHandler(createRoutes());

/** Components of the shopper's pages use its hooks. No page that the server renders has data of a shopper. */
const shopperClient = createApolloClient({ uri: '/graphql', ssrMode: true });

/** Renders one page on data of the gateway. Never rejects because of a page or the gateway: a failure is a status. */
export async function renderPage(request: PageRequest, send: SendToGateway): Promise<RenderedPage> {
  const { path, origin, gateway, requestId, traceparent } = request;
  // Without the shop's facts the page's loader requests them, and reports the failure.
  const shop = await readShop(gateway, send).catch(() => undefined);
  let isStale = false;
  const source = sourceOf({ gateway, send, requestId, traceparent }, PAGE_TIMEOUT_MS, () => void (isStale = true));
  const context = await handler.query(new Request(new URL(path, origin)), {
    requestContext: contextOf(withShop(source, shop)),
  });
  if (context instanceof Response) {
    return { status: context.status, route: routeOf(path), location: context.headers.get('location') ?? '/' };
  }
  return { ...renderWith(context, origin), isStale };
}

function renderWith(context: StaticHandlerContext, origin: string) {
  const [visit, errors] = [{ origin, now: Date.now() }, toPageErrors(context)];
  const shown = { ...context, errors };
  const router = createStaticRouter(handler.dataRoutes, shown);
  const html = renderToString(
    <div id="root">
      <ApolloProvider client={shopperClient}>
        <VisitContext value={visit}>
          <StaticRouterProvider router={router} context={shown} hydrate={false} />
        </VisitContext>
      </ApolloProvider>
    </div>,
  );
  const start = html.indexOf('<div id="root">');
  const state: PageState = { loaderData: context.loaderData, errors, visit };
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
  };
}

/** Every page for search engines. Rejects if the gateway doesn't respond. */
export async function listPages(gateway: string, send: SendToGateway): Promise<SitemapPage[]> {
  const { query } = sourceOf({ gateway, send }, PAGE_TIMEOUT_MS);
  const fixed = listFixedPages().flatMap(([path, { inSitemap }]) => (inSitemap ? [{ path }] : []));
  return [...fixed, ...(await listCataloguePages(query))];
}

/** The paths of the shopper's pages, and of all pages with a fixed path, from their routes. */
export function listFixedPaths(): { personal: string[]; all: string[] } {
  const pages = listFixedPages();
  return {
    personal: pages.flatMap(([path, { personal }]) => (personal ? [path] : [])),
    all: pages.map(([path]) => path),
  };
}

/** The declared path of the page at an address: `/:category`. */
const routeOf = (address: string): string => declaredPath(matchPages(address.split('?', 1)[0] ?? ''));

/** Every address has one, because `*` matches the rest. */
const declaredPath = (matches: readonly { route: { path?: string | undefined } }[]): string =>
  matches.findLast(({ route }) => route.path !== undefined)?.route.path ?? '*';

const matchPages = (path: string) => matchRoutes(handler.dataRoutes, path) ?? [];

/** The search parameters of the pages at these paths, cached: the router would sort all routes again for each path. */
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

/** An address with only the search parameters that its page reads, in their order in the address. */
export function pickReadParams(url: string): string {
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  if (query === '') return path;
  const read = readParamsAt(path);
  const kept = query.split('&').filter((each) => read.has([...new URLSearchParams(each).keys()][0] ?? ''));
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path;
}

/** The page's errors in a shape that can be sent to the browser; an unexpected one becomes a general message. */
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

const handlesOf = ({ matches }: StaticHandlerContext): PageHandle[] => matches.map(({ route }) => Object(route.handle));

const chunksOf = (context: StaticHandlerContext): string[] =>
  handlesOf(context).flatMap(({ module }) => (module === undefined ? [] : [module]));
