import { useState } from 'react';
import type { CategoryPageQuery } from './listing.graphql.generated.ts';
import { Empty } from '../../ui/Empty.tsx';
import { counted } from '../../ui/format.ts';
import { HOME_PATH } from '../../paths.ts';
import { ProductGrid, SkeletonGrid } from '../card/ProductGrid.tsx';
import type { ProductRef } from '../card/ProductCard.tsx';
import { Filters } from '../filters/Filters.tsx';
import { type Filters as Chosen, filtersIn, NO_FILTERS } from '../filters/filters.ts';
import { Pagination } from '../../ui/Pagination.tsx';
import { isPast } from '../../ui/page-numbers.ts';
import { listingUrl, type ListingPlace } from './listing-url.ts';
import css from './ProductListing.module.css';

type Page = NonNullable<CategoryPageQuery['category']>['products'];

/** One page of a listing, as category and search answer it. */
export type Listing = Omit<Page, 'nodes'> & { nodes: readonly ProductRef[] };

interface ProductListingProps {
  place: ListingPlace;
  filters: Chosen;
  /** null for what can't be a page's number. */
  page: number | null;
  /** null while it is on its way. */
  listing: Listing | null;
}

/** Pieces with what narrows them down beside them, and the way to the other pages. */
export function ProductListing({ place, filters, page, listing }: ProductListingProps) {
  const [last, setLast] = useState(listing);
  if (listing && listing !== last) setLast(listing);
  const count = listing?.pageInfo.totalItems ?? undefined;
  const props = { place, filters, counts: last?.filterCounts, count };
  const isBare = listing?.nodes.length === 0 && page === 1 && filtersIn(filters).length === 0;
  return (
    <div className={css.shelf} data-bare={isBare || undefined}>
      {last && !isBare && <Filters className={css.filters} {...props} />}
      <div className={css.pieces}>
        {listing ? <Pieces place={place} filters={filters} page={page} listing={listing} /> : <Waiting />}
      </div>
    </div>
  );
}

const FIRST_VIEW = 4;
const SKELETONS = 15;

function Waiting() {
  return (
    <>
      <output className="visually-hidden">Loading</output>
      <SkeletonGrid count={SKELETONS} />
    </>
  );
}

function Pieces({ place, filters, page, listing: { nodes, pageInfo } }: ProductListingProps & { listing: Listing }) {
  const { totalPages } = pageInfo;
  if (page === null || isPast(page, totalPages))
    return <NoSuchPage to={listingUrl(place, filters, 1)} pages={totalPages} />;
  if (nodes.length === 0) return <Nothing place={place} isFiltered={filtersIn(filters).length > 0} />;
  return (
    <>
      <ProductGrid products={nodes} heading="h2" firstView={FIRST_VIEW} beside />
      <Pagination at={(number) => listingUrl(place, filters, number)} page={page} totalPages={totalPages} />
    </>
  );
}

function Nothing({ place, isFiltered }: { place: ListingPlace; isFiltered: boolean }) {
  const words = 'No products found';
  if (!isFiltered) return <Empty words={words} to={HOME_PATH} action="Back to the home page" />;
  return (
    <Empty
      words={words}
      hint="Nothing here is all of that at once."
      to={listingUrl(place, NO_FILTERS)}
      action="Show all"
    />
  );
}

function NoSuchPage({ to, pages }: { to: string; pages: number }) {
  const hint = `There ${pages > 1 ? 'are' : 'is'} ${counted(Math.max(pages, 1), 'page')}. Start again from the first.`;
  return <Empty words="There is no such page" hint={hint} to={to} action="Go to page 1" />;
}
