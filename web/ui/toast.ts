import { makeVar } from '@apollo/client';
import type * as Toasts from './Toasts.tsx';

/** The options of a toast. */
export interface ToastOptions {
  /** A screen reader announces an error at once, and the others when it has finished its sentence. */
  kind?: 'success' | 'error' | 'plain';
  /** The topic of the toast: errors of the account are shown for 8 s, orders and the wishlist for 2 s, all others for 5 s. */
  area?: 'account' | 'order' | 'other';
  /** Toasts of one cause replace each other; the text itself if it is omitted. */
  cause?: string;
}

/** The script that shows toasts, once the first toast has fetched it. */
export const toastScript = makeVar<typeof Toasts | undefined>(undefined);

/** Shows a text at the bottom right for a few seconds. The first toast fetches the script that shows it. */
export function showToast(words: string, { kind = 'plain', area, cause = words }: ToastOptions = {}): void {
  preloadToasts().then(
    ({ addToast }) => addToast(words, { kind, id: cause, duration: durationOf(kind, area) }),
    () => showPlainText(words),
  );
}

/** Removes the toasts of this cause: the shopper retries the action that they are about. */
export function dismissToast(cause: string): void {
  preloadToasts().then(
    ({ removeToast }) => removeToast(cause),
    () => undefined,
  );
}

/** Fetches the script that shows toasts. Rejects if the script can't be fetched. */
export async function preloadToasts(): Promise<typeof Toasts> {
  const script = await import('./Toasts.tsx');
  toastScript(script);
  return script;
}

function durationOf(kind: ToastOptions['kind'], area: ToastOptions['area']): number {
  if (area === 'account' && kind === 'error') return 8000;
  return area === 'order' ? 2000 : 5000;
}

/** Shows only the text, if the script that shows toasts can't be fetched: offline for example. */
function showPlainText(words: string): void {
  const place = document.createElement('p');
  Object.assign(place, { className: 'plain-toast', textContent: words });
  // The last one is that of the dialog on top.
  const live = [...document.querySelectorAll('[data-toasts] > [aria-live=assertive]')].at(-1);
  (live ?? document.body).append(place);
  setTimeout(() => place.remove(), 8000);
}
