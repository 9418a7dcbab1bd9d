import { useQuery } from '@apollo/client/react';
import { ResultCountDocument, type ProductSearchInput } from '../../generated/search.ts';
import { useSettled } from '../search/useSettled.ts';
import type { Filters } from './filters.ts';
import { variablesOf } from './reading.ts';

/** How many pieces the filters would leave, in brackets; nothing until that is known. */
export function PendingCount({ search, filters }: { search: ProductSearchInput; filters: Filters }) {
  const wanted = JSON.stringify({ search, filter: variablesOf(filters).filter });
  const variables: { search: ProductSearchInput } = JSON.parse(useSettled(wanted));
  const { data } = useQuery(ResultCountDocument, { variables });
  const count = data?.products.pageInfo.totalItems;
  return <output>{typeof count === 'number' && ` (${count})`}</output>;
}
