import { productColorPath, productPath } from '../../paths.ts';
import type { Listing } from '../listing/ProductListing.tsx';
import type { SearchPageQuery } from './search.loader.graphql.generated.ts';

/** The fields of a found variant that its address needs. */
interface MatchingVariant {
  sku: string;
  color: string | null;
  size: string | null;
}

/** A product's page that shows this variant. If the product has sizes, only the colour, because the shopper has chosen no size. */
export function matchingPath(path: string, { sku, color, size }: MatchingVariant): string {
  return size === null || color === null ? productPath(path, sku) : productColorPath(path, color);
}

/** Returns the found products, each with the variant whose colour the text names, if there is one. */
export function toListing(found: NonNullable<SearchPageQuery['products']>): Listing {
  const nodes = found.nodes.map(({ matchingVariant: cover, ...product }) =>
    cover ? { ...product, shown: { cover, path: matchingPath(product.path, cover), color: cover.color } } : product,
  );
  return { ...found, nodes };
}
