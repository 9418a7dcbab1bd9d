import type { CategoryPageQueryVariables } from '../../generated/operations.ts';
import { type Filters, NO_FILTERS } from '../filters/filters.ts';
import { parsePage } from '../../ui/page-numbers.ts';

/** What an address asks of a category, and how the gateway is asked for it; it travels from the server to the browser. */
export interface CategoryParams {
  /** null for what can't be a page's number. */
  page: number | null;
  filters: Filters;
  variables: CategoryPageQueryVariables;
}

/** What the address of a category asks for. Few links are narrowed: what reads their filters is fetched when one is. */
export async function parseCategoryParams(category: string, search: URLSearchParams): Promise<CategoryParams> {
  const page = parsePage(search);
  const variables = { category, page: page ?? 1 };
  if ([...search.keys()].every((name) => name === 'page')) return { page, filters: NO_FILTERS, variables };
  const { parseFilters: readFilters, toFilterVariables: variablesOf } = await import('../filters/filter-params.ts');
  const filters = readFilters(search);
  return { page, filters, variables: { ...variables, ...variablesOf(filters) } };
}
