import { Link } from 'react-router-dom';
import { cartLinePath } from '../paths.ts';
import * as checkoutWords from '../words/checkout.ts';
import css from './OrderSummary.module.css';

interface LineProblemProps {
  sku: string;
  /** The product's name, for screen readers. */
  name: string;
  /** Why the line can't be bought as it is: a sentence. */
  words: string;
  /** What the link says; by default that the quantity is to be changed. */
  action?: string;
}

/** Why a line can't be bought as it is, and a link to the line in the cart. */
export const LineProblem = ({ sku, name, words, action = checkoutWords.changeQuantity }: LineProblemProps) => (
  <p className={css.problem}>
    {words}{' '}
    <Link to={cartLinePath(sku)} aria-label={checkoutWords.linkFor(action, name)}>
      {action}
    </Link>
  </p>
);
