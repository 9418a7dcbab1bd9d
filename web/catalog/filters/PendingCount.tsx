import { useQuery } from '@apollo/client/react';
import { ResultCountDocument } from '../search/search.graphql.generated.ts';
import type { ProductSearchInput } from '../../generated/schema-types.ts';
import { useDebouncedValue } from '../search/useDebouncedValue.ts';
import type { Filters } from './filters.ts';
import { toFilterVariables } from './filter-params.ts';

/** How many pieces the filters would leave, in brackets; nothing until that is known. */
export function PendingCount({ search, filters }: { search: ProductSearchInput; filters: Filters }) {
  const wanted = JSON.stringify({ search, filter: toFilterVariables(filters).filter });
  const variables: { search: ProductSearchInput } = JSON.parse(useDebouncedValue(wanted));
  const { data } = useQuery(ResultCountDocument, { variables });
  const count = data?.products.pageInfo.totalItems;
  return <output>{typeof count === 'number' && ` (${count})`}</output>;
}
