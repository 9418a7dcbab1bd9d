import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStaff } from '../session/staff.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { HeldRecord } from '../ui/HeldRecord.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import * as officeWords from '../words.ts';
import * as words from '../words/reports.ts';
import { EndSellerDialog, SellerDialog } from './SellerDialogs.tsx';
import css from './SellersPage.module.css';
import { SellerAccountsDocument, type SellerAccountRowFragment } from './sellers.graphql.generated.ts';
import { Statements } from './Statements.tsx';

/** `/sellers`: the statements of a month, and for staff of the whole shop the sellers. */
export function SellersPage() {
  const { role } = useStaff().me;
  return (
    <Screen title={officeWords.sellers}>
      {role !== 'MANAGER' && role !== 'EDITOR' && <Statements />}
      {role !== 'SELLER' && <SellerList isOwner={role === 'ADMIN'} />}
    </Screen>
  );
}

/** The sellers; only the owner may change them. */
function SellerList({ isOwner }: { isOwner: boolean }) {
  const [query, setQuery] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const options = { variables: { page }, fetchPolicy: 'cache-and-network' } as const;
  const { data, error, refetch } = useQuery(SellerAccountsDocument, options);
  const list = useLastFound(data?.me?.sellers, String(page));
  return (
    <section className={css.part} aria-label={officeWords.sellers}>
      <div className={css.head}>
        <h2>{words.allSellers}</h2>
        {isOwner && (
          <button className="button" type="button" onClick={() => setAdding(true)}>
            {words.addSeller}
          </button>
        )}
      </div>
      {list ? (
        <>
          <SellerTable sellers={list.nodes} isOwner={isOwner} />
          <Pager {...list.pageInfo} onPage={(number) => setQuery({ page: String(number) })} />
        </>
      ) : error ? (
        <FailedNotice words={officeWords.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
      {isAdding && <SellerDialog onClose={() => setAdding(false)} />}
    </section>
  );
}

function SellerTable({ sellers, isOwner }: { sellers: readonly SellerAccountRowFragment[]; isOwner: boolean }) {
  const columns = isOwner ? [...COLUMNS, ACTIONS] : COLUMNS;
  if (sellers.length === 0) return <EmptyNotice words={words.noSellers} />;
  return (
    <DataTable label={officeWords.sellers} columns={columns} rows={[...sellers]} keyOf={({ sellerId }) => sellerId} />
  );
}

const COLUMNS: Column<SellerAccountRowFragment>[] = [
  {
    id: 'name',
    header: words.sellerName,
    cell: ({ row: { original } }) => (
      <>
        {original.shopName}
        {original.endedAt !== null && <span className={css.ended}> {words.ended}</span>}
      </>
    ),
  },
  {
    id: 'legal',
    header: words.soldUnder,
    cell: ({ row: { original } }) => [original.legalName, original.gstin].filter(Boolean).join(' · '),
  },
  { id: 'products', header: words.products, cell: ({ row: { original } }) => original.products },
  {
    id: 'commission',
    header: words.commission,
    cell: ({ row: { original } }) => words.percent(original.commissionRate),
  },
];

const ACTIONS: Column<SellerAccountRowFragment> = {
  id: 'actions',
  header: officeWords.actions,
  cell: ({ row: { original } }) => <Actions seller={original} />,
};

function Actions({ seller }: { seller: SellerAccountRowFragment }) {
  const [open, setOpen] = useState<'edit' | 'end'>();
  const ending = seller.endedAt === null ? words.endSeller : words.takeBack;
  return (
    <div className={css.actions}>
      <button className="button button-quiet" type="button" onClick={() => setOpen('edit')}>
        {words.edit} <span className="visually-hidden">{seller.shopName}</span>
      </button>
      <button className="button button-quiet" type="button" onClick={() => setOpen('end')}>
        {ending} <span className="visually-hidden">{seller.shopName}</span>
      </button>
      {open === 'edit' && (
        <HeldRecord isInDialog latest={seller} versionOf={({ version }) => version}>
          {(held) => <SellerDialog seller={held} onClose={() => setOpen(undefined)} />}
        </HeldRecord>
      )}
      {open === 'end' && <EndSellerDialog seller={seller} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
