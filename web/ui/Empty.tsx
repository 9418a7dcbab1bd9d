import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import parts from './parts.module.css';

interface EmptyProps {
  words: string;
  hint?: string;
  to: string;
  action: string;
  /** Another way on, below the first. */
  children?: ReactNode;
}

/** Nothing to show: what is missing in a few words, and the way on. */
export function Empty({ words, hint, to, action, children }: EmptyProps) {
  return (
    <div className={parts.notice}>
      <div className={parts.strip} aria-hidden="true" />
      <p className={parts.words}>{words}</p>
      {hint && <p className={parts.hint}>{hint}</p>}
      <Link className="button" to={to}>
        {action}
      </Link>
      {children}
    </div>
  );
}
