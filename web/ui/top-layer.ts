const CHANGE = 'toplayerchange';

/** The dialog on top, or the body when none is open: everything outside of an open dialog is inert. */
export const topLayer = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;

/** Says that a dialog has opened or closed. */
export const announceTopLayer = (): void => void document.dispatchEvent(new Event(CHANGE));

/** Calls `listener` after a dialog has opened or closed. Returns a function that stops listening. */
export function onTopLayer(listener: () => void): () => void {
  document.addEventListener(CHANGE, listener);
  return () => document.removeEventListener(CHANGE, listener);
}
