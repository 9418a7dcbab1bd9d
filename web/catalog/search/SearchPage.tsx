import type { ApolloClient } from '@apollo/client';
import { useMemo } from 'react';
import { data, type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { SearchPageDocument, type SearchPageQueryVariables } from '../../generated/search.ts';
import { Breadcrumb } from '../../platform/Breadcrumb.tsx';
import { Failed } from '../../platform/Failed.tsx';
import { counted } from '../../platform/format.ts';
import { Head } from '../../platform/Head.tsx';
import { HOME_PATH, searchPath } from '../../platform/links.ts';
import { failed } from '../../platform/responses.ts';
import { useKnown } from '../listing/known.ts';
import { isPast } from '../listing/pages.ts';
import { Shelf } from '../listing/Shelf.tsx';
import { soon } from '../loaders.ts';
import { wordsOf } from '../words.ts';
import { readSearch, type Wanted } from './asked.ts';
import { NOTHING_GIVEN, SearchForm } from './SearchForm.tsx';
import css from './Search.module.css';

/** `/search?text=&category=&fabric=`: what matches, narrowed down and paged like a category. */
export function SearchPage() {
  const [search] = useSearchParams();
  const { variables, wanted, ...asked } = useMemo(() => readSearch(search), [search]);
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

type Asked = ReturnType<typeof readSearch>;
type ResultsProps = Pick<Asked, 'wanted' | 'page' | 'filters' | 'place'> & {
  title: string;
  variables: SearchPageQueryVariables;
};

function Results({ title, wanted, variables, ...asked }: ResultsProps) {
  const { data, error } = useKnown(SearchPageDocument, variables);
  const total = data?.products.pageInfo.totalItems;
  return (
    <>
      <header className={css.heading}>
        <h1>{title}</h1>
        <output className={css.count}>{typeof total === 'number' && counted(total, 'hand-dyed piece')}</output>
      </header>
      <SearchForm wanted={wanted} />
      {error && !data ? <Failed words="An error occurred" /> : <Shelf {...asked} listing={data?.products ?? null} />}
    </>
  );
}

/** What is searched for, as a heading: '“dots” in Silk Sarees'. */
function titleOf({ text, category, fabric }: Wanted): string {
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
  const { page, variables } = readSearch(new URL(request.url).searchParams);
  if (!variables) return null;
  const search = async () => {
    const { data: found, error } = await client.query({ query: SearchPageDocument, variables });
    if (!found) return failed(error, 'An error occurred');
    return data(null, { status: isPast(page, found.products.pageInfo.totalPages) ? 404 : 200 });
  };
  return typeof document === 'undefined' ? search() : soon(search());
}
