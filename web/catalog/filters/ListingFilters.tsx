import * as listingWords from '../../words/listing.ts';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { craftLabel } from './facets.ts';
import { FilterForm, type FilterProps } from './FilterForm.tsx';
import css from './Filters.module.css';
import { wholeRupees } from '../../../schema/money.ts';
import { inPlaceOfLink, isUnmodifiedClick } from '../../ui/clicks.ts';
import { passFocus } from '../../ui/focus.ts';
import { Island } from '../../ui/Island.tsx';
import { useDialog } from '../../ui/useDialog.ts';
import { properFabric } from '../../../schema/fabrics.ts';
import { listingUrl } from '../listing/listing-url.ts';
import { activeFilters, without } from './active-filters.ts';

/** The filters of a listing: the active ones above the products, and the form beside them. */
export function ListingFilters({ className, ...props }: FilterProps & { className?: string }) {
  // Without a script the bar's link made the form the page's target. The form remains the target, so it hides by itself.
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

/** The id of the form beside the products: the bar's link leads there without scripts. */
export const FILTER_FORM_ID = 'filters';

/** The active filters, each with a link that removes it, and on phones the link that opens the form. */
export function FilterBar(props: FilterProps) {
  const { isOpen, open, close, fail } = useDialog();
  const active = activeFilters(props.filters);
  return (
    <div className={css.bar}>
      <a
        className={`button button-quiet ${css.open}`}
        href={`#${FILTER_FORM_ID}`}
        data-opens="dialog"
        onClick={inPlaceOfLink(open)}
      >
        {active.length > 0 ? `${listingWords.sortAndFilter} (${active.length})` : listingWords.sortAndFilter}
      </a>
      {active.length > 0 && <Chips {...props} active={active} />}
      {isOpen && (
        <Island load={() => import('./FilterSheet.tsx')} onFailed={fail}>
          {({ FilterSheet }) => <FilterSheet {...props} onClose={close} />}
        </Island>
      )}
    </div>
  );
}

function Chips({ source, filters, counts, active }: FilterProps & { active: [string, string][] }) {
  return (
    <ul className={css.chips} aria-label={listingWords.activeFilters}>
      {active.map(([name, value]) => (
        <li key={name + value}>
          <Link
            to={listingUrl(source, without(filters, name, value))}
            aria-label={listingWords.removeFilter(labelOf(name, value, counts))}
            onClick={(event) => isUnmodifiedClick(event) && passFocus(event.currentTarget)}
          >
            <span>{labelOf(name, value, counts)}</span> <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function labelOf(name: string, value: string, counts: FilterProps['counts']): string {
  if (name === 'minPrice') return listingWords.from(wholeRupees(Number(value) * 100));
  if (name === 'craft') return craftLabel(counts, value);
  if (name === 'maxPrice' || name === 'priceTo') return listingWords.upTo(wholeRupees(Number(value) * 100));
  if (name === 'size') return listingWords.sizeFilter(value);
  if (name === 'fabric') return properFabric(value);
  return name === 'inStock' ? listingWords.inStockFilter : value;
}
