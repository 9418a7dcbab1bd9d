import { Link } from 'react-router-dom';
import type { PaidOrderQuery } from '../checkout.graphql.generated.ts';
import { HOME_PATH, ordersPath } from '../../paths.ts';
import { OrderedPiece } from '../OrderedPiece.tsx';
import css from './PaymentSuccess.module.css';

type Payment = NonNullable<NonNullable<PaidOrderQuery['me']>['payment']>;

/** Thanks the shopper by name, and shows what was ordered and what it cost. */
export function OrderReceived({ name, payment: { orderItems, amount } }: { name: string; payment: Payment }) {
  return (
    <div className={css.thanks}>
      <div className={css.pattern} aria-hidden="true" />
      <div className={css.text}>
        <h1>Thank you, {name}!</h1>
        <p className={css.intro}>We have received your order. You will be notified on shipping.</p>
      </div>
      <ul className={css.items} aria-label="What you ordered">
        {orderItems.map((item) => (
          <Item key={item.id} {...item} />
        ))}
      </ul>
      <p className={css.paid}>
        <span>Paid</span> <b>{amount.display}</b>
      </p>
      <div className={css.buttons}>
        <Link className="button" to={ordersPath('All')}>
          View Order Status
        </Link>
        <Link className="button button-quiet" to={HOME_PATH}>
          Back to the home page
        </Link>
      </div>
    </div>
  );
}

const Item = ({ quantity, total, name, image, color }: Payment['orderItems'][number]) => (
  <OrderedPiece image={image} total={total.display}>
    <p>{name}</p>
    <p className={css.details}>{[color, `Quantity ${quantity}`].filter(Boolean).join(' · ')}</p>
  </OrderedPiece>
);
