import { dayWords } from '../../../schema/days.ts';
import type { ReceivedItemFragment } from '../checkout.graphql.generated.ts';
import { GoesWithPlace } from '../../catalog/suggestions/GoesWithPlace.tsx';
import { OrderedPiece } from '../OrderedPiece.tsx';
import * as checkoutWords from '../../words/checkout.ts';
import * as productWords from '../../words/product.ts';
import css from './PaymentSuccess.module.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { HOME_PATH, ordersPath } from '../../paths.ts';
import * as uiWords from '../../words/ui.ts';

/** No product is left out: an order may be given a second time. */
const NONE: readonly string[] = [];

interface OrderReceivedProps {
  /** The shopper's name; null for none: then the greeting uses the order's name. */
  name: string | null;
  orderItems: readonly ReceivedItemFragment[];
  /** The amount that was paid, or is to be paid in cash, formatted. */
  amount: string;
  /** Whether it is to be paid in cash. */
  isDue?: boolean;
}

/** Thanks the shopper by name, and shows the ordered items and their costs. */
export function OrderReceived({ name, orderItems, amount, isDue = false }: OrderReceivedProps) {
  return (
    <>
      <Thanks name={name ?? orderItems[0]?.shippingAddress.name} hint={<DeliveryDate orderItems={orderItems} />}>
        <ul className={css.items} aria-label={checkoutWords.itemsInOrder}>
          {orderItems.map((item) => (
            <Item key={item.id} {...item} />
          ))}
        </ul>
        <p className={css.paid}>
          <span>{isDue ? checkoutWords.toPayInCash : checkoutWords.paid}</span> <b>{amount}</b>
        </p>
      </Thanks>
      {orderItems[0] && <GoesWithPlace productId={orderItems[0].productId} without={NONE} />}
    </>
  );
}

/** The date by which all items arrive; nothing if one of them has no date. */
function DeliveryDate({ orderItems }: Pick<OrderReceivedProps, 'orderItems'>) {
  const days = orderItems.flatMap(({ deliveryWindow }) => deliveryWindow?.latest ?? []).sort();
  const last = days.at(-1);
  if (last === undefined || days.length < orderItems.length) return null;
  return (
    <p>
      {productWords.deliveryBy} <b>{dayWords(last)}</b>
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

interface ThanksProps {
  /** The name in the greeting; without a name the greeting has none. */
  name: string | null | undefined;
  /** The content below the greeting. */
  hint?: ReactNode;
  /** The ordered items. */
  children?: ReactNode;
}

/** Thanks a shopper by name, explains the next steps, and links to the orders and the home page. */
export function Thanks({ name, hint, children }: ThanksProps) {
  return (
    <div className={css.thanks}>
      <div className={css.pattern} aria-hidden="true" />
      <div className={css.text}>
        <h1>{checkoutWords.thankYou(name ?? undefined)}</h1>
        <p className={css.intro}>{checkoutWords.orderReceived}</p>
        {hint}
      </div>
      {children}
      <div className={css.buttons}>
        <Link className="button" to={ordersPath('All')}>
          {uiWords.viewOrderStatus}
        </Link>
        <Link className="button button-quiet" to={HOME_PATH}>
          {uiWords.backToHomePage}
        </Link>
      </div>
    </div>
  );
}
