import type { ProductHeadFragment } from './product.graphql.generated.ts';
import { decimalRupees } from '../../../schema/money.ts';
import { cut } from '../../ui/format.ts';
import { Head, SERVED_JSON_LD } from '../../ui/Head.tsx';
import { absolute, isFetchable, productPath } from '../../paths.ts';
import { useVisit } from '../../ui/VisitContext.tsx';
import type { VariantChoice } from './useVariantChoice.ts';
import { properFabric } from '../../../schema/fabrics.ts';
import * as productWords from '../../words/product.ts';

/** The number of characters of a description that search engines show. */
const MAX_CHARACTERS = 155;

interface ProductHeadProps {
  product: ProductHeadFragment;
  choice: VariantChoice | undefined;
}

/** The head of a product's page: title, share card, and the offer for search engines. */
export function ProductHead({ product, choice }: ProductHeadProps) {
  const { origin } = useVisit();
  const { name, path } = product;
  return (
    <Head
      type="product"
      title={name}
      description={describe(product)}
      path={path}
      image={choice?.images[0]?.url}
      shareImage={choice?.color.cover.shareImage}
      jsonLd={import.meta.env.SSR ? offerOf(product, choice, (path) => absolute(origin, path)) : SERVED_JSON_LD}
    />
  );
}

/** The offer of the shown variant: the chosen one, otherwise the one that represents its colour. */
function offerOf(
  product: ProductHeadFragment,
  choice: VariantChoice | undefined,
  toUrl: (path: string) => string,
): object {
  const { name, path, fabric, pattern, rating, reviewCount, price, seller, weightGrams } = product;
  const variant = choice?.color.variants.find(({ sku }) => sku === choice.shownSku);
  return {
    '@type': 'Product',
    name,
    description: describe(product),
    url: toUrl(path),
    image: choice?.images
      .filter(({ url }) => isFetchable(url))
      .map(({ url, width, height }) =>
        width && height ? { '@type': 'ImageObject', url: toUrl(url), width, height } : toUrl(url),
      ),
    sku: variant?.sku,
    gtin13: variant?.gtin ?? undefined,
    color: choice?.color.name ?? undefined,
    size: variant?.size ?? undefined,
    material: fabric ? properFabric(fabric) : undefined,
    pattern: pattern ?? undefined,
    weight: weightGrams ? { '@type': 'QuantitativeValue', value: weightGrams, unitCode: 'GRM' } : undefined,
    brand: { '@type': 'Brand', name: product.brand ?? seller.shopName },
    offers: {
      '@type': 'Offer',
      url: toUrl(productPath(path, variant?.sku)),
      price: decimalRupees(price.amount),
      priceCurrency: 'INR',
      availability: `https://schema.org/${variant?.inStock ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@type': 'Organization', name: seller.shopName },
    },
    aggregateRating: reviewCount
      ? { '@type': 'AggregateRating', ratingValue: rating.toFixed(1), reviewCount }
      : undefined,
  };
}

const describe = ({ name, description, seller }: ProductHeadFragment): string =>
  cut(description ?? productWords.defaultDescription(name, seller.shopName), MAX_CHARACTERS);
