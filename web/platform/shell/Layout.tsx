import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { standing } from '../data/later.ts';
import { Header, type LoadSearch } from './Header.tsx';
import { PageChange } from './PageChange.tsx';
import { Standing } from './Standing.tsx';

const loadFoot = async () => (await import('./edges/Foot.tsx')).Foot;
const Foot = import.meta.env.SSR ? await loadFoot() : standing(loadFoot);

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
      <Standing id="foot" part={Foot} />
      <PageChange />
      <ScrollRestoration />
    </>
  );
}
