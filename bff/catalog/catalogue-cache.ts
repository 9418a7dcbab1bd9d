import { CATEGORIES } from '../../schema/shop.ts';
import { createCachedValue, memoizeByObject } from '../platform/cache.ts';
import type { Rest } from '../platform/rest.ts';
import type { Answer } from '../platform/upstream/contract.ts';
import { createTagger } from './fallback/tags.ts';
import { productNode, type CategoryNode, type ProductNode, type VariantNode } from './nodes.ts';

const TTL_MS = 60_000;

/** The whole catalogue of a host at one moment. */
export interface CatalogueSnapshot {
  /** In the catalogue's own order. */
  products: ProductNode[];
  categories: CategoryNode[];
  variants: ReadonlyMap<string, VariantNode>;
}
/** What all requests share of the public catalogue. The tags are at most five minutes old, the rest one minute. */
export interface CatalogueCache {
  /** The whole catalogue, by the specification's own call. */
  catalogue(): Promise<CatalogueSnapshot>;
  /** All products with their collections and occasions, by the specification's own calls. */
  taggedProducts(): Promise<ProductNode[]>;
  /** The categories, by an addition. */
  categories(): Promise<CategoryNode[]>;
  /** Drops everything after a change of the catalogue. */
  clear(): void;
}

/** Makes an empty cache. It reads each part at its first use. */
export function createCatalogueCache(rest: Rest): CatalogueCache {
  const catalogue = createCachedValue(TTL_MS, async () => toSnapshot(await rest('getCatalogue', {})));
  const addTags = createTagger(rest);
  const taggedProducts = createCachedValue(TTL_MS, async () => addTags((await catalogue()).products));
  const categories = createCachedValue(TTL_MS, async () => (await rest('getCategories', {})).categories);
  return {
    catalogue,
    taggedProducts,
    categories,
    clear: () => {
      catalogue.clear();
      taggedProducts.clear();
      categories.clear();
    },
  };
}

const toSnapshot = memoizeByObject(({ products, categoryCounts }: Answer<'getCatalogue'>): CatalogueSnapshot => {
  const nodes = products.map((product) => productNode(product));
  return {
    products: nodes,
    categories: categoriesOf(new Map(Object.entries(categoryCounts))),
    variants: new Map(nodes.flatMap(({ variants }) => variants.map((variant) => [variant.sku, variant]))),
  };
});

/** The shop's own categories in the order of its menus, then the host's other categories. */
function categoriesOf(counts: ReadonlyMap<string, number>): CategoryNode[] {
  const names = new Set<string>([...CATEGORIES, ...counts.keys()]);
  return [...names].map((name) => ({ name, productCount: counts.get(name) ?? 0 }));
}
