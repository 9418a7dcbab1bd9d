import DataLoader from 'dataloader';
import { getProductsLimits, getVariantsLimits } from '../../schema/generated/limits.ts';
import type { CatalogClient } from './client.ts';
import type { ProductNode, VariantNode } from './nodes.ts';

/** Products and variants by their keys; null for an unknown key, and for a text that cannot be a key. */
export interface CatalogLoaders {
  product: DataLoader<string, ProductNode | null>;
  variant: DataLoader<string, VariantNode | null>;
}

/** Creates the catalogue's loaders for one request. */
export function createCatalogLoaders({
  products,
  variants,
}: Pick<CatalogClient, 'products' | 'variants'>): CatalogLoaders {
  return {
    product: new DataLoader(products, { maxBatchSize: getProductsLimits.productId.maxItems }),
    variant: new DataLoader(variants, { maxBatchSize: getVariantsLimits.sku.maxItems }),
  };
}
