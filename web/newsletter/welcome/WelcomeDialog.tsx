import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { FIRST_PURCHASE_PERCENT } from '../../../schema/pricing.ts';
import { SHOP } from '../../../schema/shop.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { registerPath } from '../../paths.ts';
import { useSessionState } from '../../session/useSession.ts';
import { rememberWelcome, wasWelcomed } from './welcome-seen.ts';
import css from './Welcome.module.css';

/**
 * The welcome: what the first purchase is worth, and for a visitor the way to an account. However it goes, the browser
 * remembers it; one that was closed in another tab is closed here too.
 */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  const isVisitor = useSessionState() === 'out';
  const follow = useEffectEvent(() => wasWelcomed() && onClose());
  useEffect(() => {
    const onStorage = () => void follow();
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('storage', onStorage);
      rememberWelcome();
    };
  }, []);
  return (
    <Dialog open title={`Welcome to ${SHOP.name}`} onClose={onClose}>
      <div className={css.welcome}>
        <div className={css.cloth} aria-hidden="true">
          <p className={css.dye}>
            {FIRST_PURCHASE_PERCENT}%<small>off</small>
          </p>
        </div>
        <p className={css.offer}>{SHOP.offer}</p>
        <p className={css.words}>It comes off your first order by itself: no code is needed.</p>
        <div className={css.ways}>
          <button type="button" className="button" onClick={onClose}>
            Start shopping
          </button>
          {isVisitor && (
            <Link className="button button-quiet" to={registerPath()} onClick={onClose}>
              Register
            </Link>
          )}
        </div>
      </div>
    </Dialog>
  );
}
