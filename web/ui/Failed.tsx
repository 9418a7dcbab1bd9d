import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { inPlaceOfLink } from './clicks.ts';
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
  /** Retries when the shopper requests it. The caller also retries automatically. */
  retry?: () => unknown;
  /** Retries, automatically or for the shopper. If it is omitted, the page's data is loaded again. */
  look?: (isWanted?: true) => unknown;
}

/**
 * Reports that something could not be shown, or that the browser is offline, and offers a retry. Without `retry` it also
 * retries automatically, after increasing pauses, ten seconds at most. The pauses differ between browsers, because many have
 * failed at once. Without JavaScript the button reloads the page.
 */
export function Failed({ words, hint, retry, look }: FailedProps) {
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const navigate = useNavigate();
  const isGoing = useNavigation().state !== 'idle';
  // The router does not clear an error if a revalidation is quick.
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
      <a className="button" href={page} onClick={inPlaceOfLink(() => (retry ?? act)(true))}>
        {uiWords.tryAgain}
      </a>
    </div>
  );
}
