import { Outlet, useParams, useSearchParams } from 'react-router-dom';
import { useProductPage, type ProductPageQuery } from './product/product.graphql.generated.ts';
import { Failed } from '../ui/Failed.tsx';
import { NotFound } from '../ui/NotFound.tsx';
import { ShareLinks } from './product/ShareLinks.tsx';
import { VariantChooser } from './product/VariantChooser.tsx';
import { Details } from './product/Details.tsx';
import { Gallery } from './product/Gallery.tsx';
import { ProductCrumbs } from './product/ProductCrumbs.tsx';
import { ProductHead } from './product/ProductHead.tsx';
import { ReturnPolicy } from './product/ReturnPolicy.tsx';
import { Summary } from './product/Summary.tsx';
import { chooseVariant } from './product/choose-variant.ts';
import css from './ProductPage.module.css';
import { Tabs } from '../ui/Tabs.tsx';

type Product = NonNullable<ProductPageQuery['product']>;

/** `/{category}/{name-with-dashes}/{productId}?variant={sku}`: one piece, to look at closely and choose a colour of. */
export function ProductPage() {
  const { productId = '' } = useParams();
  const [search] = useSearchParams();
  const { data } = useProductPage({ id: productId });
  if (!data) return <Failed words="Failed to fetch product." />;
  if (!data.product) return <NotFound words="We could not find this product." />;
  return <Page product={data.product} wanted={search.get('variant')} />;
}

function Page({ product, wanted }: { product: Product; wanted: string | null }) {
  const variant = chooseVariant(product.variants, wanted);
  return (
    <div className={`page ${css.page}`}>
      <ProductHead product={product} sku={variant?.sku} />
      <ProductCrumbs product={product} category={product.category.name} />
      <div className={css.product}>
        {variant && <Gallery key={variant.sku} variant={variant} />}
        <div className={css.facts}>
          <Summary product={product} sku={variant?.sku}>
            {variant && (
              <VariantChooser path={product.path} variants={product.variants} variant={variant} stays={product} />
            )}
            {variant && <ShareLinks name={product.name} path={product.path} sku={variant.sku} />}
          </Summary>
        </div>
        <div className={css.more}>
          <ProductTabs product={product} />
        </div>
      </div>
    </div>
  );
}

/** The reviews are a route of their own inside this one: what others say is no business of the catalogue. */
function ProductTabs({ product }: { product: Product }) {
  const description = product.description ?? 'No description available for this product!';
  const tabs = [
    { id: 'details', name: 'Product Details', panel: <Details product={product} /> },
    { id: 'description', name: 'Description', panel: <p className={css.description}>{description}</p> },
    { id: 'reviews', name: 'Reviews', panel: <Outlet /> },
    { id: 'return-policy', name: 'Return Policy', panel: <ReturnPolicy /> },
  ];
  return <Tabs key={product.id} label="About this piece" tabs={tabs} />;
}
