import DataLoader from 'dataloader';
import type { HostResponse } from '../host/contract.ts';
import { moneyOfRupees, type Money } from '../host/money.ts';
import type { Rest } from '../host/rest.ts';
import type { ProductQuery } from './nodes.ts';

/** The prices of a list's products. */
export interface PriceRangeNode {
  lowest: Money;
  highest: Money;
}

/** A facet of a query. */
interface WantedFacet {
  query: ProductQuery;
  facet: 'counts' | 'colorCounts' | 'craftCounts' | 'priceRange';
}

type SearchResponse = HostResponse<'searchProducts'>;

/** Creates the loader of facets for one GraphQL request: all facets of a query come by one call. */
export function createFacetLoader(rest: Rest): DataLoader<WantedFacet, SearchResponse> {
  return new DataLoader(
    async (wanted: readonly WantedFacet[]) => {
      const byQuery = Map.groupBy(wanted, ({ query }) => query);
      const responses = new Map(
        Array.from(byQuery, ([query, all]) => {
          const flags = Object.fromEntries(all.map(({ facet }) => [facet, true]));
          return [query, rest('searchProducts', { ...query, page: 1, ...flags })] as const;
        }),
      );
      return Promise.all(wanted.map(({ query }) => settle(responses.get(query))));
    },
    { cache: false },
  );
}

/** A failure fails only the facets of its own query. */
async function settle(response: Promise<SearchResponse> | undefined): Promise<SearchResponse | Error> {
  try {
    return (await response) ?? new Error('No response.');
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The prices of a list; null for an empty one. */
export const priceRangeNode = ({ priceRange }: SearchResponse): PriceRangeNode | null =>
  priceRange ? { lowest: moneyOfRupees(priceRange.lowest), highest: moneyOfRupees(priceRange.highest) } : null;
