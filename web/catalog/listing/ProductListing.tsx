import { useState } from 'react';
import type { CategoryPageQuery } from './listing.loader.graphql.generated.ts';
import { Empty } from '../../ui/Empty.tsx';
import { counted } from '../../ui/format.ts';
import { HOME_PATH } from '../../paths.ts';
import { ProductGrid, SkeletonGrid } from '../card/ProductGrid.tsx';
import type { CardProduct } from '../card/ProductCard.tsx';
import { EmptyShop } from '../home/EmptyShop.tsx';
import { ListingFilters } from '../filters/ListingFilters.tsx';
import { activeFilters } from '../filters/active-filters.ts';
import { type Filters, NO_FILTERS } from '../filters/filters.ts';
import { NewArrivalsPlace } from '../suggestions/LazySuggestions.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { isPast } from '../../ui/page-numbers.ts';
import { listingUrl, type ListingSource } from './listing-url.ts';
import * as uiWords from '../../words/ui.ts';
import * as catalogWords from '../../words/catalog.ts';
import * as listingWords from '../../words/listing.ts';
import css from './ProductListing.module.css';

type Category = NonNullable<CategoryPageQuery['category']>;
type Page = Category['products'];

/** One page of a listing, as the category and search queries return it. */
export type Listing = Omit<Page, 'nodes'> & {
  nodes: readonly CardProduct[];
  /** The picture of a category for share cards. */
  shareImage?: Category['shareImage'];
};

/** The number of products of a listing, as text; nothing for none, because the list itself reports that. */
export const countProducts = (total: number): string =>
  total === 0 ? '' : counted(total, listingWords.handDyedProduct);

interface ProductListingProps {
  source: ListingSource;
  filters: Filters;
  /** null for a text that is no page number. */
  page: number | null;
  /** undefined while it is loading. */
  listing: Listing | undefined;
}

/** The products of a listing with its filters beside them, and the links to its other pages. */
export function ProductListing({ source, filters, page, listing }: ProductListingProps) {
  // While the next listing is loading, the filters show the counts of the last one.
  const [last, setLast] = useState(listing);
  if (listing && listing !== last) setLast(listing);
  const count = listing?.pageInfo.totalItems ?? undefined;
  const isEmpty = listing?.nodes.length === 0 && page === 1 && activeFilters(filters).length === 0;
  return (
    <div className={css.listing} data-empty={isEmpty || undefined}>
      {last && !isEmpty && (
        <ListingFilters
          className={css.filters}
          source={source}
          filters={filters}
          counts={allCounts(last)}
          priceRange={last.priceRange}
          count={count}
        />
      )}
      <div>{listing ? <Products source={source} filters={filters} page={page} listing={listing} /> : <Loading />}</div>
    </div>
  );
}

/** The counts of all filters, those of colours and crafts included. */
const allCounts = ({ filterCounts, colorCounts, craftCounts }: Listing) =>
  filterCounts && [...filterCounts, ...(colorCounts ?? []), ...(craftCounts ?? [])];

const FIRST_VIEW = 4;
const SKELETONS = 15;

function Loading() {
  return (
    <>
      <output className="visually-hidden">{uiWords.loading}</output>
      <SkeletonGrid count={SKELETONS} />
    </>
  );
}

function Products({ source, filters, page, listing: { nodes, pageInfo } }: ProductListingProps & { listing: Listing }) {
  const totalPages = pageInfo.totalPages ?? 0;
  if (page === null || isPast(page, totalPages))
    return <NoSuchPage to={listingUrl(source, filters, 1)} pages={totalPages} />;
  if (nodes.length === 0) return <NoProducts source={source} isFiltered={activeFilters(filters).length > 0} />;
  return (
    <>
      <ProductGrid products={nodes} heading="h2" firstView={FIRST_VIEW} beside />
      <Pagination at={(number) => listingUrl(source, filters, number)} page={page} totalPages={totalPages} />
    </>
  );
}

function NoProducts({ source, isFiltered }: { source: ListingSource; isFiltered: boolean }) {
  const words = catalogWords.noProductsFound;
  if (!isFiltered && source.search === null)
    return (
      <Empty
        words={catalogWords.emptyShop}
        hint={catalogWords.emptyShopHint}
        to={HOME_PATH}
        action={uiWords.backToHomePage}
      />
    );
  if (!isFiltered)
    return (
      <>
        <Empty words={words} to={HOME_PATH} action={uiWords.backToHomePage} />
        <NewArrivalsPlace instead={<EmptyShop />} />
      </>
    );
  return (
    <Empty
      words={words}
      hint={listingWords.noFilteredProducts}
      to={listingUrl(source, NO_FILTERS)}
      action={listingWords.showAll}
    />
  );
}

function NoSuchPage({ to, pages }: { to: string; pages: number }) {
  const hint = listingWords.noSuchPageHint(counted(Math.max(pages, 1), listingWords.pageNoun), pages <= 1);
  return <Empty words={listingWords.noSuchPage} hint={hint} to={to} action={listingWords.goToFirstPage} />;
}
