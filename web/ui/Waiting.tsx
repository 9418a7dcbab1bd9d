import type { ReactNode } from 'react';
import css from './columns.module.css';

interface WaitingProps {
  /** The name of the loading content. */
  words: string;
  /** Useful information meanwhile. */
  hint: string;
  /** The content without JavaScript; inside `noscript`. */
  withoutScript?: ReactNode;
}

/** The placeholder of a purchase while it loads: on a slow connection it is shown for seconds, so it has a message. */
export function Waiting({ words, hint, withoutScript }: WaitingProps) {
  return (
    <div className={css.waiting}>
      <output>{words}</output>
      <p>{hint}</p>
      {withoutScript && <noscript>{withoutScript}</noscript>}
    </div>
  );
}
