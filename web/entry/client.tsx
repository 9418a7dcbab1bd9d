import { ApolloProvider } from '@apollo/client/react';
import { startTransition, useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { authLink } from '../session/auth-link.ts';
import { mutationQueue } from '../apollo/mutation-queue.ts';
import { createApolloClient } from '../apollo/client.ts';
import { readState } from '../apollo/ssr-state.ts';
import { VisitContext } from '../ui/VisitContext.tsx';
import '../ui/tokens.css';
import '../ui/global.css';
import { routes } from '../routes.tsx';

/** Puts the scripts of the page on screen into its routes, so that hydration finds it without waiting. */
async function loadPage(all: RouteObject[]): Promise<RouteObject[]> {
  const matches = matchRoutes(all, location) ?? [];
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
const router = createBrowserRouter(pages, { hydrationData: { loaderData, errors } });

/** The shop in a browser. Its clock is the server's until the first change of page. */
function Storefront() {
  const [now, setNow] = useState(visit.now);
  useEffect(() => {
    document.documentElement.dataset['ready'] = 'true';
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
// is enough, and none helps while the line is cut: then the page that asked for the chunk says so.
addEventListener('vite:preloadError', () => {
  const { reloadedAt = 0 }: { reloadedAt?: number } = history.state ?? {};
  if (!navigator.onLine || Date.now() - reloadedAt < 60_000) return;
  history.replaceState({ ...history.state, reloadedAt: Date.now() }, '');
  location.reload();
});

const root = document.getElementById('root');
if (!root) throw new Error('This page has no root to bring to life.');
startTransition(() => void hydrateRoot(root, <Storefront />));
