import * as paymentWords from '../../words/payment.ts';
import css from './PayWith.module.css';
import type { PayWith as PayWithProps, PayWithChoice } from './usePayWith.ts';

/** The ways to pay, one of which is chosen. One that can't be chosen says why. */
export const PayWith = ({ choices, chosen, choose }: Pick<PayWithProps, 'choices' | 'chosen' | 'choose'>) => (
  <fieldset className={css.ways}>
    <legend>{paymentWords.payWith}</legend>
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
