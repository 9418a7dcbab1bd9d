import { dayWords } from '../../../schema/days.ts';
import type { ReceivedItemFragment } from '../checkout.graphql.generated.ts';
import { OrderedPiece } from '../OrderedPiece.tsx';
import * as checkoutWords from '../../words/checkout.ts';
import * as deliveryWords from '../../words/delivery.ts';
import * as paymentWords from '../../words/payment.ts';
import { Thanks } from './Thanks.tsx';
import css from './PaymentSuccess.module.css';

interface OrderReceivedProps {
  /** The shopper's own name; null for none: then the order's name is greeted. */
  name: string | null;
  orderItems: readonly ReceivedItemFragment[];
  /** What was paid, or is to be paid in cash, as it is shown. */
  amount: string;
  /** Whether it is to be paid in cash. */
  isDue?: boolean;
}

/** Thanks the shopper by name, and shows what was ordered and what it cost. */
export function OrderReceived({ name, orderItems, amount, isDue = false }: OrderReceivedProps) {
  return (
    <Thanks name={name ?? orderItems[0]?.shippingAddress.name} hint={<Arrival orderItems={orderItems} />}>
      <ul className={css.items} aria-label={checkoutWords.itemsInOrder}>
        {orderItems.map((item) => (
          <Item key={item.id} {...item} />
        ))}
      </ul>
      <p className={css.paid}>
        <span>{isDue ? paymentWords.toPayInCash : checkoutWords.paid}</span> <b>{amount}</b>
      </p>
    </Thanks>
  );
}

/** The day by which all items come; nothing when one of them has no such day. */
function Arrival({ orderItems }: Pick<OrderReceivedProps, 'orderItems'>) {
  const days = orderItems.flatMap(({ deliveryWindow }) => deliveryWindow?.latest ?? []).toSorted();
  const last = days.at(-1);
  if (last === undefined || days.length < orderItems.length) return null;
  return (
    <p>
      {deliveryWords.deliveryBy} <b>{dayWords(last)}</b>
    </p>
  );
}

const Item = ({ quantity, total, name, image, color, size, services }: ReceivedItemFragment) => (
  <OrderedPiece image={image} total={total.display}>
    <p>{name}</p>
    <p className={css.details}>
      {[color, size, ...services.map((service) => service.name), checkoutWords.quantityOf(quantity)]
        .filter(Boolean)
        .join(' · ')}
    </p>
  </OrderedPiece>
);
