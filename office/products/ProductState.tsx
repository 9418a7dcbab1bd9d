import type { ProductState as State } from '../generated/schema-types.ts';
import * as words from '../words/products.ts';
import css from './ProductState.module.css';

/** The state of a product as a badge. */
export const ProductState = ({ state }: { state: State }) => (
  <span className={css.state} data-state={state}>
    {words.stateWord[state]}
  </span>
);
