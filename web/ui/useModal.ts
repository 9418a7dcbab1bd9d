import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { onBack } from './back.ts';
import { updateInertPage } from './inert-page.ts';
import { announceTopLayer, topLayer } from './top-layer.ts';

/** The field that gets the focus first. In a dialog without such a field it is the first button, which closes it. */
const FIRST_FIELD = 'input:is([type=text], [type=search], [type=email], [type=tel], [type=password])';

/** Opens the element over the page for as long as it is there, keeps the focus inside, and gives it back afterwards. */
export function useModal(onClose: () => void, isStep: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    const opener = document.activeElement;
    show(shown);
    announceTopLayer();
    focusFirst(shown);
    const stopListening = onClosing(shown, () => close(), isStep);
    return () => {
      stopListening();
      hide(shown);
      announceTopLayer();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, [isStep]);
  return dialog;
}

/**
 * Shows the dialog on the top layer, as a popover: a modal one would have the browser style the whole page anew before it is drawn
 * (decision 90). So what else makes a dialog modal is done here. An old browser has no popovers.
 */
function show(dialog: HTMLDialogElement): void {
  if (hasPopovers()) dialog.showPopover();
  // Read here, the browser lays the dialog out but once. Below, the page has no scrollbar any more.
  storeScrollbarWidth();
  if (!hasPopovers()) return dialog.showModal();
  dialog.open = true;
  updateInertPage();
}

const hasPopovers = (): boolean => 'showPopover' in HTMLElement.prototype;

function hide(dialog: HTMLDialogElement): void {
  if (!hasPopovers()) return dialog.close();
  dialog.hidePopover();
  dialog.open = false;
  updateInertPage();
}

function focusFirst(dialog: HTMLDialogElement): void {
  const first = dialog.querySelector<HTMLElement>(FIRST_FIELD) ?? dialog.querySelector('button');
  first?.focus();
}

/** Stores the width of the page's scrollbar, which disappears when the first dialog opens, for the styles. */
function storeScrollbarWidth(): void {
  const { style, clientWidth } = document.documentElement;
  if (!document.querySelector('dialog[open]')) style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`);
}

/**
 * Calls `close` at Escape, at a click that began and ended beside the card, and when the browser goes back or forth, as
 * people close things on phones. Takes the focus back that leaves the dialog. Returns a function that stops listening.
 */
function onClosing(dialog: HTMLDialogElement, close: () => void, isStep: boolean): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const isOnTop = () => topLayer() === dialog;
  let pressed: EventTarget | null = null;
  dialog.addEventListener('pointerdown', ({ target }) => (pressed = target), { signal });
  dialog.addEventListener('click', ({ target }) => target === dialog && pressed === dialog && close(), { signal });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !isOnTop()) return;
    event.preventDefault();
    close();
  };
  document.addEventListener('keydown', onKey, { signal });
  const onFocus = ({ target }: FocusEvent) => {
    if (isOnTop() && target instanceof Node && !dialog.contains(target)) focusFirst(dialog);
  };
  document.addEventListener('focusin', onFocus, { signal });
  onCloseRequest(close, signal);
  if (isStep) return () => controller.abort();
  addEventListener('popstate', close, { signal });
  const stop = onBack(close);
  return () => {
    stop();
    controller.abort();
  };
}

/** Calls `close` each time that the phone's own gesture or key for Back asks to close the dialog, where the browser tells of that. */
function onCloseRequest(close: () => void, signal: AbortSignal): void {
  if (!('CloseWatcher' in globalThis) || signal.aborted) return;
  const watcher = new CloseWatcher({ signal });
  // A watcher hears of one request.
  watcher.addEventListener('close', () => {
    close();
    onCloseRequest(close, signal);
  });
}
