import type { Page } from 'playwright-core';

/** A shift of visible content, as Chromium records it. */
export interface LayoutShift {
  /** Milliseconds after the page was opened. */
  atMs: number;
  /** The share of the window that shifted, multiplied by the distance: 0 to 1. */
  score: number;
  /** Whether the shopper did something within half a second before it. */
  isAfterInput: boolean;
  /** The shifted elements, at most five: the element, and x, y, width and height before and after. */
  moved: string[];
}

/** All shifts on the page since it was opened, in order. */
export const layoutShifts = (page: Page): Promise<LayoutShift[]> =>
  page.evaluate(() => {
    const nameOf = (node: unknown) =>
      node instanceof Element ? `${node.localName}.${node.className}` : node instanceof Node ? node.textContent : '';
    const placeOf = (rect: unknown) =>
      rect instanceof DOMRectReadOnly ? [rect.x, rect.y, rect.width, rect.height].map(Math.round).join(' ') : '';
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().map((entry) => {
      const sources: unknown = 'sources' in entry ? entry.sources : [];
      return {
        atMs: Math.round(entry.startTime),
        score: 'value' in entry ? Number(entry.value) : 0,
        isAfterInput: 'hadRecentInput' in entry && entry.hadRecentInput === true,
        moved: (Array.isArray(sources) ? sources : []).map(
          ({ node, previousRect, currentRect }: Record<string, unknown>) =>
            `${nameOf(node)}: ${placeOf(previousRect)} -> ${placeOf(currentRect)}`,
        ),
      };
    });
  });

/** The sum of all shifts. */
export const sumOf = (shifts: readonly LayoutShift[]): number => shifts.reduce((sum, { score }) => sum + score, 0);
