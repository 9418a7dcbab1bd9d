import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../ui/useHydrated.ts';
import { forgotPath, loginPath } from '../paths.ts';
import { RequestLinkForm } from './forgot/RequestLinkForm.tsx';
import { NewPasswordForm } from './forgot/NewPasswordForm.tsx';
import { cameByLink, parseResetLink, resetLinkAt, type ResetLink } from './location-state.ts';
import { AccountFrame } from './AccountFrame.tsx';
import css from './AccountFrame.module.css';
import { emailFromState } from './login/email-from-url.ts';

/** `/account/forgot-password`: mails a link; opened by that link, takes the new password. */
export function ForgotPasswordPage() {
  const { link, email, isAgain, forgetLink } = useResetLink();
  return (
    <AccountFrame
      heading={link ? 'Choose a new password' : 'Forgot Password'}
      description="Choose a new password for your account."
      path={forgotPath()}
    >
      {link ? (
        <NewPasswordForm key={link.token} link={link} onAgain={forgetLink} />
      ) : (
        <RequestLinkForm key={email} email={email} isAgain={isAgain} />
      )}
      <p className={css.aside}>
        Remembered it? <Link to={loginPath()}>Login</Link>
      </p>
    </AccountFrame>
  );
}

/**
 * The mailed link that led here. It leaves the address at once, for nobody is to see or copy it; this entry of the
 * history keeps it, so that a reload doesn't lose it.
 */
function useResetLink() {
  const place = useLocation();
  const navigate = useNavigate();
  const alive = useHydrated();
  const link = alive ? resetLinkAt(place) : null;
  const keep = (state: ResetLink) => void navigate(forgotPath(), { replace: true, state, preventScrollReset: true });
  const hide = useEffectEvent((found: ResetLink | null) => found && keep(found));
  useEffect(() => void hide(parseResetLink(place.hash)), [place.hash]);
  const email = emailFromState(place.state);
  const isAgain = alive && cameByLink(place);
  return { link, email, isAgain, forgetLink: () => keep({ token: '', email: email ?? '' }) };
}
