import { Children, type ReactNode } from 'react';
import { JumpToSummary } from './JumpToSummary.tsx';
import * as cartPageWords from '../words/cart-page.ts';
import css from './CartTable.module.css';

interface CartTableProps {
  /** A row for each line. */
  children: ReactNode[];
  /** The cart's total, as it is shown. */
  total: string;
  /** What stands above the lines. */
  note?: ReactNode;
}

/** From so many lines on, a phone does not show the summary without scrolling. */
const LONG = 3;

/** The lines of the cart, the newest first: a table whose rows are cards on a phone. */
export function CartTable({ children, total, note }: CartTableProps) {
  return (
    <div className={css.lines}>
      {note}
      <table className={css.table}>
        <caption className="visually-hidden">{cartPageWords.itemsInCart}</caption>
        <thead>
          <tr>
            <th scope="col">{cartPageWords.product}</th>
            <th scope="col">{cartPageWords.price}</th>
            <th scope="col">{cartPageWords.quantity}</th>
            <th scope="col">{cartPageWords.subtotal}</th>
            <th scope="col">
              <span className="visually-hidden">{cartPageWords.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
      {Children.count(children) >= LONG && <JumpToSummary total={total} />}
    </div>
  );
}
