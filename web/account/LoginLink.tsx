import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../paths.ts';

/** For a visitor who doesn't find what a shopper has: the way to the login, which leads back to here. */
export function LoginLink() {
  const { pathname, search } = useLocation();
  return (
    <Link className="button button-quiet" to={loginPath(pathname + search)}>
      Log in
    </Link>
  );
}
