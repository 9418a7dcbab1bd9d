import { type RefObject, useEffect, useRef, useState } from 'react';
import { wholeRupees } from '../../../schema/money.ts';
import { type Filters, NO_PRICE_LIMIT } from './filters.ts';
import * as listingWords from '../../words/listing.ts';
import css from './Filters.module.css';

/** The prices of a listing, in paise. */
export interface PriceRange {
  lowest: { amount: number };
  highest: { amount: number };
}

const STEP = 50;

interface PriceFieldsProps {
  filters: Filters;
  range: PriceRange | null | undefined;
}

/** The slider of the highest price; for a listing of known prices also both ends as fields, up to its dearest product. */
export function PriceFields({ filters, range }: PriceFieldsProps) {
  const limit = filters.maxPrice ?? NO_PRICE_LIMIT;
  const { chosen, slider, to, slide, type } = useUpperEnd(limit);
  const words =
    chosen < NO_PRICE_LIMIT ? listingWords.upToInSentence(wholeRupees(chosen * 100)) : listingWords.anyPrice;
  return (
    <>
      <label className={css.price}>
        {listingWords.price} <span aria-hidden="true">{words}</span>
        <input
          type="range"
          name="maxPrice"
          min={0}
          max={NO_PRICE_LIMIT}
          step={limit % STEP === 0 ? STEP : 1}
          ref={slider}
          defaultValue={Math.min(limit, NO_PRICE_LIMIT)}
          aria-valuetext={words}
          onChange={({ target }) => slide(target.valueAsNumber)}
        />
      </label>
      {range && <Ends filters={filters} range={range} to={to} onType={type} />}
    </>
  );
}

/** The slider and the field of the highest price: each follows the other. */
function useUpperEnd(limit: number) {
  const [chosen, setChosen] = useState(Math.min(limit, NO_PRICE_LIMIT));
  const slider = useRef<HTMLInputElement>(null);
  const to = useRef<HTMLInputElement>(null);
  // The shopper may have moved the slider before hydration.
  useEffect(() => {
    if (slider.current) setChosen(slider.current.valueAsNumber);
  }, []);
  const slide = (rupees: number) => {
    setChosen(rupees);
    if (to.current) to.current.value = '';
  };
  const type = (rupees: number) => {
    const end = Math.min(Number.isNaN(rupees) ? NO_PRICE_LIMIT : rupees, NO_PRICE_LIMIT);
    setChosen(end);
    if (slider.current) slider.current.valueAsNumber = end;
  };
  return { chosen, slider, to, slide, type };
}

interface EndsProps {
  filters: Filters;
  range: PriceRange;
  to: RefObject<HTMLInputElement | null>;
  onType: (rupees: number) => void;
}

/** Both ends of the price. A limit below the slider's end is only on the slider. */
function Ends({ filters: { minPrice, maxPrice = 0 }, range: { lowest, highest }, to, onType }: EndsProps) {
  const upper = maxPrice >= NO_PRICE_LIMIT ? maxPrice : undefined;
  return (
    <fieldset className={css.ends}>
      <legend className="visually-hidden">{listingWords.priceRange}</legend>
      <End name="minPrice" label={listingWords.priceFrom} hint={Math.floor(lowest.amount / 100)} value={minPrice} />
      <End
        name="priceTo"
        label={listingWords.priceTo}
        hint={Math.ceil(highest.amount / 100)}
        value={upper}
        field={to}
        onType={onType}
      />
    </fieldset>
  );
}

interface EndProps {
  name: string;
  label: string;
  /** The end of the listing's own prices, in rupees. */
  hint: number;
  value: number | undefined;
  field?: RefObject<HTMLInputElement | null>;
  onType?: (rupees: number) => void;
}

const End = ({ name, label, hint, value, field, onType }: EndProps) => (
  <label>
    <span>{label}</span>
    <input
      type="number"
      inputMode="numeric"
      name={name}
      min={0}
      step={1}
      placeholder={String(hint)}
      ref={field}
      defaultValue={value}
      onChange={({ target }) => onType?.(target.valueAsNumber)}
    />
  </label>
);
