import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as words from '../words.ts';
import { SalesDocument, type SaleRowFragment } from './orders.graphql.generated.ts';
import css from './OrdersPage.module.css';
import { SalesTable } from './SalesTable.tsx';
import { useConfirmSales } from './useSaleChange.ts';

const STATES = ['PLACED', 'CONFIRMED', 'DISPATCHED', 'DELIVERED', 'CANCELLED'] as const;
const SHORTEST_SEARCH = 3;

function searchErrors({ search = '' }: Values): FieldErrors {
  const { length } = search.trim();
  return length > 0 && length < SHORTEST_SEARCH ? { search: words.searchTooShort } : NO_ERRORS;
}

/** `/orders`: all sold items, with a filter by state and a search. The filters and the page are in the address. */
export function OrdersPage() {
  const [query, setQuery] = useSearchParams();
  const status = STATES.find((state) => state === query.get('status'));
  const search = query.get('search') ?? '';
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const variables = { status: status ?? null, search: search || null, page };
  const { data, error, refetch } = useQuery(SalesDocument, { variables, fetchPolicy: 'cache-and-network' });
  const sales = data?.me?.sales;
  const go = (to: Record<string, string>) => {
    const next = { ...(status && { status }), ...(search && { search }), ...to };
    setQuery(Object.entries(next).filter(([, value]) => value !== ''));
  };
  return (
    <Screen title={words.orders}>
      <FilterBar
        name={words.state}
        choices={STATES}
        labels={words.statusWords}
        chosen={status}
        onChoose={(state) => go({ status: state ?? '' })}
        searchLabel={words.searchOrders}
        search={search}
        check={searchErrors}
        onSearch={(text) => go({ search: text })}
      />
      {sales ? (
        <>
          <Sales key={query.toString()} sales={sales.nodes} />
          <Pager {...sales.pageInfo} onPage={(number) => go({ page: String(number) })} />
        </>
      ) : error ? (
        <FailedNotice words={words.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

/** The items of one page, of which those to confirm can be confirmed together. */
function Sales({ sales }: { sales: readonly SaleRowFragment[] }) {
  const [ids, choose] = useState<ReadonlySet<string>>(new Set());
  const [confirm, { loading }] = useConfirmSales();
  if (sales.length === 0) return <EmptyNotice words={words.nothingFound} hint={words.nothingFoundHint} />;
  const placed = sales.filter(({ id, status }) => status === 'PLACED' && ids.has(id)).map(({ id }) => id);
  const confirmAll = async () => {
    await confirm(placed);
    choose(new Set());
  };
  return (
    <>
      {placed.length > 0 && (
        <p className={css.chosen}>
          <output>{words.selected(placed.length)}</output>
          <button className="button" type="button" aria-busy={loading} onClick={() => void confirmAll()}>
            {words.confirmSelected}
          </button>
        </p>
      )}
      <SalesTable label={words.orders} sales={sales} choice={{ ids, choose }} />
    </>
  );
}
