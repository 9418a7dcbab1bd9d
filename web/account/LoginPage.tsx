import { Link, useLocation } from 'react-router-dom';
import { loginPath, registerPath } from '../paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import css from './AccountFrame.module.css';
import { GoogleLink } from './google/GoogleButtons.tsx';
import { emailInState } from './location-state.ts';
import { LoginForm } from './LoginForm.tsx';
import { nextIn, useSafePath } from '../session/safe-redirect.ts';
import { savePendingAction } from '../session/pending-action.ts';

/** `/account/login`: logs in by password or with Google; leads to a new password and to an account. */
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
      <LoginForm email={emailInState(state)} />
      <p className={css.or}>or</p>
      <GoogleLink onClick={() => next !== undefined && savePendingAction({ returnTo: next })} />
      <p className={css.note}>
        New here? <Link to={registerPath(next)}>Create an account</Link>
      </p>
    </AccountFrame>
  );
}
