import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import * as uiWords from '../words/ui.ts';
import parts from './parts.module.css';

/** Seconds. */
const LONGEST_PAUSE = 9;

/** Calls `listener` when the browser may be online or offline now. Returns a function that stops that. */
function subscribe(listener: () => void): () => void {
  const names = ['online', 'offline'];
  names.forEach((name) => addEventListener(name, listener));
  return () => names.forEach((name) => removeEventListener(name, listener));
}

interface FailedProps {
  words: string;
  hint?: string | undefined;
  /** Tries again when the shopper wants it. The caller itself tries again unasked. */
  retry?: () => unknown;
  /** Tries again, unasked or because the shopper wants it. Left out, it reads the page's data again. */
  look?: (isWanted?: true) => unknown;
}

/**
 * Says that something could not be shown, that the browser is offline where it is, and offers another try. Without `retry` it also
 * tries again by itself, after longer and longer pauses, ten seconds at the most. The pauses are no two browsers' the same: many have
 * failed at once. Without JavaScript the button loads the page again.
 */
export function Failed({ words, hint, retry, look }: FailedProps) {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const navigate = useNavigate();
  const isGoing = useNavigation().state !== 'idle';
  // The router keeps an error over a revalidation that is quick.
  const act = look ?? (() => navigate(page, { replace: true }));
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isOurs = !retry;
  const [pause, setPause] = useState(look ? 0 : 1);
  const lookOnce = useEffectEvent(() => {
    if (!document.hidden && !isGoing) void act();
    setPause(Math.min(pause + 1, LONGEST_PAUSE) + Math.random());
  });
  useEffect(() => {
    if (!isOurs || !isOnline) return undefined;
    const timer = setTimeout(() => lookOnce(), pause * 1_000);
    return () => clearTimeout(timer);
  }, [isOnline, pause, isOurs]);
  return (
    <div className={parts.notice} role="alert">
      <div className={parts.strip} aria-hidden="true" />
      <p className={parts.title}>{words}</p>
      <p className={parts.hint}>{hint ?? (isOnline ? uiWords.atOurEnd : uiWords.offlineHint)}</p>
      <a className="button" href={page} onClick={(event) => (event.preventDefault(), (retry ?? act)(true))}>
        {uiWords.tryAgain}
      </a>
    </div>
  );
}
