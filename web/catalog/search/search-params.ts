import { MAX_SEARCH_TEXT } from '../../../schema/vocabulary.ts';
import type { SearchPageQueryVariables } from './search.graphql.generated.ts';
import { searchPath, withQuery } from '../../paths.ts';
import type { Filters } from '../filters/filters.ts';
import { isName, parseFilters, toFilterVariables } from '../filters/filter-params.ts';
import { parsePage } from '../../ui/page-numbers.ts';
import type { ListingPlace } from '../listing/listing-url.ts';

/** What is searched for; what isn't given is empty. */
export interface SearchTerms {
  text: string;
  category: string;
  fabric: string;
}

/** What the address of a search asks for. */
interface SearchParams {
  wanted: SearchTerms;
  /** null for what can't be a page's number. */
  page: number | null;
  filters: Filters;
  place: ListingPlace;
  /** null when nothing is searched for. */
  variables: SearchPageQueryVariables | null;
}

/** Fabrics as they were stored of old, which addresses may still hold. */
const OLD_NAMES: Record<string, string> = { Georagette: 'Georgette', Crep: 'Crepe' };

/** What an address searches for. One fabric alone is searched for; beside a text or a category it is a filter. */
export function parseSearchParams(search: URLSearchParams): SearchParams {
  const read = parseFilters(search);
  const fabrics = read.fabric.map((name) => OLD_NAMES[name] ?? name);
  const [fabric = ''] = fabrics;
  const wanted = { text: textOf(search.get('text')), category: nameOf(search.get('category')), fabric };
  const isFabricAlone = !wanted.text && !wanted.category && fabric !== '';
  const filters = { ...read, fabric: isFabricAlone ? [] : fabrics };
  const page = parsePage(search);
  const searched = isFabricAlone ? { fabric } : withoutEmpty({ text: wanted.text, category: wanted.category });
  const kept = Object.entries(searched);
  const place = { path: searchPath(), kept, search: searched, order: 'Best match' };
  const variables = { search: searched, page: page ?? 1, ...toFilterVariables(filters) };
  return { wanted, page, filters, place, variables: kept.length > 0 ? variables : null };
}

/** The address at which this is searched for. */
export const searchUrl = (wanted: SearchTerms): string => withQuery(searchPath(), Object.entries(withoutEmpty(wanted)));

/** Whether there is anything to search for. */
export const hasSearchTerms = (wanted: SearchTerms): boolean => Object.keys(withoutEmpty(wanted)).length > 0;

/** What a form is filled with. */
export function parseSearchForm(form: HTMLFormElement): SearchTerms {
  const filled = new FormData(form);
  return {
    text: textOf(filled.get('text')),
    category: nameOf(filled.get('category')),
    fabric: nameOf(filled.get('fabric')),
  };
}

/** What of it is not empty. */
export const withoutEmpty = (wanted: Partial<SearchTerms>): Partial<SearchTerms> =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== ''));

type Said = FormDataEntryValue | null;

const nameOf = (said: Said): string => (typeof said === 'string' && isName(said) ? said : '');

/** A text as it can be searched for: no control characters, no spaces around it, no more letters than the shop takes. */
function textOf(said: Said): string {
  const text = typeof said === 'string' ? said.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim() : '';
  return text.slice(0, MAX_SEARCH_TEXT).trim();
}
