import { useLoaderData } from 'react-router-dom';
import { useSearchPage } from './search/search.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Failed } from '../ui/Failed.tsx';
import { counted } from '../ui/format.ts';
import { HOME_PATH, productsPath } from '../paths.ts';
import css from './CategoryPage.module.css';
import { filterParams } from './filters/filters.ts';
import type { ListingParams } from './listing/listing-url.ts';
import { ListingHead } from './listing/ListingHead.tsx';
import { isPast } from '../ui/page-numbers.ts';
import { ProductListing } from './listing/ProductListing.tsx';
import { useShop } from '../shop/useShop.ts';
import * as appWords from '../words/app.ts';
import * as listingWords from '../words/listing.ts';
import * as uiWords from '../words/ui.ts';

/** `/products?page={n}`: all products of the shop, with filters and pages as a category has them. */
export function AllProductsPage() {
  const { name, trade } = useShop();
  const { source, page, filters, variables }: ListingParams = useLoaderData();
  const { data, error } = useSearchPage({ search: source.search, soldOutLast: true, ...variables });
  const products = data?.products;
  if (!products && error) return <Failed words={uiWords.anErrorOccurred} />;
  const totalPages = products?.pageInfo.totalPages ?? 0;
  const isMissing = page === null || (products !== undefined && isPast(page, totalPages));
  const total = isMissing ? null : products?.pageInfo.totalItems;
  return (
    <div className={`page ${css.listing}`}>
      <ListingHead
        title={appWords.allProducts}
        shortTitle={appWords.allProducts}
        description={`${name}: ${trade}.`}
        pathOf={productsPath}
        page={isMissing ? 1 : page}
        totalPages={isMissing ? 1 : totalPages}
        first={products?.nodes[0]}
        hidden={isMissing || filterParams(filters).length > 0}
      />
      <Breadcrumb trail={[{ name: uiWords.home, to: HOME_PATH }, { name: appWords.allProducts }]} />
      <header className={css.heading}>
        <h1>{appWords.allProducts}</h1>
        <output className={css.count}>
          {typeof total === 'number' && counted(total, listingWords.handDyedProduct)}
        </output>
      </header>
      <ProductListing source={source} filters={filters} page={page} listing={products ?? null} />
    </div>
  );
}
