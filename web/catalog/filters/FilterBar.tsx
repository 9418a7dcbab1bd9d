import { wholeRupees } from '../../../schema/money.ts';
import { useLazyDialog } from '../../ui/useLazyModule.ts';
import { listingUrl } from '../listing/listing-url.ts';
import type { FilterProps } from './FilterParts.tsx';
import { type Filters, filtersIn } from './filters.ts';
import { parseFilters } from './filter-params.ts';
import css from './Filters.module.css';
import { FilterLink } from './FilterLink.tsx';

/** Where the form stands in the page, for a link that leads to it where no script runs. */
export const RAIL = 'filters';

/** What is filtered, each with a way to take it back, and on phones the way to the form. */
export function FilterBar(props: FilterProps) {
  const { later, open, close } = useLazyDialog(() => import('./FilterSheet.tsx'));
  const chosen = filtersIn(props.filters);
  return (
    <div className={css.bar}>
      <a
        className={`button button-quiet ${css.open}`}
        href={`#${RAIL}`}
        onClick={(event) => (event.preventDefault(), open())}
      >
        Filters and order{chosen.length > 0 && ` (${chosen.length})`}
      </a>
      {chosen.length > 0 && <Chips {...props} chosen={chosen} />}
      {later && <later.FilterSheet {...props} onClose={close} />}
    </div>
  );
}

function Chips({ place, filters, chosen }: FilterProps & { chosen: [string, string][] }) {
  return (
    <ul className={css.chips} aria-label="Filtered by">
      {chosen.map(([name, value]) => (
        <li key={name + value}>
          <FilterLink
            to={listingUrl(place, without(filters, name, value))}
            name={`Remove the filter ${words(name, value)}`}
          >
            {words(name, value)} <span aria-hidden="true">×</span>
          </FilterLink>
        </li>
      ))}
    </ul>
  );
}

function words(name: string, value: string): string {
  if (name === 'maxPrice') return `Up to ${wholeRupees(Number(value) * 100)}`;
  return name === 'inStock' ? 'In stock' : value;
}

function without(filters: Filters, name: string, value: string): Filters {
  const left = filtersIn(filters).filter((one) => one[0] !== name || one[1] !== value);
  return { ...parseFilters(new URLSearchParams(left)), sort: filters.sort };
}
