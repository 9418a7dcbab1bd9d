import { productColorPath, productPath } from '../../paths.ts';

/** A variant of a search's result, as far as its address needs it. */
interface MatchingVariant {
  sku: string;
  color: string | null;
  size: string | null;
}

/** A product's page that shows this variant; of one that comes in sizes its colour, for the shopper has chosen no size. */
export function matchingPath(path: string, { sku, color, size }: MatchingVariant): string {
  return size === null || color === null ? productPath(path, sku) : productColorPath(path, color);
}
