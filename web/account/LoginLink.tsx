import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../paths.ts';
import * as uiWords from '../words/ui.ts';

/** Links to the login page, which returns the visitor to this page. */
export function LoginLink() {
  const { pathname, search } = useLocation();
  return (
    <Link className="button button-quiet" to={loginPath(pathname + search)}>
      {uiWords.login}
    </Link>
  );
}
