import type { ReactNode } from 'react';
import css from './columns.module.css';

interface WaitingProps {
  /** What is loading, in words. */
  words: string;
  /** What is worth knowing meanwhile. */
  hint: string;
  /** What stands here where there is no JavaScript; inside `noscript`. */
  withoutScript?: ReactNode;
}

/** The place of what is bought, while it loads: on a slow line it is read for seconds, so it says something. */
export function Waiting({ words, hint, withoutScript }: WaitingProps) {
  return (
    <div className={css.waiting}>
      <output>{words}</output>
      <p>{hint}</p>
      {withoutScript && <noscript>{withoutScript}</noscript>}
    </div>
  );
}
