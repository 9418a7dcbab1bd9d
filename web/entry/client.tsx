import { ApolloProvider } from '@apollo/client/react';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { isPageThere } from '../app/is-page-there.ts';
import { authLink } from '../session/auth-link.ts';
import { mutationQueue } from '../apollo/mutation-queue.ts';
import { createApolloClient } from '../apollo/client.ts';
import { readState, STALE_ID } from '../apollo/ssr-state.ts';
import { VisitContext } from '../ui/VisitContext.tsx';
import { holdEarlyStep, renderedAddress } from './early-step.ts';
import '../ui/tokens.css';
import '../ui/global.css';
import { routes } from '../routes.tsx';

/** Puts the scripts of the page on screen into its routes, so that hydration finds it without waiting. */
async function loadPage(all: RouteObject[]): Promise<RouteObject[]> {
  const matches = matchRoutes(all, renderedAddress()) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'object') return;
      const Component = await route.lazy.Component?.();
      Object.assign(route, { Component, lazy: undefined });
    }),
  );
  return all;
}

/** Lets the browser answer a touch before the next piece of work. */
const breathe = () => new Promise((resolve) => setTimeout(resolve));

await breathe();
const { cache, loaderData, errors, visit } = readState();
const client = createApolloClient({ uri: '/graphql', state: cache, before: [mutationQueue(), authLink()] });
const pages = await loadPage(routes(client));
await breathe();
const takeEarlyStep = holdEarlyStep();
const router = createBrowserRouter(pages, { hydrationData: { loaderData, errors } });

/** The shop in a browser. Its clock is the server's until the first change of page. */
function Storefront() {
  const [now, setNow] = useState(visit.now);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
    takeEarlyStep();
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
        <RouterProvider router={router} />
      </VisitContext>
    </ApolloProvider>
  );
}

// A chunk that is gone means that the shop was renewed meanwhile: the new one is a reload away. One reload in a minute
// is enough, and none helps while the shop can't be reached: then the page that asked for the chunk says so.
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
if (document.getElementById(STALE_ID)) void import('../app/freshen.ts').then(({ freshen }) => freshen(client));
// A page that was scrolled before it was loaded anew.
const [visited] = performance.getEntriesByType('navigation');
if (visited instanceof PerformanceNavigationTiming && visited.type !== 'navigate')
  void import('../app/restore-scroll.ts').then(({ restoreScroll }) => restoreScroll(router));
startTransition(() => void hydrateRoot(root, <Storefront />));
