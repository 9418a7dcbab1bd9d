import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import { useLastFound } from '../ui/useLastFound.ts';
import { Thumbnail } from './Thumbnail.tsx';
import * as words from '../words.ts';
import { PriceDialog } from './PriceDialog.tsx';
import { StockDocument, type StockRowFragment } from './stock.graphql.generated.ts';
import { StockForm } from './StockForm.tsx';
import css from './StockPage.module.css';

const LEVELS = ['OUT', 'LOW'] as const;
const SHORTEST_SEARCH = 2;

function searchErrors({ search = '' }: Values): FieldErrors {
  const { length } = search.trim();
  return length > 0 && length < SHORTEST_SEARCH ? { search: words.searchStockTooShort } : NO_ERRORS;
}

/** `/stock`: the variants with their stock and price, the lowest stock first. */
export function StockPage() {
  const [query, setQuery] = useSearchParams();
  const level = LEVELS.find((one) => one === query.get('level'));
  const search = query.get('search') ?? '';
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const variables = { level: level ?? null, search: search || null, page };
  const { data, error, refetch } = useQuery(StockDocument, { variables, fetchPolicy: 'cache-and-network' });
  const list = useLastFound(data?.me?.stock, JSON.stringify(variables));
  const go = (to: Record<string, string>) => {
    const next = { ...(level && { level }), ...(search && { search }), ...to };
    setQuery(Object.entries(next).filter(([, value]) => value !== ''));
  };
  return (
    <Screen title={words.stock}>
      <FilterBar
        name={words.stock}
        choices={LEVELS}
        labels={words.levelWords}
        chosen={level}
        onChoose={(one) => go({ level: one ?? '' })}
        searchLabel={words.searchStock}
        search={search}
        check={searchErrors}
        onSearch={(text) => go({ search: text })}
      />
      {list ? (
        <>
          <StockTable variants={list.nodes} />
          <Pager {...list.pageInfo} onPage={(number) => go({ page: String(number) })} />
        </>
      ) : error ? (
        <FailedNotice words={words.failedToLoad} retry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </Screen>
  );
}

function StockTable({ variants }: { variants: readonly StockRowFragment[] }) {
  if (variants.length === 0) return <EmptyNotice words={words.nothingFound} />;
  return <DataTable label={words.stock} columns={COLUMNS} rows={[...variants]} keyOf={({ sku }) => sku} />;
}

/** A product's price, and the button that changes it. */
function ProductPrice({ product }: Pick<StockRowFragment, 'product'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div>{product.price.display}</div>
      <button className={css.link} type="button" onClick={() => setOpen(true)}>
        {words.changePrice}
      </button>
      {isOpen && <PriceDialog product={product} onClose={() => setOpen(false)} />}
    </>
  );
}

const COLUMNS: Column<StockRowFragment>[] = [
  {
    id: 'piece',
    header: words.piece,
    cell: ({ row: { original: variant } }) => (
      <div className={css.piece}>
        <Thumbnail url={variant.image.url} width={48} />
        <div>
          {variant.product.name}
          <div className={css.more}>{[variant.color, variant.size].filter(Boolean).join(' · ')}</div>
        </div>
      </div>
    ),
  },
  { id: 'sku', header: words.sku, cell: ({ row }) => row.original.sku },
  { id: 'pieces', header: words.pieces, cell: ({ row }) => row.original.stock },
  { id: 'change', header: words.change, cell: ({ row }) => <StockForm sku={row.original.sku} /> },
  { id: 'price', header: words.price, cell: ({ row }) => <ProductPrice product={row.original.product} /> },
];
