import { useEffectEvent, useLayoutEffect, useId, useRef, useState } from 'react';
import * as uiWords from '../words/ui.ts';
import css from './QuantityStepper.module.css';

interface QuantityProps {
  /** How many are in stock; undefined when that isn't known. */
  most?: number | null;
}

/** A quantity of at least 1 and at most `most`. The field shows what is typed unchanged until the shopper leaves it. */
export function QuantityStepper({ most }: QuantityProps) {
  const [quantity, setQuantity] = useState(1);
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const limit = most ?? Infinity;
  const change = (wanted: number) => setQuantity(Math.min(Math.max(Math.trunc(wanted) || 1, 1), limit));
  const field = useRef<HTMLInputElement>(null);
  const readFirst = useEffectEvent(() => field.current && change(field.current.valueAsNumber));
  // The shopper may have typed before hydration; a press from then is repeated right after it.
  useLayoutEffect(() => void readFirst(), []);
  const step = (to: number, label: string, sign: string) => (
    <button type="button" aria-label={label} disabled={to < 1 || to > limit} onClick={() => change(to)}>
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
          max={most ?? undefined}
          value={typed ?? quantity}
          onChange={({ target }) => {
            setTyped(target.value);
            change(target.valueAsNumber);
          }}
          onBlur={() => setTyped(null)}
        />
        {step(quantity + 1, uiWords.increaseQuantity, '+')}
      </div>
    </div>
  );
}
