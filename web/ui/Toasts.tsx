import { createRoot } from 'react-dom/client';
import { toast, useToaster } from 'react-hot-toast/headless';
import type { ToastOptions } from './toast.ts';
import styles from './Toasts.module.css';

let host: HTMLElement | undefined;

/** Shows a toast; the place for all of them is made at the first. Browsers only. */
export function show(words: string, options: ToastOptions): void {
  if (!host) {
    host = document.createElement('div');
    createRoot(host).render(<Toasts />);
    // What is said just before a dialog opens would lie behind it.
    document.addEventListener('enter', () => settle());
  }
  settle();
  const { kind = 'plain', cause = words } = options;
  const add = kind === 'plain' ? toast : toast[kind];
  add(words, { id: cause, duration: durationOf(options), ariaProps: kind === 'error' ? ALERT : STATUS });
}

/** Takes a cause's toast away. */
export const hide = (cause: string): void => toast.remove(cause);

/** Puts the toasts where they can be seen and heard: into the dialog on top, for all outside of it is inert. */
function settle(leaving?: EventTarget | null): void {
  if (!host) return;
  const open = [...document.querySelectorAll('dialog[open]')].filter((dialog) => dialog !== leaving);
  const place = open.at(-1) ?? document.body;
  if (host.parentElement === place) return;
  host.parentElement?.removeEventListener('leave', settleBeneath);
  place.append(host);
  place.addEventListener('leave', settleBeneath, { once: true });
}

/** A dialog that is about to go (`leave`) gives its toasts to what lies beneath it. */
function settleBeneath({ target }: Event): void {
  settle(target);
}

const ALERT = { role: 'alert', 'aria-live': 'assertive' } as const;
const STATUS = { role: 'status', 'aria-live': 'polite' } as const;

function durationOf({ kind, area }: ToastOptions): number {
  if (area === 'account' && kind === 'error') return 8000;
  return area === 'order' ? 2000 : 5000;
}

function Toasts() {
  const { toasts, handlers } = useToaster();
  return (
    <div className={styles.place} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {toasts
        .filter(({ visible }) => visible)
        .map(({ id, type, message, ariaProps }) => (
          <div key={id} className={styles.toast} data-kind={type}>
            <p {...ariaProps}>{typeof message === 'string' ? message : ''}</p>
            <button type="button" className={styles.away} aria-label="Dismiss" onClick={() => toast.dismiss(id)}>
              ×
            </button>
          </div>
        ))}
    </div>
  );
}
