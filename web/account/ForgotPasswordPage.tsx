import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { forgotPath, loginPath } from '../platform/links.ts';
import { AskForLink } from './forgot/AskForLink.tsx';
import { NewPassword } from './forgot/NewPassword.tsx';
import { readResetLink } from './forgot/resetLink.ts';
import { useAlive } from './form/sending.ts';
import { AccountFrame } from './frame/AccountFrame.tsx';
import css from './frame/AccountFrame.module.css';

/** `/account/forgot-password`: mails a link; opened by that link, takes the new password. */
export function ForgotPasswordPage() {
  const { link, forgetLink, email } = useResetLink();
  return (
    <AccountFrame
      heading={link ? 'Choose a new password' : 'Forgot Password'}
      description="Choose a new password for your account."
      path={forgotPath()}
    >
      {link ? (
        <NewPassword key={link.token} link={link} onAgain={forgetLink} />
      ) : (
        <AskForLink key={email} email={email} />
      )}
      <p className={css.aside}>
        Remembered it? <Link to={loginPath()}>Login</Link>
      </p>
    </AccountFrame>
  );
}

/** The mailed link that led here. It leaves the address at once: nobody is to see or copy it. */
function useResetLink() {
  const { hash } = useLocation();
  const alive = useAlive();
  const [left, setLeft] = useState('');
  const found = alive ? readResetLink(hash) : null;
  useEffect(() => {
    if (readResetLink(hash)) history.replaceState(history.state, '', location.pathname + location.search);
  }, [hash]);
  return { link: hash === left ? null : found, email: found?.email, forgetLink: () => setLeft(hash) };
}
