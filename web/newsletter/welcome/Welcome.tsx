import { type ComponentType, useEffect, useState } from 'react';
import { wasWelcomed } from './welcome-seen.ts';

/** Milliseconds before a new visitor is welcomed, and between two looks at whether it would disturb. */
const WAIT = 2000;
const FIELDS = 'input, textarea, select, [contenteditable]';

/** Whether nothing else is going on: the page is looked at, no dialog is open, and nobody is at a field. */
const isCalm = (): boolean =>
  document.visibilityState === 'visible' &&
  document.querySelector('dialog[open]') === null &&
  document.activeElement?.matches(FIELDS) !== true;

/**
 * Welcomes whoever is here for the first time, two seconds after the page has come to life and once per browser. It is
 * in no server's page; what it shows is fetched when its time has come, and where that can't be had there is none.
 */
export function Welcome() {
  const [shown, setShown] = useState<{ WelcomeDialog: ComponentType<{ onClose: () => void }> }>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(() => void look(), WAIT);
    };
    const look = async () => {
      const script = wasWelcomed() ? null : await import('./WelcomeDialog.tsx').catch(() => null);
      // Another tab may have welcomed meanwhile, or the page been left.
      if (!script || !timer || wasWelcomed()) return;
      if (isCalm()) setShown(script);
      else wait();
    };
    wait();
    return () => {
      clearTimeout(timer);
      timer = undefined;
    };
  }, []);
  return shown ? <shown.WelcomeDialog onClose={() => setShown(undefined)} /> : null;
}
