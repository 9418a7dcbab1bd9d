import css from './CartTable.module.css';

/** Below a long cart on a narrow window: what it comes to, and the way to the summary. In sight until that is. */
export function JumpToSummary({ total }: { total: string }) {
  return (
    <p className={css.ahead}>
      <span>
        Total <b>{total}</b>
      </span>
      <button type="button" className="button button-quiet" onClick={showSummary}>
        Summary
      </button>
    </p>
  );
}

/** The keyboard goes on from there too. */
function showSummary(): void {
  const heading = document.getElementById('summary');
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
