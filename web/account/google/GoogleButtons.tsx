import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { isUnmodifiedClick } from '../../ui/clicks.ts';
import { googlePath, openPopup, useGoogleSession } from './google-login.ts';
import { goToGoogle } from './google-history.ts';
import * as accountWords from '../../words/account.ts';

/** Logs in with Google on this page, which Google redirects back to. */
export const GoogleLink = ({ onClick }: { onClick: () => void }) => (
  <a className="button button-quiet" href={googlePath()} onClick={(click) => follow(click, onClick)}>
    <GoogleMark />
    {accountWords.loginWithGoogle}
  </a>
);

function follow(click: MouseEvent, onClick: () => void): void {
  onClick();
  if (!isUnmodifiedClick(click)) return;
  click.preventDefault();
  goToGoogle();
}

/** Logs in with Google in a popup. If the browser blocks the popup, this page goes to Google and returns. */
export function GooglePopupButton() {
  const endLogin = useGoogleSession();
  const stopListening = useRef<(() => void) | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => stopListening.current?.(), []);
  const begin = () => {
    stopListening.current?.();
    stopListening.current = openPopup((outcome) => {
      setBusy(true);
      void endLogin(outcome).finally(() => setBusy(false));
    });
    if (!stopListening.current) location.assign(googlePath());
  };
  return (
    <button className="button button-quiet" type="button" aria-busy={busy} onClick={begin}>
      <GoogleMark />
      {accountWords.loginWithGoogle}
    </button>
  );
}

/** Google's letter, in the colour of the surrounding text. */
const GoogleMark = () => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.6"
  >
    <path d="M18.6 6.2A8.6 8.6 0 1 0 20.6 12H12.4" />
  </svg>
);
