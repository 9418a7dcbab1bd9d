import { useId, useState } from 'react';
import { quantityMistake, wholeNumberIn } from '../ui/format.ts';
import { useShop } from '../shop/useShop.ts';
import * as cartPageWords from '../words/cart-page.ts';
import css from '../ui/QuantityStepper.module.css';

interface CartItemQuantityProps {
  /** The product's name, for screen readers. */
  name: string;
  quantity: number;
  /** The number in stock; null if unknown. */
  stock: number | null;
  onChange: (quantity: number) => void;
}

/**
 * A line's quantity: at least 1, at most the line's limit and the stock. A text below gives the reason for the limit, and
 * for a refused number.
 */
export function CartItemQuantity({ name, quantity, stock, onChange }: CartItemQuantityProps) {
  const { quantity: limit } = useShop().limits;
  const [mistake, setMistake] = useState<string>();
  const reasonId = useId();
  const most = Math.min(stock ?? limit, limit);
  const less = Math.min(quantity - 1, Math.max(most, 1));
  // A line with more than the stock shows its own message.
  const reason = mistake ?? (quantity === most ? quantityMistake(quantity + 1, { most, limit }) : undefined);
  const change = (to: number) => {
    setMistake(undefined);
    onChange(to);
  };
  const step = (to: number, words: string, sign: string) => (
    <button type="button" aria-label={words} disabled={to < 1 || to > most} onClick={() => change(to)}>
      {sign}
    </button>
  );
  return (
    <>
      <div className={css.stepper}>
        {step(less, cartPageWords.decreaseQuantityOf(name), '−')}
        <Typed
          name={name}
          quantity={quantity}
          aria-describedby={reason === undefined ? undefined : reasonId}
          onType={(wanted) => {
            const wrong = quantityMistake(wanted, { most, limit });
            if (wrong) setMistake(wrong);
            else change(wanted);
          }}
        />
        {step(quantity + 1, cartPageWords.increaseQuantityOf(name), '+')}
      </div>
      {reason && (
        <p id={reasonId} className={css.reason} role={mistake && 'alert'}>
          {reason}
        </p>
      )}
    </>
  );
}

interface TypedProps extends Pick<CartItemQuantityProps, 'name' | 'quantity'> {
  'aria-describedby': string | undefined;
  /** Called with another number than the quantity; NaN for a text that is no whole number. */
  onType: (wanted: number) => void;
}

/** The quantity as a field: a typed number counts when the shopper leaves the field or presses Enter. */
function Typed({ name, quantity, onType, ...aria }: TypedProps) {
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    setTyped(undefined);
    const wanted = typed === undefined ? quantity : wholeNumberIn(typed);
    if (wanted !== quantity) onType(wanted);
  };
  return (
    <input
      {...aria}
      aria-label={cartPageWords.quantityOf(name)}
      inputMode="numeric"
      value={typed ?? quantity}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}
