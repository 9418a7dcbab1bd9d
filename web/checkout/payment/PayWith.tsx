import * as checkoutWords from '../../words/checkout.ts';
import css from './PayWith.module.css';
import type { PayWith as PayWithProps, PayWithChoice } from './usePayWith.ts';

/** The payment methods, one of which is chosen. A disabled one shows its reason. */
export const PayWith = ({ choices, chosen, choose }: Pick<PayWithProps, 'choices' | 'chosen' | 'choose'>) => (
  <fieldset className={css.ways}>
    <legend>{checkoutWords.payWith}</legend>
    {choices.map((choice) => (
      <Way key={choice.name} {...choice} isChosen={choice.name === chosen} choose={() => choose(choice.name)} />
    ))}
  </fieldset>
);

const Way = ({
  name,
  label,
  hint,
  isDisabled,
  isChosen,
  choose,
}: PayWithChoice & { isChosen: boolean; choose: () => void }) => (
  <label className={css.way}>
    <input type="radio" name="payWith" value={name} checked={isChosen} disabled={isDisabled} onChange={choose} />
    <span>
      <span className={css.label}>{label}</span>
      {hint && (
        <>
          {' '}
          <span className={css.hint} aria-live="polite">
            {hint}
          </span>
        </>
      )}
    </span>
  </label>
);
