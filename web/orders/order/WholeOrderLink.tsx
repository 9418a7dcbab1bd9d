import { Link } from 'react-router-dom';
import { wholeOrderPath } from '../../paths.ts';
import * as orderWords from '../../words/whole-order.ts';
import css from './WholeOrder.module.css';

/** Links an item to the page of its order; nothing without one. */
export function WholeOrderLink({ order }: { order: { orderId: string; number: string } | null }) {
  if (!order) return null;
  return (
    <Link className={css.partOf} to={wholeOrderPath(order.orderId)}>
      {orderWords.partOf(order.number)}
    </Link>
  );
}
