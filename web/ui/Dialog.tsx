import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import styles from './Dialog.module.css';
import { announceTopLayer } from './top-layer.ts';

/** How a dialog looks and behaves. */
export interface DialogProps {
  open: boolean;
  /** Its heading, which also names it to screen readers. */
  title: string;
  /** The shopper wants it closed: by Escape, the cross, a click beside it, or by going back. */
  onClose: () => void;
  /**
   * A card in the middle, also one with room for two columns (on phones both are a sheet from below), a panel from the
   * left edge, or one from the top.
   */
  variant?: 'centre' | 'wide' | 'side' | 'top';
  /** It is a step of the browser's history of its own, and closed by whoever opened it when that is left. */
  isStep?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog: the focus stays in it and goes back to where it was, the page behind neither scrolls nor answers.
 * Nothing of it is in the page while it is closed.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, variant = 'centre', isStep = false, children }: Omit<DialogProps, 'open'>) {
  const heading = useId();
  const dialog = useModal(onClose, isStep);
  return (
    // The dialog's own box is all backdrop: what the shopper sees of it is the card inside.
    <dialog ref={dialog} className={styles.dialog} data-variant={variant} aria-labelledby={heading}>
      <div className={styles.card}>
        <div className={styles.strip} aria-hidden="true" />
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            ×
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}

/** What a dialog that asks for something wants first; the others begin at their close button. */
const FIRST_FIELD = 'input:is([type=text], [type=search], [type=email], [type=tel], [type=password])';

/** Opens the element as a modal for as long as it is in the page, and brings the focus back afterwards. */
function useModal(onClose: () => void, isStep: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    const opener = document.activeElement;
    const unhear = hear(shown, () => close(), isStep);
    keepWidth();
    shown.showModal();
    announceTopLayer();
    shown.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    return () => {
      unhear();
      shown.close();
      announceTopLayer();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isStep]);
  return dialog;
}

/** Says how wide the page's scrollbar is, which goes when the first dialog opens. */
function keepWidth(): void {
  const { style, clientWidth } = document.documentElement;
  if (!document.querySelector('dialog:modal')) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
}

/**
 * Calls `close` at Escape, at a click that began and ended beside the card, and when the browser goes back or forth,
 * which is how a phone's owner closes things. Returns what ends that.
 */
function hear(dialog: HTMLDialogElement, close: () => void, isStep: boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  dialog.addEventListener('click', ({ target }) => target === dialog && pressed === dialog && close(), { signal });
  dialog.addEventListener('close', ({ target }) => target === dialog && close(), { signal });
  const cancel = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    close();
  };
  dialog.addEventListener('cancel', cancel, { signal });
  if (!isStep) addEventListener('popstate', close, { signal });
  return () => controller.abort();
}
