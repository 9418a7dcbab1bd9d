import { act, fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { category, NOW, renderShop } from '../../catalog/page/render-page.tsx';

const HOUR = 3_600_000;
/** Pixels between the slides of these tests. */
const STEP = 300;

/** A review of the home page, in the gateway's form. */
export const review = (index: number, changes: Record<string, unknown> = {}) => ({
  id: `r-${index}`,
  rating: 5 - (index % 2),
  comment: `Words ${index}`,
  reviewer: `Shopper ${index}`,
  createdAt: new Date(NOW - index * 24 * HOUR).toISOString(),
  variant: {
    sku: `RBSR-${index}`,
    images: [{ url: `/pictures/${index}`, srcSet: null, alt: 'Cloth' }],
    product: { id: `rb-${index}`, name: `Saree ${index}`, path: `/Saree/x/rb-${index}` },
  },
  ...changes,
});

/** `count` reviews, the newest first. */
export const reviews = (count: number) => Array.from({ length: count }, (_, index) => review(index));

/** The window state of a slider, which the tests control. */
export interface WindowStub {
  /** Sets whether reduced motion is requested. */
  calm: (is: boolean) => void;
  /** Sets whether the slider is in the window. */
  see: (is: boolean) => void;
  /** Sets whether the page is in the background. */
  hide: (is: boolean) => void;
}

/** A window with room for `shown` slides, where rows scroll at once. Undone by `vi.unstubAllGlobals` and `vi.restoreAllMocks`. */
export function stubWindow(shown = 3): WindowStub {
  const prototype = HTMLElement.prototype;
  vi.spyOn(prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return [...(this.parentElement?.children ?? [])].indexOf(this) * STEP;
  });
  vi.spyOn(prototype, 'clientWidth', 'get').mockReturnValue(shown * STEP - 20);
  vi.spyOn(prototype, 'scrollTo').mockImplementation(function (this: HTMLElement, to?: unknown) {
    if (typeof to !== 'object' || to === null || !('left' in to)) return;
    this.scrollLeft = Number(to.left);
    fireEvent.scroll(this);
  });
  const observers: ((is: boolean) => void)[] = [];
  vi.stubGlobal('IntersectionObserver', observerFor(observers));
  const motion = Object.assign(new EventTarget(), { matches: false });
  const still = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal('matchMedia', (query: string) => (query.includes('reduced-motion') ? motion : still));
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  return {
    calm: (is) => {
      motion.matches = is;
      act(() => void motion.dispatchEvent(Object.assign(new Event('change'), { matches: is })));
    },
    see: (is) => act(() => observers.forEach((report) => report(is))),
    hide: (is) => {
      hidden.mockReturnValue(is);
      fireEvent(document, new Event('visibilitychange'));
    },
  };
}

const observerFor = (observers: ((is: boolean) => void)[]) =>
  class {
    private readonly notify: (entries: { isIntersecting: boolean }[]) => void;
    constructor(reported: (entries: { isIntersecting: boolean }[]) => void) {
      this.notify = reported;
    }
    observe() {
      observers.push((isIntersecting) => this.notify([{ isIntersecting }]));
    }
    disconnect() {
      observers.length = 0;
    }
  };

/** The home page with these reviews, and its slider. */
export async function renderSlider(recentReviews: unknown) {
  const view = renderShop('/', { root: { categories: [category('Saree', 4)], recentReviews } });
  const section = await screen.findByRole('region', { name: 'What our customers say' });
  // It listens a moment after it is rendered.
  await act(async () => {});
  const slider = within(section);
  const row = slider.getByRole('list', { name: 'Reviews' });
  return {
    ...view,
    section,
    slider,
    row,
    slides: () => within(row).getAllByRole('figure'),
    /** The first slide in view, from 0. */
    at: () => row.scrollLeft / STEP,
  };
}
