import * as words from '../words.ts';
import type { SaleRowFragment } from './orders.graphql.generated.ts';
import css from './SaleStatus.module.css';

/** The state of a sold item, as a coloured label. */
export const SaleStatus = ({ status, statusText }: Pick<SaleRowFragment, 'status' | 'statusText'>) => (
  <span className={css.status} data-status={status}>
    {status === 'OTHER' ? statusText : words.statusWords[status]}
  </span>
);
