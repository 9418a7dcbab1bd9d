import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
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

/** A day of the address, `YYYY-MM-DD`; null for anything else. */
const dayIn = (text: string | null) => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? text : null);

function searchErrors({ search = '' }: Values): FieldErrors {
  const { length } = search.trim();
  return length > 0 && length < SHORTEST_SEARCH ? { search: words.searchTooShort } : NO_ERRORS;
}

/** The filters and the page of the address, and a function that changes some of the filters and begins at page 1. */
function useSalesAddress() {
  const [query, setQuery] = useSearchParams();
  const filters = {
    status: STATES.find((state) => state === query.get('status')) ?? null,
    search: query.get('search') || null,
    paidBy: PAID_BY.find((one) => one === query.get('paidBy')) ?? null,
    from: dayIn(query.get('from')),
    until: dayIn(query.get('until')),
  };
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const go = (to: Partial<Record<keyof typeof filters | 'page', string>>) => {
    const next = Object.entries<string | null>({ ...filters, ...to });
    setQuery(next.flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])));
  };
  return { key: query.toString(), variables: { ...filters, page }, go };
}

/** `/orders`: all sold items, with a filter by state and a search. The filters and the page are in the address. */
export function OrdersPage() {
  const { key, variables, go } = useSalesAddress();
  const { data, error, refetch } = useQuery(SalesDocument, { variables, fetchPolicy: 'cache-and-network' });
  const sales = useLastFound(data?.me?.sales, key);
  const { status, search, paidBy, from, until } = variables;
  return (
    <Screen title={words.orders}>
      <FilterBar
        name={words.state}
        choices={STATES}
        labels={words.statusWords}
        chosen={status ?? undefined}
        onChoose={(state) => go({ status: state ?? '' })}
        searchLabel={words.searchOrders}
        search={search ?? ''}
        check={searchErrors}
        onSearch={(text) => go({ search: text })}
      />
      <SaleFilters
        chosen={{ paidBy: paidBy ?? '', from: from ?? '', until: until ?? '' }}
        onChoose={(filter) => go({ ...filter })}
      />
      {sales ? (
        <>
          <Sales key={key} sales={sales.nodes} />
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
  const [isDispatching, setDispatching] = useState(false);
  const [confirm, { loading }] = useConfirmSales();
  const chosen = sales.filter(({ id }) => ids.has(id));
  const chooseNone = () => choose(new Set());
  const endDispatching = () => {
    setDispatching(false);
    chooseNone();
  };
  const confirmAll = async (placed: readonly string[]) => {
    await confirm(placed);
    chooseNone();
  };
  if (sales.length === 0 && !isDispatching)
    return <EmptyNotice words={words.nothingFound} hint={words.nothingFoundHint} />;
  return (
    <>
      {chosen.length > 0 && (
        <ChosenSales
          sales={chosen}
          isConfirming={loading}
          onConfirm={(placed) => void confirmAll(placed)}
          onDispatch={() => setDispatching(true)}
        />
      )}
      {isDispatching && <DispatchMany sales={chosen.filter(isToSend)} onClose={endDispatching} />}
      <SalesTable label={words.orders} sales={sales} choice={{ ids, choose }} />
    </>
  );
}

const isToSend = ({ status }: SaleRowFragment): boolean => status === 'PLACED' || status === 'CONFIRMED';

interface ChosenSalesProps {
  sales: readonly SaleRowFragment[];
  isConfirming: boolean;
  onConfirm: (placed: readonly string[]) => void;
  onDispatch: () => void;
}

/** The number of the chosen items, and the buttons for those that allow each step. */
function ChosenSales({ sales, isConfirming, onConfirm, onDispatch }: ChosenSalesProps) {
  const placed = sales.filter(({ status }) => status === 'PLACED').map(({ id }) => id);
  return (
    <div className={css.chosen}>
      <output>{words.selected(sales.length)}</output>
      {placed.length > 0 && (
        <button className="button" type="button" aria-busy={isConfirming} onClick={() => onConfirm(placed)}>
          {words.confirmSelected}
        </button>
      )}
      {sales.some(isToSend) && (
        <button className="button" type="button" onClick={onDispatch}>
          {saleOrderWords.dispatchSelected}
        </button>
      )}
      <PaperButtons
        ids={sales.map(({ id }) => id)}
        label={saleOrderWords.printLabels}
        slip={saleOrderWords.printSlips}
      />
    </div>
  );
}
