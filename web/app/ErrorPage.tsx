import * as uiWords from '../words/ui.ts';
import { useRef } from 'react';
import { useLocation, useRouteError, Link } from 'react-router-dom';
import { NewArrivalsPlace } from '../catalog/suggestions/LazySuggestions.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Head } from '../ui/Head.tsx';
import { toPageError } from '../data/page-errors.ts';
import { useShop } from '../shop/useShop.ts';
import { Empty } from '../ui/Empty.tsx';
import { categoryPath, HOME_PATH } from '../paths.ts';
import styles from './NotFound.module.css';

/** The page that replaces one that failed to render. The frame around it remains. */
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

/** The same page without the frame, which needs the shop's facts. */
export const FramelessErrorPage = () => (
  <main id="main" tabIndex={-1}>
    <ErrorPage />
  </main>
);

/**
 * The page of an unexpected error, such as a script that could not be fetched. If the shop is unreachable or the browser is
 * offline, the page reloads when that ends. A reload would only repeat an error of the page itself.
 */
function Unforeseen({ words }: { words: string }) {
  const wasAway = useRef(!navigator.onLine);
  const look = async (isWanted?: true) => {
    if (!(await isPageThere())) wasAway.current = true;
    else if (isWanted || wasAway.current) location.reload();
  };
  return <Failed words={words} look={look} />;
}

/** Reports that there is no page at this address, with links to the home page and the categories. */
export function NotFound({ words }: { words: string }) {
  const { pathname } = useLocation();
  const { categories } = useShop();
  return (
    <div className="page">
      <Head title={uiWords.pageNotFound} description={words} path={pathname} robots="noindex" />
      <h1 className="visually-hidden">{uiWords.pageNotFound}</h1>
      <Empty words={words} hint={uiWords.pageNotFoundHint} to={HOME_PATH} action={uiWords.backToHomePage} />
      <nav className={styles.links} aria-label={uiWords.keepShopping}>
        <p>{uiWords.keepShoppingTitle}</p>
        <ul>
          {categories.map(({ name }) => (
            <li key={name}>
              <Link to={categoryPath(name)}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <NewArrivalsPlace />
    </div>
  );
}

/** Whether the shop can serve this page now: false if the shop is unreachable or returns errors, or the browser is offline. */
export const isPageThere = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD' }).then(
    ({ status }) => status < 500,
    () => false,
  );
