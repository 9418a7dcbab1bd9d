import { useLoaderData } from 'react-router-dom';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Failed } from '../ui/Failed.tsx';
import { Head } from '../ui/Head.tsx';
import { HOME_PATH, searchPath } from '../paths.ts';
import { useCategoryWords } from '../shop/useShop.ts';
import type { ListingData, SearchData } from './loaders.ts';
import { countProducts, ProductListing } from './listing/ProductListing.tsx';
import { useResolvedValue } from './listing/useResolvedValue.ts';
import type { SearchParams, SearchTerms } from './search/search-params.ts';
import { properFabric } from '../../schema/fabrics.ts';
import { NO_TERMS_HINT, SearchForm } from './search/SearchForm.tsx';
import * as listingWords from '../words/listing.ts';
import * as uiWords from '../words/ui.ts';
import css from './search/Search.module.css';

/** `/search?text=&category=&fabric=`: the matching products, with the filters and pages of a category. */
export function SearchPage() {
  const params: SearchData = useLoaderData();
  const title = useTitle(params.terms);
  return (
    <div className={`page ${css.page}`}>
      <Head title={title} description={listingWords.searchDescription} path={searchPath()} robots="noindex" />
      <Breadcrumb trail={[{ name: uiWords.home, to: HOME_PATH }, { name: listingWords.search }]} />
      {'listing' in params ? (
        <Results {...params} title={title} />
      ) : (
        <>
          <h1>{title}</h1>
          <SearchForm terms={params.terms} fabrics={params.fabrics} />
          <p className={css.hint}>{NO_TERMS_HINT}</p>
        </>
      )}
    </div>
  );
}

type ResultsProps = ListingData<SearchParams> & Pick<SearchData, 'fabrics'> & { title: string };

function Results({ title, terms, fabrics, listing: coming, ...params }: ResultsProps) {
  const listing = useResolvedValue(coming);
  const total = listing?.pageInfo.totalItems;
  return (
    <>
      <header className={css.heading}>
        <h1>{title}</h1>
        <output className={css.count}>{typeof total === 'number' && countProducts(total)}</output>
      </header>
      <SearchForm terms={terms} fabrics={fabrics} />
      {listing === null ? <Failed words={uiWords.anErrorOccurred} /> : <ProductListing {...params} listing={listing} />}
    </>
  );
}

/** The search terms as a heading: '“dots” in Silk Sarees'. */
function useTitle({ text, category, fabric }: SearchTerms): string {
  const wordsOf = useCategoryWords();
  const kind = category ? wordsOf(category).plural : fabric && listingWords.products;
  const things = [properFabric(fabric), kind].filter(Boolean).join(' ');
  if (!text) return things || listingWords.search;
  return things ? listingWords.searchTextIn(text, things) : listingWords.searchText(text);
}
