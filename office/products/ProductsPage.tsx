import { useQuery } from '@apollo/client/react';
import { Link, useSearchParams } from 'react-router-dom';
import { NO_ERRORS, type FieldErrors, type Values } from '../../web/ui/form/form-errors.ts';
import { dayInIndia } from '../../web/ui/format.ts';
import { Thumbnail } from '../catalog/Thumbnail.tsx';
import { newProductPath, productFilesPath, productPath } from '../paths.ts';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { FilterBar } from '../ui/FilterBar.tsx';
import { EmptyNotice, FailedNotice, Loading } from '../ui/Notices.tsx';
import { Pager } from '../ui/Pager.tsx';
import { Screen } from '../ui/Screen.tsx';
import * as officeWords from '../words.ts';
import * as words from '../words/products.ts';
import { ManagedProductsDocument, ProductChoicesDocument } from './products.graphql.generated.ts';
import type { ManagedProductRowFragment } from './products.graphql.generated.ts';
import css from './ProductsPage.module.css';
import { ProductState } from './ProductState.tsx';
import { useProductRights } from './roles.ts';

const STATES = ['LIVE', 'DRAFT', 'ARCHIVED'] as const;
const SORTS = ['NEWEST', 'OLDEST', 'NAME', 'PRICE', 'STOCK'] as const;
const SHORTEST_SEARCH = 2;

function searchErrors({ search = '' }: Values): FieldErrors {
  const { length } = search.trim();
  return length > 0 && length < SHORTEST_SEARCH ? { search: words.searchTooShort } : NO_ERRORS;
}

/** The filters, the order and the page in the address, and the function that changes them. */
function useListing() {
  const [query, setQuery] = useSearchParams();
  const state = STATES.find((one) => one === query.get('state'));
  const sort = SORTS.find((one) => one === query.get('sort')) ?? 'NEWEST';
  const [search, category] = [query.get('search') ?? '', query.get('category') ?? ''];
  const lowStock = query.get('low') === '1';
  const page = Math.max(Math.trunc(Number(query.get('page'))) || 1, 1);
  const go = (to: Record<string, string>) => {
    const now = { state: state ?? '', search, category, low: lowStock ? '1' : '', sort: sort === 'NEWEST' ? '' : sort };
    setQuery(Object.entries({ ...now, ...to }).filter(([, value]) => value !== ''));
  };
  const variables = { state: state ?? null, search: search || null, category: category || null, lowStock, sort, page };
  return { state, sort, search, category, lowStock, variables, go };
}

function Links() {
  const rights = useProductRights();
  return (
    <div className={css.links}>
      {rights.stock && <Link to={productFilesPath()}>{words.files}</Link>}
      {rights.prices && (
        <Link className="button" to={newProductPath()}>
          {words.newProduct}
        </Link>
      )}
    </div>
  );
}

/** `/products`: the products of staff in every state. The filters, the order and the page are in the address. */
export function ProductsPage() {
  const { state, search, variables, go, ...more } = useListing();
  const { data, error, refetch } = useQuery(ManagedProductsDocument, { variables, fetchPolicy: 'cache-and-network' });
  const list = data?.me?.managedProducts;
  return (
    <Screen title={words.products} beside={<Links />}>
      <FilterBar
        name={words.state}
        choices={STATES}
        labels={words.stateWords}
        chosen={state}
        onChoose={(one) => go({ state: one ?? '' })}
        searchLabel={words.searchProducts}
        search={search}
        check={searchErrors}
        onSearch={(text) => go({ search: text })}
      />
      <MoreFilters {...more} go={go} />
      {list ? (
        <>
          <p className={css.total}>{words.totalOf(list.totalCount)}</p>
          <ProductTable products={list.nodes} />
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
  category: string;
  lowStock: boolean;
  sort: (typeof SORTS)[number];
  go: (to: Record<string, string>) => void;
}

/** The category, the low stock and the order. */
function MoreFilters({ category, lowStock, sort, go }: MoreFiltersProps) {
  const { data } = useQuery(ProductChoicesDocument);
  return (
    <div className={css.more}>
      <label>
        {words.category}
        <select value={category} onChange={({ target }) => go({ category: target.value })}>
          <option value="">{words.allCategories}</option>
          {data?.categories?.map(({ id, name }) => (
            <option key={id} value={name}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.sort}
        <select value={sort} onChange={({ target }) => go({ sort: target.value })}>
          {SORTS.map((one) => (
            <option key={one} value={one}>
              {words.sortWords[one]}
            </option>
          ))}
        </select>
      </label>
      <label className={css.check}>
        <input type="checkbox" checked={lowStock} onChange={({ target }) => go({ low: target.checked ? '1' : '' })} />
        {words.onlyLowStock}
      </label>
    </div>
  );
}

function ProductTable({ products }: { products: readonly ManagedProductRowFragment[] }) {
  if (products.length === 0) return <EmptyNotice words={officeWords.nothingFound} />;
  return (
    <DataTable label={words.products} columns={COLUMNS} rows={[...products]} keyOf={({ productId }) => productId} />
  );
}

const piecesOf = ({ variants }: ManagedProductRowFragment) =>
  variants.filter(({ isRetired }) => !isRetired).reduce((sum, { stock }) => sum + stock, 0);

const COLUMNS: Column<ManagedProductRowFragment>[] = [
  {
    id: 'name',
    header: words.name,
    cell: ({ row: { original: product } }) => (
      <div className={css.product}>
        {product.variants[0] && <Thumbnail url={product.variants[0].image.url} width={48} />}
        <div>
          <Link to={productPath(product.productId)}>{product.name}</Link>
          <div className={css.small}>{product.category}</div>
        </div>
      </div>
    ),
  },
  { id: 'state', header: words.state, cell: ({ row }) => <ProductState state={row.original.state} /> },
  { id: 'price', header: words.price, cell: ({ row }) => row.original.sellerPrice.display },
  {
    id: 'pieces',
    header: words.pieces,
    cell: ({ row: { original: product } }) => (
      <>
        {piecesOf(product)}
        {product.variants
          .filter(({ isLow, isRetired }) => isLow && !isRetired)
          .map(({ sku }) => (
            <div key={sku} className={css.small}>
              {words.low(sku)}
            </div>
          ))}
      </>
    ),
  },
  { id: 'changed', header: words.changed, cell: ({ row }) => dayInIndia(row.original.updatedAt) },
];
