import type { createBrowserRouter } from 'react-router-dom';
import type { PageSource } from '../data/page-source.ts';
import { noteRecentProducts } from './note-recent-products.ts';
import { createPrefetch, prefetchOnIntent } from './prefetch-pages.ts';

/** Starts what no first view needs: the list of recently viewed products, and the prefetching of pages. */
export function afterStart(router: ReturnType<typeof createBrowserRouter>, source: PageSource): void {
  noteRecentProducts(router);
  prefetchOnIntent(createPrefetch(router, source));
}
