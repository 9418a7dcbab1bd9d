import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import { useShop } from '../../shop/useShop.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { registerPath } from '../../paths.ts';
import { useSessionState } from '../../session/useSession.ts';
import { markWelcomeSeen, isWelcomeSeen } from './welcome-seen.ts';
import css from './Welcome.module.css';

/**
 * The welcome: the discount of the first purchase, and for a visitor a link to register. The browser remembers it however
 * it is closed. Closing it in one tab closes it in all.
 */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  const { name, offer, policies } = useShop();
  const isVisitor = useSessionState() === 'out';
  const closeIfSeen = useEffectEvent(() => isWelcomeSeen() && onClose());
  useEffect(() => {
    const onStorage = () => void closeIfSeen();
    addEventListener('storage', onStorage);
    return () => {
      removeEventListener('storage', onStorage);
      markWelcomeSeen();
    };
  }, []);
  return (
    <Dialog open title={`Welcome to ${name}`} onClose={onClose}>
      <div className={css.welcome}>
        <div className={css.pattern} aria-hidden="true">
          <p className={css.discount}>
            {policies.firstPurchasePercent}%<small>off</small>
          </p>
        </div>
        <p className={css.offer}>{offer}</p>
        <p className={css.text}>It comes off your first order by itself: no code is needed.</p>
        <div className={css.buttons}>
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
