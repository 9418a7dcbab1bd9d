import { CATEGORIES } from '../../schema/shop.ts';
import { memoizeByObject } from '../host/cache.ts';
import { nullIfNotFound } from '../host/failures.ts';
import type { Rest } from '../host/rest.ts';
import type { HostResponse } from '../host/contract.ts';
import { createTagger } from './basic-host/tags.ts';
import { productNode, type CategoryNode, type ProductNode, type VariantNode } from './nodes.ts';

/** The whole catalogue of a host at one moment. */
export interface CatalogueSnapshot {
  /** In the catalogue's order. */
  products: ProductNode[];
  categories: CategoryNode[];
  variants: ReadonlyMap<string, VariantNode>;
  byId: ReadonlyMap<string, ProductNode>;
}
/** The data of the public catalogue that all requests share, besides cached responses. */
export interface CatalogueCache {
  /** Adds collections and occasions to products, by the specification's calls; at most five minutes old. */
  addTags(products: ProductNode[]): Promise<ProductNode[]>;
  /** Drops everything after a change of the catalogue. */
  clear(): void;
}

/** Creates an empty cache. It reads the tags at their first use. */
export function createCatalogueCache(rest: Rest): CatalogueCache {
  return createTagger(rest);
}

const NOTHING: HostResponse<'getCatalogue'> = { products: [], categoryCounts: {} };

/** Reads the whole catalogue by the specification's call. A host may respond with 404 for an empty one. */
export async function readCatalogue(rest: Rest): Promise<CatalogueSnapshot> {
  return toSnapshot((await nullIfNotFound(rest('getCatalogue', {}))) ?? NOTHING);
}

const toSnapshot = memoizeByObject(({ products, categoryCounts }: HostResponse<'getCatalogue'>): CatalogueSnapshot => {
  const nodes = products.map((product) => productNode(product));
  return {
    products: nodes,
    categories: categoriesOf(nodes, new Map(Object.entries(categoryCounts))),
    variants: new Map(nodes.flatMap(({ variants }) => variants.map((variant) => [variant.sku, variant]))),
    byId: new Map(nodes.map((node) => [node.id, node])),
  };
});

/**
 * Returns the shop's categories in the order of its menus, then the host's other categories. Products are counted if
 * the host sends no number, or a negative one.
 */
function categoriesOf(products: readonly ProductNode[], counts: ReadonlyMap<string, number>): CategoryNode[] {
  const byCategory = Map.groupBy(products, ({ category }) => category.name);
  const names = new Set<string>([...CATEGORIES, ...counts.keys(), ...byCategory.keys()]);
  const countOf = (name: string) => {
    const count = counts.get(name);
    return count !== undefined && count >= 0 ? count : (byCategory.get(name)?.length ?? 0);
  };
  return [...names].map((name) => ({ name, productCount: countOf(name) }));
}
