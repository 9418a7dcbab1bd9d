import { useLoaderData, useParams } from 'react-router-dom';
import { CategoryPageDocument, type CategoryPageQuery } from './listing/listing.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { useCachedQuery } from './listing/useCachedQuery.ts';
import { Failed } from '../ui/Failed.tsx';
import { counted } from '../ui/format.ts';
import { categoryPath, HOME_PATH } from '../paths.ts';
import css from './CategoryPage.module.css';
import { entriesOf, filtersIn } from './filters/filters.ts';
import type { CategoryParams } from './listing/category-params.ts';
import { ListingHead } from './listing/ListingHead.tsx';
import { isPast } from '../ui/page-numbers.ts';
import { ProductListing } from './listing/ProductListing.tsx';
import { wordsOf } from './category-words.ts';

type Category = NonNullable<CategoryPageQuery['category']>;

/** `/{category}?page={n}`: what the shop has of one kind, 24 pieces to a page, narrowed down as the address says. */
export function CategoryPage() {
  const { category: name = '' } = useParams();
  const asked: CategoryParams = useLoaderData();
  const { data, error } = useCachedQuery(CategoryPageDocument, asked.variables);
  if (!data?.category && error) return <Failed words="An error occurred" />;
  return <Listing {...asked} category={data?.category ?? null} name={name} />;
}

interface ListingProps extends Pick<CategoryParams, 'page' | 'filters'> {
  name: string;
  /** null while it is on its way. */
  category: Category | null;
}

/** Title and heading stand from the first moment on, and are the same elements once the pieces are there. */
function Listing({ name, page, filters, category }: ListingProps) {
  const products = category?.products;
  const totalPages = products?.pageInfo.totalPages ?? 0;
  const missing = page === null || (category !== null && isPast(page, totalPages));
  const isFiltered = filtersIn(filters).length > 0;
  const place = { path: categoryPath(name), kept: [], search: { category: name }, order: 'The shop’s own order' };
  return (
    <div className={`page ${css.listing}`}>
      <ListingHead
        category={name}
        count={category?.productCount}
        page={missing ? 1 : page}
        totalPages={missing ? 1 : totalPages}
        first={products?.nodes[0]}
        hidden={missing || entriesOf(filters).length > 0}
      />
      <Heading
        name={name}
        count={missing ? undefined : isFiltered ? (products?.pageInfo.totalItems ?? undefined) : category?.productCount}
      />
      <ProductListing place={place} filters={filters} page={page} listing={products ?? null} />
    </div>
  );
}

function Heading({ name, count }: { name: string; count?: number }) {
  const { plural, line } = wordsOf(name);
  return (
    <>
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name }]} />
      <header className={css.heading}>
        <h1>{plural}</h1>
        <output className={css.count}>{count !== undefined && counted(count, 'hand-dyed piece')}</output>
        {line && <p className={css.line}>{line}</p>}
      </header>
    </>
  );
}
