import { Link } from 'react-router-dom';
import { dayWords } from '../../../schema/days.ts';
import { returnPath } from '../../paths.ts';
import * as returnsWords from '../../words/returns.ts';
import type { OrderCardFragment } from '../orders.graphql.generated.ts';
import css from './Returns.module.css';

type ReturnableOrder = Pick<OrderCardFragment, 'orderItemId' | 'name' | 'returnUntil' | 'returnableQuantity'>;

/** The last day for a return, and the link to its form; nothing if no piece can be returned now. */
export function ReturnOffer({ order }: { order: ReturnableOrder }) {
  const { orderItemId, name, returnUntil, returnableQuantity } = order;
  if (!returnUntil || returnableQuantity === 0) return null;
  return (
    <div className={css.offer}>
      <p>
        {returnsWords.returnBy} <b className="no-break">{dayWords(returnUntil)}</b>
      </p>
      <Link
        className="button button-quiet"
        to={returnPath(orderItemId)}
        aria-label={returnsWords.returnOrExchangeOf(name)}
      >
        {returnsWords.returnOrExchange}
      </Link>
    </div>
  );
}
