import { useFragment } from '@apollo/client/react';
import { ProductHeadFragmentDoc, type ProductHeadFragment } from './product.graphql.generated.ts';
import { decimalRupees } from '../../../schema/money.ts';
import { cut } from '../../ui/format.ts';
import { Head } from '../../ui/Head.tsx';
import { absolute, productPath } from '../../paths.ts';
import { useVisit } from '../../ui/VisitContext.tsx';
import type { ProductRef } from '../entity-refs.ts';
import type { VariantChoice } from './useVariantChoice.ts';
import { properFabric } from '../../../schema/fabrics.ts';
import * as productWords from '../../words/product.ts';

/** Characters of a description that search engines show. */
const MAX_CHARACTERS = 155;

/** The head of a product's page: title, share card, and the offer as search engines read it. */
export function ProductHead({ product: { id }, choice }: { product: ProductRef; choice: VariantChoice | undefined }) {
  const { origin } = useVisit();
  const from = { __typename: 'Product' as const, id };
  const { data, complete } = useFragment({ fragment: ProductHeadFragmentDoc, fragmentName: 'ProductHead', from });
  if (!complete) return null;
  const { name, path } = data;
  return (
    <Head
      type="product"
      title={name}
      description={describe(data)}
      path={path}
      image={choice?.images[0]?.url}
      jsonLd={offerOf(data, choice, (path) => absolute(origin, path))}
    />
  );
}

/** The offer of what is on show: of what is chosen, else of the variant that stands for its colour. */
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
    image: choice?.images.map(({ url, width, height }) =>
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
