import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchPageDocument, type SearchPageQueryVariables } from './search/search.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Failed } from '../ui/Failed.tsx';
import { counted } from '../ui/format.ts';
import { Head } from '../ui/Head.tsx';
import { HOME_PATH, searchPath } from '../paths.ts';
import { useCachedQuery } from './listing/useCachedQuery.ts';
import { ProductListing } from './listing/ProductListing.tsx';
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
