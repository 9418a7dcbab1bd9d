import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { PageGuard } from './PageGuard.tsx';
import { Header } from './Header.tsx';
import { PageChange } from './PageChange.tsx';
import { createIsland, HydrationMark, loadIsland } from '../ui/Island.tsx';
import { ToastHost } from '../ui/ToastHost.tsx';
import { useFrame } from './useFrame.ts';
import * as appWords from '../words/app.ts';

const loadCheckoutHeader = () => import('./CheckoutHeader.tsx').then(({ CheckoutHeader }) => CheckoutHeader);
/** Few visits see it. */
const CheckoutHeader = import.meta.env.SSR ? await loadIsland(loadCheckoutHeader) : createIsland(loadCheckoutHeader);

const loadFooter = () => import('./PageFooter.tsx').then(({ PageFooter }) => PageFooter);
/** The server renders it once for many pages. It lies below the first view: a browser fetches its script when the rest of the page has hydrated. */
const PageFooter = import.meta.env.SSR
  ? (await import('./KeptFrame.tsx')).keepFooter(await loadIsland(loadFooter))
  : createIsland(loadFooter);

const FrameHeader = import.meta.env.SSR ? (await import('./KeptFrame.tsx')).KeptHeader : Header;

/** The frame of every page: skip link, header, the page, what the shop promises, footer. In the checkout there is less of it. */
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
        <FrameHeader isProduct={frame === 'product'} />
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
