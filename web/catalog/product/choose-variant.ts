/** As much of a variant as it takes to choose one. */
interface Choosable {
  sku: string;
  inStock: boolean;
}

/**
 * The variant that a product's page shows: the one that the address names, else (also for a sku that is none of
 * the product's own) the first in stock, else the first. undefined for a product without variants.
 */
export const chooseVariant = <V extends Choosable>(variants: readonly V[], wanted: string | null): V | undefined =>
  variants.find(({ sku }) => sku === wanted) ?? variants.find(({ inStock }) => inStock) ?? variants[0];
