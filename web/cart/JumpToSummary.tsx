import * as cartPageWords from '../words/cart-page.ts';
import css from './CartTable.module.css';

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

/** Moves the focus too, so that the keyboard goes on from the summary. */
function showSummary(): void {
  const heading = document.getElementById('summary');
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
