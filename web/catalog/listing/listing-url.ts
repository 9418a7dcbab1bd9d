import type { ProductFilterInput, ProductSearchInput, ProductSort } from '../../generated/schema-types.ts';
import { pageEntry, withQuery } from '../../paths.ts';
import { parsePage } from '../../ui/page-numbers.ts';
import { type FilterLabels, parseFilters, toFilterVariables } from '../filters/filter-params.ts';
import { filterParams, type Filters } from '../filters/filters.ts';

/** The source of a listing's products: a category, a search, or the whole shop. */
export interface ListingSource {
  path: string;
  /** The query parameters of its address before filters and page. */
  fixedParams: [name: string, value: string][];
  /** The search that finds the same products; null for all of the shop. */
  search: ProductSearchInput | null;
  /** The slug of the craft that all its products have. */
  craft?: string;
  /** The form's name of the listing's default order. */
  defaultSortLabel: string;
}

/** The parameters of a listing's address. The page's loader returns them; the server passes them to the browser. */
export interface ListingParams {
  source: ListingSource;
  /** null for a text that is no page number. */
  page: number | null;
  filters: Filters;
  /** The variables of the listing's query that are the same for every source. */
  variables: { page: number; filter?: ProductFilterInput; sort?: ProductSort };
}

/** Reads page and filters of a listing's address. `filters` are those of the address, unless the page passes others. */
export function parseListing(
  source: ListingSource,
  search: URLSearchParams,
  labels: FilterLabels,
  filters = parseFilters(search, labels),
): ListingParams {
  const page = parsePage(search);
  return {
    source,
    page,
    filters,
    variables: { page: page ?? 1, ...toFilterVariables(withOwnCraft(source, filters), labels) },
  };
}

/** The filters with the craft of the listing itself. */
export const withOwnCraft = ({ craft }: Pick<ListingSource, 'craft'>, filters: Filters): Filters =>
  craft === undefined ? filters : { ...filters, craft: [craft] };

/** The address of a listing with these filters, at this page. */
export const listingUrl = ({ path, fixedParams }: ListingSource, filters: Filters, page?: number): string =>
  withQuery(path, [...fixedParams, ...filterParams(filters), ...pageEntry(page)]);
