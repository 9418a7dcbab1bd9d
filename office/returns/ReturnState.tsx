import * as words from '../words/returns.ts';
import type { SaleReturnRowFragment } from './returns.graphql.generated.ts';
import css from './ReturnState.module.css';

/** The state of a return, as a coloured label. */
export const ReturnState = ({ state }: Pick<SaleReturnRowFragment, 'state'>) => (
  <span className={css.state} data-state={state}>
    {words.stateWords[state]}
  </span>
);
