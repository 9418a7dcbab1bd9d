import type { ReactNode } from 'react';
import css from './BillLines.module.css';

/** The lines of a bill. The last one is the total. */
export const BillLines = ({ children }: { children: ReactNode }) => <dl className={css.lines}>{children}</dl>;

interface BillLineProps {
  name: string;
  /** The formatted amount. */
  words: string;
  /** A small text after the name. */
  hint?: string | null;
  /** Whether the line is to the shopper's advantage. */
  saves?: boolean;
}

/** One line of a bill: its name and its amount. */
export function BillLine({ name, words, hint, saves = false }: BillLineProps) {
  return (
    <div className={css.line} data-saves={saves || undefined}>
      <dt>{hint ? <WithHint name={name} hint={hint} /> : name}</dt>
      <dd>{words}</dd>
    </div>
  );
}

interface BillDiscountProps {
  name: string;
  /** The discount; an amount of 0 is no discount, and is shown without emphasis. */
  taken: { amount: number; display: string };
  hint?: string | null;
}

/** The line of a discount. */
export const BillDiscount = ({ name, taken: { amount, display }, hint }: BillDiscountProps) => (
  <BillLine name={name} hint={hint} words={amount > 0 ? `−${display}` : display} saves={amount > 0} />
);

const WithHint = ({ name, hint }: { name: string; hint: string }) => (
  <>
    <span>{name}</span>
    <small>{` ${hint}`}</small>
  </>
);
