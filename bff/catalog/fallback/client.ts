import { loadMany } from '../../platform/batch.ts';
import { Failure, nullIfNotFound } from '../../platform/failures.ts';
import type { Rest } from '../../platform/rest.ts';
import { emptyPageNode, productPageNode, type ProductPageNode, type ProductQuery } from '../nodes.ts';
import { loadEachProduct, type CatalogOptions, type CatalogReads } from '../rich-client.ts';
import { countCatalogue } from './counts.ts';
import { isPriceRangeOnly, searchCatalogue } from './search.ts';

/** The catalogue of a host without additions: the gateway reads the whole catalogue, and searches and counts in it. */
export function createFallbackCatalog({ rest, deadline, cache }: CatalogOptions): CatalogReads {
  const catalogue = () => deadline.race(cache.catalogue());
  const products = async () => (await catalogue()).products;
  const taggedProducts = () => deadline.race(cache.taggedProducts());
  /** Without the tags the counts of all other filters are still right. */
  const taggedIfPossible = async () => {
    try {
      return await taggedProducts();
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return products();
    }
  };
  return {
    categories: async () => (await catalogue()).categories,
    search: async (query) => {
      if (isPriceRangeOnly(query)) return searchByPrice(rest, query);
      const needsTags = query.collection !== undefined || query.occasion !== undefined;
      return searchCatalogue(await (needsTags ? taggedProducts() : products()), query);
    },
    filterCounts: async (query) => countCatalogue(await taggedIfPossible(), query),
    products: (ids) => loadEachProduct(rest, ids),
    variants: (skus) => loadMany(skus, async () => (await catalogue()).variants),
  };
}

/** The specification has a call for a range of prices. */
async function searchByPrice(rest: Rest, { minPrice, maxPrice, page = 1 }: ProductQuery): Promise<ProductPageNode> {
  const answer = await nullIfNotFound(rest('getProductsByPrice', { minPrice, maxPrice, page }));
  return answer ? productPageNode(answer, page) : emptyPageNode(page);
}
