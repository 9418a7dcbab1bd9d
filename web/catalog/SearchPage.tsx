import { useMemo } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useSearchPage, type SearchPageQuery } from './search/search.graphql.generated.ts';
import { Breadcrumb } from '../ui/Breadcrumb.tsx';
import { Failed } from '../ui/Failed.tsx';
import { counted } from '../ui/format.ts';
import { Head } from '../ui/Head.tsx';
import { HOME_PATH, searchPath } from '../paths.ts';
import { useCategoryWords } from '../shop/useShop.ts';
import { ProductListing, type Listing } from './listing/ProductListing.tsx';
import { matchingPath } from './search/matching-path.ts';
import { hasSearchTerms, type SearchParams, type SearchTerms } from './search/search-params.ts';
import { properFabric } from '../../schema/fabrics.ts';
import { NO_TERMS_HINT, SearchForm } from './search/SearchForm.tsx';
import * as listingWords from '../words/listing.ts';
import * as uiWords from '../words/ui.ts';
import css from './search/Search.module.css';

/** `/search?text=&category=&fabric=`: the products that match, with filters and pages as a category has them. */
export function SearchPage() {
  const params: SearchParams = useLoaderData();
  const title = useTitle(params.terms);
  return (
    <div className={`page ${css.page}`}>
      <Head title={title} description={listingWords.searchDescription} path={searchPath()} robots="noindex" />
      <Breadcrumb trail={[{ name: uiWords.home, to: HOME_PATH }, { name: listingWords.search }]} />
      {hasSearchTerms(params.terms) ? (
        <Results {...params} title={title} />
      ) : (
        <>
          <h1>{title}</h1>
          <SearchForm terms={params.terms} />
          <p className={css.hint}>{NO_TERMS_HINT}</p>
        </>
      )}
    </div>
  );
}

function Results({ title, terms, variables, ...params }: SearchParams & { title: string }) {
  const { data, error } = useSearchPage({ search: params.source.search, ...variables });
  const listing = useMemo(() => toListing(data?.products), [data?.products]);
  const total = listing?.pageInfo.totalItems;
  return (
    <>
      <header className={css.heading}>
        <h1>{title}</h1>
        <output className={css.count}>
          {typeof total === 'number' && counted(total, listingWords.handDyedProduct)}
        </output>
      </header>
      <SearchForm terms={terms} />
      {error && !data ? <Failed words={uiWords.anErrorOccurred} /> : <ProductListing {...params} listing={listing} />}
    </>
  );
}

/** The products found, each by the variant whose colour the text names, where there is one. */
function toListing(found: SearchPageQuery['products'] | undefined): Listing | null {
  if (!found) return null;
  const nodes = found.nodes.map((product) => {
    const cover = product.matchingVariant;
    return cover
      ? { ...product, shown: { cover, path: matchingPath(product.path, cover), color: cover.color } }
      : product;
  });
  return { ...found, nodes };
}

/** The search terms as a heading: '“dots” in Silk Sarees'. */
function useTitle({ text, category, fabric }: SearchTerms): string {
  const wordsOf = useCategoryWords();
  const kind = category ? wordsOf(category).plural : fabric && listingWords.products;
  const things = [properFabric(fabric), kind].filter(Boolean).join(' ');
  if (!text) return things || listingWords.search;
  return things ? listingWords.searchTextIn(text, things) : listingWords.searchText(text);
}
