import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { lazyIsland } from '../ui/useLazyModule.ts';
import { Header, type LoadSearch } from './Header.tsx';
import { PageChange } from './PageChange.tsx';
import { StaticIsland } from '../ui/StaticIsland.tsx';

const loadFoot = async () => (await import('./PageEnd.tsx')).PageEnd;
const Foot = import.meta.env.SSR ? await loadFoot() : lazyIsland(loadFoot);

/** The shell around every page: skip link, header, the page, the shop's claims, footer. */
export function Layout({ search }: { search: LoadSearch }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <Header search={search} />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </main>
      <StaticIsland id="foot" part={Foot} />
      <PageChange />
      <ScrollRestoration />
    </>
  );
}
