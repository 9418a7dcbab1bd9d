import { Link } from 'react-router-dom';
import css from './Pagination.module.css';
import { pageWindow } from './page-numbers.ts';
import * as uiWords from '../words/ui.ts';

interface PaginationProps {
  /** The address of a page. */
  at: (page: number) => string;
  page: number;
  totalPages: number;
}

/** Links to the other pages of a listing; empty if it has only one. */
export function Pagination({ at, page, totalPages }: PaginationProps) {
  if (totalPages < 2) return null;
  return (
    <nav className={css.pages} aria-label={uiWords.pages}>
      {page > 1 && (
        <Link className={css.step} to={at(page - 1)} rel="prev">
          {uiWords.previous}
        </Link>
      )}
      <ol className={css.numbers}>
        {pageWindow(page, totalPages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? <span>…</span> : <PageLink to={at(number)} number={number} current={number === page} />}
          </li>
        ))}
      </ol>
      {page < totalPages && (
        <Link className={css.step} to={at(page + 1)} rel="next">
          {uiWords.next}
        </Link>
      )}
    </nav>
  );
}

function PageLink({ to, number, current }: { to: string; number: number; current: boolean }) {
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} aria-label={uiWords.page(number)}>
      {number}
    </Link>
  );
}
