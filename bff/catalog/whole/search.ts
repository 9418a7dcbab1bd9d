import { PAGE_SIZE } from '../../../schema/vocabulary.ts';
import { matchesOf, type Matches } from './matches.ts';
import { pageNode, type ProductNode, type ProductPageNode, type ProductQuery } from '../nodes.ts';
import { collectionsOf, occasionsOf, type SortWord } from '../words.ts';

/** A page of search results over a whole catalogue: what `searchProducts` answers, for hosts that don't have it. */
export function searchCatalogue(products: ProductNode[], query: ProductQuery): ProductPageNode {
  const sort = query.sort ?? 'relevance';
  const matches = matchesOf(products, query.text);
  const filters = Object.values(filtersOf(query));
  const found = basis(products, query, matches).filter((product) => filters.every((holds) => holds(product)));
  const ordered = (NEWEST_FIRST.has(sort) ? found.toReversed() : found).toSorted(ORDERS[sort](matches));
  const page = query.page ?? 1;
  const nodes = ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return pageNode(nodes, page, { totalPages: Math.ceil(found.length / PAGE_SIZE), totalItems: found.length });
}

/** Whether a search asks for a range of prices, the cheapest first, and nothing else. */
export function isOfPrices({ page: _page, sort, minPrice, maxPrice, ...others }: ProductQuery): boolean {
  const isAlone = Object.values(others).every((value) => value === undefined);
  return isAlone && sort === 'price_asc' && (minPrice ?? maxPrice) !== undefined;
}

/** Products that have the text and the price, whatever the other filters say. */
export function basisOf(products: ProductNode[], query: ProductQuery): ProductNode[] {
  return basis(products, query, matchesOf(products, query.text));
}

function basis(products: ProductNode[], query: ProductQuery, matches: Matches | undefined): ProductNode[] {
  const least = (query.minPrice ?? 0) * 100;
  const most = (query.maxPrice ?? Infinity) * 100;
  return products.filter(
    (product) => (matches?.has(product) ?? true) && product.price.amount >= least && product.price.amount <= most,
  );
}

/** Whether a product is what a filter wants. */
export type Holds = (product: ProductNode) => boolean;

/** The filters whose values can be counted; one that isn't asked for lets everything through. */
export function filtersOf(
  query: ProductQuery,
): Record<'category' | 'fabric' | 'collection' | 'occasion' | 'inStock', Holds> {
  const { category, fabric, inStock } = query;
  const collections = query.collection && collectionsOf(query.collection);
  const occasions = query.occasion && occasionsOf(query.occasion);
  return {
    category: (product) => category === undefined || product.category.name === category,
    fabric: (product) => fabric === undefined || fabric.includes(product.fabric ?? ''),
    collection: (product) => collections === undefined || product.collections.some((one) => collections.includes(one)),
    occasion: (product) => occasions === undefined || product.occasions.some((one) => occasions.includes(one)),
    inStock: (product) => inStock !== true || isInStock(product),
  };
}

/** Whether at least one variant can be bought. */
export function isInStock({ variants }: ProductNode): boolean {
  return variants.some(({ inStock }) => inStock);
}

type Order = (matches: Matches | undefined) => (a: ProductNode, b: ProductNode) => number;

/** The orders in which equals stand the newest first; in the others they stay in the catalogue's own order. */
const NEWEST_FIRST = new Set<SortWord>(['newest', 'price_desc']);

const ORDERS: Record<SortWord, Order> = {
  relevance: (matches) => (a, b) => (matches?.get(a) ?? 0) - (matches?.get(b) ?? 0),
  newest: () => () => 0,
  price_asc: () => (a, b) => a.price.amount - b.price.amount,
  price_desc: () => (a, b) => b.price.amount - a.price.amount,
  rating: () => (a, b) => b.rating - a.rating,
};
