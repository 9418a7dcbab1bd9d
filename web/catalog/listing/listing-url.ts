import type { ProductSearchInput } from '../../generated/schema-types.ts';
import { pageEntry, withQuery } from '../../paths.ts';
import { filterParams, type Filters } from '../filters/filters.ts';

/** Where the products of a listing come from: a category, or a search. */
export interface ListingSource {
  path: string;
  /** The query parameters that its address has before filters and page. */
  fixedParams: [name: string, value: string][];
  /** The search that finds the same products. */
  search: ProductSearchInput;
  /** How the form calls the order that the listing has by itself. */
  defaultSortLabel: string;
}

/** The address of a listing with these filters, at this page. */
export const listingUrl = ({ path, fixedParams }: ListingSource, filters: Filters, page?: number): string =>
  withQuery(path, [...fixedParams, ...filterParams(filters), ...pageEntry(page)]);
