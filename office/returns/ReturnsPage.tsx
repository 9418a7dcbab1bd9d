import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import { dayInIndia } from '../../web/ui/format.ts';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { returnPath } from '../paths.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/returns.ts';
import { ReturnsDocument, type SaleReturnRowFragment } from './returns.graphql.generated.ts';
import css from './ReturnsPage.module.css';
import { ReturnState } from './ReturnState.tsx';

const STATES = [
  'REQUESTED',
  'APPROVED',
  'PICKED_UP',
  'RECEIVED',
  'REFUNDED',
  'EXCHANGED',
  'DECLINED',
  'WITHDRAWN',
] as const;
const SHORTEST_SEARCH = 3;

function searchErrors({ search = '' }: Values): FieldErrors {
  const { length } = search.trim();
  return length > 0 && length < SHORTEST_SEARCH ? { search: officeWords.searchTooShort } : NO_ERRORS;
}

/** `/returns`: the returns that shoppers have asked for, with a filter by state and a search. */
export function ReturnsPage() {
  const [query, setQuery] = useSearchParams();
  const state = STATES.find((one) => one === query.get('state'));
  const search = query.get('search') ?? '';
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const variables = { state: state ?? null, search: search || null, page };
  const { data, error, refetch } = useQuery(ReturnsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const returns = data?.me?.saleReturns;
  const go = (to: Record<string, string>) => {
    const next = { ...(state && { state }), ...(search && { search }), ...to };
    setQuery(Object.entries(next).filter(([, value]) => value !== ''));
  };
  return (
    <Screen title={officeWords.returns}>
      <FilterBar
        name={officeWords.state}
        choices={STATES}
        labels={words.stateWords}
        chosen={state}
        onChoose={(one) => go({ state: one ?? '' })}
        searchLabel={words.searchReturns}
        search={search}
        check={searchErrors}
        onSearch={(text) => go({ search: text })}
      />
      {returns ? (
        <>
          <ReturnsTable returns={returns.nodes} />
          <Pager {...returns.pageInfo} onPage={(number) => go({ page: String(number) })} />
        </>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

function ReturnsTable({ returns }: { returns: readonly SaleReturnRowFragment[] }) {
  if (returns.length === 0) return <EmptyNotice words={officeWords.nothingFound} hint={officeWords.nothingFoundHint} />;
  return (
    <DataTable label={officeWords.returns} columns={COLUMNS} rows={[...returns]} keyOf={({ returnId }) => returnId} />
  );
}

const COLUMNS: Column<SaleReturnRowFragment>[] = [
  {
    id: 'return',
    header: words.aReturn,
    cell: ({ row: { original: one } }) => (
      <>
        <Link to={returnPath(one.returnId)}>{one.returnId.slice(-8)}</Link>
        <div className={css.more}>{dayInIndia(one.requestedAt)}</div>
      </>
    ),
  },
  {
    id: 'piece',
    header: officeWords.piece,
    cell: ({ row: { original: one } }) => (
      <>
        {one.item?.name}
        <div className={css.more}>
          {[one.item?.color, one.item?.size, one.item?.sku, `${one.quantity} ×`].filter(Boolean).join(' · ')}
        </div>
      </>
    ),
  },
  {
    id: 'reason',
    header: words.reason,
    cell: ({ row: { original: one } }) => (
      <>
        {one.reasonText}
        <div className={css.more}>{words.kindWords[one.kind]}</div>
      </>
    ),
  },
  {
    id: 'pickup',
    header: words.pickup,
    cell: ({ row: { original: one } }) => (
      <>
        {one.pickup.name}
        <div className={css.more}>
          {one.pickup.city} {one.pickup.pinCode}
        </div>
        <div className={css.more}>{dayInIndia(one.pickupDay)}</div>
      </>
    ),
  },
  {
    id: 'state',
    header: officeWords.state,
    cell: ({ row }) => <ReturnState state={row.original.state} />,
  },
];
