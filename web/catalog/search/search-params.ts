import * as catalogWords from '../../words/catalog.ts';
import { searchProductsLimits } from '../../../schema/generated/limits.ts';
import { productsPath, searchPath, withQuery } from '../../paths.ts';
import { type FilterLabels, isValidName, parseFilters } from '../filters/filter-params.ts';
import { type ListingParams, parseListing } from '../listing/listing-url.ts';
import { properFabric, hasOtherSpelling } from '../../../schema/fabrics.ts';

/** The terms of a search; a missing term is empty. */
export interface SearchTerms {
  text: string;
  category: string;
  fabric: string;
}

/** The terms of an empty search. */
export const NO_TERMS: SearchTerms = { text: '', category: '', fabric: '' };

/** The parameters of a search's address. */
export interface SearchParams extends ListingParams {
  terms: SearchTerms;
  variables: ListingParams['variables'] & { text: string };
}

/** Whether the address of a search names a fabric that hosts spell in two ways. */
export const hasTwoSpellings = (search: URLSearchParams): boolean =>
  search.getAll('fabric').some((requested) => hasOtherSpelling(requested));

/** The shop's name of a fabric: the requested one if the shop has it, otherwise its other spelling. */
function storedName(requested: string, stored: readonly string[] | null | undefined): string {
  if (stored?.includes(requested)) return requested;
  return stored?.find((name) => properFabric(name) === properFabric(requested)) ?? properFabric(requested);
}

/**
 * Reads the address of a search. A fabric without other terms is a search term; with a text or a category it is a filter. The
 * fabrics are those of the shop, if they are known.
 */
export function parseSearchParams(
  search: URLSearchParams,
  labels: FilterLabels,
  stored?: readonly string[] | null,
): SearchParams {
  const read = parseFilters(search, labels);
  const fabrics = [...new Set(read.fabric.map((name) => storedName(name, stored)))];
  const [fabric = ''] = fabrics;
  const terms = { text: parseText(search.get('text')), category: parseName(search.get('category')), fabric };
  const isFabricAlone = !terms.text && !terms.category && fabric !== '';
  const filters = { ...read, fabric: isFabricAlone ? [] : fabrics };
  const searched = isFabricAlone ? { fabric } : withoutEmpty({ text: terms.text, category: terms.category });
  const fixedParams = Object.entries(searched);
  const source = { path: searchPath(), fixedParams, search: searched, defaultSortLabel: catalogWords.bestMatch };
  const listing = parseListing(source, search, labels, filters);
  return { terms, ...listing, variables: { ...listing.variables, text: terms.text } };
}

/**
 * Redirects a search whose text names a price to the same one with the price as a filter, which is visible and removable. Undefined
 * for a text that names none. One that names nothing else redirects to all products.
 */
export function leadToPriceFilter(search: URLSearchParams): Response | undefined {
  const { text, maxPrice } = removePriceFilter(parseText(search.get('text')));
  if (maxPrice === undefined) return undefined;
  const others = [...search].filter(([name, value]) => !['text', 'maxPrice', 'page'].includes(name) && value !== '');
  const entries = text ? [['text', text] satisfies [string, string], ...others] : others;
  const hasTerms = entries.some(([name]) => ['text', 'category', 'fabric'].includes(name));
  const location = withQuery(hasTerms ? searchPath() : productsPath(), [...entries, ['maxPrice', String(maxPrice)]]);
  return new Response(null, { status: 302, headers: { location } });
}

/** The address of the search for these terms. */
export const searchUrl = (terms: SearchTerms): string => withQuery(searchPath(), Object.entries(withoutEmpty(terms)));

/** Whether at least one term is given. */
export const hasSearchTerms = (terms: SearchTerms): boolean => Object.keys(withoutEmpty(terms)).length > 0;

/** Reads the terms out of a search form. */
export function parseSearchForm(form: HTMLFormElement): SearchTerms {
  const fields = new FormData(form);
  return {
    text: parseText(fields.get('text')),
    category: parseName(fields.get('category')),
    fabric: parseName(fields.get('fabric')),
  };
}

/** The terms that are not empty. */
export const withoutEmpty = (terms: Partial<SearchTerms>): Partial<SearchTerms> =>
  Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== ''));

const parseName = (value: FormDataEntryValue | null): string =>
  typeof value === 'string' && isValidName(value) ? value : '';

/** A text as the gateway accepts it: no control characters, no spaces around it, at most the contract's length. */
function parseText(value: FormDataEntryValue | null): string {
  const text = typeof value === 'string' ? value.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() : '';
  return text.slice(0, searchProductsLimits.text.maxLength).trim();
}

const AMOUNT = String.raw`(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d{3,6}|\d{1,2}k)(?![\d.,]*\d)(?:\s*(?:₹|rs\b\.?|rupees\b|/-))?`;
const BEFORE = String.raw`\b(?:under|below|within|less than|up ?to|max(?:imum)?)`;
const AFTER = String.raw`(?:(?:and|or) (?:under|below|less)|ke andar|se kam|tak)\b`;
const PRICE_WORDS = new RegExp(`${BEFORE}\\s*${AMOUNT}|(^|[^\\d.,])${AMOUNT}\\s*${AFTER}`, 'iu');
/** The highest price that a search accepts, in rupees; a higher one sets no limit. */
const HIGHEST = searchProductsLimits.maxPrice.maximum / 100;

/**
 * Splits a typed search text into the words without a maximum price, and that price in whole rupees:
 * "saree under 2,000" becomes "saree" and 2000, and so does "saree 2k ke andar". A text without a price has no amount.
 */
export function removePriceFilter(text: string): { text: string; maxPrice?: number } {
  const [words, below, before = '', above] = PRICE_WORDS.exec(text) ?? [];
  const amount = below ?? above;
  if (words === undefined || amount === undefined) return { text };
  const rupees = /k$/i.test(amount) ? Number.parseInt(amount, 10) * 1000 : Number(amount.replaceAll(',', ''));
  return {
    text: text
      .replace(words, () => `${before} `)
      .replaceAll(/\s+/g, ' ')
      .trim(),
    maxPrice: Math.min(rupees, HIGHEST),
  };
}
