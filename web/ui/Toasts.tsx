import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { CloseButton } from './CloseButton.tsx';
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
  /** Stands after the words, and takes the toast away. */
  link?: { to: string; words: string };
}

/** Adds a toast to those on screen. */
export function addToast(words: string, { kind, id, duration, link }: ToastStyle): void {
  const add = kind === 'plain' ? toast : toast[kind];
  const message = link ? <WithLink words={words} link={link} onFollow={() => removeToast(id)} /> : words;
  add(message, { id, duration, ariaProps: kind === 'error' ? ALERT : STATUS });
}

/** Removes the toast of this id. */
export const removeToast = (id: string): void => toast.remove(id);

const ALERT = { role: 'alert', 'aria-live': 'assertive' } as const;
const STATUS = { role: 'status', 'aria-live': 'polite' } as const;

interface WithLinkProps {
  words: string;
  link: NonNullable<ToastStyle['link']>;
  onFollow: () => void;
}

const WithLink = ({ words, link, onFollow }: WithLinkProps) => (
  <>
    <span>{words}</span>{' '}
    <Link to={link.to} onClick={onFollow}>
      {link.words}
    </Link>
  </>
);

/** All toasts, in the dialog on top or in the page, where they can be seen, heard and pressed. None goes by itself while somebody points at one. */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const shown = toasts.filter(({ visible }) => visible);
  return createPortal(
    <div className={styles.host} onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
      {shown.map((toast) => (
        <OneToast key={toast.id} toast={toast} onGone={handlers.endPause} />
      ))}
    </div>,
    useSyncExternalStore(onTopLayer, topLayer),
  );
}

/** Calls `onGone` when it is taken away: nothing else says that a finger points at it no more. */
function OneToast({ toast: { id, type, message, ariaProps }, onGone }: { toast: Toast; onGone: () => void }) {
  const gone = useEffectEvent(onGone);
  useEffect(() => () => gone(), []);
  return (
    <div className={styles.toast} data-kind={type}>
      <p {...ariaProps}>{typeof message === 'function' ? '' : message}</p>
      <CloseButton label={uiWords.dismiss} onClick={() => removeToast(id)} />
    </div>
  );
}
