/** How a toast is meant. */
export interface ToastOptions {
  /** An error is announced at once; the others when the screen reader has finished its sentence. */
  kind?: 'success' | 'error' | 'plain';
  /** Whose toast it is: errors of the account stay 8 s, orders and the wishlist 2 s, all others 5 s. */
  area?: 'account' | 'order' | 'other';
  /** Toasts of one cause replace each other; the words themselves when left out. */
  cause?: string;
}

/** Says something at the bottom right for a few seconds. What shows it is fetched when it is first needed. */
export function showToast(words: string, options: ToastOptions = {}): void {
  void import('./Toasts.tsx').then(
    ({ show }) => show(words, options),
    () => showPlainText(words),
  );
}

/** Takes the toasts of this cause away: what they said is being tried again. Where there can be none, there are none. */
export function dismissToast(cause: string): void {
  void import('./Toasts.tsx').then(
    ({ hide }) => hide(cause),
    () => undefined,
  );
}

/** Where the toasts' script can't be had, offline for example, the words stand there alone. */
function showPlainText(words: string): void {
  const place = document.createElement('p');
  Object.assign(place, { className: 'plain-toast', role: 'alert', textContent: words });
  (document.querySelector('dialog[open]') ?? document.body).append(place);
  setTimeout(() => place.remove(), 8000);
}
