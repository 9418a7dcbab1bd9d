import { useState } from 'react';
import { categoryPath, craftPath } from '../../paths.ts';
import * as listingWords from '../../words/listing.ts';
import { clearRecentSearches, readRecentSearches } from './recent-searches.ts';
import { usePopularSearches, type SearchIdeasFragment } from './search.graphql.generated.ts';
import { NO_TERMS, searchUrl } from './search-params.ts';

/** The most suggested searches during typing: the products are below them. */
const MOST_WHILE_TYPING = 4;

/** An entry of the list below the search box that is no product. */
export interface Idea {
  label: string;
  path: string;
  /** The searched text; undefined for a page of the shop. */
  text?: string;
}

/** Ideas of one kind with their heading. */
export interface IdeaGroup {
  title: string;
  ideas: Idea[];
}

const toSearch = (text: string): Idea => ({ label: text, path: searchUrl({ ...NO_TERMS, text }), text });

/** The groups with at least one idea. */
const filled = (groups: IdeaGroup[]): IdeaGroup[] => groups.filter(({ ideas }) => ideas.length > 0);

/** The pages of the shop among the suggestions. */
const pagesOf = (found: SearchIdeasFragment | null | undefined): IdeaGroup[] => [
  {
    title: listingWords.categories,
    ideas: (found?.categories ?? []).map(({ name }) => ({ label: name, path: categoryPath(name) })),
  },
  {
    title: listingWords.crafts,
    ideas: (found?.crafts ?? []).map(({ slug, name }) => ({ label: name, path: craftPath(slug) })),
  },
];

/** The ideas for a typed text: searches that begin so, except the text itself, and pages that it names. */
export function ideasFor(text: string, found: SearchIdeasFragment | null | undefined): IdeaGroup[] {
  const searches = (found?.searches ?? []).filter((one) => one.toLowerCase() !== text.trim().toLowerCase());
  searches.splice(MOST_WHILE_TYPING);
  return filled([{ title: listingWords.suggestedSearches, ideas: searches.map(toSearch) }, ...pagesOf(found)]);
}

/** The ideas before typing: the recent searches of this browser, and popular ones; nothing for `skip`. */
export function useFirstIdeas(skip: boolean): { groups: IdeaGroup[]; clearRecent: (() => void) | undefined } {
  const [recent, setRecent] = useState(readRecentSearches);
  const { data } = usePopularSearches(undefined, { skip });
  const found = data?.searchSuggestions;
  const popular = (found?.searches ?? []).filter((text) => !recent.includes(text));
  const clear = () => {
    clearRecentSearches();
    setRecent([]);
  };
  const groups = filled([
    { title: listingWords.recentSearches, ideas: recent.map(toSearch) },
    { title: listingWords.popularSearches, ideas: popular.map(toSearch) },
    ...pagesOf(found),
  ]);
  return { groups: skip ? [] : groups, clearRecent: !skip && recent.length > 0 ? clear : undefined };
}
