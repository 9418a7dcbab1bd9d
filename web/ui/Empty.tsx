import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import parts from './parts.module.css';

interface EmptyProps {
  words: string;
  hint?: string;
  to: string;
  action: string;
  /** More links or buttons, below the first. */
  children?: ReactNode;
}

/**
 * A short message that there is nothing to show, with a link to continue. It is scrolled into view if the page has become shorter than
 * its scroll position: after Back to a cart that was paid meanwhile.
 */
export function Empty({ words, hint, to, action, children }: EmptyProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isAbove = (notice.current?.getBoundingClientRect().bottom ?? 0) < 0;
    if (!isAbove) return;
    scrollTo(0, 0);
    // As if the shopper had begun to use the page: its scroll position is not restored (`restore-scroll.ts`).
    document.documentElement.dataset['used'] = '';
  }, []);
  return (
    <div ref={notice} className={parts.notice}>
      <div className={parts.strip} aria-hidden="true" />
      <p className={parts.title}>{words}</p>
      {hint && <p className={parts.hint}>{hint}</p>}
      <Link className="button" to={to}>
        {action}
      </Link>
      {children}
    </div>
  );
}
