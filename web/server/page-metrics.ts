import type { Metrics } from '../../schema/metrics.ts';

/** What is measured of pages. */
export interface PageMeasures {
  /** A page was rendered. */
  onRender(route: string, seconds: number): void;
  /** A page was answered: a kept one, or one that was rendered for this request. */
  onPage(route: string, status: number, isKept: boolean): void;
  /** A request was refused, or its address is none of ours. */
  onFault(status: number): void;
}

/** Measures nothing. */
export const NO_MEASURES: PageMeasures = {
  onRender: () => undefined,
  onPage: () => undefined,
  onFault: () => undefined,
};

/** Measures the pages of a storefront, by their routes as they are declared: `/:category`. */
export function createPageMeasures(metrics: Metrics): PageMeasures {
  const pages = metrics.counter(
    'web_pages_total',
    'Answered pages by route, status, and whether the page was kept from a request before.',
    ['route', 'status', 'kept'],
  );
  const renderings = metrics.histogram(
    'web_render_duration_seconds',
    'Seconds that rendering a page took, the gateway’s answers included.',
    ['route'],
  );
  const faults = metrics.counter('web_refusals_total', 'Requests that no page answers, by status.', ['status']);
  return {
    onRender: (route, seconds) => renderings.observe({ route }, seconds),
    onPage: (route, status, isKept) => pages.inc({ route, status, kept: isKept ? 'yes' : 'no' }),
    onFault: (status) => faults.inc({ status }),
  };
}
