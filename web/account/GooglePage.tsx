import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { HOME_PATH, loginPath } from '../paths.ts';
import { AccountFrame } from './AccountFrame.tsx';
import css from './AccountFrame.module.css';
import { tellOpener, type GoogleOutcome } from './google/google-login.ts';
import { useGoogleSession } from './google/useGoogleSession.ts';

/** `/account/google`: where Google leads back to. A popup tells its opener and closes; a page goes on by itself. */
export function GooglePage() {
  const [search] = useSearchParams();
  const isPopup = search.get('mode') === 'popup';
  useReturn(search.get('outcome') === 'done' ? 'done' : 'failed', isPopup);
  return (
    <AccountFrame
      heading="Login with Google"
      line={isPopup ? 'This window can be closed now.' : 'One moment, please.'}
      description="The end of a login with Google."
      path="/account/google"
    >
      <p className={css.aside}>
        <Link to={HOME_PATH}>Go to the shop</Link>
      </p>
    </AccountFrame>
  );
}

/** Ends the login, once. */
function useReturn(outcome: GoogleOutcome, isPopup: boolean): void {
  const navigate = useNavigate();
  const end = useGoogleSession();
  const ended = useRef(false);
  const goOn = useEffectEvent(async () => {
    if (ended.current) return;
    ended.current = true;
    if (isPopup) {
      tellOpener(outcome);
      window.close();
      return;
    }
    const isIn = await end(outcome);
    if (!isIn) await navigate(loginPath(), { replace: true });
  });
  useEffect(() => void goOn(), []);
}
