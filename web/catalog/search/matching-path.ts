import { foldText, isOneOfSkus, skusIn } from '../../../schema/matching.ts';
import { productColorPath, productPath } from '../../paths.ts';
import type { Listing } from '../listing/ProductListing.tsx';
import type { SearchPageQuery } from './search.loader.graphql.generated.ts';

/** The fields of a found variant that its address needs. */
interface MatchingVariant {
  sku: string;
  color: string | null;
  size: string | null;
}

/**
 * A product's page that shows the variant which a search text names. If the product has sizes and the text is no SKU, only the
 * colour, because the shopper has chosen no size.
 */
export function matchingPath(path: string, variant: MatchingVariant, text: string): string {
  const { color } = variant;
  return color === null || isChosen(variant, text) ? productPath(path, variant.sku) : productColorPath(path, color);
}

/** Whether a search text leaves no size to choose. */
const isChosen = ({ sku, size }: MatchingVariant, text: string): boolean =>
  size === null || isOneOfSkus(sku, skusIn(foldText(text)));

/** Returns the found products, each with the variant whose SKU or colour the text names, if there is one. */
export function toListing(found: NonNullable<SearchPageQuery['products']>, text: string): Listing {
  const nodes = found.nodes.map(({ matchingVariant: cover, ...product }) =>
    cover ? { ...product, shown: shownOf(product.path, cover, text) } : product,
  );
  return { ...found, nodes };
}

const shownOf = <Cover extends MatchingVariant>(path: string, cover: Cover, text: string) => ({
  cover,
  path: matchingPath(path, cover, text),
  color: cover.color,
  sku: isChosen(cover, text) ? cover.sku : undefined,
});
