import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from './Footer.tsx';
import { PageGuard } from './PageGuard.tsx';
import { Header } from './Header.tsx';
import { PageChange } from './PageChange.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { TrustBadges } from './TrustBadges.tsx';

/** The frame of every page: skip link, header, the page, what the shop promises, footer. */
export function Layout() {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to the page
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        <Suspense fallback={null}>
          <PageGuard>
            <Outlet />
          </PageGuard>
        </Suspense>
      </main>
      <TrustBadges />
      <Footer />
      <PageChange />
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}
