import { useId, useState } from 'react';
import css from './QuantityStepper.module.css';

interface QuantityProps {
  /** How many there are; undefined when nobody knows. */
  most?: number | null;
}

/** How many the shopper wants: at least 1, at most what is in stock. What is typed stands as it is until it is done. */
export function QuantityStepper({ most }: QuantityProps) {
  const [quantity, setQuantity] = useState(1);
  const [typed, setTyped] = useState<string | null>(null);
  const id = useId();
  const limit = most ?? Infinity;
  const change = (wanted: number) => setQuantity(Math.min(Math.max(Math.trunc(wanted) || 1, 1), limit));
  return (
    <div className={css.quantity}>
      <label htmlFor={id}>Quantity</label>
      <div className={css.stepper}>
        <button type="button" aria-label="One less" disabled={quantity <= 1} onClick={() => change(quantity - 1)}>
          −
        </button>
        <input
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
        <button type="button" aria-label="One more" disabled={quantity >= limit} onClick={() => change(quantity + 1)}>
          +
        </button>
      </div>
    </div>
  );
}
