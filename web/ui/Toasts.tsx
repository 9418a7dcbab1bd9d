import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toast, useToaster } from 'react-hot-toast/headless';
import styles from './Toasts.module.css';
import { onTopLayer, topLayer } from './top-layer.ts';
import * as uiWords from '../words/ui.ts';

/** What a toast is shown with. */
export interface ToastStyle {
  kind: 'success' | 'error' | 'plain';
  /** A toast replaces another one of the same id. */
  id: string;
  /** Milliseconds that the toast stays. */
  duration: number;
}

/** Adds a toast to those on screen. */
export function addToast(words: string, { kind, id, duration }: ToastStyle): void {
  const add = kind === 'plain' ? toast : toast[kind];
  add(words, { id, duration, ariaProps: kind === 'error' ? ALERT : STATUS });
}

/** Removes the toast of this id. */
export const removeToast = (id: string): void => toast.remove(id);

const ALERT = { role: 'alert', 'aria-live': 'assertive' } as const;
const STATUS = { role: 'status', 'aria-live': 'polite' } as const;

/** All toasts, in the dialog on top or in the page, where they can be seen, heard and pressed. */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const shown = toasts.filter(({ visible }) => visible);
  return createPortal(
    <div className={styles.host} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {shown.map(({ id, type, message, ariaProps }) => (
        <div key={id} className={styles.toast} data-kind={type}>
          <p {...ariaProps}>{typeof message === 'string' ? message : ''}</p>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={uiWords.dismiss}
            onClick={() => toast.dismiss(id)}
          >
            ×
          </button>
        </div>
      ))}
    </div>,
    useSyncExternalStore(onTopLayer, topLayer),
  );
}
