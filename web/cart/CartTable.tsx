import { Children, type ReactNode } from 'react';
import * as cartPageWords from '../words/cart-page.ts';
import css from './CartTable.module.css';

interface CartTableProps {
  /** A row for each line. */
  children: ReactNode[];
  /** The cart's total, formatted. */
  total: string;
  /** The content above the lines. */
  note?: ReactNode;
}

/** From this number of lines on, a phone does not show the summary without scrolling. */
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

/** A long cart's total and a link to its summary, on narrow windows, until the summary comes into view. */
export function JumpToSummary({ total }: { total: string }) {
  return (
    <p className={css.jump}>
      <span>
        {cartPageWords.total} <b>{total}</b>
      </span>
      <button type="button" className="button button-quiet" onClick={showSummary}>
        {cartPageWords.summary}
      </button>
    </p>
  );
}

/** Moves the focus too, so that the keyboard continues from the summary. */
function showSummary(): void {
  const heading = document.getElementById('summary');
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
