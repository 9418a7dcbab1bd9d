import * as productWords from '../words/product.ts';
import * as uiWords from '../words/ui.ts';
import { Outlet, useLoaderData, useSearchParams, Link } from 'react-router-dom';
import type { ProductData } from './product/product-data.ts';
import { DeliveryCheck } from './delivery/DeliveryCheck.tsx';
import { PriceNotice } from './notices/PriceNotice.tsx';
import { ShareLinks } from './product/ShareLinks.tsx';
import { useVariantChoice, wantedPath, type VariantChoice, type WantedVariant } from './product/useVariantChoice.ts';
import { NoVariants } from './product/StockStatus.tsx';
import { VariantChooser } from './product/VariantChooser.tsx';
import { ProductDetails } from './product/ProductDetails.tsx';
import { Gallery } from './product/Gallery.tsx';
import { ProductHead } from './product/ProductHead.tsx';
import { ProductSummary } from './product/ProductSummary.tsx';
import { LazySuggestions } from './suggestions/LazySuggestions.tsx';
import css from './ProductPage.module.css';
import { Tabs } from '../ui/Tabs.tsx';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { cut, counted, dayRange } from '../ui/format.ts';
import { categoryPath, HOME_PATH, policiesPath } from '../paths.ts';
import { useShop } from '../shop/useShop.ts';

/**
 * `/{category}/{name-with-dashes}/{productId}?variant={sku}`, or `?color={name}` while no size is chosen: one product with its
 * pictures, colours, sizes and reviews.
 */
export function ProductPage() {
  const product: ProductData = useLoaderData();
  const [search] = useSearchParams();
  const wanted = { sku: search.get('variant'), color: search.get('color') };
  return <ProductView key={product.id} product={product} wanted={wanted} />;
}

function ProductView({ product, wanted }: { product: ProductData; wanted: WantedVariant }) {
  const choice = useVariantChoice(product, wanted);
  const { path, search } = shownPage(product.path, choice);
  return (
    <div className={`page ${css.page}`}>
      <ProductHead product={product} choice={choice} />
      <ProductCrumbs name={product.name} category={product.category.name} />
      <div className={css.product}>
        {choice && (
          <Gallery key={choice.color.cover.sku} images={choice.images} inStock={choice.inStock} name={product.name} />
        )}
        <div className={css.summary}>
          <ProductSummary product={product} sku={choice?.shownSku} search={search}>
            {choice ? <VariantChooser product={product} choice={choice} stickyProduct={product} /> : <NoVariants />}
            {choice && <PriceNotice key={choice.shownSku} sku={choice.shownSku} />}
            {choice?.inStock && <DeliveryCheck skus={[choice.shownSku]} />}
            {choice && <ShareLinks name={product.name} size={choice.variant?.size} path={path} />}
          </ProductSummary>
        </div>
        <div className={css.tabs}>
          <ProductTabs product={product} />
        </div>
      </div>
      <LazySuggestions load={async () => (await import('./suggestions/SuggestedProducts.tsx')).ProductSuggestions} />
    </div>
  );
}

/** The page's path with the chosen options, and that path's query. */
function shownPage(productPath: string, choice: VariantChoice | undefined) {
  const wanted = choice?.variant ?? { color: choice?.color.name };
  const path = wantedPath(productPath, wanted);
  return { path, search: path.slice(productPath.length) || undefined };
}

/** The reviews are a child route of this page, because the catalogue imports nothing of the reviews. */
function ProductTabs({ product }: { product: ProductData }) {
  const description = product.description ?? productWords.noDescription;
  const tabs = [
    { id: 'details', name: productWords.productDetails, panel: <ProductDetails product={product} /> },
    { id: 'description', name: productWords.description, panel: <p className={css.description}>{description}</p> },
    { id: 'reviews', name: productWords.reviews, panel: <Outlet context={product} /> },
    { id: 'return-policy', name: productWords.returnPolicy, panel: <ReturnPolicy /> },
  ];
  return <Tabs key={product.id} label={productWords.aboutThisProduct} tabs={tabs} />;
}

/** Characters of a name that a breadcrumb shows. */
const MAX_CHARACTERS = 22;

/** The breadcrumb from the home page through the category to this product, whose name is cut to fit. */
export function ProductCrumbs({ name, category }: { name: string; category: string }) {
  const trail = [
    { name: uiWords.home, to: HOME_PATH },
    { name: category, to: categoryPath(category) },
  ];
  return <Breadcrumb trail={[...trail, { name: cut(name, MAX_CHARACTERS) }]} />;
}

/** The return policy in two sentences, and a link to the full policy. */
export function ReturnPolicy() {
  const { returnDays, returnRefundDays, damageHours } = useShop().policies;
  return (
    <p>
      <span>{productWords.returnWithin(counted(returnDays, productWords.day))}</span>
      <span className="no-break">{dayRange(returnRefundDays)}</span>
      <span>{productWords.refundAndDamage(counted(damageHours, productWords.hour))}</span>
      <Link to={policiesPath('returns')}>{productWords.readReturnPolicy}</Link>
    </p>
  );
}
