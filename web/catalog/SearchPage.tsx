import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { SearchPageDocument, type SearchPageQueryVariables } from '../generated/search.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Failed } from '../ui/Failed.tsx';
import { counted } from '../ui/format.ts';
import { Head } from '../ui/Head.tsx';
import { HOME_PATH, searchPath } from '../paths.ts';
import { throwFailed } from '../apollo/loader-errors.ts';
import { useCachedQuery } from './listing/useCachedQuery.ts';
import { isPast } from '../ui/page-numbers.ts';
import { ProductListing } from './listing/ProductListing.tsx';
import { soon } from './loaders.ts';
import { wordsOf } from './category-words.ts';
import { parseSearchParams, type SearchTerms } from './search/search-params.ts';
import { NOTHING_GIVEN, SearchForm } from './search/SearchForm.tsx';
import css from './search/Search.module.css';

/** `/search?text=&category=&fabric=`: what matches, narrowed down and paged like a category. */
export function SearchPage() {
  const [search] = useSearchParams();
  const { variables, wanted, ...asked } = useMemo(() => parseSearchParams(search), [search]);
  const title = titleOf(wanted);
  return (
    <div className={`page ${css.page}`}>
      <Head title={title} description="What the shop has of it." path={searchPath()} robots="noindex" />
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name: 'Search' }]} />
      {variables ? (
        <Results title={title} wanted={wanted} variables={variables} {...asked} />
      ) : (
        <>
          <h1>{title}</h1>
          <SearchForm wanted={wanted} />
          <p className={css.ask}>{NOTHING_GIVEN}</p>
        </>
      )}
    </div>
  );
}

type Asked = ReturnType<typeof parseSearchParams>;
type ResultsProps = Pick<Asked, 'wanted' | 'page' | 'filters' | 'place'> & {
  title: string;
  variables: SearchPageQueryVariables;
};

function Results({ title, wanted, variables, ...asked }: ResultsProps) {
  const { data, error } = useCachedQuery(SearchPageDocument, variables);
  const total = data?.products.pageInfo.totalItems;
  return (
    <>
      <header className={css.heading}>
        <h1>{title}</h1>
        <output className={css.count}>{typeof total === 'number' && counted(total, 'hand-dyed piece')}</output>
      </header>
      <SearchForm wanted={wanted} />
      {error && !data ? (
        <Failed words="An error occurred" />
      ) : (
        <ProductListing {...asked} listing={data?.products ?? null} />
      )}
    </>
  );
}

/** What is searched for, as a heading: '“dots” in Silk Sarees'. */
function titleOf({ text, category, fabric }: SearchTerms): string {
  const kind = category ? wordsOf(category).plural : fabric && 'pieces';
  const things = [fabric, kind].filter(Boolean).join(' ');
  if (!text) return things || 'Search';
  return things ? `“${text}” in ${things}` : `“${text}”`;
}

/**
 * Fetches a page of what is searched for, if anything is. Throws 503 when the gateway can't answer; a page that isn't
 * there answers 404 and is shown by the page itself. A browser doesn't wait long: the page has skeletons.
 */
export async function loadSearch(client: ApolloClient, { request }: LoaderFunctionArgs) {
  const { page, variables } = parseSearchParams(new URL(request.url).searchParams);
  if (!variables) return null;
  const search = async () => {
    const { data: found, error } = await client.query({ query: SearchPageDocument, variables });
    if (!found) return throwFailed(error, 'An error occurred');
    return data(null, { status: isPast(page, found.products.pageInfo.totalPages) ? 404 : 200 });
  };
  return typeof document === 'undefined' ? search() : soon(search());
}
