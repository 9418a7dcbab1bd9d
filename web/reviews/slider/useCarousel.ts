import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** A row of slides that is scrolled, and which of them are in view. */
interface Carousel {
  track: RefObject<HTMLUListElement | null>;
  /** The first slide in view, from 0. */
  first: number;
  /** How many are in view; 1 until that is known. */
  shown: number;
  /** Moves by so many slides; from the last on to the first, and from the first back to the last. */
  go: (by: number) => void;
}

const KEYS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Moves a row of `count` slides of one width, whose looks are CSS: only the row is scrolled, never the page. */
export function useCarousel(count: number): Carousel {
  const track = useRef<HTMLUListElement>(null);
  const [{ first, shown }, setPlace] = useState({ first: 0, shown: 1 });
  /** Where the row is on its way to. */
  const aim = useRef<number | null>(null);
  const go = (by: number) => {
    const row = track.current;
    if (!row) return;
    const { step, first, shown } = measure(row);
    const wanted = (aim.current ?? first) + by;
    const last = Math.max(count - shown, 0);
    const next = wanted > last ? 0 : wanted < 0 ? last : wanted;
    aim.current = next === first ? null : next;
    row.scrollTo({ left: next * step });
  };
  const look = useEffectEvent((row: HTMLElement) => {
    const { first, shown } = measure(row);
    if (aim.current === first) aim.current = null;
    setPlace((place) => (place.first === first && place.shown === shown ? place : { first, shown }));
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const by = event.target === track.current && KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    go(by);
  });
  useEffect(() => {
    const row = track.current;
    if (!row) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    // A stop of the keyboard's, so that it can be moved by arrows also where nothing in it can have the focus.
    row.tabIndex = 0;
    look(row);
    row.addEventListener('scroll', () => look(row), { signal, passive: true });
    row.addEventListener('scrollend', () => (aim.current = null), { signal, passive: true });
    row.addEventListener('keydown', (event) => press(event), { signal });
    addEventListener('resize', () => look(row), { signal, passive: true });
    return () => controller.abort();
  }, []);
  return { track, first, shown, go };
}

/** How far apart the slides stand, the first one in view, and how many there are room for. */
function measure(row: HTMLElement): { step: number; first: number; shown: number } {
  const [one, two] = [row.children[0], row.children[1]];
  const isRow = one instanceof HTMLElement && two instanceof HTMLElement;
  const step = (isRow && two.offsetLeft - one.offsetLeft) || row.clientWidth || 1;
  return { step, first: Math.round(row.scrollLeft / step), shown: Math.max(Math.round(row.clientWidth / step), 1) };
}
