import { useLoaderData, useParams } from 'react-router-dom';
import { useCategoryPage, type CategoryPageQuery } from './listing/listing.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Failed } from '../ui/Failed.tsx';
import { counted } from '../ui/format.ts';
import { categoryPath, HOME_PATH } from '../paths.ts';
import css from './CategoryPage.module.css';
import { filterParams } from './filters/filters.ts';
import type { ListingParams } from './listing/listing-url.ts';
import { ListingHead } from './listing/ListingHead.tsx';
import { isPast } from '../ui/page-numbers.ts';
import { ProductListing } from './listing/ProductListing.tsx';
import { useCategoryWords } from '../shop/useShop.ts';
import * as uiWords from '../words/ui.ts';
import * as listingWords from '../words/listing.ts';

type Category = NonNullable<CategoryPageQuery['category']>;

/** `/{category}?page={n}`: the products of one category, 24 to a page, with the filters that the address has. */
export function CategoryPage() {
  const { category: name = '' } = useParams();
  const params: ListingParams = useLoaderData();
  const { data, error } = useCategoryPage({ category: name, ...params.variables });
  if (!data?.category && error) return <Failed words={uiWords.anErrorOccurred} />;
  return <CategoryListing {...params} category={data?.category ?? null} name={name} />;
}

interface CategoryListingProps extends Omit<ListingParams, 'variables'> {
  name: string;
  /** null while it is loading. */
  category: Category | null;
}

/** Title and heading are there while the products are loading, and stay the same elements afterwards. */
function CategoryListing({ name, source, page, filters, category }: CategoryListingProps) {
  const products = category?.products;
  const totalPages = products?.pageInfo.totalPages ?? 0;
  const isMissing = page === null || (category !== null && isPast(page, totalPages));
  const { plural, line } = useCategoryWords()(name);
  const count = products?.pageInfo.totalItems ?? undefined;
  const pieces = count === undefined ? '' : counted(count, listingWords.handDyedProduct);
  return (
    <div className={`page ${css.listing}`}>
      <ListingHead
        title={listingWords.categoryTitle(plural)}
        shortTitle={plural}
        description={listingWords.categoryDescription(plural, pieces, line)}
        pathOf={(number) => categoryPath(name, number)}
        page={isMissing ? 1 : page}
        totalPages={isMissing ? 1 : totalPages}
        first={products?.nodes[0]}
        hidden={isMissing || filterParams(filters).length > 0}
      />
      <Heading name={name} count={isMissing ? undefined : count} />
      <ProductListing source={source} filters={filters} page={page} listing={products ?? null} />
    </div>
  );
}

function Heading({ name, count }: { name: string; count?: number }) {
  const { plural, line } = useCategoryWords()(name);
  return (
    <>
      <Breadcrumb trail={[{ name: uiWords.home, to: HOME_PATH }, { name }]} />
      <header className={css.heading}>
        <h1>{plural}</h1>
        <output className={css.count}>{count !== undefined && counted(count, listingWords.handDyedProduct)}</output>
        {line && <p className={css.subtitle}>{line}</p>}
      </header>
    </>
  );
}
