import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { useProductPage, type ProductPageQuery } from './product/product.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { ShareLinks } from './product/ShareLinks.tsx';
import { chooseVariant, VariantChooser } from './product/VariantChooser.tsx';
import { ProductDetails } from './product/ProductDetails.tsx';
import { Gallery } from './product/Gallery.tsx';
import { ProductCrumbs } from './product/ProductCrumbs.tsx';
import { ProductHead } from './product/ProductHead.tsx';
import { ReturnPolicy } from './product/ReturnPolicy.tsx';
import { ProductSummary } from './product/ProductSummary.tsx';
import { useShop } from '../shop/useShop.ts';
import css from './ProductPage.module.css';
import { Tabs } from '../ui/Tabs.tsx';

type Product = NonNullable<ProductPageQuery['product']>;

/** `/{category}/{name-with-dashes}/{productId}?variant={sku}`: one product with its pictures, colours and reviews. */
export function ProductPage() {
  const { productId = '' } = useParams();
  const [search] = useSearchParams();
  const { pageSizes } = useShop();
  const { data } = useProductPage({ id: productId, reviews: pageSizes.reviews });
  if (!data) return <Failed words="Failed to fetch product." />;
  if (!data.product) return <NotFound words="We could not find this product." />;
  return <ProductView product={data.product} wanted={search.get('variant')} />;
}

function ProductView({ product, wanted }: { product: Product; wanted: string | null }) {
  const variant = chooseVariant(product.variants, wanted);
  return (
    <div className={`page ${css.page}`}>
      <ProductHead product={product} sku={variant?.sku} />
      <ProductCrumbs product={product} category={product.category.name} />
      <div className={css.product}>
        {variant && <Gallery key={variant.sku} variant={variant} />}
        <div className={css.summary}>
          <ProductSummary product={product} sku={variant?.sku}>
            {variant && (
              <VariantChooser
                path={product.path}
                variants={product.variants}
                variant={variant}
                stickyProduct={product}
              />
            )}
            {variant && <ShareLinks name={product.name} path={product.path} sku={variant.sku} />}
          </ProductSummary>
        </div>
        <div className={css.tabs}>
          <ProductTabs product={product} />
        </div>
      </div>
    </div>
  );
}

/** The reviews are a child route of this page, because the catalogue imports nothing of the reviews. */
function ProductTabs({ product }: { product: Product }) {
  const description = product.description ?? 'No description available for this product!';
  const tabs = [
    { id: 'details', name: 'Product Details', panel: <ProductDetails product={product} /> },
    { id: 'description', name: 'Description', panel: <p className={css.description}>{description}</p> },
    { id: 'reviews', name: 'Reviews', panel: <Outlet /> },
    { id: 'return-policy', name: 'Return Policy', panel: <ReturnPolicy /> },
  ];
  return <Tabs key={product.id} label="About this piece" tabs={tabs} />;
}
