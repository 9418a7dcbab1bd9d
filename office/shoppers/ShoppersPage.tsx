import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import { dayInIndia } from '../../web/ui/format.ts';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { shopperPath } from '../paths.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import { StatusMark } from '../ui/StatusMark.tsx';
import * as words from '../words/shoppers.ts';
import * as officeWords from '../words.ts';
import { ShoppersDocument, type ShopperRowFragment } from './shoppers.graphql.generated.ts';
import css from './ShopperPage.module.css';

const FILTERS = ['BLOCKED'] as const;
const SHORTEST_SEARCH = 3;

function searchErrors({ search = '' }: Values): FieldErrors {
  const { length } = search.trim();
  return length > 0 && length < SHORTEST_SEARCH ? { search: words.searchTooShort } : NO_ERRORS;
}

/** `/shoppers`: the accounts, newest first, with a search. The filters and the page are in the address. */
export function ShoppersPage() {
  const [query, setQuery] = useSearchParams();
  const filter = FILTERS.find((one) => one === query.get('filter'));
  const search = query.get('search') ?? '';
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const variables = { search: search || null, blocked: filter === 'BLOCKED', page };
  const { data, error, refetch } = useQuery(ShoppersDocument, { variables, fetchPolicy: 'cache-and-network' });
  const list = data?.me?.shoppers;
  const go = (to: Record<string, string>) => {
    const next = { ...(filter && { filter }), ...(search && { search }), ...to };
    setQuery(Object.entries(next).filter(([, value]) => value !== ''));
  };
  return (
    <Screen title={officeWords.shoppers}>
      <FilterBar
        name={words.which}
        choices={FILTERS}
        labels={words.filters}
        chosen={filter}
        onChoose={(one) => go({ filter: one ?? '' })}
        searchLabel={words.search}
        search={search}
        check={searchErrors}
        onSearch={(text) => go({ search: text })}
      />
      {list ? (
        <>
          <Shoppers shoppers={list.nodes} />
          <Pager {...list.pageInfo} onPage={(number) => go({ page: String(number) })} />
        </>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

function Shoppers({ shoppers }: { shoppers: readonly ShopperRowFragment[] }) {
  if (shoppers.length === 0) return <EmptyNotice words={officeWords.nothingFound} />;
  return (
    <DataTable
      label={officeWords.shoppers}
      columns={COLUMNS}
      rows={[...shoppers]}
      keyOf={({ shopperId }) => shopperId}
    />
  );
}

const COLUMNS: Column<ShopperRowFragment>[] = [
  {
    id: 'shopper',
    header: words.shopper,
    cell: ({ row: { original: one } }) => (
      <>
        <Link to={shopperPath(one.shopperId)}>{one.name}</Link> {one.isBlocked && <StatusMark words={words.blocked} />}
      </>
    ),
  },
  {
    id: 'contact',
    header: words.contact,
    cell: ({ row: { original: one } }) => (
      <div className={css.contact}>
        {one.email}
        {one.phone && <div className={css.more}>{one.phone}</div>}
      </div>
    ),
  },
  { id: 'orders', header: words.orders, cell: ({ row }) => row.original.orderCount },
  { id: 'since', header: words.since, cell: ({ row }) => dayInIndia(row.original.createdAt) },
];
