import type { CategoryPageQueryVariables } from './listing.graphql.generated.ts';
import type { Filters } from '../filters/filters.ts';
import { parseFilters, toFilterVariables } from '../filters/filter-params.ts';
import { parsePage } from '../../ui/page-numbers.ts';

/** What the address of a category asks for. The category's loader answers it; it travels from the server to the browser. */
export interface CategoryParams {
  /** null for a text that is no page number. */
  page: number | null;
  filters: Filters;
  /** The variables of the query for this page. */
  variables: CategoryPageQueryVariables;
}

/** Reads the query of a category's address. */
export function parseCategoryParams(category: string, search: URLSearchParams): CategoryParams {
  const page = parsePage(search);
  const filters = parseFilters(search);
  return { page, filters, variables: { category, page: page ?? 1, ...toFilterVariables(filters) } };
}
