import { useLoaderData } from 'react-router-dom';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Failed } from '../ui/Failed.tsx';
import { HOME_PATH, productsPath } from '../paths.ts';
import css from './CategoryPage.module.css';
import { filterParams } from './filters/filters.ts';
import { ListingHead } from './listing/ListingHead.tsx';
import type { ListingData } from './loaders.ts';
import { isPast } from '../ui/page-numbers.ts';
import { countProducts, ProductListing } from './listing/ProductListing.tsx';
import { useResolvedValue } from './listing/useResolvedValue.ts';
import { useShop } from '../shop/useShop.ts';
import * as appWords from '../words/app.ts';
import * as uiWords from '../words/ui.ts';

/** `/products?page={n}`: all products of the shop, with the filters and pages of a category. */
export function AllProductsPage() {
  const { name, trade } = useShop();
  const { source, page, filters, listing }: ListingData = useLoaderData();
  const products = useResolvedValue(listing);
  if (products === null) return <Failed words={uiWords.anErrorOccurred} />;
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
        <output className={css.count}>{typeof total === 'number' && countProducts(total)}</output>
      </header>
      <ProductListing source={source} filters={filters} page={page} listing={products} />
    </div>
  );
}
