import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { dayInIndia } from '../../web/ui/format.ts';
import { DocumentButton } from '../orders/PaperButtons.tsx';
import { ordersPath } from '../paths.ts';
import { monthBefore } from '../reports/months.ts';
import { useStaff } from '../session/staff.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/invoices.ts';
import { SaleInvoicesDocument, SellersOfInvoicesDocument } from './invoices.graphql.generated.ts';
import type { SaleInvoicesQuery } from './invoices.graphql.generated.ts';
import css from './InvoicesPage.module.css';

type SaleInvoice = NonNullable<NonNullable<SaleInvoicesQuery['me']>['saleInvoices']>['nodes'][number];

const KINDS = ['INVOICE', 'CREDIT_NOTE'] as const;
/** A financial year and the half before it. */
const MONTHS = Array.from({ length: 18 }, (_, count) => monthBefore(count));
const SHORTEST_SEARCH = 2;

function searchErrors({ search = '' }: Values): FieldErrors {
  const { length } = search.trim();
  return length > 0 && length < SHORTEST_SEARCH ? { search: words.searchTooShort } : NO_ERRORS;
}

/** The filters and the page in the address, and the function that changes them. */
function useListing() {
  const [query, setQuery] = useSearchParams();
  const kind = KINDS.find((one) => one === query.get('kind'));
  const [search, sellerId] = [query.get('search') ?? '', query.get('seller') ?? ''];
  const month = MONTHS.find((one) => one === query.get('month')) ?? '';
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const go = (to: Record<string, string>) => {
    const now = { kind: kind ?? '', search, seller: sellerId, month };
    setQuery(Object.entries({ ...now, ...to }).filter(([, value]) => value !== ''));
  };
  const variables = {
    kind: kind ?? null,
    search: search || null,
    sellerId: sellerId || null,
    month: month || null,
    page,
  };
  return { kind, search, sellerId, month, variables, go };
}

/** `/invoices`: the invoices and credit notes. The filters and the page are in the address. */
export function InvoicesPage() {
  const { kind, search, sellerId, month, variables, go } = useListing();
  const { data, error, refetch } = useQuery(SaleInvoicesDocument, { variables, fetchPolicy: 'cache-and-network' });
  const list = data?.me?.saleInvoices;
  return (
    <Screen title={officeWords.invoices}>
      <FilterBar
        name={words.kind}
        choices={KINDS}
        labels={words.kinds}
        chosen={kind}
        onChoose={(one) => go({ kind: one ?? '' })}
        searchLabel={words.searchInvoices}
        search={search}
        check={searchErrors}
        onSearch={(text) => go({ search: text })}
      />
      <MoreFilters sellerId={sellerId} month={month} go={go} />
      {list ? (
        <>
          <p className={css.total}>{words.totalOf(list.totalCount)}</p>
          <InvoiceTable invoices={list.nodes} />
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

interface MoreFiltersProps {
  sellerId: string;
  month: string;
  go: (to: Record<string, string>) => void;
}

/** The month, and for staff of the whole shop the seller. */
function MoreFilters({ sellerId, month, go }: MoreFiltersProps) {
  const isSeller = useStaff().me.role === 'SELLER';
  const { data } = useQuery(SellersOfInvoicesDocument, { skip: isSeller });
  return (
    <div className={css.more}>
      <label>
        {words.month}
        <select value={month} onChange={({ target }) => go({ month: target.value })}>
          <option value="">{words.allMonths}</option>
          {MONTHS.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      {!isSeller && (
        <label>
          {words.seller}
          <select value={sellerId} onChange={({ target }) => go({ seller: target.value })}>
            <option value="">{words.allSellers}</option>
            {data?.me?.productSellers?.map(({ id, shopName }) => (
              <option key={id} value={id}>
                {shopName}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

function InvoiceTable({ invoices }: { invoices: readonly SaleInvoice[] }) {
  if (invoices.length === 0) return <EmptyNotice words={officeWords.nothingFound} />;
  return (
    <DataTable
      label={officeWords.invoices}
      columns={COLUMNS}
      rows={[...invoices]}
      keyOf={({ invoiceId }) => invoiceId}
    />
  );
}

const COLUMNS: Column<SaleInvoice>[] = [
  {
    id: 'number',
    header: words.number,
    cell: ({ row: { original: one } }) => (
      <DocumentButton invoiceId={one.invoiceId} name={`${words.kinds[one.kind]} ${one.number}`} />
    ),
  },
  { id: 'issued', header: words.issued, cell: ({ row }) => dayInIndia(row.original.issuedAt) },
  { id: 'buyer', header: words.buyer, cell: ({ row }) => row.original.buyerName },
  { id: 'seller', header: words.seller, cell: ({ row }) => row.original.shopName },
  {
    id: 'order',
    header: words.order,
    cell: ({ row: { original: one } }) => <Link to={ordersPath({ search: one.orderId })}>{one.orderId}</Link>,
  },
  {
    id: 'taxable',
    header: words.taxable,
    cell: ({ row }) => <span className={css.money}>{row.original.taxable.display}</span>,
  },
  {
    id: 'total',
    header: words.total,
    cell: ({ row }) => <span className={css.money}>{row.original.total.display}</span>,
  },
];
