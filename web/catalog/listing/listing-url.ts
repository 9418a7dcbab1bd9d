import type { ProductSearchInput } from '../../generated/schema-types.ts';
import { pageEntry, withQuery } from '../../paths.ts';
import { entriesOf, type Filters } from '../filters/filters.ts';

/** A listing that can be filtered: a category, or what was searched for. */
export interface ListingPlace {
  path: string;
  /** What its address has before filters and page. */
  kept: [name: string, value: string][];
  /** The search that finds the same pieces. */
  search: ProductSearchInput;
  /** What its own order is called. */
  order: string;
}

/** The address of a listing with these filters, at this page. */
export const listingUrl = ({ path, kept }: ListingPlace, filters: Filters, page?: number): string =>
  withQuery(path, [...kept, ...entriesOf(filters), ...pageEntry(page)]);
