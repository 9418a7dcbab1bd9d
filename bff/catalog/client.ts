import type { FilterCount } from '../generated/resolvers.ts';
import type { Has } from '../platform/additions.ts';
import { Failure, orNull } from '../platform/failures.ts';
import { once } from '../platform/kept.ts';
import type { Rest } from '../platform/rest.ts';
import type { Scope } from '../platform/upstream/scope.ts';
import { countCatalogue, countNodes } from './whole/counts.ts';
import {
  pageNode,
  productNode,
  type CategoryNode,
  type ProductNode,
  type ProductPageNode,
  type ProductQuery,
  type RestPage,
} from './nodes.ts';
import { isOfPrices, searchCatalogue } from './whole/search.ts';
import type { Shelf, Shelves } from './whole/shelves.ts';

/** The catalogue for one GraphQL request. */
export interface Catalog {
  /** All categories, in the order of the menus, with their counts. */
  categories(): Promise<CategoryNode[]>;
  /** The category of this name in any case of letters; null when there is none. */
  category(name: string): Promise<CategoryNode | null>;
  /** How many products a category has. */
  productCount(category: CategoryNode): number | Promise<number>;
  /** One page of a category in the catalogue's own order; no nodes past the last. */
  page(category: string, page: number): Promise<ProductPageNode>;
  /** One page of search results. */
  search(query: ProductQuery): Promise<ProductPageNode>;
  /** For each filter's values how many products there would be, all other filters kept; null when the host can't tell. */
  filterCounts(query: ProductQuery): Promise<FilterCount[] | null>;
  /** The whole catalogue, at most a minute old. */
  shelf(): Promise<Shelf>;
}

/** What a domain's client needs of the gateway for one request. */
export interface CatalogParts {
  rest: Rest;
  has: Has;
  scope: Scope;
  shelves: Shelves;
}

/** Makes the catalogue of one request. */
export function openCatalog({ rest, has, scope, shelves }: CatalogParts): Catalog {
  const categories = () => scope.wait(shelves.categories(has));
  const shelf = () => scope.wait(shelves.catalogue());
  const category = async (name: string) => {
    const wanted = name.toLowerCase();
    return (await categories()).find((one) => one.name.toLowerCase() === wanted) ?? null;
  };
  const pages = new Map<string, Promise<ProductPageNode>>();

  return {
    categories,
    category,
    shelf,
    productCount: ({ name, productCount }) => productCount ?? category(name).then((found) => found?.productCount ?? 0),
    page: (name, page) => {
      const key = `${page} ${name}`;
      const asked = pages.get(key) ?? categoryPage(rest, name, page);
      pages.set(key, asked);
      return asked.then((found) => ({ ...found, asked: { category: name } }));
    },
    search: async (query) => {
      const found = has('search')
        ? pageOf(await rest('searchProducts', query), query.page ?? 1)
        : await searchPlainly({ rest, scope, shelves }, query);
      return { ...found, asked: query };
    },
    filterCounts: async (query) => {
      if (!has('search')) return countCatalogue(await taggedOrBare({ scope, shelves }), query);
      const { counts } = await rest('searchProducts', { ...query, page: 1, counts: true });
      return counts ? countNodes(counts) : null;
    },
  };
}

/** A search on a host that has none: prices alone are a call of their own, the rest is looked for in the whole catalogue. */
async function searchPlainly({ rest, ...kept }: Pick<CatalogParts, 'rest' | 'scope' | 'shelves'>, query: ProductQuery) {
  const page = query.page ?? 1;
  if (isOfPrices(query)) {
    const { minPrice, maxPrice } = query;
    const answer = await orNull(rest('getProductsByPrice', { minPrice, maxPrice, page }));
    return answer ? pageOf(answer, page) : pageNode([], page, { totalPages: 0 });
  }
  const { scope, shelves } = kept;
  const isOfTags = query.collection !== undefined || query.occasion !== undefined;
  const products = isOfTags
    ? scope.wait(shelves.tagged())
    : scope.wait(shelves.catalogue()).then((one) => one.products);
  return searchCatalogue(await products, query);
}

/** Counts are worth having without those of collections and occasions, where the host can't tell these now. */
async function taggedOrBare({ scope, shelves }: Pick<CatalogParts, 'scope' | 'shelves'>): Promise<ProductNode[]> {
  try {
    return await scope.wait(shelves.tagged());
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return (await scope.wait(shelves.catalogue())).products;
  }
}

/** A host that has no page past the last, or none for an empty category, is asked for the first to know how many. */
async function categoryPage(rest: Rest, category: string, page: number): Promise<ProductPageNode> {
  const answer = await orNull(rest('getCategoryPage', { category, page }));
  if (answer) return pageOf(answer, page);
  const first = page > 1 ? await orNull(rest('getCategoryPage', { category, page: 1 })) : null;
  return pageNode([], page, { totalPages: first?.totalPages ?? 0 });
}

const nodesOf = once((answer: RestPage) => answer.products.map((product) => productNode(product)));

function pageOf(answer: RestPage, page: number): ProductPageNode {
  return pageNode(page > answer.totalPages ? [] : nodesOf(answer), page, answer);
}
