import { skipToken, useQuery } from '@apollo/client/react';
import { SuggestionsDocument, type SuggestionsQuery } from './search.graphql.generated.ts';
import { counted } from '../../ui/format.ts';
import { withoutEmpty, type SearchTerms } from './search-params.ts';
import { useDebouncedValue } from './useDebouncedValue.ts';

/** A piece that matches what is typed. */
export type Suggestion = SuggestionsQuery['products']['nodes'][number];

const MOST = 8;
const NONE: Suggestion[] = [];

/**
 * The first pieces that match what is wanted, and what there is to say of them. Asked for when the typing rests; an
 * answer that is overtaken is dropped.
 */
export function useSuggestions(wanted: SearchTerms | undefined): { found: Suggestion[]; words: string } {
  const settled = useDebouncedValue(JSON.stringify(withoutEmpty(wanted ?? {})));
  const search: Partial<SearchTerms> = JSON.parse(settled);
  const isAsked = Object.keys(search).length > 0;
  const { data, error } = useQuery(SuggestionsDocument, isAsked ? { variables: { search } } : skipToken);
  if (!isAsked) return { found: NONE, words: '' };
  if (error) return { found: NONE, words: 'An error occurred' };
  if (!data) return { found: NONE, words: '' };
  const { nodes, pageInfo } = data.products;
  const found = firstOf(nodes);
  if (found.length === 0) return { found, words: 'No products found' };
  const total = pageInfo.totalItems ?? nodes.length;
  const shown =
    found.length < total ? `The first ${found.length} of ${counted(total, 'piece')}` : counted(total, 'piece');
  return { found, words: shown };
}

const kept = new WeakMap<readonly Suggestion[], Suggestion[]>();

/** The first of these, always the same list for the same answer. */
function firstOf(nodes: readonly Suggestion[]): Suggestion[] {
  const first = kept.get(nodes) ?? nodes.slice(0, MOST);
  kept.set(nodes, first);
  return first;
}
