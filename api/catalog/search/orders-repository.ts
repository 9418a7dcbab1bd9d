import { sql } from 'kysely';
import type { Condition, ProductOrder } from './conditions-repository.ts';

/** The orders that use only the place. */
export const BY_POSITION: ReadonlySet<ProductOrder['sort']> = new Set(['catalogue', 'relevance', 'newest']);

const IN_CATALOGUE_ORDER = sql`p.position`;

/** The `order by` of each order, for products `p`. */
export const ORDERS: Record<ProductOrder['sort'], Condition> = {
  catalogue: IN_CATALOGUE_ORDER,
  relevance: IN_CATALOGUE_ORDER,
  newest: sql`p.position desc`,
  price_asc: sql`p.show_price, p.position`,
  price_desc: sql`p.show_price desc, p.position desc`,
  rating: sql`p.rating desc, p.position`,
  discount: sql`(case when p.list_price > p.show_price then p.show_price::float8 / p.list_price else 1 end), p.position`,
  popularity: sql`p.popularity desc, p.position`,
};

/** An order for which stocked variants have columns. */
type StockedOrder = Exclude<ProductOrder['sort'], 'discount' | 'popularity'>;
/** Whether stocked variants have columns for an order. */
export const isStockedOrder = (sort: ProductOrder['sort']): sort is StockedOrder => Object.hasOwn(ORDER_COLUMNS, sort);

/** The columns of each order of the stocked variants; the last one is unique. */
export const ORDER_COLUMNS: Record<StockedOrder, Condition> = {
  catalogue: IN_CATALOGUE_ORDER,
  relevance: IN_CATALOGUE_ORDER,
  newest: IN_CATALOGUE_ORDER,
  price_asc: sql`p.show_price, p.position`,
  price_desc: sql`p.show_price, p.position`,
  rating: sql`p.rating, p.position`,
};
