import type { ProductNode, ProductQuery } from './nodes.ts';
import type { CatalogReads } from './rich-host.ts';

/**
 * Returns at most `count` similar products: in stock, of its category, those of its fabric first. Each list starts
 * after the product itself and wraps around, so that not all products of a fabric have the same four.
 */
export async function readSimilarProducts(
  { search }: Pick<CatalogReads, 'search'>,
  product: ProductNode,
  count: number,
): Promise<ProductNode[]> {
  const found: ProductNode[] = [];
  for (const query of queriesFor(product)) {
    const { nodes } = await search(query);
    const known = new Set([product, ...found].map(({ id }) => id));
    const next = nodes.findIndex(({ id }) => id === product.id) + 1;
    found.push(...[...nodes.slice(next), ...nodes.slice(0, next)].filter(({ id }) => !known.has(id)));
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

/** The queries, in order, until there are enough products. */
function queriesFor({ category, fabric }: ProductNode): ProductQuery[] {
  const ofCategory: ProductQuery = { category: category.name, inStock: true };
  return fabric ? [{ ...ofCategory, fabric: [fabric] }, ofCategory] : [ofCategory];
}
