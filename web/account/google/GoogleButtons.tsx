import { useEffect, useRef, useState } from 'react';
import { googlePath, openPopup } from './google-login.ts';
import { GoogleMark } from './GoogleMark.tsx';
import { useGoogleSession } from './useGoogleSession.ts';

/** Logs in with Google in a popup; where the browser allows none, this page goes there and comes back. */
export function GooglePopupButton() {
  const end = useGoogleSession();
  const stop = useRef<(() => void) | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => stop.current?.(), []);
  const begin = () => {
    stop.current?.();
    stop.current = openPopup((outcome) => {
      setBusy(true);
      void end(outcome).finally(() => setBusy(false));
    });
    if (!stop.current) location.assign(googlePath());
  };
  return (
    <button className="button button-quiet" type="button" aria-busy={busy} onClick={begin}>
      <GoogleMark />
      Login with Google
    </button>
  );
}
