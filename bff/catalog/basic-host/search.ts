import { properFabric } from '../../../schema/fabrics.ts';
import { EXACT_CRITERIA, type ExactCriterion } from '../../../schema/matching.ts';
import { PAGE_SIZE } from '../../../schema/vocabulary.ts';
import { collectionsOf, occasionsOf, type RestSort } from '../enum-maps.ts';
import { mapNames } from '../../host/object-maps.ts';
import { pageNode, type ProductNode, type ProductConnectionNode, type ProductQuery } from '../nodes.ts';
import { rankMatches, type Matches } from './matches.ts';

/** Returns a page of search results over a whole catalogue: the same page as `searchProducts`. */
export function searchCatalogue(products: ProductNode[], query: ProductQuery): ProductConnectionNode {
  const found = findProducts(products, query);
  const page = query.page ?? 1;
  const nodes = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return pageNode(nodes, page, { totalPages: Math.ceil(found.length / PAGE_SIZE), totalItems: found.length });
}

/** Returns all products of a whole catalogue that a query finds, in its order. */
export function findProducts(products: ProductNode[], query: ProductQuery): ProductNode[] {
  const sort = query.sort ?? 'relevance';
  const matches = rankMatches(products, query.text);
  const accepts = everyOf(Object.values(predicatesOf(query, matches)));
  const found = products.filter(accepts);
  const sorted = (NEWEST_FIRST.has(sort) ? found.toReversed() : found).toSorted(COMPARATORS[sort](matches));
  if (!query.soldOutLast) return sorted;
  return [...sorted.filter(isInStock), ...sorted.filter((product) => !isInStock(product))];
}

/** Whether a search has only a range of prices, the cheapest first. */
export function isPriceRangeOnly({ page: _page, sort, minPrice, maxPrice, ...others }: ProductQuery): boolean {
  const hasNoOthers = Object.values(others).every((value) => value === undefined);
  return hasNoOthers && sort === 'price_asc' && (minPrice ?? maxPrice) !== undefined;
}

/** A condition of products. */
export type Predicate = (product: ProductNode) => boolean;
/** The criteria by which a query finds products. */
type Criterion = Exclude<
  keyof ProductQuery,
  'sort' | 'soldOutLast' | 'page' | 'counts' | 'colorCounts' | 'craftCounts' | 'priceRange' | 'craft'
>;

/** The condition of each criterion of a query. A criterion that is not set accepts every product. */
export function predicatesOf(query: ProductQuery, matches: Matches | undefined): Record<Criterion, Predicate> {
  const { minPrice = 0, maxPrice = Infinity, fabric, size, color, inStock, updatedSince = '' } = query;
  const collections = query.collection && collectionsOf(query.collection);
  const occasions = query.occasion && occasionsOf(query.occasion);
  const fabrics = fabric && new Set(fabric.map(properFabric));
  return {
    ...mapNames(EXACT_CRITERIA, (criterion) => exactly(criterion, query[criterion])),
    text: (product) => matches === undefined || matches.has(product),
    minPrice: ({ price }) => price.amount >= minPrice * 100,
    maxPrice: ({ price }) => price.amount <= maxPrice * 100,
    // A host may spell a fabric in two ways.
    fabric: (product) => fabrics === undefined || fabrics.has(properFabric(product.fabric ?? '')),
    collection: (product) => collections === undefined || product.collections.some((one) => collections.includes(one)),
    occasion: (product) => occasions === undefined || product.occasions.some((one) => occasions.includes(one)),
    size: (product) => size === undefined || size.some((one) => sizesInStock(product).has(one)),
    color: (product) => color === undefined || color.some((one) => colorsInStock(product).has(one)),
    inStock: (product) => inStock !== true || isInStock(product),
    // Moments have one form, so that they compare as texts.
    updatedSince: ({ updatedAt }) => updatedAt === undefined || updatedAt >= updatedSince,
  };
}

/** The condition that a product's field of this name equals this text. */
function exactly(criterion: ExactCriterion, text: string | undefined): Predicate {
  return ({ [criterion]: value }) => text === undefined || (typeof value === 'object' ? value.name : value) === text;
}

/** The condition that all conditions are true. */
export function everyOf(predicates: readonly Predicate[]): Predicate {
  return (product) => predicates.every((accepts) => accepts(product));
}

/** Whether at least one variant is in stock. */
export function isInStock({ variants }: ProductNode): boolean {
  return variants.some(({ inStock }) => inStock);
}

/** The sizes with a variant in stock. */
export function sizesInStock({ variants }: ProductNode): Set<string> {
  return new Set(variants.flatMap(({ inStock, size }) => (inStock && size ? [size] : [])));
}

/** The colours with a variant in stock. */
export function colorsInStock({ variants }: ProductNode): Set<string> {
  return new Set(variants.flatMap(({ inStock, color }) => (inStock && color ? [color] : [])));
}

/** The part of the list price that a shopper pays. */
const paidShare = ({ price, listPrice }: ProductNode): number =>
  listPrice.amount > price.amount ? price.amount / listPrice.amount : 1;

type Comparator = (matches: Matches | undefined) => (a: ProductNode, b: ProductNode) => number;

/** The orders in which equal products are sorted the newest first. In the other orders they remain in the catalogue's order. */
const NEWEST_FIRST = new Set<RestSort>(['newest', 'price_desc']);

const COMPARATORS: Record<RestSort, Comparator> = {
  relevance: (matches) => (a, b) => (matches?.get(a) ?? 0) - (matches?.get(b) ?? 0),
  newest: () => () => 0,
  price_asc: () => (a, b) => a.price.amount - b.price.amount,
  price_desc: () => (a, b) => b.price.amount - a.price.amount,
  rating: () => (a, b) => b.rating - a.rating,
  discount: () => (a, b) => paidShare(a) - paidShare(b),
  // The specification does not report it.
  popularity: () => () => 0,
};
