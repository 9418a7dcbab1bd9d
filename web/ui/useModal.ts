import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { onBack } from './back.ts';

/** The field that receives the focus first. In a dialog without such a field the browser focuses the first button, which closes it. */
const FIRST_FIELD = 'input:is([type=text], [type=search], [type=email], [type=tel], [type=password])';

interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  /** Calls `onClose`; for a history entry once, because each call would go back one entry. */
  close: () => void;
}

/** Opens the dialog over the page while it is mounted. The browser traps the focus inside, and restores it afterwards. */
export function useModal(onClose: () => void, isStep: boolean): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const isClosing = useRef(false);
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = isStep;
    onClose();
  };
  const closeFromOutside = useEffectEvent(close);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    storeScrollbarWidth();
    shown.showModal();
    shown.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    const stopListening = onClosing(shown, () => closeFromOutside(), isStep);
    return () => {
      stopListening();
      shown.close();
    };
  }, [isStep]);
  return { dialog, close };
}

/** Stores the width of the page's scrollbar, which disappears when the first dialog opens, for the styles. */
function storeScrollbarWidth(): void {
  const { style, clientWidth } = document.documentElement;
  if (!document.querySelector('dialog[open]')) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
}

/**
 * Calls `close` at Escape and a phone's gesture for Back, at a click that begins and ends beside the card, and when the
 * browser goes back or forward. Returns a function that stops listening.
 */
function onClosing(dialog: HTMLDialogElement, close: () => void, isStep: boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  dialog.addEventListener('click', ({ target }) => target === dialog && pressed === dialog && close(), { signal });
  // The component decides when the dialog closes. Without a press before, a browser closes it itself.
  const cancel = (event: Event) => (event.preventDefault(), close());
  dialog.addEventListener('cancel', (event) => event.target === dialog && cancel(event), { signal });
  dialog.addEventListener('close', ({ target }) => target === dialog && close(), { signal });
  if (isStep) return () => controller.abort();
  addEventListener('popstate', close, { signal });
  const stop = onBack(close);
  return () => {
    stop();
    controller.abort();
  };
}
