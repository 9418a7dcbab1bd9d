import { Link, useLocation } from 'react-router-dom';
import { loginPath } from '../../platform/links.ts';
import css from './LogInInstead.module.css';

/** Below what a visitor doesn't find: the way to the login, which leads back to here. */
export function LogInInstead() {
  const { pathname, search } = useLocation();
  return (
    <p className={css.instead}>
      <Link className="button button-quiet" to={loginPath(pathname + search)}>
        Log in
      </Link>
    </p>
  );
}
