import css from './CartTable.module.css';

/** A long cart's total and a link to its summary, on narrow windows, until the summary comes into view. */
export function JumpToSummary({ total }: { total: string }) {
  return (
    <p className={css.jump}>
      <span>
        Total <b>{total}</b>
      </span>
      <button type="button" className="button button-quiet" onClick={showSummary}>
        Summary
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
