import { Link } from 'react-router-dom';
import { categoryPath } from '../../platform/links.ts';
import css from './PageLinks.module.css';
import { pageWindow } from './pages.ts';

interface PageLinksProps {
  category: string;
  page: number;
  totalPages: number;
}

/** The way to a listing's other pages; nothing when it has but one. */
export function PageLinks({ category, page, totalPages }: PageLinksProps) {
  if (totalPages < 2) return null;
  return (
    <nav className={css.pages} aria-label="Pages">
      {page > 1 && (
        <Link className={css.step} to={categoryPath(category, page - 1)} rel="prev">
          Prev
        </Link>
      )}
      <ol className={css.numbers}>
        {pageWindow(page, totalPages).map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === null ? (
              <span>…</span>
            ) : (
              <PageLink category={category} number={number} current={number === page} />
            )}
          </li>
        ))}
      </ol>
      {page < totalPages && (
        <Link className={css.step} to={categoryPath(category, page + 1)} rel="next">
          Next
        </Link>
      )}
    </nav>
  );
}

function PageLink({ category, number, current }: { category: string; number: number; current: boolean }) {
  return (
    <Link to={categoryPath(category, number)} aria-current={current ? 'page' : undefined} aria-label={`Page ${number}`}>
      {number}
    </Link>
  );
}
