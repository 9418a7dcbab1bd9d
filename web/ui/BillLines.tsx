import type { ReactNode } from 'react';
import css from './BillLines.module.css';

/** The lines of a bill. The last one is the total. */
export const BillLines = ({ children }: { children: ReactNode }) => <dl className={css.lines}>{children}</dl>;

interface BillLineProps {
  name: string;
  /** The amount, as it is shown. */
  words: string;
  /** Stands small behind the name. */
  hint?: string | null;
  /** Whether the line is to the shopper's advantage. */
  saves?: boolean;
}

/** One line of a bill: its name and its amount. */
export function BillLine({ name, words, hint, saves = false }: BillLineProps) {
  return (
    <div className={css.line} data-saves={saves || undefined}>
      <dt>
        {name}
        {hint && <small> {hint}</small>}
      </dt>
      <dd>{words}</dd>
    </div>
  );
}
