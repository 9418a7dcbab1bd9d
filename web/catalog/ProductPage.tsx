import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { useProductPage, type ProductPageQuery } from './product/product.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { DeliveryCheck } from './delivery/DeliveryCheck.tsx';
import { ShareLinks } from './product/ShareLinks.tsx';
import { useVariantChoice, wantedPath, type VariantChoice, type WantedVariant } from './product/useVariantChoice.ts';
import { NoVariants } from './product/StockStatus.tsx';
import { VariantChooser } from './product/VariantChooser.tsx';
import { ProductDetails } from './product/ProductDetails.tsx';
import { Gallery } from './product/Gallery.tsx';
import { ProductCrumbs } from './product/ProductCrumbs.tsx';
import { ProductHead } from './product/ProductHead.tsx';
import { ReturnPolicy } from './product/ReturnPolicy.tsx';
import { ProductSummary } from './product/ProductSummary.tsx';
import { useShop } from '../shop/useShop.ts';
import css from './ProductPage.module.css';
import { LatePart } from '../ui/LatePart.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import * as catalogWords from '../words/catalog.ts';
import * as productWords from '../words/product.ts';

type Product = NonNullable<ProductPageQuery['product']>;

const loadSimilar = () => import('./suggestions/SimilarProducts.tsx').then(({ SimilarProducts }) => SimilarProducts);

/**
 * `/{category}/{name-with-dashes}/{productId}?variant={sku}`, or `?color={name}` while no size is chosen: one product with its
 * pictures, colours, sizes and reviews.
 */
export function ProductPage() {
  const { productId = '' } = useParams();
  const [search] = useSearchParams();
  const { pageSizes } = useShop();
  const { data } = useProductPage({ id: productId, reviews: pageSizes.reviews });
  if (!data) return <Failed words={catalogWords.failedToFetchProduct} />;
  if (!data.product) return <NotFound words={catalogWords.productNotFound} />;
  const wanted = { sku: search.get('variant'), color: search.get('color') };
  return <ProductView key={data.product.id} product={data.product} wanted={wanted} />;
}

function ProductView({ product, wanted }: { product: Product; wanted: WantedVariant }) {
  const choice = useVariantChoice(product, wanted);
  const { path, search } = shownPage(product.path, choice);
  return (
    <div className={`page ${css.page}`}>
      <ProductHead product={product} choice={choice} />
      <ProductCrumbs product={product} category={product.category.name} />
      <div className={css.product}>
        {choice && (
          <Gallery key={choice.color.cover.sku} images={choice.images} inStock={choice.inStock} name={product.name} />
        )}
        <div className={css.summary}>
          <ProductSummary product={product} sku={choice?.shownSku} search={search}>
            {choice ? <VariantChooser product={product} choice={choice} stickyProduct={product} /> : <NoVariants />}
            {choice?.inStock && <DeliveryCheck skus={[choice.shownSku]} />}
            {choice && <ShareLinks name={product.name} size={choice.variant?.size} path={path} />}
          </ProductSummary>
        </div>
        <div className={css.tabs}>
          <ProductTabs product={product} />
        </div>
      </div>
      <LatePart load={loadSimilar} />
    </div>
  );
}

/** The page's own path with what is chosen, and that path's query. */
function shownPage(productPath: string, choice: VariantChoice | undefined) {
  const wanted = choice?.variant ?? { color: choice?.color.name };
  const path = wantedPath(productPath, wanted);
  return { path, search: path.slice(productPath.length) || undefined };
}

/** The reviews are a child route of this page, because the catalogue imports nothing of the reviews. */
function ProductTabs({ product }: { product: Product }) {
  const description = product.description ?? productWords.noDescription;
  const tabs = [
    { id: 'details', name: productWords.productDetails, panel: <ProductDetails product={product} /> },
    { id: 'description', name: productWords.description, panel: <p className={css.description}>{description}</p> },
    { id: 'reviews', name: productWords.reviews, panel: <Outlet /> },
    { id: 'return-policy', name: productWords.returnPolicy, panel: <ReturnPolicy /> },
  ];
  return <Tabs key={product.id} label={productWords.aboutThisProduct} tabs={tabs} />;
}
