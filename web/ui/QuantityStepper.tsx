import { useEffectEvent, useLayoutEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { quantityMistake } from './format.ts';
import * as uiWords from '../words/ui.ts';
import css from './QuantityStepper.module.css';

interface QuantityProps {
  /** How many can be bought now. */
  most: number;
  /** How many can be bought of any item. */
  limit: number;
}

/** A quantity of at least 1 and at most `most`, what is typed of it, and why that became another one. */
function useQuantity({ most, limit }: QuantityProps) {
  const [quantity, setQuantity] = useState(1);
  const [typed, setTyped] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string>();
  const change = (wanted: number) => {
    setMistake(undefined);
    setQuantity(Math.min(Math.max(Math.trunc(wanted) || 1, 1), most));
  };
  const type = (text: string) => {
    setTyped(text);
    change(Number(text));
  };
  const settle = (text: string) => {
    const found = quantityMistake(Number(text), { most, limit });
    change(Number(text));
    setTyped(null);
    setMistake(found);
    return found;
  };
  // Nobody has asked for the other number: a form around the field is sent by the next Enter.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== null && settle(typed)) event.preventDefault();
  };
  return { quantity, typed, mistake, change, type, settle, onKeyDown };
}

/**
 * A quantity to choose. The field shows what is typed unchanged until the shopper leaves it or presses Enter; words below say then why
 * it became another number.
 */
export function QuantityStepper({ most, limit }: QuantityProps) {
  const { quantity, typed, mistake, change, type, settle, onKeyDown } = useQuantity({ most, limit });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const readFirst = useEffectEvent(() => field.current && settle(field.current.value));
  // The shopper may have typed before hydration; a press from then is repeated right after it.
  useLayoutEffect(() => void readFirst(), []);
  const step = (to: number, label: string, sign: string) => (
    <button type="button" aria-label={label} disabled={to < 1 || to > most} onClick={() => change(to)}>
      {sign}
    </button>
  );
  return (
    <div className={css.quantity}>
      <label htmlFor={id}>{uiWords.quantity}</label>
      <div className={css.stepper}>
        {step(quantity - 1, uiWords.decreaseQuantity, '−')}
        <input
          ref={field}
          id={id}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={1}
          max={most}
          value={typed ?? quantity}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => typed !== null && settle(typed)}
          aria-describedby={mistake && `${id}-mistake`}
        />
        {step(quantity + 1, uiWords.increaseQuantity, '+')}
      </div>
      {mistake && (
        <p id={`${id}-mistake`} className={css.reason} role="alert">
          {mistake}
        </p>
      )}
    </div>
  );
}
