import { Link } from 'react-router-dom';
import { wholeRupees } from '../../../schema/money.ts';
import { isPlainClick } from '../../ui/clicks.ts';
import { passFocus } from '../../ui/focus.ts';
import { useLazyDialog } from '../../ui/useLazyModule.ts';
import { properFabric } from '../../../schema/fabrics.ts';
import { listingUrl } from '../listing/listing-url.ts';
import type { FilterProps } from './FilterForm.tsx';
import { activeFilters, without } from './filters.ts';
import * as listingWords from '../../words/listing.ts';
import css from './Filters.module.css';

/** The id of the form beside the products: the bar's link leads there while no script runs. */
export const FILTER_FORM_ID = 'filters';

/** The active filters, each with a link that removes it, and on phones the link that opens the form. */
export function FilterBar(props: FilterProps) {
  const { module, open, close } = useLazyDialog(() => import('./FilterSheet.tsx'));
  const active = activeFilters(props.filters);
  return (
    <div className={css.bar}>
      <a
        className={`button button-quiet ${css.open}`}
        href={`#${FILTER_FORM_ID}`}
        data-opens="dialog"
        onClick={(event) => (event.preventDefault(), open())}
      >
        {listingWords.sortAndFilter}
        {active.length > 0 && ` (${active.length})`}
      </a>
      {active.length > 0 && <Chips {...props} active={active} />}
      {module && <module.FilterSheet {...props} onClose={close} />}
    </div>
  );
}

function Chips({ source, filters, active }: FilterProps & { active: [string, string][] }) {
  return (
    <ul className={css.chips} aria-label={listingWords.activeFilters}>
      {active.map(([name, value]) => (
        <li key={name + value}>
          <Link
            to={listingUrl(source, without(filters, name, value))}
            aria-label={listingWords.removeFilter(labelOf(name, value))}
            onClick={(event) => isPlainClick(event) && passFocus(event.currentTarget)}
          >
            {labelOf(name, value)} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function labelOf(name: string, value: string): string {
  if (name === 'maxPrice') return listingWords.upTo(wholeRupees(Number(value) * 100));
  if (name === 'size') return listingWords.sizeFilter(value);
  if (name === 'fabric') return properFabric(value);
  return name === 'inStock' ? listingWords.inStockFilter : value;
}
