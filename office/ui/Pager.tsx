import * as words from '../words.ts';
import css from './Pager.module.css';

interface PagerProps {
  page?: number | null;
  totalPages?: number | null;
  onPage: (page: number) => void;
}

/** The buttons to the pages before and after; nothing for a list of one page. */
export function Pager({ page, totalPages, onPage }: PagerProps) {
  if (!page || !totalPages || totalPages < 2) return null;
  return (
    <div className={css.pager}>
      <button className="button button-quiet" type="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </button>
      <output>{words.page(page, totalPages)}</output>
      <button
        className="button button-quiet"
        type="button"
        disabled={page >= totalPages}
        onClick={() => onPage(page + 1)}
      >
        {words.next}
      </button>
    </div>
  );
}
