import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useHydrated } from '../ui/useHydrated.ts';
import { forgotPath, loginPath } from '../paths.ts';
import { RequestLinkForm } from './forgot/RequestLinkForm.tsx';
import { NewPasswordForm } from './forgot/NewPasswordForm.tsx';
import {
  cameByLink,
  emailInState,
  parseResetLink,
  resetLinkIn,
  sentToInState,
  type ResetLink,
} from './location-state.ts';
import { AccountFrame } from './AccountFrame.tsx';
import * as accountWords from '../words/account.ts';
import css from './AccountFrame.module.css';

/** `/account/forgot-password`: mails a link. When opened by that link, the page accepts the new password. */
export function ForgotPasswordPage() {
  const { link, email, isAgain, sentTo, storeSent, startAgain } = useResetLink();
  return (
    <AccountFrame
      heading={link ? accountWords.chooseNewPassword : accountWords.forgotPassword}
      description={accountWords.chooseNewPasswordDescription}
      path={forgotPath()}
    >
      {link ? (
        <NewPasswordForm key={link.token} link={link} onAgain={() => startAgain(link.email)} />
      ) : (
        <RequestLinkForm key={email} {...{ email, isAgain, sentTo }} onSent={storeSent} onAgain={startAgain} />
      )}
      <p className={css.note}>
        {accountWords.rememberedIt} <Link to={loginPath()}>{accountWords.login}</Link>
      </p>
    </AccountFrame>
  );
}

/**
 * The mailed link that led here. The page removes the link from its address at once, so that nobody sees or copies it. The state of
 * this history entry stores the link, so that a reload doesn't lose it, and the address that received another link.
 */
function useResetLink() {
  const location = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const link = isHydrated ? resetLinkIn(location) : null;
  const store = (state: ResetLink | { email: string; isSent: true }) =>
    void navigate(forgotPath(), { replace: true, state, preventScrollReset: true });
  const hide = useEffectEvent((found: ResetLink | null) => found && store(found));
  useEffect(() => void hide(parseResetLink(location.hash)), [location.hash]);
  const email = emailInState(location.state);
  const isAgain = isHydrated && cameByLink(location);
  return {
    link,
    email,
    isAgain,
    sentTo: isHydrated ? sentToInState(location.state) : undefined,
    storeSent: (to: string) => store({ email: to, isSent: true }),
    startAgain: (former: string) => store({ token: '', email: former }),
  };
}
