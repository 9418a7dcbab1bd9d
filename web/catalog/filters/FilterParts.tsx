import { useRef } from 'react';
import type { ListingPlace } from '../listing/listing-url.ts';
import type { Count } from './facets.ts';
import { FilterBar, RAIL } from './FilterBar.tsx';
import { FilterForm } from './FilterForm.tsx';
import css from './Filters.module.css';
import type { Filters } from './filters.ts';
import { type Go, GoProvider } from './FilterLink.tsx';

/** What a listing is, what it is narrowed to, and what there is to choose from. */
export interface FilterProps {
  place: ListingPlace;
  filters: Filters;
  /** Pieces for each value; null or undefined where nobody has counted. */
  counts?: readonly Count[] | null;
  /** How many pieces there are as the listing stands. */
  count?: number;
}

/** The same, and how to go to another listing. */
export type LiveProps = FilterProps & { go: Go };

/** What is filtered, over the pieces, and the form beside them. */
export function FilterParts({ go, ...props }: LiveProps) {
  const rail = useRef<HTMLElement>(null);
  // A link opened it before this script was there: it stays the page's target, so it is told to make way.
  const makeWay = () => rail.current?.setAttribute('data-done', '');
  return (
    <GoProvider value={go}>
      <FilterBar {...props} />
      <aside ref={rail} id={RAIL} className={css.rail} aria-label="Filters">
        <FilterForm {...props} onApply={makeWay} />
      </aside>
    </GoProvider>
  );
}
