import { ApolloProvider } from '@apollo/client/react';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { changeQueue } from '../shopper/change-queue.ts';
import { createApolloClient } from '../shopper/client.ts';
import { isPageThere } from '../app/ErrorPage.tsx';
import { sendByGet } from '../data/browser-query.ts';
import { contextOf, createPageSource, PageSourceContext } from '../data/page-source.ts';
import { readState, STALE_ID } from '../data/page-state.ts';
import { createRoutes, dataKey } from '../routes.tsx';
import { authLink } from '../session/auth-link.ts';
import { shopFactsOf, withShop } from '../shop/shop-facts.ts';
import { VisitContext } from '../ui/VisitContext.tsx';
import '../ui/tokens.css';
import '../ui/global.css';

/** Lets the browser respond to a touch before the next piece of work. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

await breathe();
const [visited] = performance.getEntriesByType('navigation');
/** The address that the server rendered this page for. */
const here = new URL(visited?.name ?? location.href);
/** Loads the page of a history step that comes before this page has hydrated. Returns whether there was one. */
const leaveAtStep = (event?: Event): boolean => {
  if (location.pathname + location.search === here.pathname + here.search) return false;
  event?.stopImmediatePropagation();
  location.reload();
  return true;
};
addEventListener('popstate', leaveAtStep);
const { loaderData, errors, visit } = readState();
const client = createApolloClient({ uri: '/graphql', before: [changeQueue(), authLink()] });
let onStale = () => {};
const known = Object.entries(loaderData).map(([id, value]) => [dataKey(id, here), value] as const);
const source = createPageSource(sendByGet, () => onStale(), known);
const context = contextOf(withShop(source, shopFactsOf(loaderData)));

const routes = createRoutes();
// Adds the scripts of the page on screen to its routes, so that hydration finds it without waiting.
await Promise.all(
  (matchRoutes(routes, here) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'object') return;
    const Component = await route.lazy.Component?.();
    Object.assign(route, { Component, lazy: undefined });
  }),
);
await breathe();
if (leaveAtStep()) await new Promise(() => {});
const router = createBrowserRouter(routes, { hydrationData: { loaderData, errors }, getContext: () => context });

/** The shop in a browser. Its clock is the server's until the first change of page. */
function Storefront() {
  const [now, setNow] = useState(visit.now);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
    removeEventListener('popstate', leaveAtStep);
    let { key } = router.state.location;
    return router.subscribe(({ location: { key: current } }) => {
      if (current === key) return;
      key = current;
      setNow(Date.now());
    });
  }, []);
  return (
    <ApolloProvider client={client}>
      <VisitContext value={{ origin: visit.origin, now }}>
        <PageSourceContext value={source}>
          <RouterProvider router={router} />
        </PageSourceContext>
      </VisitContext>
    </ApolloProvider>
  );
}

// A missing chunk means that a new release was deployed meanwhile: a reload loads it. One reload in a minute
// is enough, and none helps while the shop is unreachable: then the page that needed the chunk reports it.
const renew = async () => {
  const { reloadedAt = 0 }: { reloadedAt?: number } = history.state ?? {};
  if (Date.now() - reloadedAt < 60_000 || !(await isPageThere())) return;
  history.replaceState({ ...history.state, reloadedAt: Date.now() }, '');
  location.reload();
};
addEventListener('vite:preloadError', () => void renew());

const root = document.getElementById('root');
if (!root) throw new Error('No root.');
// Few pages begin with old data.
if (document.getElementById(STALE_ID))
  void import('../app/refresh-stale-page.ts').then(({ refreshStalePage }) => (onStale = refreshStalePage(router)));
// The page was scrolled before it was reloaded.
if (visited instanceof PerformanceNavigationTiming && visited.type !== 'navigate')
  void import('../app/restore-scroll.ts').then(({ restoreScroll }) => restoreScroll(router));
void import('../app/after-start.ts').then(({ afterStart }) => afterStart(router, source));
/** After an error that no page shows, nothing is rendered: the line of `queue-early-clicks.ts` remains. */
const onUncaughtError = (error: unknown): void => {
  reportError(error);
  document.querySelector('[data-scripts]')?.dispatchEvent(new Event('error'));
};
startTransition(() => void hydrateRoot(root, <Storefront />, { onUncaughtError }));
