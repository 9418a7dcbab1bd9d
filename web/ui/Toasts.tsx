import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { toast, useToaster, type Toast } from 'react-hot-toast/headless';
import { CloseButton } from './CloseButton.tsx';
import styles from './Toasts.module.css';
import * as uiWords from '../words/ui.ts';

/** The options of a toast. */
export interface ToastStyle {
  kind: 'success' | 'error' | 'plain';
  /** A toast replaces another one of the same id. */
  id: string;
  /** Milliseconds that the toast is shown. */
  duration: number;
  /** A control after the text, which removes the toast. */
  link?: { to: string; words: string };
}

/** Adds a toast to those on screen. */
export function addToast(words: string, { kind, id, duration, link }: ToastStyle): void {
  const add = kind === 'plain' ? toast : toast[kind];
  const message = link ? <WithLink words={words} link={link} onFollow={() => removeToast(id)} /> : words;
  add(message, { id, duration });
}

/** Removes the toast of this id. */
export const removeToast = (id: string): void => toast.remove(id);

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

/** The container of toasts in the dialog on top, or in the page if none is open. */
const topPlace = (): Element | null =>
  [...document.querySelectorAll('dialog[open] [data-toasts]')].at(-1) ?? document.querySelector('[data-toasts]');

/** Calls `listener` after a dialog has opened or closed. Returns a function that stops this. */
function followDialogs(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.body, { subtree: true, attributeFilter: ['open'] });
  return () => observer.disconnect();
}

/** All toasts, in the dialog on top or else in the page: everything outside an open dialog is inert. A toast remains while a pointer is on it. */
export function Toasts() {
  const { toasts, handlers } = useToaster();
  const place = useSyncExternalStore(followDialogs, topPlace);
  return (['assertive', 'polite'] as const).map((live) => {
    const region = place?.querySelector(`[aria-live=${live}]`);
    const shown = toasts.filter(({ visible, type }) => visible && (type === 'error') === (live === 'assertive'));
    return region && createPortal(<ToastList {...{ shown, handlers }} />, region, live);
  });
}

interface ToastListProps extends Pick<ReturnType<typeof useToaster>, 'handlers'> {
  shown: readonly Toast[];
}

const ToastList = ({ shown, handlers }: ToastListProps) => (
  <div onMouseEnter={handlers.startPause} onMouseLeave={handlers.endPause}>
    {shown.map((toast) => (
      <OneToast key={toast.id} toast={toast} onGone={handlers.endPause} />
    ))}
  </div>
);

/** Calls `onGone` when it is removed: no other event reports that a finger has left it. */
function OneToast({ toast: { id, type, message }, onGone }: { toast: Toast; onGone: () => void }) {
  const gone = useEffectEvent(onGone);
  useEffect(() => () => gone(), []);
  return (
    <div className={styles.toast} data-kind={type}>
      <p>{typeof message === 'function' ? '' : message}</p>
      <CloseButton label={uiWords.dismiss} onClick={() => removeToast(id)} />
    </div>
  );
}
