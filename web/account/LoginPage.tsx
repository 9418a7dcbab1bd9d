import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { loginPath, registerPath } from '../platform/links.ts';
import { AccountFrame } from './frame/AccountFrame.tsx';
import css from './frame/AccountFrame.module.css';
import { GoogleMark } from './google/GoogleMark.tsx';
import { googlePath } from './google/googleLogin.ts';
import { givenEmail } from './login/givenEmail.ts';
import { LoginForm } from './login/LoginForm.tsx';
import { safeNext } from './session/next.ts';
import { remember } from './session/wishes.ts';

/** `/account/login`: by password, or with Google; the ways to a new password and to an account. */
export function LoginPage() {
  const { state } = useLocation();
  const [search] = useSearchParams();
  const next = safeNext(search.get('next'));
  return (
    <AccountFrame
      heading="Login"
      line="Good to see you. Your cart, your orders and your wishlist are waiting."
      description="Log in to your account."
      path={loginPath()}
    >
      <LoginForm email={givenEmail(state)} />
      <p className={css.or}>or</p>
      <a
        className="button button-quiet"
        href={googlePath()}
        onClick={() => next !== undefined && remember({ returnTo: next })}
      >
        <GoogleMark />
        Login with Google
      </a>
      <p className={css.aside}>
        New here? <Link to={registerPath(next)}>Create an account</Link>
      </p>
    </AccountFrame>
  );
}
