import { useLocation, useRevalidator, useRouteError } from 'react-router-dom';
import { Failed } from '../Failed.tsx';
import { Head } from '../Head.tsx';
import { refusalOf } from '../responses.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** What stands in place of a page that could not be shown; the shell around it stays. */
export function ErrorPage() {
  const { status, words } = refusalOf(useRouteError());
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  if (status === 404 || status === 405) return <NotFoundPage words={words} />;
  return (
    <div className="page">
      <Head title="An error occurred" description={words} path={pathname} robots="noindex" />
      <h1 className="visually-hidden">An error occurred</h1>
      <Failed words={words} retry={status === 400 ? undefined : () => void revalidate()} />
    </div>
  );
}
