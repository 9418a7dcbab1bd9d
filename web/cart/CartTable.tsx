import { JumpToSummary } from './JumpToSummary.tsx';
import { CartRow } from './CartRow.tsx';
import css from './CartTable.module.css';

interface CartTableProps {
  items: readonly { id: string; variant: { sku: string } }[];
  promoCode: string | null;
  /** The cart's total, as it is shown. */
  total: string;
}

/** From so many lines on, a phone does not show the summary without scrolling. */
const LONG = 3;

/** The lines of the cart, the newest first: a table whose rows are cards on a phone. */
export function CartTable({ items, promoCode, total }: CartTableProps) {
  return (
    <div className={css.lines}>
      <table className={css.table}>
        <caption className="visually-hidden">What is in the cart</caption>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Price</th>
            <th scope="col">Quantity</th>
            <th scope="col">Subtotal</th>
            <th scope="col">
              <span className="visually-hidden">Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ id, variant }) => (
            <CartRow key={variant.sku} id={id} promoCode={promoCode} />
          ))}
        </tbody>
      </table>
      {items.length >= LONG && <JumpToSummary total={total} />}
    </div>
  );
}
