import { useState } from 'react';
import { Field } from '../../web/ui/form/Field.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import * as words from '../words/promotions.ts';
import { CATEGORY_FIELD, toIndiaField } from './promo-terms.ts';
import css from './PromoTermFields.module.css';
import type { PromoCodeRowFragment } from './promotions.graphql.generated.ts';

interface PromoTermFieldsProps {
  /** The present terms; undefined for a new code. */
  promo?: PromoCodeRowFragment | undefined;
  /** The names of the shop's categories. */
  categories: readonly string[];
}

/** The fields of a promo code's terms. */
export const PromoTermFields = ({ promo, categories }: PromoTermFieldsProps) => (
  <>
    <DiscountFields promo={promo} />
    <div className={css.pair}>
      <TimeField name="validFrom" label={words.from} moment={promo?.validFrom} />
      <TimeField name="validUntil" label={words.until} moment={promo?.validUntil} />
    </div>
    <div className={css.pair}>
      <NumberField name="mostUses" label={words.mostUses} hint={words.noLimit} value={promo?.mostUses} isOptional />
      <NumberField
        name="mostUsesEach"
        label={words.mostUsesEach}
        hint={words.noLimit}
        value={promo?.mostUsesEach}
        isOptional
      />
    </div>
    <fieldset className={css.boxes}>
      <legend>{words.categories}</legend>
      {categories.map((name) => (
        <Box key={name} name={CATEGORY_FIELD + name} label={name} isOn={promo?.categories.includes(name) ?? false} />
      ))}
      <p>{words.categoriesHint}</p>
    </fieldset>
    <div>
      <Box name="isListed" label={words.listed} isOn={promo?.isListed ?? false} />
      <p className={css.hint}>{words.listedHint}</p>
    </div>
  </>
);

type Kind = (typeof KINDS)[number][0];
const KINDS = [
  ['percent', words.percent],
  ['amount', words.amount],
] as const;

/** The fields of the discount: percent with a highest discount, or an amount. */
function DiscountFields({ promo }: Pick<PromoTermFieldsProps, 'promo'>) {
  const standard: Kind = promo?.amountOff ? 'amount' : 'percent';
  const [chosen, choose] = useState<string>();
  const isPercent = (chosen ?? standard) === 'percent';
  const maximum = rupeesOf(promo?.maximum);
  const minimum = rupeesOf(promo?.minimumSubtotal);
  return (
    <>
      <div className={css.pair}>
        <SelectField name="kind" label={words.kind} choices={KINDS} defaultValue={standard} onChoose={choose} />
        {isPercent ? (
          <NumberField name="percent" label={words.percent} value={promo?.percent} />
        ) : (
          <NumberField name="amountOff" label={words.amount} value={rupeesOf(promo?.amountOff)} />
        )}
      </div>
      <div className={css.pair}>
        {isPercent && (
          <NumberField name="maximum" label={words.maximum} hint={words.noLimit} value={maximum} isOptional />
        )}
        <NumberField name="minimumSubtotal" label={words.minimum} hint={words.minimumHint} value={minimum} isOptional />
      </div>
    </>
  );
}

const rupeesOf = (money: { amount: number } | null | undefined): number | undefined =>
  money ? money.amount / 100 : undefined;

interface NumberFieldProps {
  name: string;
  label: string;
  hint?: string;
  value: number | null | undefined;
  isOptional?: boolean;
}

const NumberField = ({ value, hint, ...field }: NumberFieldProps) => (
  <Field
    {...field}
    {...(hint && { hint })}
    inputMode="numeric"
    autoComplete="off"
    maxLength={12}
    defaultValue={value === null || value === undefined ? '' : String(value)}
  />
);

const TimeField = ({ name, label, moment }: { name: string; label: string; moment: string | null | undefined }) => (
  <Field
    name={name}
    label={label}
    hint={words.noLimit}
    type="datetime-local"
    autoComplete="off"
    defaultValue={toIndiaField(moment)}
    isOptional
  />
);

const Box = ({ name, label, isOn }: { name: string; label: string; isOn: boolean }) => (
  <label className={css.box}>
    <input type="checkbox" name={name} defaultChecked={isOn} />
    {label}
  </label>
);
