import { useRef } from 'react';
import { useLocation, useRouteError } from 'react-router-dom';
import { isPageThere } from './is-page-there.ts';
import { Failed } from '../ui/Failed.tsx';
import { Head } from '../ui/Head.tsx';
import { toPageError } from '../apollo/loader-errors.ts';
import { NotFound } from '../ui/NotFound.tsx';
import * as uiWords from '../words/ui.ts';

/** The page in place of one that could not be shown. The frame around it stays. */
export function ErrorPage() {
  const { status, words } = toPageError(useRouteError());
  const { pathname } = useLocation();
  if (status === 404 || status === 405) return <NotFound words={words} />;
  return (
    <div className="page">
      <Head title={uiWords.anErrorOccurred} description={words} path={pathname} robots="noindex" />
      <h1 className="visually-hidden">{uiWords.anErrorOccurred}</h1>
      {status === 503 ? <Failed words={words} /> : <Unforeseen words={words} />}
    </div>
  );
}

/** The same without the frame, which can't be shown either: nothing is known of the shop. */
export const FramelessErrorPage = () => (
  <main id="main" tabIndex={-1}>
    <ErrorPage />
  </main>
);

/**
 * What nobody foresaw, such as a script that could not be fetched. Where that is because the shop can't be reached or the shopper is
 * offline, the page reloads when it is over. An error of the page's own would only come again.
 */
function Unforeseen({ words }: { words: string }) {
  const wasAway = useRef(!navigator.onLine);
  const look = async (isWanted?: true) => {
    if (!(await isPageThere())) wasAway.current = true;
    else if (isWanted || wasAway.current) location.reload();
  };
  return <Failed words={words} look={look} />;
}
