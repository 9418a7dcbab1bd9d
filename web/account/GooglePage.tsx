import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { googleReturnPath, HOME_PATH, loginPath } from '../paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import css from './AccountFrame.module.css';
import { notifyOpener, type GoogleOutcome, useGoogleSession } from './google/google-login.ts';
import { popWayBack } from './google/google-history.ts';
import * as accountWords from '../words/account.ts';
import * as uiWords from '../words/ui.ts';

/** `/account/google`: the page that Google redirects to. */
export function GooglePage() {
  const [search] = useSearchParams();
  const isPopup = search.get('mode') === 'popup';
  useEndOfLogin(search.get('outcome') === 'done' ? 'done' : 'failed', isPopup);
  return (
    <AccountFrame
      heading={accountWords.loginWithGoogle}
      line={isPopup ? accountWords.googleLine : uiWords.oneMoment}
      description={accountWords.googleDescription}
      path={googleReturnPath()}
    >
      <p className={css.note}>
        <Link to={HOME_PATH}>{accountWords.goToShop}</Link>
      </p>
    </AccountFrame>
  );
}

/** Ends the login once: a popup sends the result to the page that opened it; any other page redirects by itself. */
function useEndOfLogin(outcome: GoogleOutcome, isPopup: boolean): void {
  const navigate = useNavigate();
  const endLogin = useGoogleSession();
  const hasEnded = useRef(false);
  const end = useEffectEvent(async () => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    if (isPopup) {
      notifyOpener(outcome);
      window.close();
      return;
    }
    const isLoggedIn = await endLogin(outcome, popWayBack());
    if (!isLoggedIn) await navigate(loginPath(), { replace: true });
  });
  useEffect(() => void end(), []);
}
