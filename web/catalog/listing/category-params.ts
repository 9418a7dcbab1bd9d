import type { CategoryPageQueryVariables } from './listing.graphql.generated.ts';
import type { Filters } from '../filters/filters.ts';
import { parseFilters, toFilterVariables } from '../filters/filter-params.ts';
import { parsePage } from '../../ui/page-numbers.ts';

/** What an address asks of a category, and how the gateway is asked for it; it travels from the server to the browser. */
export interface CategoryParams {
  /** null for what can't be a page's number. */
  page: number | null;
  filters: Filters;
  variables: CategoryPageQueryVariables;
}

/** What the address of a category asks for. */
export function parseCategoryParams(category: string, search: URLSearchParams): CategoryParams {
  const page = parsePage(search);
  const variables = { category, page: page ?? 1 };
  const filters = parseFilters(search);
  return { page, filters, variables: { ...variables, ...toFilterVariables(filters) } };
}
