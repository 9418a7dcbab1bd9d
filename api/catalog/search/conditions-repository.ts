import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { operations } from '../../../schema/generated/rest.ts';
import type { Likeness } from '../../../schema/matching.ts';
import { equalityConditions } from '../../platform/columns.ts';
import { EXACT_COLUMNS } from '../tables.ts';

type SearchQuery = NonNullable<operations['searchProducts']['parameters']['query']>;

/**
 * The conditions of a listing; all must hold. They are the criteria of the contract's search, and those of other
 * listings. The text is in the form of `foldText`; the prices are sellers' prices in paise.
 */
export interface ProductFilter extends Omit<
  SearchQuery,
  'minPrice' | 'maxPrice' | 'page' | 'counts' | 'colorCounts' | 'craftCounts' | 'priceRange' | keyof ProductOrder
> {
  /** The text in other spellings, which count the same. */
  otherTexts?: string[] | undefined;
  /** The search pattern of a text in which some words are common: `findablePattern`. */
  textPattern?: string | undefined;
  /**
   * For each part of a text of common words: the words of names that can contain it, if they are few. An index finds
   * the products by them.
   */
  nameWords?: string[][] | undefined;
  /** In place of a text: for each of its words, the words that it may mean. */
  alternatives?: Likeness[][] | undefined;
  /** The places of all products that match an alternative of each word, if they are few. */
  positions?: number[] | undefined;
  /** The places of all products that match the most similar alternatives of each word, if they are few. */
  bestPositions?: number[] | undefined;
  /**
   * The approximate number of products of the shop. Set if very many match the most similar alternatives of each word
   * and there is no other condition: then nothing is counted.
   */
  shopProductsIfCommon?: number | undefined;
  /** A collection or an occasion. */
  tag?: string | undefined;
  minSellerPaise?: number | undefined;
  maxSellerPaise?: number | undefined;
}

/** The order of products. Ties follow the catalogue's order. */
export interface ProductOrder {
  sort: 'catalogue' | 'relevance' | 'newest' | 'price_asc' | 'price_desc' | 'rating' | 'discount' | 'popularity';
  /** Whether products without a variant in stock come last. */
  soldOutLast?: boolean | undefined;
}

/** A part of a statement about products `p`. */
export type Condition = RawBuilder<unknown>;

/** The condition that always holds. */
export const TRUE = sql`true`;
const AND = sql` and `;
/** Whether a variant is in stock. */
export const IS_IN_STOCK = sql`exists (select 1 from variants v where v.product_id = p.id and v.stock > 0)`;

/**
 * Whether the craft is that of the product. Cloth of an unknown craft is drawn as bandhani: `craftOf` in responses.ts has the
 * same rule.
 */
export const IS_CRAFT_KNOWN = sql`(p.craft <> 'bandhani' or strpos(p.folded, 'bandh') > 0 or p.pattern ilike '%bandh%')`;

/** Whether a product is live. Products in drafts and in the archive are in no listing. */
export const IS_LISTED = sql`p.is_listed`;

/** All conditions of a filter for products `p`, which must be listed. */
export const listedConditions = (filter: ProductFilter): Condition =>
  joinConditions([IS_LISTED, allConditions(filter)]);

/** All conditions of a filter. */
export function allConditions(filter: ProductFilter): Condition {
  return joinConditions(Object.values(conditionsOf(filter)));
}

/** Whether a filter has a text, or alternatives for the words of one. */
export function hasText({ text, alternatives }: ProductFilter): boolean {
  return text !== undefined || alternatives !== undefined;
}

/** Whether a filter uses only the columns of stocked variants: a category, and that a product is in stock. */
export function isOfStockAlone(filter: ProductFilter): boolean {
  const others = conditionsOf({ ...filter, category: undefined, inStock: undefined });
  return Object.values(others).every((condition) => condition === undefined);
}

/** All of the given conditions. */
export function joinConditions(conditions: (Condition | undefined)[]): Condition {
  const given = conditions.filter((condition) => condition !== undefined);
  return given.length > 0 ? sql.join(given, AND) : TRUE;
}

/** Whether a variant `v` with this condition is in stock. */
const isStocked = (condition: Condition): Condition =>
  sql`exists (select 1 from variants v where v.product_id = p.id and v.stock > 0 and ${condition})`;

/** At least one of these conditions. */
const isAnyOf = (conditions: Condition[]): Condition => sql`(${sql.join(conditions, sql` or `)})`;

/** The condition of each criterion, for products `p`; undefined for a criterion that is not set. */
export function conditionsOf(filter: ProductFilter): Record<keyof ProductFilter, Condition | undefined> {
  const { text, otherTexts, textPattern, nameWords, alternatives, positions, tag, minSellerPaise, maxSellerPaise } =
    filter;
  const { fabric, collection, occasion, size, color, craft, inStock, updatedSince } = filter;
  return {
    ...equalityConditions('p', EXACT_COLUMNS, filter),
    // With `like`, the planner would also use the index of letters.
    text: when(text, (part) =>
      textPattern === undefined && nameWords === undefined
        ? isAnyOf([part, ...(otherTexts ?? [])].map((one) => sql`p.folded like ${`%${escapeLike(one)}%`}`))
        : sql`strpos(p.folded, ${part}) > 0`,
    ),
    otherTexts: undefined,
    textPattern: when(textPattern, (pattern) => sql`p.folded like ${pattern}`),
    nameWords: when(nameWords, (parts) => joinConditions(parts.map((words) => sql`p.words && ${words}::text[]`))),
    alternatives: when(
      alternatives,
      (words) => sql`exists (select from product_words w where w.position = p.position and ${hasWords(words)})`,
    ),
    positions: when(positions, isOneOf),
    bestPositions: undefined,
    shopProductsIfCommon: undefined,
    tag: when(tag, (one) => sql`(p.collections @> array[${one}] or p.occasions @> array[${one}])`),
    minSellerPaise: when(minSellerPaise, (paise) => sql`p.show_price >= ${paise}`),
    maxSellerPaise: when(maxSellerPaise, (paise) => sql`p.show_price <= ${paise}`),
    fabric: whenAny(fabric, isOfFabrics),
    collection: whenAny(collection, (names) => sql`p.collections && ${names}::text[]`),
    occasion: whenAny(occasion, (names) => sql`p.occasions && ${names}::text[]`),
    size: whenAny(size, (names) => isStocked(sql`v.size = any(${names}::text[])`)),
    color: whenAny(color, (names) => isStocked(sql`v.color = any(${names}::text[])`)),
    craft: whenAny(craft, (names) => sql`p.craft = any(${names}::text[]) and ${IS_CRAFT_KNOWN}`),
    inStock: inStock ? IS_IN_STOCK : undefined,
    updatedSince: when(updatedSince, (moment) => sql`p.updated_at >= ${moment}::timestamptz`),
  };
}

/** The condition that the words `w` of a product contain an alternative of each word. */
export function hasWords(alternatives: Likeness[][]): Condition {
  return joinConditions(alternatives.map((alike) => sql`w.words && ${alike.map(({ word }) => word)}::text[]`));
}

/** The condition that a product is at one of these places. */
export const isOneOf = (positions: number[]): Condition => sql`p.position = any(${positions}::bigint[])`;

/**
 * The condition of fabrics. A single fabric uses `=`, so that an index with a further sort column preserves its order.
 */
const isOfFabrics = (names: readonly string[]): Condition =>
  names.length === 1 ? sql`p.fabric = ${names[0]}` : sql`p.fabric = any(${names}::text[])`;

/** The condition of a value, if it is set. */
function when<T>(value: T | undefined, condition: (value: T) => Condition): Condition | undefined {
  return value === undefined ? undefined : condition(value);
}

/** The condition of a list, if it is not empty. */
function whenAny(
  names: readonly string[] | undefined,
  condition: (names: readonly string[]) => Condition,
): Condition | undefined {
  return names === undefined || names.length === 0 ? undefined : condition(names);
}

/** Escapes %, _ and \ in a text for LIKE. */
export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, (character) => `\\${character}`);
}

/**
 * From this length on, the letters inside a word find it. The letters of its start are shared by very many words and
 * would only cost extra lookups.
 */
const FOUND_BY_ITSELF = 4;

/**
 * The LIKE pattern of a text without its common words; every name that contains the text matches it. Undefined if it
 * would not be faster than the text itself: no word is common, or all are.
 */
export function findablePattern(text: string, common: ReadonlySet<string>): string | undefined {
  const words = text.split(' ');
  const isRare = (word: string) => word !== '' && !common.has(word);
  if (!words.some(isRare) || !words.some((word) => common.has(word))) return undefined;
  const pieces = words.map((word, nth) => {
    if (common.has(word)) return '%';
    const isShort = word.length < FOUND_BY_ITSELF;
    const [former, next] = [words[nth - 1], words[nth + 1]];
    const before = former !== undefined && (isShort || !common.has(former)) ? ' ' : '';
    const after = next !== undefined && isShort && common.has(next) ? ' ' : '';
    return before + escapeLike(word) + after;
  });
  return `%${pieces.join('')}%`;
}
