import { useLoaderData, useParams } from 'react-router-dom';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Failed } from '../ui/Failed.tsx';
import { categoryPath, HOME_PATH } from '../paths.ts';
import css from './CategoryPage.module.css';
import { filterParams } from './filters/filters.ts';
import { ListingHead } from './listing/ListingHead.tsx';
import type { ListingData } from './loaders.ts';
import { isPast } from '../ui/page-numbers.ts';
import { countProducts, type Listing, ProductListing } from './listing/ProductListing.tsx';
import { useResolvedValue } from './listing/useResolvedValue.ts';
import { useCategoryWords } from '../shop/useShop.ts';
import * as uiWords from '../words/ui.ts';
import * as listingWords from '../words/listing.ts';

/** `/{category}?page={n}`: the products of one category, 24 to a page, with the filters that the address has. */
export function CategoryPage() {
  const { category: name = '' } = useParams();
  const params: ListingData = useLoaderData();
  const products = useResolvedValue(params.listing);
  if (products === null) return <Failed words={uiWords.anErrorOccurred} />;
  return <CategoryListing {...params} products={products} name={name} />;
}

interface CategoryListingProps extends Omit<ListingData, 'variables' | 'listing'> {
  name: string;
  /** undefined while they are loading. */
  products: Listing | undefined;
}

/** Title and heading are there while the products are loading, and remain the same elements afterwards. */
function CategoryListing({ name, source, page, filters, products }: CategoryListingProps) {
  const totalPages = products?.pageInfo.totalPages ?? 0;
  const isMissing = page === null || (products !== undefined && isPast(page, totalPages));
  const { plural, line } = useCategoryWords()(name);
  const count = products?.pageInfo.totalItems ?? undefined;
  const pieces = count === undefined ? '' : countProducts(count);
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
        shareImage={products?.shareImage}
        hidden={isMissing || filterParams(filters).length > 0}
      />
      <Heading name={name} count={isMissing ? undefined : count} />
      <ProductListing source={source} filters={filters} page={page} listing={products} />
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
        <output className={css.count}>{count !== undefined && countProducts(count)}</output>
        {line && <p className={css.subtitle}>{line}</p>}
      </header>
    </>
  );
}
