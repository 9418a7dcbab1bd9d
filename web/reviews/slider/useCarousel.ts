import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A row of slides that scrolls, and which of them are in view. */
interface Carousel {
  row: RefObject<HTMLUListElement | null>;
  /** The first slide in view, from 0. */
  first: number;
  /** The number of slides in view; 1 until it is known. */
  shown: number;
  /** Scrolls by this number of slides. After the last slide comes the first, before the first the last. */
  moveBy: (count: number) => void;
}

const KEYS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Scrolls a row of `count` slides of equal width. Only the row scrolls, never the page; CSS has its styles. */
export function useCarousel(count: number): Carousel {
  const ref = useRef<HTMLUListElement>(null);
  const [{ first, shown }, setView] = useState({ first: 0, shown: 1 });
  /** The slide at the end of a running scroll. */
  const target = useRef<number | null>(null);
  const moveBy = (by: number) => {
    const row = ref.current;
    if (!row) return;
    const { step, first, shown } = measure(row);
    const wanted = (target.current ?? first) + by;
    const last = Math.max(count - shown, 0);
    const next = wanted > last ? 0 : wanted < 0 ? last : wanted;
    target.current = next === first ? null : next;
    row.scrollTo({ left: next * step });
  };
  const updateView = useEffectEvent((row: HTMLElement) => {
    const { first, shown } = measure(row);
    if (target.current === first) target.current = null;
    setView((view) => (view.first === first && view.shown === shown ? view : { first, shown }));
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = event.target === ref.current && KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    moveBy(by);
  });
  useEffect(() => {
    const row = ref.current;
    if (!row) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // The row itself is focusable: so the arrow keys move it also if no slide has a focusable element.
    row.tabIndex = 0;
    updateView(row);
    row.addEventListener('scroll', () => updateView(row), { signal, passive: true });
    row.addEventListener('scrollend', () => (target.current = null), { signal, passive: true });
    row.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    addEventListener('resize', () => updateView(row), { signal, passive: true });
    return () => controller.abort();
  }, []);
  return { row: ref, first, shown, moveBy };
}

/** The distance of two slides in pixels, the first slide in view, and the number of slides that fit in the row. */
function measure(row: HTMLElement): { step: number; first: number; shown: number } {
  const [one, two] = [row.children[0], row.children[1]];
  const isRow = one instanceof HTMLElement && two instanceof HTMLElement;
  const step = (isRow && two.offsetLeft - one.offsetLeft) || row.clientWidth || 1;
  return { step, first: Math.round(row.scrollLeft / step), shown: Math.max(Math.round(row.clientWidth / step), 1) };
}
