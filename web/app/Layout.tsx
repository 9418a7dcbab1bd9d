import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageGuard } from './PageGuard.tsx';
import { Header } from './Header.tsx';
import { PageChange } from './PageChange.tsx';
import { createIsland, HydrationMark, loadIsland } from '../ui/Island.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { useFrame } from '../session/page-handle.ts';
import * as appWords from '../words/app.ts';

const loadCheckoutHeader = () => import('./CheckoutFrame.tsx').then(({ CheckoutHeader }) => CheckoutHeader);
/** Lazy: few visits show it. */
const CheckoutHeader = import.meta.env.SSR ? await loadIsland(loadCheckoutHeader) : createIsland(loadCheckoutHeader);

const loadFooter = () => import('./PageFooter.tsx').then(({ PageFooter }) => PageFooter);
/** Lazy: it is below the first view. A browser fetches its script after the rest of the page has hydrated. */
const PageFooter = import.meta.env.SSR ? await loadIsland(loadFooter) : createIsland(loadFooter);

/** The frame of every page: skip link, header, the page, the shop's promises, footer. The checkout has a shorter frame. */
export function Layout() {
  const frame = useFrame();
  return (
    <>
      <a className="skip-link" href="#main">
        {appWords.skipToPage}
      </a>
      {frame === 'checkout' ? (
        <div className="checkout-header">
          <CheckoutHeader />
        </div>
      ) : (
        <Header isProduct={frame === 'product'} />
      )}
      <main id="main" tabIndex={-1}>
        <Suspense fallback={null}>
          <HydrationMark>
            <PageGuard>
              <Outlet />
            </PageGuard>
          </HydrationMark>
        </Suspense>
      </main>
      <PageFooter />
      <PageChange />
      <ToastHost />
      <ScrollRestoration />
    </>
  );
}
