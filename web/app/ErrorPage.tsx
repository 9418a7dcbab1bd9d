import { useEffect } from 'react';
import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { Failed } from '../ui/Failed.tsx';
import { Head } from '../ui/Head.tsx';
import { toPageError } from '../apollo/loader-errors.ts';
import { NotFound } from '../ui/NotFound.tsx';

/** The page in place of one that could not be shown. The frame around it stays. */
export function ErrorPage() {
  const { status, words } = toPageError(useRouteError());
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  if (status === 404 || status === 405) return <NotFound words={words} />;
  // Only a browser can be offline.
  const isOffline = status >= 500 && 'onLine' in navigator && !navigator.onLine;
  return (
    <div className="page">
      <Head title="An error occurred" description={words} path={pathname} robots="noindex" />
      <h1 className="visually-hidden">An error occurred</h1>
      {isOffline ? <Offline /> : <Failed words={words} retry={status === 400 ? undefined : () => void revalidate()} />}
    </div>
  );
}

/** The same without the frame, which can't be shown either: nothing is known of the shop. */
export const FramelessErrorPage = () => (
  <main id="main" tabIndex={-1}>
    <ErrorPage />
  </main>
);

/** Says that the shopper is offline. The page reloads when the shopper is online again; before, that would fail. */
function Offline() {
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, []);
  return (
    <Failed
      words="You are offline"
      hint="This page comes as soon as you are connected again."
      retry={() => navigator.onLine && location.reload()}
    />
  );
}
