import { type ReactNode, type RefObject, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { onBack } from './back.ts';
import { CloseButton } from './CloseButton.tsx';
import styles from './Dialog.module.css';
import { announceTopLayer } from './top-layer.ts';

/** How a dialog looks and behaves. */
export interface DialogProps {
  open: boolean;
  /** The dialog's heading, which is also its name for screen readers. */
  title: string;
  /** Called when the shopper closes the dialog: by Escape, the cross, a click beside the card, or by going back. */
  onClose: () => void;
  /**
   * `centre` is a card in the middle, and `wide` one with room for two columns; on phones both are a sheet from below.
   * `side` is a panel from the left edge, `top` one from the top, and `full` takes the whole window.
   */
  variant?: 'centre' | 'wide' | 'side' | 'top' | 'full';
  /** Whether the dialog has its own entry in the browser's history. Then its opener closes it when that entry is left. */
  isStep?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog. The focus stays inside, and goes back to where it was when the dialog closes. Meanwhile the page behind
 * neither scrolls nor takes input. While the dialog is closed, nothing of it is in the page.
 */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ title, onClose, variant = 'centre', isStep = false, children }: Omit<DialogProps, 'open'>) {
  const heading = useId();
  const dialog = useModal(onClose, isStep);
  return (
    // The dialog element is all backdrop: the shopper sees the card inside.
    <dialog ref={dialog} className={styles.dialog} data-variant={variant} aria-labelledby={heading}>
      <div className={styles.card}>
        <div className={styles.strip} aria-hidden="true" />
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <CloseButton onClick={onClose} />
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}

/** The field that gets the focus first. In a dialog without such a field it is the close button. */
const FIRST_FIELD = 'input:is([type=text], [type=search], [type=email], [type=tel], [type=password])';

/** Opens the element as a modal for as long as it is in the page, and gives the focus back afterwards. */
function useModal(onClose: () => void, isStep: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    const opener = document.activeElement;
    const stopListening = onClosing(shown, () => close(), isStep);
    storeScrollbarWidth();
    shown.showModal();
    announceTopLayer();
    shown.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    return () => {
      stopListening();
      shown.close();
      announceTopLayer();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isStep]);
  return dialog;
}

/** Stores the width of the page's scrollbar, which disappears when the first dialog opens, for the styles. */
function storeScrollbarWidth(): void {
  const { style, clientWidth } = document.documentElement;
  if (!document.querySelector('dialog:modal')) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
}

/**
 * Calls `close` at Escape, at a click that began and ended beside the card, and when the browser goes back or forth, as
 * people close things on phones. Returns a function that stops listening.
 */
function onClosing(dialog: HTMLDialogElement, close: () => void, isStep: boolean): () => void {
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
  if (isStep) return () => controller.abort();
  addEventListener('popstate', close, { signal });
  const stop = onBack(close);
  return () => {
    stop();
    controller.abort();
  };
}
