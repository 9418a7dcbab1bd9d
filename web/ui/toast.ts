import { makeVar } from '@apollo/client';
import { topLayer } from './top-layer.ts';
import type * as Toasts from './Toasts.tsx';

/** How a toast is meant. */
export interface ToastOptions {
  /** A screen reader announces an error at once, and the others when it has finished its sentence. */
  kind?: 'success' | 'error' | 'plain';
  /** What the toast is about: errors of the account stay 8 s, orders and the wishlist 2 s, all others 5 s. */
  area?: 'account' | 'order' | 'other';
  /** Toasts of one cause replace each other; the words themselves when left out. */
  cause?: string;
}

/** The script that shows toasts, once the first toast has fetched it. */
export const toastScript = makeVar<typeof Toasts | undefined>(undefined);

/** Shows words at the bottom right for a few seconds. The first toast fetches the script that shows them. */
export function showToast(words: string, { kind = 'plain', area, cause = words }: ToastOptions = {}): void {
  preloadToasts().then(
    ({ addToast }) => addToast(words, { kind, id: cause, duration: durationOf(kind, area) }),
    () => showPlainText(words),
  );
}

/** Takes away the toasts of this cause: the shopper tries again what they were about. */
export function dismissToast(cause: string): void {
  preloadToasts().then(
    ({ removeToast }) => removeToast(cause),
    () => undefined,
  );
}

/** Fetches the script that shows toasts. Rejects when the script can't be fetched. */
export async function preloadToasts(): Promise<typeof Toasts> {
  const script = await import('./Toasts.tsx');
  toastScript(script);
  return script;
}

function durationOf(kind: ToastOptions['kind'], area: ToastOptions['area']): number {
  if (area === 'account' && kind === 'error') return 8000;
  return area === 'order' ? 2000 : 5000;
}

/** Shows the words alone, where the script that shows toasts can't be fetched: offline for example. */
function showPlainText(words: string): void {
  const place = document.createElement('p');
  Object.assign(place, { className: 'plain-toast', role: 'alert', textContent: words });
  topLayer().append(place);
  setTimeout(() => place.remove(), 8000);
}
