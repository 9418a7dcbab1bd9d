import { onBack } from '../../ui/back.ts';

/** The mark of the added history entry, in its state. */
const STEP = 'paying';
/** Milliseconds that a browser may need to go back by that entry: a payment waits for it. */
const LONGEST_WAIT = 1_000;
const isAtStep = (): boolean => Object(history.state)[STEP] === true;

/** Whether a page can block Back: the previous page has to be one of the same document. */
function canCancelBack(): boolean {
  if (!('navigation' in globalThis)) return false;
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.sameDocument === true;
}

/**
 * Calls `close` at Back, which does not leave the page. If Back would lead to another document, as on a page that was opened by
 * its address, it adds a history entry to go back by. Returns a function that ends this, and resolves once that entry was removed.
 */
export function blockBack(close: () => void): () => Promise<void> {
  if (canCancelBack()) {
    const stop = onBack(close);
    return async () => stop();
  }
  const { href } = location;
  const onStep = (event: PopStateEvent) => {
    if (location.href !== href) return;
    // The router would show the same page once more.
    event.stopImmediatePropagation();
    if (!isAtStep()) close();
  };
  if (!isAtStep()) history.pushState({ ...history.state, [STEP]: true }, '');
  addEventListener('popstate', onStep, { capture: true });
  return async () => {
    removeEventListener('popstate', onStep, { capture: true });
    if (isAtStep() && location.href === href) await leaveStep();
  };
}

/** Goes back by the added entry. Listeners do not receive it: an overlay would treat it as the shopper's Back. */
function leaveStep(): Promise<void> {
  const waiting = new AbortController();
  const unheard = { capture: true, once: true, signal: waiting.signal };
  setTimeout(() => waiting.abort(), LONGEST_WAIT);
  return new Promise((resolve) => {
    const onLeft = (event: PopStateEvent) => {
      event.stopImmediatePropagation();
      resolve();
    };
    addEventListener('popstate', onLeft, unheard);
    if ('navigation' in globalThis)
      navigation.addEventListener('navigate', (event) => event.stopImmediatePropagation(), unheard);
    unheard.signal.addEventListener('abort', () => resolve());
    history.back();
  });
}
