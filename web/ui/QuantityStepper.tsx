import { useEffectEvent, useLayoutEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { quantityMistake, wholeNumberIn } from './format.ts';
import * as uiWords from '../words/ui.ts';
import css from './QuantityStepper.module.css';

interface QuantityProps {
  /** The number of pieces that can be bought now. */
  most: number;
  /** The maximum number of pieces of any item. */
  limit: number;
}

/** A quantity between 1 and `most`, its typed text, and the reason why it became another number. */
function useQuantity({ most, limit }: QuantityProps) {
  const [quantity, setQuantity] = useState(1);
  const [typed, setTyped] = useState<string | null>(null);
  const [mistake, setMistake] = useState<string>();
  const change = (wanted: number) => {
    setMistake(undefined);
    // A text that is no whole number changes nothing.
    if (!Number.isNaN(wanted)) setQuantity(Math.min(Math.max(wanted, 1), most));
  };
  const type = (text: string) => {
    setTyped(text);
    change(wholeNumberIn(text));
  };
  const settle = (text: string) => {
    const wanted = wholeNumberIn(text);
    const found = quantityMistake(wanted, { most, limit });
    change(wanted);
    setTyped(null);
    setMistake(found);
    return found;
  };
  // The shopper did not choose the other number: the next Enter sends a form around the field.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && typed !== null && settle(typed)) event.preventDefault();
  };
  return { quantity, typed, mistake, change, type, settle, onKeyDown };
}

/**
 * A quantity to choose. The field shows the typed text unchanged until the shopper leaves it or presses Enter; a text below then gives
 * the reason why it became another number.
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
          inputMode="numeric"
          autoComplete="off"
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
