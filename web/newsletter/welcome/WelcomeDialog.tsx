import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useShop } from '../../shop/useShop.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { registerPath } from '../../paths.ts';
import { useSessionState } from '../../session/session.ts';
import { markWelcomeSeen, isWelcomeSeen } from './welcome-seen.ts';
import * as appWords from '../../words/app.ts';
import * as newsletterWords from '../../words/newsletter.ts';
import css from './Welcome.module.css';

/**
 * The welcome: the discount of the first purchase, and for a visitor a link to register. The browser stores that it was closed,
 * in whatever way. Closing it in one tab closes it in all.
 */
export function WelcomeDialog({ onClose }: { onClose: () => void }) {
  const { name, offer, policies } = useShop();
  const isVisitor = useSessionState() === 'out';
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => focusHeadingOver(content.current), []);
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
    <Dialog open title={appWords.welcomeTo(name)} onClose={onClose}>
      <div ref={content} className={css.welcome}>
        <div className={css.pattern} aria-hidden="true">
          <p className={css.discount}>
            <span>{`${policies.firstPurchasePercent}%`}</span>
            <small>{newsletterWords.off}</small>
          </p>
        </div>
        <p className={css.offer}>{offer}</p>
        <p className={css.text}>{newsletterWords.welcomeText}</p>
        <div className={css.buttons}>
          <button type="button" className="button" onClick={onClose}>
            {newsletterWords.startShopping}
          </button>
          {isVisitor && (
            <Link className="button button-quiet" to={registerPath()} onClick={onClose}>
              {newsletterWords.register}
            </Link>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/**
 * The shopper did not open this dialog, so no control shows the focus ring: the focus starts at the heading, and the next Tab
 * moves it to the close button.
 */
function focusHeadingOver(content: HTMLElement | null): void {
  const heading = content?.closest('dialog')?.querySelector('h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
