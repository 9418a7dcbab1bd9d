import { useState } from 'react';
import { plainDigits } from '../ui/form/field-rules.ts';
import { useShop } from '../shop/useShop.ts';
import { showToast } from '../ui/toast.ts';
import css from '../ui/QuantityStepper.module.css';

interface CartItemQuantityProps {
  /** The product's name, for screen readers. */
  name: string;
  quantity: number;
  /** How many are in stock; null when that isn't known. */
  stock: number | null;
  onChange: (quantity: number) => void;
}

/** A line's quantity: at least 1, at most what a line may hold and what is in stock. A toast says why another number is refused. */
export function CartItemQuantity({ name, quantity, stock, onChange }: CartItemQuantityProps) {
  const { quantity: limit } = useShop().limits;
  const most = Math.min(stock ?? limit, limit);
  const less = Math.min(quantity - 1, Math.max(most, 1));
  const step = (to: number, words: string, sign: string) => (
    <button
      type="button"
      aria-label={`${words} of ${name}`}
      disabled={to < 1 || to > most}
      onClick={() => onChange(to)}
    >
      {sign}
    </button>
  );
  return (
    <div className={css.stepper}>
      {step(less, 'One less', '−')}
      <Typed name={name} quantity={quantity} most={most} onChange={onChange} />
      {step(quantity + 1, 'One more', '+')}
    </div>
  );
}

/** The quantity as a field: a typed number counts when the shopper leaves the field or presses Enter. */
function Typed({ name, quantity, most, onChange }: Omit<CartItemQuantityProps, 'stock'> & { most: number }) {
  const { quantity: limit } = useShop().limits;
  const [typed, setTyped] = useState<string>();
  const settle = () => {
    setTyped(undefined);
    const wanted = typed === undefined ? quantity : piecesIn(typed);
    if (wanted === quantity) return;
    const wrong = mistakeIn(wanted, most, limit);
    if (wrong) showToast(wrong, { kind: 'error', cause: 'quantity' });
    else onChange(wanted);
  };
  return (
    <input
      aria-label={`Quantity of ${name}`}
      inputMode="numeric"
      value={typed ?? quantity}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={settle}
      onKeyDown={({ key }) => key === 'Enter' && settle()}
    />
  );
}

/** The whole number in a typed text, in the digits of any script; NaN for any other text. */
function piecesIn(typed: string): number {
  const digits = plainDigits(typed).trim();
  return /^\d+$/.test(digits) ? Number(digits) : NaN;
}

function mistakeIn(quantity: number, most: number, limit: number): string | undefined {
  if (!Number.isInteger(quantity) || quantity < 1) return 'Please choose a whole number of pieces, at least 1.';
  if (quantity <= most) return undefined;
  if (most >= limit) return `At most ${limit} pieces of one kind.`;
  return most === 1 ? 'Only 1 piece is left.' : `Only ${most} pieces are left.`;
}
