import { CATEGORIES } from '../../../schema/shop.ts';
import type { Has } from '../../platform/additions.ts';
import { keep, once } from '../../platform/kept.ts';
import type { Rest } from '../../platform/rest.ts';
import type { Answer } from '../../platform/upstream/contract.ts';
import { productNode, type CategoryNode, type ProductNode, type VariantNode } from '../nodes.ts';
import { openTags } from './tags.ts';

const KEPT_MS = 60_000;

/** The whole catalogue of a host, ready to be looked things up in. */
export interface Shelf {
  /** In the catalogue's own order. */
  products: ProductNode[];
  categories: CategoryNode[];
  variants: ReadonlyMap<string, VariantNode>;
}
/** What is kept of the public catalogue between requests: at most one of each, for at most a minute, its tags for five. */
export interface Shelves {
  catalogue(): Promise<Shelf>;
  /** The catalogue's products with their collections and occasions, on a host that has no search of its own. */
  tagged(): Promise<ProductNode[]>;
  categories(has: Has): Promise<CategoryNode[]>;
  /** Forgets all: somebody has changed the catalogue. */
  forget(): void;
}

/** Opens empty shelves; each is filled when it is first asked for. */
export function openShelves(rest: Rest): Shelves {
  const catalogue = keep(KEPT_MS, async () => shelfOf(await rest('getCatalogue', {})));
  const tell = openTags(rest);
  const tagged = keep(KEPT_MS, async () => tell((await catalogue()).products));
  const categories = keep(KEPT_MS, async () => (await rest('getCategories', {})).categories);
  return {
    catalogue,
    tagged,
    forget: () => {
      catalogue.forget();
      tagged.forget();
      categories.forget();
    },
    categories: async (has) => (has('categories') ? categories() : (await catalogue()).categories),
  };
}

const shelfOf = once(({ products, categoryCounts }: Answer<'getCatalogue'>): Shelf => {
  const nodes = products.map((product) => productNode(product));
  return {
    products: nodes,
    categories: categoriesOf(new Map(Object.entries(categoryCounts))),
    variants: new Map(nodes.flatMap(({ variants }) => variants.map((variant) => [variant.sku, variant]))),
  };
});

/** The shop's own categories in the order of its menus, then whatever else the host has. */
function categoriesOf(counts: ReadonlyMap<string, number>): CategoryNode[] {
  const names = new Set<string>([...CATEGORIES, ...counts.keys()]);
  return [...names].map((name) => ({ name, productCount: counts.get(name) ?? 0 }));
}
