import { PAGE_SIZE } from '../../schema/vocabulary.ts';
import type { Params } from '../platform/upstream/contract.ts';
import { pageNode, type ProductNode, type ProductPageNode } from './nodes.ts';
import { collectionsOf, occasionsOf, type SortWord } from './words.ts';

/** What a search asks for, in the words of the contract's `searchProducts`. */
export type ProductQuery = NonNullable<Params<'searchProducts'>>;

/** A page of search results over a whole catalogue: what `searchProducts` answers, for hosts that don't have it. */
export function searchCatalogue(products: ProductNode[], query: ProductQuery): ProductPageNode {
  const sort = query.sort ?? 'relevance';
  const matching = products.filter(matcherOf(query));
  const found = (NEWEST_FIRST.has(sort) ? matching.toReversed() : matching).toSorted(ORDERS[sort](query.text));
  const page = query.page ?? 1;
  const nodes = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return pageNode(nodes, page, { totalPages: Math.ceil(found.length / PAGE_SIZE), totalItems: found.length });
}

function matcherOf(query: ProductQuery): (product: ProductNode) => boolean {
  const text = query.text?.toLowerCase();
  const collections = collectionsOf(query.collection);
  const occasions = occasionsOf(query.occasion);
  const least = (query.minPrice ?? 0) * 100;
  const most = (query.maxPrice ?? Infinity) * 100;
  return (product) =>
    (text === undefined || product.name.toLowerCase().includes(text)) &&
    (query.category === undefined || product.category.name === query.category) &&
    (query.fabric === undefined || query.fabric.includes(product.fabric ?? '')) &&
    product.price.amount >= least &&
    product.price.amount <= most &&
    (query.collection === undefined || product.collections.some((one) => collections.includes(one))) &&
    (query.occasion === undefined || product.occasions.some((one) => occasions.includes(one))) &&
    (query.inStock !== true || product.variants.some(({ inStock }) => inStock));
}

type Order = (text: string | undefined) => (a: ProductNode, b: ProductNode) => number;

/** The orders in which equals stand the newest first; in the others they stay in the catalogue's own order. */
const NEWEST_FIRST = new Set<SortWord>(['newest', 'price_desc']);

const ORDERS: Record<SortWord, Order> = {
  relevance: (text) => {
    const rank = rankOf(text?.toLowerCase() ?? '');
    return (a, b) => rank(a) - rank(b);
  },
  newest: () => () => 0,
  price_asc: () => (a, b) => a.price.amount - b.price.amount,
  price_desc: () => (a, b) => b.price.amount - a.price.amount,
  rating: () => (a, b) => b.rating - a.rating,
};

/** The best match: names that begin with the text, then those with a word that does, then the rest. */
function rankOf(text: string): (product: ProductNode) => number {
  if (text === '') return () => 0;
  return ({ name }) => {
    const lower = name.toLowerCase();
    if (lower.startsWith(text)) return 0;
    return lower.includes(` ${text}`) ? 1 : 2;
  };
}
