import { useEffect, useEffectEvent, useState, type FocusEvent } from 'react';

/** The time in milliseconds until the panel closes, while no pointer is over it and nothing in it has the focus. */
const STAYS = 8000;

/** The attributes of the panel's element that detect its use. */
interface HeldHandlers {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Calls `close` at Escape, after some seconds that restart with each `added`, and when the browser leaves the page: a page that it
 * restores has no panel.
 */
export function usePanelClose(added: object, close: () => void): HeldHandlers {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const end = useEffectEvent(close);
  const endOf = useEffectEvent((former: object) => former === added && close());
  const isHeld = isPointedAt || hasFocus;
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => endOf(added), STAYS);
    return () => clearTimeout(timer);
  }, [isHeld, added]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('keydown', (event) => isForPanel(event) && end(), { signal });
    addEventListener('pagehide', () => end(), { signal });
    return () => controller.abort();
  }, []);
  return {
    onPointerEnter: () => setIsPointedAt(true),
    onPointerLeave: () => setIsPointedAt(false),
    onFocus: () => setHasFocus(true),
    onBlur: ({ currentTarget, relatedTarget }) => setHasFocus(currentTarget.contains(relatedTarget)),
  };
}

/** Whether this is Escape, and no dialog is above the panel. */
const isForPanel = ({ key, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Escape' && !defaultPrevented && document.querySelector('dialog[open]') === null;
