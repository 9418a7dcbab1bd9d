import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as words from '../words.ts';
import * as saleOrderWords from '../words/sale-orders.ts';
import { DispatchMany } from './DispatchMany.tsx';
import { SalesDocument, type SaleRowFragment } from './orders.graphql.generated.ts';
import css from './OrdersPage.module.css';
import { PaperButtons } from './PaperButtons.tsx';
import { SaleFilters } from './SaleFilters.tsx';
import { SalesTable } from './SalesTable.tsx';
import { useConfirmSales } from './useSaleChange.ts';

const STATES = ['PLACED', 'CONFIRMED', 'DISPATCHED', 'DELIVERED', 'CANCELLED'] as const;
const PAID_BY = ['ONLINE', 'CASH'] as const;
const SHORTEST_SEARCH = 3;

/** A day of the address, `YYYY-MM-DD`; empty for anything else. */
const dayIn = (text: string | null): string => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? '') : '');

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
  const paidBy = PAID_BY.find((one) => one === query.get('paidBy'));
  const [from, until] = [dayIn(query.get('from')), dayIn(query.get('until'))];
  const variables = {
    status: status ?? null,
    search: search || null,
    paidBy: paidBy ?? null,
    from: from || null,
    until: until || null,
    page,
  };
  const { data, error, refetch } = useQuery(SalesDocument, { variables, fetchPolicy: 'cache-and-network' });
  const sales = data?.me?.sales;
  const go = (to: Partial<Record<string, string>>) => {
    const next = { status: status ?? '', search, paidBy: paidBy ?? '', from, until, ...to };
    setQuery(Object.entries(next).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])));
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
      <SaleFilters chosen={{ paidBy: paidBy ?? '', from, until }} onChoose={(filter) => go({ ...filter })} />
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

/** The items of one page. Some can be chosen, to be confirmed, dispatched or printed together. */
function Sales({ sales }: { sales: readonly SaleRowFragment[] }) {
  const [ids, choose] = useState<ReadonlySet<string>>(new Set());
  const [confirm, { loading }] = useConfirmSales();
  const chosen = sales.filter(({ id }) => ids.has(id));
  const placed = chosen.filter(({ status }) => status === 'PLACED').map(({ id }) => id);
  const toSend = chosen.filter(({ status }) => status === 'PLACED' || status === 'CONFIRMED');
  const [isDispatching, setDispatching] = useState(false);
  const endDispatching = () => {
    setDispatching(false);
    choose(new Set());
  };
  const confirmAll = async () => {
    await confirm(placed);
    choose(new Set());
  };
  if (sales.length === 0) return <EmptyNotice words={words.nothingFound} hint={words.nothingFoundHint} />;
  return (
    <>
      {chosen.length > 0 && (
        <div className={css.chosen}>
          <output>{words.selected(chosen.length)}</output>
          {placed.length > 0 && (
            <button className="button" type="button" aria-busy={loading} onClick={() => void confirmAll()}>
              {words.confirmSelected}
            </button>
          )}
          {toSend.length > 0 && (
            <button className="button" type="button" onClick={() => setDispatching(true)}>
              {saleOrderWords.dispatchSelected}
            </button>
          )}
          <PaperButtons
            ids={chosen.map(({ id }) => id)}
            label={saleOrderWords.printLabels}
            slip={saleOrderWords.printSlips}
          />
        </div>
      )}
      {isDispatching && <DispatchMany sales={toSend} onClose={endDispatching} />}
      <SalesTable label={words.orders} sales={sales} choice={{ ids, choose }} />
    </>
  );
}
