import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The places of the panel in a wide window, the best place first. */
const WIDE = ['right', 'left', 'foot'] as const;
/** The same on a phone: above the sticky bar, or below the header. */
const PHONE = ['foot', 'top'] as const;
type Place = (typeof WIDE)[number] | (typeof PHONE)[number];
/** The room for a toast above a panel at the lower edge, in pixels. */
const TOAST = 60;

/**
 * Places the panel where it covers neither the header nor a button of the form before it, and moves the toasts above it on a
 * phone. When the panel closes, a focus inside of it returns to its previous element.
 */
export function usePanelPosition(): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return undefined;
    const opener = document.activeElement;
    const { style } = document.documentElement;
    const update = () => placePanel(element);
    // In the top layer no content of the page covers it. An old browser has no top layer.
    if ('showPopover' in element) element.showPopover();
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    addEventListener('resize', update);
    return () => {
      observer.disconnect();
      removeEventListener('resize', update);
      style.removeProperty('--foot');
      if (element.contains(document.activeElement) && opener instanceof HTMLElement)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return panel;
}

function placePanel(panel: HTMLElement): void {
  const { style } = document.documentElement;
  const isPhone = matchMedia('(max-width: 39.99rem)').matches;
  style.removeProperty('--foot');
  const bar = getComputedStyle(document.documentElement).getPropertyValue('--foot') || '0px';
  panel.style.setProperty('--bar', bar);
  panel.style.setProperty('--header', `${document.querySelector('header')?.offsetHeight ?? 0}px`);
  panel.style.removeProperty('--room');
  const buttons = [...(panel.previousElementSibling?.querySelectorAll('.button') ?? [])].map(rectOf);
  const places: readonly Place[] = isPhone ? PHONE : WIDE;
  const free = places.find((place) => {
    panel.dataset['place'] = place;
    const rect = rectOf(panel);
    const top = isPhone && place === 'foot' ? rect.top - TOAST : rect.top;
    return !buttons.some((button) => overlap({ ...sidesOf(rect), top }, button));
  });
  if (isPhone && !free) shrinkAbove(buttons, panel);
  if (!isPhone) panel.dataset['place'] = free ?? 'right';
  if (isPhone && free === 'foot') style.setProperty('--foot', `calc(${bar} + ${panel.offsetHeight}px + 0.5rem)`);
}

/** Makes a panel at the top so low that it covers no button; the rest of its content scrolls. */
function shrinkAbove(buttons: readonly DOMRect[], panel: HTMLElement): void {
  const { top, bottom } = rectOf(panel);
  const covered = buttons.filter((button) => button.bottom > top && button.top < bottom).map((button) => button.top);
  panel.style.setProperty('--room', `${Math.min(...covered) - top - 8}px`);
}

const rectOf = (element: Element): DOMRect => element.getBoundingClientRect();

type Sides = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const sidesOf = ({ left, right, top, bottom }: DOMRect): Sides => ({ left, right, top, bottom });

const overlap = (one: Sides, other: Sides): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
