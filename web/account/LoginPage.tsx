import { Link, useLocation } from 'react-router-dom';
import { loginPath, registerPath } from '../paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import css from './AccountFrame.module.css';
import { GoogleMark } from './google/GoogleMark.tsx';
import { googlePath } from './google/google-login.ts';
import { emailFromState } from './login/email-from-url.ts';
import { LoginForm } from './LoginForm.tsx';
import { nextIn, useSafePath } from '../session/safe-redirect.ts';
import { savePendingAction } from '../session/pending-action.ts';

/** `/account/login`: by password, or with Google; the ways to a new password and to an account. */
export function LoginPage() {
  const { state, search } = useLocation();
  const next = useSafePath()(nextIn(search));
  return (
    <AccountFrame
      heading="Login"
      line="Good to see you. Your cart, your orders and your wishlist are waiting."
      description="Log in to your account."
      path={loginPath()}
    >
      <LoginForm email={emailFromState(state)} />
      <p className={css.or}>or</p>
      <a
        className="button button-quiet"
        href={googlePath()}
        onClick={() => next !== undefined && savePendingAction({ returnTo: next })}
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
