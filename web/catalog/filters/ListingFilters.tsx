import { useState } from 'react';
import { FilterBar, FILTER_FORM_ID } from './FilterBar.tsx';
import { FilterForm, type FilterProps } from './FilterForm.tsx';
import * as listingWords from '../../words/listing.ts';
import css from './Filters.module.css';

/** What narrows a listing down: the active filters above the products, and the form beside them. */
export function ListingFilters({ className, ...props }: FilterProps & { className?: string }) {
  // Without a script the bar's link made the form the page's target. The form stays the target, so it hides by itself.
  const [isDone, setIsDone] = useState(false);
  return (
    <div className={className}>
      <FilterBar {...props} />
      <aside
        id={FILTER_FORM_ID}
        className={css.sidebar}
        data-done={isDone || undefined}
        aria-label={listingWords.filters}
      >
        <FilterForm {...props} onApply={() => setIsDone(true)} sortsAtOnce />
      </aside>
    </div>
  );
}
