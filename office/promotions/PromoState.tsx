import css from './PromoState.module.css';
import * as words from '../words/promotions.ts';
import type { PromoCodeRowFragment } from './promotions.graphql.generated.ts';

/** The state of a promo code, as a coloured label. */
export const PromoState = ({ state }: Pick<PromoCodeRowFragment, 'state'>) => (
  <span className={css.state} data-state={state}>
    {words.stateWords[state]}
  </span>
);
