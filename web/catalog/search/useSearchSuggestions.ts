import { useMemo } from 'react';
import { useSuggestions, type SuggestionsQuery } from './search.graphql.generated.ts';
import { counted } from '../../ui/format.ts';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';
import { ideasFor, type IdeaGroup } from './useSearchIdeas.ts';
import { matchingPath } from './matching-path.ts';
import { NO_TERMS, searchUrl, removePriceFilter, withoutEmpty, type SearchTerms } from './search-params.ts';
import * as uiWords from '../../words/ui.ts';
import * as catalogWords from '../../words/catalog.ts';
import * as listingWords from '../../words/listing.ts';

/** A product that matches the typed terms. */
export type Suggestion = NonNullable<SuggestionsQuery['products']>['nodes'][number];

/** Its page, with the variant whose SKU or colour the text names, if there is one. */
function toSuggestion(product: Suggestion, text: string): Suggestion {
  const cover = product.matchingVariant;
  return cover ? { ...product, cover, path: matchingPath(product.path, cover, text) } : product;
}

const MAX_SUGGESTIONS = 8;
const NONE: Suggestion[] = [];
const NO_GROUPS: IdeaGroup[] = [];

/** The first products for these terms, which are JSON; undefined before the response. */
function toSuggestions(nodes: readonly Suggestion[] | undefined, terms: string): Suggestion[] | undefined {
  const { text = '' }: Partial<SearchTerms> = JSON.parse(terms);
  const named = removePriceFilter(text).text;
  return nodes?.slice(0, MAX_SUGGESTIONS).map((node) => toSuggestion(node, named));
}

/**
 * The first products that match the terms, ideas for other searches, a message about the products, and the address of all if there are more. The gateway is queried
 * when the shopper pauses; responses to previous terms are dropped. The list is the same object while the response is the same.
 */
export function useSearchSuggestions(terms: SearchTerms | undefined): {
  found: Suggestion[];
  groups: IdeaGroup[];
  words: string;
  all?: string;
} {
  const debounced = useDebouncedValue(JSON.stringify(withoutEmpty(terms ?? {})));
  const search: Partial<SearchTerms> = JSON.parse(debounced);
  const skip = Object.keys(search).length === 0;
  const { text, maxPrice } = removePriceFilter(search.text ?? '');
  const filter = maxPrice === undefined ? undefined : { maxPrice: maxPrice * 100 };
  const requested = withoutEmpty({ ...search, text });
  const variables = { search: Object.keys(requested).length > 0 ? requested : null, text, filter };
  const { data, error } = useSuggestions(variables, { skip });
  const nodes = data?.products?.nodes;
  const first = useMemo(() => toSuggestions(nodes, debounced), [nodes, debounced]);
  const groups = ideasFor(text, text === '' ? null : data?.searchSuggestions);
  if (skip) return { found: NONE, groups: NO_GROUPS, words: '' };
  if (error) return { found: NONE, groups, words: uiWords.anErrorOccurred };
  if (!first || !data?.products) return { found: NONE, groups, words: '' };
  if (first.length === 0) return { found: NONE, groups, words: catalogWords.noProductsFound };
  const total = data.products.pageInfo.totalItems ?? data.products.nodes.length;
  const pieces = counted(total, listingWords.product);
  if (first.length === total) return { found: first, groups, words: pieces };
  return { found: first, groups, words: listingWords.seeAll(pieces), all: searchUrl({ ...NO_TERMS, ...search }) };
}
