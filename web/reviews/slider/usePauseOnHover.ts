import { type RefObject, useEffect, useState } from 'react';

/** The reasons why a moving part of the page pauses. */
type PauseReason = 'pointer' | 'focus' | 'touch' | 'reducedMotion' | 'outOfView' | 'hiddenPage';

type SetReason = (reason: PauseReason, applies: boolean) => void;

/** The share of the part that must be in the window for it to move. */
const VISIBLE_SHARE = 0.25;

/**
 * Whether a moving `section` must pause: a pointer is over it, it has the focus, a finger is on it, the reader prefers
 * reduced motion, it is out of view, or the page is hidden. It pauses until the browser has reported the state. `drop`
 * ignores a reason until the reason applies anew.
 */
export function usePauseOnHover(section: RefObject<HTMLElement | null>): {
  isPaused: boolean;
  drop: (reason: PauseReason) => void;
} {
  const [reasons, setReasons] = useState<readonly PauseReason[]>(['outOfView']);
  useEffect(() => {
    const element = section.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const set: SetReason = (reason, applies) => setReasons((all) => withReason(all, reason, applies));
    watchPointerAndFocus(element, controller.signal, set);
    watchMotionAndVisibility(controller.signal, set);
    const observer = new IntersectionObserver((entries) => set('outOfView', entries.at(-1)?.isIntersecting !== true), {
      threshold: VISIBLE_SHARE,
    });
    observer.observe(element);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [section]);
  return { isPaused: reasons.length > 0, drop: (reason) => setReasons((all) => withReason(all, reason, false)) };
}

const withReason = (all: readonly PauseReason[], reason: PauseReason, applies: boolean): readonly PauseReason[] =>
  all.includes(reason) === applies ? all : applies ? [...all, reason] : all.filter((each) => each !== reason);

/** Watches pointer, focus and fingers. A tap also sends pointer events; they are no mouse over the section. */
function watchPointerAndFocus(element: HTMLElement, signal: AbortSignal, set: SetReason): void {
  const passive = { signal, passive: true };
  set('pointer', element.matches(':hover') && matchMedia('(hover: hover)').matches);
  element.addEventListener('pointerenter', ({ pointerType }) => set('pointer', pointerType !== 'touch'), passive);
  element.addEventListener('pointerleave', () => set('pointer', false), passive);
  set('focus', element.contains(document.activeElement));
  element.addEventListener('focusin', () => set('focus', true), passive);
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => set('focus', relatedTarget instanceof Node && element.contains(relatedTarget)),
    passive,
  );
  element.addEventListener('touchstart', () => set('touch', true), passive);
  for (const end of ['touchend', 'touchcancel'] as const) {
    element.addEventListener(end, ({ touches }) => set('touch', touches.length > 0), passive);
  }
}

/** Watches the preference for reduced motion, and whether the page is hidden. */
function watchMotionAndVisibility(signal: AbortSignal, set: SetReason): void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  set('reducedMotion', motion.matches);
  motion.addEventListener('change', ({ matches }) => set('reducedMotion', matches), { signal });
  set('hiddenPage', document.hidden);
  document.addEventListener('visibilitychange', () => set('hiddenPage', document.hidden), { signal });
}
