import { type ChangeEvent, type FormEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ProductSearchInput } from '../../generated/schema-types.ts';
import { listingUrl, withOwnCraft, type ListingSource } from '../listing/listing-url.ts';
import { useShop } from '../../shop/useShop.ts';
import { isUnmodifiedClick } from '../../ui/clicks.ts';
import { useDebouncedValue } from '../../ui/useDebouncedValue.ts';
import { useResultCount } from './filters.graphql.generated.ts';
import { facetsOf, type Facet, type FilterCount } from './facets.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import { PriceFields, type PriceRange } from './PriceFields.tsx';
import css from './Filters.module.css';
import { type FilterLabels, parseFilters, sortOf, toFilterVariables } from './filter-params.ts';
import * as catalogWords from '../../words/catalog.ts';
import * as listingWords from '../../words/listing.ts';

/** A listing, its filters, and their options. */
export interface FilterProps {
  source: ListingSource;
  filters: Filters;
  /** The number of products for each value; null or undefined if the gateway counts none. */
  counts?: readonly FilterCount[] | null;
  /** The lowest and the highest price of the listing; null or undefined if they are unknown. */
  priceRange?: PriceRange | null;
  /** The number of products of the listing with these filters. */
  count?: number;
}

interface FilterFormProps extends FilterProps {
  /** Called when the form leads the shopper to another listing. */
  onApply?: () => void;
  /** Whether a new order applies as soon as it is chosen, as with a listing beside the form. */
  sortsAtOnce?: boolean;
}

/** Price, groups, stock and order of a listing. It is a plain form: a browser can send it without a script. */
export function FilterForm({ onApply, sortsAtOnce = false, ...props }: FilterFormProps) {
  const { source, filters, count } = props;
  const shop = useShop();
  const navigate = useNavigate();
  const { form, readDraft, draft } = useDraft(source, filters);
  const keepFocus = useFocusOnOrder(form, listingUrl(source, filters));
  const go = (from: HTMLFormElement) => {
    void navigate(listingUrl(source, filtersOf(from, source, shop)));
    onApply?.();
  };
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    go(event.currentTarget);
  };
  const change = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    readDraft();
    if (!sortsAtOnce || target.name !== 'sort') return;
    keepFocus();
    go(currentTarget);
  };
  return (
    <form ref={form} className={css.form} action={source.path} onSubmit={apply} onChange={change}>
      <Fields key={listingUrl(source, filters)} {...props} />
      <div className={css.buttons}>
        <button className="button" type="submit">
          <span>{catalogWords.applyFilters}</span>
          {draft ? <DraftCount source={source} filters={draft} /> : <Count count={count} />}
        </button>
        <Link
          className="button button-quiet"
          to={listingUrl(source, NO_FILTERS)}
          onClick={(event) => isUnmodifiedClick(event) && onApply?.()}
        >
          {catalogWords.clearAll}
        </Link>
      </div>
    </form>
  );
}

/** Returns the focus to the chosen order, in the form of the next listing, which has other fields. */
function useFocusOnOrder(form: RefObject<HTMLFormElement | null>, here: string) {
  const chosenAt = useRef<string>(undefined);
  useEffect(() => {
    if (chosenAt.current === undefined || chosenAt.current === here) return;
    chosenAt.current = undefined;
    form.current?.querySelector('select')?.focus({ preventScroll: true });
  }, [form, here]);
  return () => void (chosenAt.current = here);
}

/** The filters of the form that differ from those of the page; also those chosen before hydration. */
function useDraft(source: ListingSource, filters: Filters) {
  const shop = useShop();
  const here = listingUrl(source, filters);
  const [draft, setDraft] = useState<{ at: string; filters: Filters }>();
  const form = useRef<HTMLFormElement>(null);
  const readDraft = () => form.current && setDraft({ at: here, filters: filtersOf(form.current, source, shop) });
  const readFirst = useEffectEvent(readDraft);
  useEffect(() => void readFirst(), []);
  const isChanged = draft?.at === here && listingUrl(source, draft.filters) !== here;
  return { form, readDraft, draft: isChanged ? draft.filters : undefined };
}

/** Returns the filters of a form, without those that define the listing itself. */
function filtersOf(form: HTMLFormElement, { fixedParams }: ListingSource, labels: FilterLabels): Filters {
  const isFixed = (name: string, value: string) => fixedParams.some((fixed) => fixed[0] === name && fixed[1] === value);
  const texts = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !isFixed(name, value) ? [[name, value]] : [],
  );
  return parseFilters(new URLSearchParams(texts), labels);
}

/** The number of products on the page, in brackets. */
const Count = ({ count }: { count: number | undefined }) => <span>{count !== undefined && ` (${count})`}</span>;

/** The number of products for the draft, in brackets; nothing while it is unknown. */
function DraftCount({ source, filters }: { source: ListingSource; filters: Filters }) {
  const shop = useShop();
  const { filter } = toFilterVariables(withOwnCraft(source, filters), shop);
  const wanted = JSON.stringify({ search: source.search, filter });
  const variables: { search: ProductSearchInput | null } = JSON.parse(useDebouncedValue(wanted));
  const { data } = useResultCount(variables);
  const count = data?.products?.pageInfo.totalItems;
  return <output>{typeof count === 'number' && ` (${count})`}</output>;
}

const SORTS = [
  ['popularity', listingWords.popularity],
  ['newest', listingWords.newestFirst],
  ['price_asc', listingWords.priceLowToHigh],
  ['price_desc', listingWords.priceHighToLow],
  ['rating', listingWords.topRated],
  ['discount', listingWords.highestDiscount],
] as const;

function Fields({ source, filters, counts, priceRange }: FilterProps) {
  const shop = useShop();
  return (
    <div className={css.fields}>
      {source.fixedParams.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={css.sort}>
        {listingWords.sortBy}
        <select name="sort" defaultValue={filters.sort ?? ''}>
          <option value="">{source.defaultSortLabel}</option>
          {SORTS.filter(([value]) => shop.sorts.includes(sortOf(value))).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <PriceFields filters={filters} range={priceRange} />
      {facetsOf(filters, counts, shop, source).map((facet) => (
        <FacetField key={facet.name} {...facet} />
      ))}
    </div>
  );
}

function FacetField({ name, legend, options }: Facet) {
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
