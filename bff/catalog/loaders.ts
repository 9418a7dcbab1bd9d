import DataLoader from 'dataloader';
import { MAX_KEYS } from '../../schema/vocabulary.ts';
import { orNull } from '../platform/failures.ts';
import { among, eachOf } from '../platform/keys.ts';
import type { Catalog, CatalogParts } from './client.ts';
import { productNode, variantNode, type ProductNode, type VariantNode } from './nodes.ts';

/** Things of the catalogue by their keys; null for what doesn't exist, whatever its key looks like. */
export interface CatalogLoaders {
  product: DataLoader<string, ProductNode | null>;
  variant: DataLoader<string, VariantNode | null>;
}

/** Makes the catalogue's loaders for one request: one call for many keys where the host has it, else one for each. */
export function catalogLoaders({ rest, has }: Pick<CatalogParts, 'rest' | 'has'>, catalog: Catalog): CatalogLoaders {
  const oneProduct = async (productId: string) => {
    const answer = await orNull(rest('getProduct', { productId }));
    return answer && productNode(answer.product);
  };
  const manyProducts = async (ids: string[]) => {
    const { products } = await rest('getProducts', { productId: ids });
    return new Map(products.map((product) => [product.productId, productNode(product)]));
  };
  const manyVariants = async (skus: string[]) => {
    const { variants } = await rest('getVariants', { sku: skus });
    return new Map(variants.map((variant) => [variant.sku, variantNode(variant)]));
  };

  return {
    product: new DataLoader(
      (ids) => (has('products') && ids.length > 1 ? among(ids, manyProducts) : eachOf(ids, oneProduct)),
      { maxBatchSize: MAX_KEYS },
    ),
    variant: new DataLoader(
      (skus) => among(skus, has('variants') ? manyVariants : async () => (await catalog.shelf()).variants),
      { maxBatchSize: MAX_KEYS },
    ),
  };
}
