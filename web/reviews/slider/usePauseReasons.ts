import { type RefObject, useEffect, useState } from 'react';

/** Why something that moves by itself rests for now. */
type PauseReason = 'pointer' | 'focus' | 'touch' | 'motion' | 'unseen' | 'hidden';

type ReportReason = (hold: PauseReason, isThere: boolean) => void;

/** How much of it must be in the window for it to move. */
const VISIBLE = 0.25;

/**
 * Whether something moving in `section` must rest: the pointer is over it, the focus in it, a finger on it, less motion
 * was asked for, it is out of view, or the page is. It rests until the first of this is known.
 */
export function usePauseReasons(section: RefObject<HTMLElement | null>): {
  isHeld: boolean;
  release: (hold: PauseReason) => void;
} {
  const [holds, setHolds] = useState<readonly PauseReason[]>(['unseen']);
  useEffect(() => {
    const element = section.current;
    if (!element) return undefined;
    const controller = new AbortController();
    const tell: ReportReason = (hold, isThere) => setHolds((all) => changed(all, hold, isThere));
    watchPointerAndFocus(element, controller.signal, tell);
    watchMotionAndVisibility(controller.signal, tell);
    const observer = new IntersectionObserver((entries) => tell('unseen', entries.at(-1)?.isIntersecting !== true), {
      threshold: VISIBLE,
    });
    observer.observe(element);
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [section]);
  return { isHeld: holds.length > 0, release: (hold) => setHolds((all) => changed(all, hold, false)) };
}

const changed = (all: readonly PauseReason[], hold: PauseReason, isThere: boolean): readonly PauseReason[] =>
  all.includes(hold) === isThere ? all : isThere ? [...all, hold] : all.filter((each) => each !== hold);

/** Tells of pointer, focus and fingers. A finger that taps leaves no pointer behind. */
function watchPointerAndFocus(element: HTMLElement, signal: AbortSignal, tell: ReportReason): void {
  const quietly = { signal, passive: true };
  tell('pointer', element.matches(':hover') && matchMedia('(hover: hover)').matches);
  element.addEventListener('pointerenter', ({ pointerType }) => tell('pointer', pointerType !== 'touch'), quietly);
  element.addEventListener('pointerleave', () => tell('pointer', false), quietly);
  tell('focus', element.contains(document.activeElement));
  element.addEventListener('focusin', () => tell('focus', true), quietly);
  element.addEventListener(
    'focusout',
    ({ relatedTarget }) => tell('focus', relatedTarget instanceof Node && element.contains(relatedTarget)),
    quietly,
  );
  element.addEventListener('touchstart', () => tell('touch', true), quietly);
  for (const end of ['touchend', 'touchcancel'] as const) {
    element.addEventListener(end, ({ touches }) => tell('touch', touches.length > 0), quietly);
  }
}

/** Tells of the wish for less motion, and of a page that nobody looks at. */
function watchMotionAndVisibility(signal: AbortSignal, tell: ReportReason): void {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  tell('motion', motion.matches);
  motion.addEventListener('change', ({ matches }) => tell('motion', matches), { signal });
  tell('hidden', document.hidden);
  document.addEventListener('visibilitychange', () => tell('hidden', document.hidden), { signal });
}
