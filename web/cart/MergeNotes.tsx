import * as visitorWords from '../words/visitor-items.ts';
import * as uiWords from '../words/ui.ts';
import { mergeResultVar, useMergeNotes } from './merge-state.ts';
import css from './CartTable.module.css';

/** What of a visitor's cart did not come into the shopper's as it was, until the shopper closes it. */
export function MergeNotes() {
  const notes = useMergeNotes();
  if (notes.length === 0) return null;
  return (
    <section className={css.notes} aria-labelledby="merge-notes">
      <h2 id="merge-notes">{visitorWords.changesInCart}</h2>
      <ul>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <button
        type="button"
        className="button button-quiet"
        onClick={() => mergeResultVar({ ...mergeResultVar(), notes: [] })}
      >
        {uiWords.close}
      </button>
    </section>
  );
}
