import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { wholeRupees } from '../../../schema/money.ts';
import { listingUrl } from '../listing/listing-url.ts';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { facetsOf, type Facet } from './facets.ts';
import type { FilterProps } from './FilterParts.tsx';
import { type Filters, NO_FILTERS } from './filters.ts';
import css from './Filters.module.css';
import { NO_LIMIT, parseFilters } from './filter-params.ts';
import { useGo, FilterLink } from './FilterLink.tsx';

/** Price, groups, stock and order of a listing: a plain form that a browser can send by itself. */
export function FilterForm({ onApply, ...props }: FilterProps & { onApply?: () => void }) {
  const { place, filters, count } = props;
  const go = useGo();
  const here = listingUrl(place, filters);
  const [changed, setChanged] = useState<{ from: string; to: Filters }>();
  const pending = changed?.from === here && listingUrl(place, changed.to) !== here ? changed.to : undefined;
  const form = useRef<HTMLFormElement>(null);
  const note = () => form.current && setChanged({ from: here, to: filled(form.current) });
  // What was chosen before this script was there counts too.
  const noteEarlier = useEffectEvent(note);
  useEffect(() => void noteEarlier(), []);
  const later = useLazyModule(
    pending !== undefined,
    () => import('./PendingCount.tsx'),
    () => setChanged(undefined),
  );
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(listingUrl(place, filled(event.currentTarget)));
    onApply?.();
  };
  return (
    <form ref={form} className={css.form} action={place.path} onSubmit={apply} onChange={note}>
      <Fields key={here} {...props} />
      <div className={css.end}>
        <button className="button" type="submit">
          Apply Filters
          {pending && later ? (
            <later.PendingCount search={place.search} filters={pending} />
          ) : (
            count !== undefined && !pending && ` (${count})`
          )}
        </button>
        <FilterLink className="button button-quiet" to={listingUrl(place, NO_FILTERS)} onGo={onApply}>
          Clear All
        </FilterLink>
      </div>
    </form>
  );
}

/** The filters that a form is filled with. */
function filled(form: HTMLFormElement): Filters {
  const given = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return parseFilters(new URLSearchParams(given));
}

const ORDERS = [
  ['newest', 'Newest first'],
  ['price_asc', 'Price: low to high'],
  ['price_desc', 'Price: high to low'],
  ['rating', 'Best rated'],
] as const;

function Fields({ place, filters, counts }: FilterProps) {
  return (
    <div className={css.fields}>
      {place.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={css.order}>
        Sort by
        <select name="sort" defaultValue={filters.sort ?? ''}>
          <option value="">{place.order}</option>
          {ORDERS.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <Price most={filters.maxPrice ?? NO_LIMIT} />
      {facetsOf(filters, counts, place.search.fabric).map((facet) => (
        <Choices key={facet.name} {...facet} />
      ))}
    </div>
  );
}

const STEP = 50;

/** How much a piece may cost: at the right end there is no limit. */
function Price({ most }: { most: number }) {
  const [chosen, setChosen] = useState(most);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (slider.current) setChosen(slider.current.valueAsNumber);
  }, []);
  const words = chosen < NO_LIMIT ? `up to ${wholeRupees(chosen * 100)}` : 'any';
  return (
    <label className={css.price}>
      Price <span aria-hidden="true">{words}</span>
      <input
        type="range"
        name="maxPrice"
        min={0}
        max={NO_LIMIT}
        step={most % STEP === 0 ? STEP : 1}
        ref={slider}
        defaultValue={most}
        aria-valuetext={words}
        onChange={({ target }) => setChosen(target.valueAsNumber)}
      />
    </label>
  );
}

function Choices({ name, legend, options }: Facet) {
  return (
    <fieldset className={css.choices}>
      <legend>{legend}</legend>
      {options.map(({ value, label, count, isChosen }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={isChosen} />
          <span>{label}</span>
          {count !== undefined && <small>{count}</small>}
        </label>
      ))}
    </fieldset>
  );
}
