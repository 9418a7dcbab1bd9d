import type { ProductNode, ProductQuery } from './nodes.ts';
import type { CatalogReads } from './rich-client.ts';

/**
 * Products like this one, at most `count`: of its category and in stock, those of its fabric before all others. Each list goes on
 * behind the product itself and round at its end, so that not all products of a fabric lead to the same four.
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

/** What is asked for, one after the other until there are enough. */
function queriesFor({ category, fabric }: ProductNode): ProductQuery[] {
  const ofCategory: ProductQuery = { category: category.name, inStock: true };
  return fabric ? [{ ...ofCategory, fabric: [fabric] }, ofCategory] : [ofCategory];
}
