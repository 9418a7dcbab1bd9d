import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Dialog } from '../../web/ui/Dialog.tsx';
import * as words from '../words.ts';
import css from './HeldRecord.module.css';
import { hasUnsaved } from './unsaved.ts';

/** Asks before the screen, or the browser's page, is left while typed text is not saved. */
export function LeaveQuestion() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      `${from.pathname}${from.search}` !== `${to.pathname}${to.search}` && hasUnsaved(),
  );
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open title={words.leaveUnsaved} onClose={blocker.reset}>
      <p>{words.leaveUnsavedHint}</p>
      <div className={css.buttons}>
        <button className="button" type="button" onClick={blocker.reset}>
          {words.stay}
        </button>
        <button className="button button-quiet" type="button" onClick={blocker.proceed}>
          {words.leave}
        </button>
      </div>
    </Dialog>
  );
}
