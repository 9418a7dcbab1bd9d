import { useSearchParams } from 'react-router-dom';
import { useSearchPage } from './search/search.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Failed } from '../ui/Failed.tsx';
import { counted } from '../ui/format.ts';
import { Head } from '../ui/Head.tsx';
import { HOME_PATH, searchPath } from '../paths.ts';
import { ProductListing } from './listing/ProductListing.tsx';
import { categoryWords } from './category-words.ts';
import { parseSearchParams, type SearchParams, type SearchTerms } from './search/search-params.ts';
import { NO_TERMS_HINT, SearchForm } from './search/SearchForm.tsx';
import css from './search/Search.module.css';

/** `/search?text=&category=&fabric=`: the products that match, with filters and pages as a category has them. */
export function SearchPage() {
  const [search] = useSearchParams();
  const { variables, ...params } = parseSearchParams(search);
  const title = titleOf(params.terms);
  return (
    <div className={`page ${css.page}`}>
      <Head title={title} description="What the shop has of it." path={searchPath()} robots="noindex" />
      <Breadcrumb trail={[{ name: 'Home', to: HOME_PATH }, { name: 'Search' }]} />
      {variables ? (
        <Results {...params} title={title} variables={variables} />
      ) : (
        <>
          <h1>{title}</h1>
          <SearchForm terms={params.terms} />
          <p className={css.ask}>{NO_TERMS_HINT}</p>
        </>
      )}
    </div>
  );
}

interface ResultsProps extends SearchParams {
  title: string;
  variables: NonNullable<SearchParams['variables']>;
}

function Results({ title, terms, variables, ...params }: ResultsProps) {
  const { data, error } = useSearchPage(variables);
  const total = data?.products.pageInfo.totalItems;
  return (
    <>
      <header className={css.heading}>
        <h1>{title}</h1>
        <output className={css.count}>{typeof total === 'number' && counted(total, 'hand-dyed piece')}</output>
      </header>
      <SearchForm terms={terms} />
      {error && !data ? (
        <Failed words="An error occurred" />
      ) : (
        <ProductListing {...params} listing={data?.products ?? null} />
      )}
    </>
  );
}

/** The search terms as a heading: '“dots” in Silk Sarees'. */
function titleOf({ text, category, fabric }: SearchTerms): string {
  const kind = category ? categoryWords(category).plural : fabric && 'pieces';
  const things = [fabric, kind].filter(Boolean).join(' ');
  if (!text) return things || 'Search';
  return things ? `“${text}” in ${things}` : `“${text}”`;
}
