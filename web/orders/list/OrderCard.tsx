import { orderPath } from '../../paths.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Picture } from '../../ui/Picture.tsx';
import type { OrderCardFragment } from '../orders.graphql.generated.ts';
import { DeliveryDate, isKnownMoment, OrderDate } from '../OrderDate.tsx';
import { ReturnNote } from '../returns/ReturnNote.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import * as ordersWords from '../../words/orders.ts';
import css from './List.module.css';

/** One order of the list: its product, status and total. The card links to the order's page. */
export function OrderCard({ order }: { order: OrderCardFragment }) {
  const { orderItemId, shortId, status, statusText, placedAt, quantity, unitPrice, subtotal } = order;
  const { name, category, color, size, services, image } = order;
  return (
    <li className={css.card}>
      <dl className={css.facts}>
        <Fact term={ordersWords.orderId}>{`#${shortId}`}</Fact>
        {isKnownMoment(placedAt) && (
          <Fact term={ordersWords.placedOn} className={css.placed}>
            <OrderDate at={placedAt} />
          </Fact>
        )}
        <Fact term={ordersWords.total} className={css.total}>
          {subtotal.display}
        </Fact>
      </dl>
      <Picture className={css.picture} image={image} alt="" sizes="88px" />
      <div className={css.text}>
        <h2 className={css.name}>
          <Link to={orderPath(orderItemId)}>{name}</Link>
        </h2>
        <p className={css.details}>
          {[category, color, size, ...services.map((service) => service.name)].filter(Boolean).join(' · ')}
        </p>
        <p className={`${css.details} ${css.numbers}`}>
          <span>{ordersWords.quantityOf(quantity)}</span> <span>{ordersWords.each(unitPrice.display)}</span>
        </p>
        <DeliveryDate order={order} className={css.arrival} />
        <ReturnNote order={order} className={css.arrival} />
        <StatusBadge status={status} statusText={statusText} />
      </div>
    </li>
  );
}

const Fact = ({ term, className, children }: { term: string; className?: string | undefined; children: ReactNode }) => (
  <div className={className}>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);
