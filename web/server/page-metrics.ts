import type { Metrics } from '../../server-kit/metrics.ts';

/** The measurements of pages. */
export interface PageMeasures {
  /** A page was rendered. */
  onRender(route: string, seconds: number): void;
  /** A page was sent: from the cache, or rendered for this request. */
  onPage(route: string, status: number, isKept: boolean): void;
  /** A request was refused, or its address is unknown. */
  onRefusal(status: number): void;
}

/** Measures nothing. */
export const NO_MEASURES: PageMeasures = {
  onRender: () => undefined,
  onPage: () => undefined,
  onRefusal: () => undefined,
};

/** Measures the pages of a storefront, by their routes as they are declared: `/:category`. */
export function createPageMeasures(metrics: Metrics): PageMeasures {
  const pages = metrics.counter(
    'web_pages_total',
    'Served pages by route, status, and whether the page came from the page cache.',
    ['route', 'status', 'cached'],
  );
  const renderings = metrics.histogram(
    'web_render_duration_seconds',
    'Seconds that rendering a page took, including the gateway’s responses.',
    ['route'],
  );
  const refusals = metrics.counter('web_refusals_total', 'Requests without a page, by status.', ['status']);
  return {
    onRender: (route, seconds) => renderings.observe({ route }, seconds),
    onPage: (route, status, isCached) => pages.inc({ route, status, cached: isCached ? 'yes' : 'no' }),
    onRefusal: (status) => refusals.inc({ status }),
  };
}
